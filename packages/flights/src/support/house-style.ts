/** What holds for the texts of both games: no holes, whole sentences, French that is French and English that is English. */

import { expect, test } from 'vitest';
import type { Rendered } from './rendered-words.ts';

type In<Language> = (language: Language) => readonly Rendered[];

const HOLES = /undefined|null|NaN|\[object|\$\{|=>| {2}|\(\)/;

/** The kinds of texts that are whole sentences, and the labels of actions, which are none. */
interface Said {
  readonly everything: readonly Rendered[];
  readonly sentences: Readonly<Record<string, readonly Rendered[]>>;
  readonly labels: readonly Rendered[];
}

/** In one language. */
export function testSentences({ everything, sentences, labels }: Said): void {
  test('no text is empty or has a hole in it', () => {
    for (const { from, sentence } of everything) {
      expect(sentence.trim(), from).toBe(sentence);
      expect(sentence.length, from).toBeGreaterThan(0);
      expect(sentence, from).not.toMatch(HOLES);
    }
  });

  test.each(Object.entries({ ...sentences, labels }))('%s say their facts', (_, said) => {
    for (const { from, sentence, facts } of said) {
      for (const fact of facts) expect(sentence, from).toContain(fact);
    }
  });

  test('news, refusals, frames, cards and reasons are sentences; labels of actions are not', () => {
    for (const { from, sentence } of Object.values(sentences).flat())
      expect(sentence, from).toMatch(/^[\p{Lu}\d].*[.]$/u);
    for (const { from, sentence } of labels) expect(sentence, from).toMatch(/^\p{Lu}.*[^.]$/u);
  });
}

/** `ownWords` are names that are English in every language. */
export function testTypography(everything: In<'en' | 'fr'>, ownWords: readonly string[]): void {
  const bare = (sentence: string) => ownWords.reduce((rest, word) => rest.replaceAll(word, '*'), sentence);

  test('French puts a narrow no-break space before ; : ! ? » and after «', () => {
    for (const { from, sentence } of everything('fr')) {
      // A '?' in a chain of cities stands for a card that is missing.
      const said = sentence.replaceAll('–?', '');
      expect(said, from).not.toMatch(/[^\u202f][;:!?»]/u);
      expect(said, from).not.toMatch(/^[;:!?»]/u);
      expect(said, from).not.toMatch(/«[^\u202f]/u);
    }
  });

  test('French elides: no de, le, que, ne, se, je before a vowel', () => {
    for (const { from, sentence } of everything('fr')) {
      expect(sentence, from).not.toMatch(
        /(?<![\p{L}’-])(?:(?:de|le|la|que|ne|se|je|jusque|lorsque) [aeiouyéèêàâîôû]|si ils?\b)/iu,
      );
    }
  });

  test('apostrophes are typographic', () => {
    for (const language of ['en', 'fr'] as const) {
      for (const { from, sentence } of everything(language)) expect(sentence, from).not.toContain("'");
    }
  });

  test('English has no space before its punctuation', () => {
    for (const { from, sentence } of everything('en')) expect(sentence, from).not.toMatch(/\s[;:!?.,]/u);
  });

  test('no English is left in the French texts, and no French in the English ones', () => {
    const english =
      /(?<!\p{L})(the|of|and|with|you|your|is|are|to|from|for|coins|cards|it|not|truck|plane|pawns?)(?!\p{L})/iu;
    const french = /(?<!\p{L})(le|les|des|une|du|et|avec|vous|votre|est|sont|pour|dans|qui|pas|pions?)(?!\p{L})/iu;
    for (const { from, sentence } of everything('fr')) expect(bare(sentence), from).not.toMatch(english);
    for (const { from, sentence } of everything('en')) expect(bare(sentence), from).not.toMatch(french);
  });

  test('French has one word for one thing: tour, pièce, camion-citerne, droits d’atterrissage', () => {
    for (const { from, sentence } of everything('fr'))
      expect(sentence, from).not.toMatch(
        /(?<!\p{L})(manches?|monnaie|argent|camions?(?!-citernes?)|droits? d’atterrir|ronde|deck)(?!\p{L})/iu,
      );
  });

  test('English has one word for one thing: coin, truck, plane, landing rights, round', () => {
    for (const { from, sentence } of everything('en'))
      expect(sentence, from).not.toMatch(/\b(money|tankers?|airplanes?|euros?|dollars?)\b/iu);
  });
}

/** Of the rulebooks. */
export function testTranslation(
  ids: readonly string[],
  books: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>>,
): void {
  test('every rule and section is translated', () => {
    for (const id of ids) expect(books.fr[id], id).not.toBe(books.en[id]);
  });

  test('a rule has the same numbers and cites the same rules in both languages', () => {
    const numbers = (sentence = '') => (sentence.match(/CF-[\d.]*\d|\d+/g) ?? []).sort();
    for (const id of ids) expect(numbers(books.fr[id]), id).toEqual(numbers(books.en[id]));
  });
}
