/** The news of a moment, as sentences of the log. */

import type { Language, PictureWords } from '@tarmac/board';
import type { Moment } from '../backend/backend.ts';
import * as m from '../paraglide/messages.js';

/** Empty if there is nothing to tell, as for a secret choice. */
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
