/** Names and chat as people may write them: what is tidied up, and what is refused because it cannot be seen or read as it is. */

import { LIMITS } from './protocol.ts';

/**
 * `unshown`: characters that nobody sees. `stacked`: marks without a letter, or piled up on one. `mixed`: a word of
 * letters from two alphabets that look alike.
 */
export type TextProblem = 'empty' | 'long' | 'unshown' | 'stacked';
export type NameProblem = TextProblem | 'mixed';

/**
 * Control, format, private and invisible characters: a name with one could imitate another. The empty pattern of
 * Braille and the musical notehead without ink count as signs, and are blank.
 */
const UNSHOWN = String.raw`\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}`;
/** U+FE0F is allowed only after an emoji, which it colours; anywhere else it is invisible. */
const SHOWN_NAME = new RegExp(String.raw`^(?:[^${UNSHOWN}]|\p{Extended_Pictographic}\ufe0f)+$`, 'u');
/** Chat may join emoji, which takes U+200D and U+FE0F; direction overrides stay out. */
const SHOWN_CHAT = new RegExp(String.raw`^(?:[^${UNSHOWN}]|\n|\u200d|\ufe0f)+$`, 'u');
/** Something with ink. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A mark needs a letter. Letters of Europe have two at most, those of India, Tibet and Burma up to four. */
const STACKED = new RegExp(
  [
    String.raw`(?:^|\s)\p{M}`,
    String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}]\p{M}{3}`,
    String.raw`\p{M}{5}`,
  ].join('|'),
  'u',
);

/** Alphabets with letters that look like those of another. */
const ALPHABETS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].map(
  (script) => new RegExp(String.raw`\p{Script=${script}}`, 'u'),
);

export function tidyName(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

export function tidyChat(typed: string): string {
  return typed
    .normalize('NFC')
    .trim()
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\n{3,}/g, '\n\n');
}

export function nameProblem(typed: string): NameProblem | null {
  const name = tidyName(typed);
  return textProblem(name, LIMITS.name, SHOWN_NAME) ?? (name.split(/[^\p{L}\p{M}]+/u).some(isMixed) ? 'mixed' : null);
}

export function chatProblem(typed: string): TextProblem | null {
  return textProblem(tidyChat(typed), LIMITS.chat, SHOWN_CHAT);
}

function textProblem(text: string, most: number, shown: RegExp): TextProblem | null {
  if (text === '') return 'empty';
  if (text.length > most) return 'long';
  if (STACKED.test(text)) return 'stacked';
  return shown.test(text) && VISIBLE.test(text) ? null : 'unshown';
}

function isMixed(word: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1;
}
