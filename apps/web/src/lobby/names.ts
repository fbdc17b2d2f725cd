/** The server's rules for names, so that the form can report problems early. */

import { LIMITS } from '@tarmac/wire/page';

export type NameProblem = 'empty' | 'long' | 'unshown';

/** As in the wire's parser: invisible characters could imitate another name. */
const SHOWN = /^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]|\p{Extended_Pictographic}\ufe0f)+$/u;

export function tidyName(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

export function nameProblem(typed: string): NameProblem | null {
  const name = tidyName(typed);
  if (name === '') return 'empty';
  if (name.length > LIMITS.name) return 'long';
  return SHOWN.test(name) ? null : 'unshown';
}
