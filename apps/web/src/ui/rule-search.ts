/** Finds rules by words, and rule numbers in sentences. */

import type { RulebookSection } from '@tarmac/board';

/** The sections with only the rules that contain all words, in their number, text or section title. */
export function searched(sections: readonly RulebookSection[], words: string): readonly RulebookSection[] {
  const wanted = plain(words).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter(({ id, text }) => {
        const all = plain(`${id} ${section.title} ${text}`);
        return wanted.every((word) => all.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** Ignores accents, capitals and curly apostrophes. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

export interface Part {
  readonly text: string;
  /** The number of a rule or section. */
  readonly isRule: boolean;
}

const NUMBER = /\b([A-Z]{2,4}-\d+(?:\.\d+)?)\b/u;

export function partsOf(text: string): readonly Part[] {
  return text
    .split(NUMBER)
    .map((part, index) => ({ text: part, isRule: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
