/** Typography of each language, and words that betray another language. */

import type { Language } from '../../words/languages.ts';

interface Style {
  /** Forbidden patterns, by requirement. */
  readonly wrong: Readonly<Record<string, RegExp>>;
  /** Frequent words that no other language has. */
  readonly words: RegExp;
}

const ANYWHERE = { 'apostrophes are typographic': /'/u, 'nothing is shouted': /!/u };

export const HOUSE_STYLE: Readonly<Record<Language, Style>> = {
  en: {
    wrong: { ...ANYWHERE, 'no space stands before punctuation': /\s[;:!?.,]/u },
    words:
      /(?<!\p{L})(the|of|and|with|you|your|is|are|to|from|for|stock|cards|coins|shares?|it|not|truck|plane|pawns?)(?!\p{L})/iu,
  },
  fr: {
    wrong: {
      ...ANYWHERE,
      // A '?' in a chain of cities stands for a missing card.
      'a narrow no-break space stands before ; : ! ? » and after «': /(?<!\u202f|–(?=\?))[;:!?»]|«(?!\u202f)/u,
      'de, le, que, ne, se and je elide before a vowel':
        /(?<![\p{L}’-])(?:(?:de|le|la|que|ne|se|je|jusque|lorsque) [aeiouyéèêàâîôû]|si ils?\b)/iu,
    },
    words: /(?<!\p{L})(le|les|des|une|du|et|avec|vous|votre|est|sont|pour|dans|qui|pas|pions?)(?!\p{L})/iu,
  },
};
