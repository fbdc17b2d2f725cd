/**
 * Quick phrases of the chat. One is sent as its plain text in the sender's language, so that every page and program can show it; a
 * line that is exactly one of them, in any language, is shown in the reader's.
 */

import { LANGUAGES } from '@tarmac/kit/words';
import { tidyChat } from '@tarmac/wire/page';
import * as m from '../paraglide/messages.js';

const PHRASES = [
  m.table_phrase_hello,
  m.table_phrase_well_played,
  m.table_phrase_thanks,
  m.table_phrase_one_moment,
  m.table_phrase_your_turn,
  m.table_phrase_good_game,
] as const;

/** In the reader's language. */
export function phrases(): readonly string[] {
  return PHRASES.map((phrase) => phrase());
}

/** What a line of the chat says to the reader. */
export function inReadersLanguage(text: string): string {
  const known = PHRASES.find((phrase) => LANGUAGES.some((locale) => tidyChat(phrase({}, { locale })) === text));
  return known?.() ?? text;
}
