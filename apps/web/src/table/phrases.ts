/** Quick phrases of the chat in the reader's language. */

import { LANGUAGES } from '@tarmac/kit/words';
import { PHRASE_CODES, type Phrase, tidyChat } from '@tarmac/wire/page';
import * as m from '../paraglide/messages.js';

const WORDS: Readonly<Record<Phrase, typeof m.table_phrase_hello>> = {
  hello: m.table_phrase_hello,
  'well-played': m.table_phrase_well_played,
  thanks: m.table_phrase_thanks,
  'one-moment': m.table_phrase_one_moment,
  'your-turn': m.table_phrase_your_turn,
  'good-game': m.table_phrase_good_game,
};

export const wordsOf = (phrase: Phrase): string => WORDS[phrase]();

/** What a line of the chat says to the reader. Pages said phrases as plain text of their language once, and such lines are kept. */
export function inReadersLanguage(text: string, phrase?: Phrase): string {
  const said =
    phrase ?? PHRASE_CODES.find((one) => LANGUAGES.some((locale) => tidyChat(WORDS[one]({}, { locale })) === text));
  // A newer server may know more phrases than this page.
  return said !== undefined && Object.hasOwn(WORDS, said) ? wordsOf(said) : text;
}
