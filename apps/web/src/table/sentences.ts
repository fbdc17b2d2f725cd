/** What happened at a moment, as the log says it. */

import type { Language, PictureWords } from '@tarmac/board';
import type { Moment } from '../backend/backend.ts';
import * as m from '../paraglide/messages.js';

/** Empty where there is nothing to tell, as of a choice made in secret. */
export function sentencesOf(
  { cause, news }: Moment,
  words: PictureWords,
  language: Language,
  scene: unknown,
  names: readonly string[],
): string[] {
  const told = news.map((item) => words.news(language, scene, names, item));
  if (cause === 'undo') return [m.table_log_undone(), ...told];
  return cause === 'upgrade' ? [m.table_log_upgrade(), ...told] : told;
}
