/** French is French, with French spaces; English is English. */

import { SHARES } from '@tarmac/airlines-europe/rules';
import { RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/airlines-europe/text';
import { expect, test } from 'vitest';
import { everything } from './rendered.ts';

/** Without the proper names, which are English in every language. */
function bare(sentence: string): string {
  return SHARES.reduce((rest, share) => rest.replaceAll(TEXTS.en.shares[share], '*'), sentence);
}

test('French puts a narrow no-break space before ; : ! ? » and after «', () => {
  for (const { from, sentence } of everything('fr')) {
    expect(sentence, from).not.toMatch(/[^\u202f][;:!?»]/u);
    expect(sentence, from).not.toMatch(/^[;:!?»]/u);
    expect(sentence, from).not.toMatch(/«[^\u202f]/u);
  }
});

test('French elides: no de, le, que, ne, se, je before a vowel', () => {
  for (const { from, sentence } of everything('fr')) {
    expect(sentence, from).not.toMatch(
      /(?<![\p{L}’])(?:(?:de|le|la|que|ne|se|je|jusque|lorsque) [aeiouyéèêàâîôû]|si ils?\b)/iu,
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

test('an amount of money never parts from its unit', () => {
  for (const language of ['en', 'fr'] as const) {
    for (const { from, sentence } of everything(language)) expect(sentence, from).not.toMatch(/\d M(€|\b)/u);
  }
});

test('no English is left in the French texts, and no French in the English ones', () => {
  const english = /\b(the|of|and|with|you|your|is|are|to|from|for|share|shares|it|not)\b/iu;
  const french = /(?<!\p{L})(le|les|des|une|du|et|avec|vous|votre|est|sont|pour|dans|qui|pas)(?!\p{L})/iu;
  for (const { from, sentence } of everything('fr')) expect(bare(sentence), from).not.toMatch(english);
  for (const { from, sentence } of everything('en')) expect(bare(sentence), from).not.toMatch(french);
});

test('French has one word for one thing: liaison, aéroport d’attache, vol long-courrier', () => {
  for (const { from, sentence } of everything('fr'))
    expect(sentence, from).not.toMatch(/(?<!\p{L})(lignes?|base|lointaine?s?)(?!\p{L})/iu);
});

test('every rule and section is translated', () => {
  for (const id of RULE_IDS) expect(TEXTS.fr.rulebook[id], id).not.toBe(TEXTS.en.rulebook[id]);
  for (const id of SECTION_IDS) expect(TEXTS.fr.sections[id], id).not.toBe(TEXTS.en.sections[id]);
});

test('a rule has the same numbers and cites the same rules in both languages', () => {
  const numbers = (sentence: string) => (sentence.match(/AE-[\d.]*\d|\d+/g) ?? []).sort();
  for (const id of RULE_IDS) expect(numbers(TEXTS.fr.rulebook[id]), id).toEqual(numbers(TEXTS.en.rulebook[id]));
});
