/** French is French, with French spaces; English is English. */

import { RULE_IDS, SECTION_IDS, TEXTS } from '@tarmac/connecting-flights/text';
import { expect, test } from 'vitest';
import { everything } from './rendered.ts';

/** Without the name of the game, which is English in every language. */
function bare(sentence: string): string {
  return sentence.replaceAll(TEXTS.en.game.name, '*');
}

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
  const english = /(?<!\p{L})(the|of|and|with|you|your|is|are|to|from|for|coins|cards|it|not|truck|plane)(?!\p{L})/iu;
  const french = /(?<!\p{L})(le|les|des|une|du|et|avec|vous|votre|est|sont|pour|dans|qui|pas)(?!\p{L})/iu;
  for (const { from, sentence } of everything('fr')) expect(bare(sentence), from).not.toMatch(english);
  for (const { from, sentence } of everything('en')) expect(bare(sentence), from).not.toMatch(french);
});

test('French has one word for one thing: tour, pièce, camion-citerne, droits d’atterrissage, proposition', () => {
  for (const { from, sentence } of everything('fr').filter(({ from }) => !from.startsWith('terminal')))
    expect(sentence, from).not.toMatch(
      /(?<!\p{L})(manches?|monnaie|argent|camions?(?!-citernes?)|droits? d’atterrir|ronde|deck)(?!\p{L})/iu,
    );
});

test('English has one word for one thing: coin, truck, plane, landing rights, round', () => {
  for (const { from, sentence } of everything('en'))
    expect(sentence, from).not.toMatch(/\b(money|tankers?|airplanes?|euros?|dollars?)\b/iu);
});

test('every rule and section is translated', () => {
  for (const id of RULE_IDS) expect(TEXTS.fr.rulebook[id], id).not.toBe(TEXTS.en.rulebook[id]);
  for (const id of SECTION_IDS) expect(TEXTS.fr.sections[id], id).not.toBe(TEXTS.en.sections[id]);
});

test('a rule has the same numbers and cites the same rules in both languages', () => {
  const numbers = (sentence: string) => (sentence.match(/CF-[\d.]*\d|\d+/g) ?? []).sort();
  for (const id of RULE_IDS) expect(numbers(TEXTS.fr.rulebook[id]), id).toEqual(numbers(TEXTS.en.rulebook[id]));
});
