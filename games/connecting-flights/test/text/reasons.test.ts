/** An explanation of the bot becomes a sentence, with its figures in whole numbers. */

import type { Explained } from '@tarmac/connecting-flights/bot';
import { describeExplained, type Language } from '@tarmac/connecting-flights/text';
import { expect, test } from 'vitest';
import { EXPLAINED, namesIn } from './samples.ts';

const say = (language: Language, changes: Partial<Explained> = {}) =>
  describeExplained(language, { ...EXPLAINED, ...changes }, namesIn(language));

test('the figures in whole numbers, with an error of 0 only where there is none', () => {
  expect(say('en').figures).toBe('Win share 34\u00a0%\u00a0±\u00a02, revenue of 61\u00a0±\u00a03 in the last round');
  expect(say('fr').figures).toBe(
    'Chances de gagner 34\u00a0%\u00a0±\u00a02, revenu de 61\u00a0±\u00a03 au dernier tour',
  );
  expect(say('en', { winShareError: 0.001, pointsError: 0 }).figures).toMatch(/34\s%\s±\s1, revenue of 61\s±\s0/);
});

const more = { term: 'cash', gain: 0.3 } as const;
const less = { term: 'cash', gain: -0.3 } as const;

test.each([
  [
    { comparison: 'better', reason: more },
    'Bidding 27 is better than passing: it leaves you more coins to bid and buy with, or your rivals fewer.',
    'Miser 27 vaut mieux que de passer\u202f: cela vous laisse plus de pièces pour les enchères et le marché, ou moins à vos adversaires.',
  ],
  [
    { comparison: 'better', reason: less },
    'Bidding 27 is better than passing, although it leaves you fewer coins to bid and buy with, or your rivals more.',
    'Miser 27 vaut mieux que de passer, même si cela vous laisse moins de pièces pour les enchères et le marché, ou plus à vos adversaires.',
  ],
  [
    { comparison: 'close', reason: null },
    'Bidding 27 is about as good as passing.',
    'Miser 27 vaut à peu près autant que de passer.',
  ],
  [
    { against: null, comparison: null, reason: null },
    'Bidding 27 is the only serious choice.',
    'Miser 27 est le seul choix sérieux.',
  ],
] as const)('%j', (changes, english, french) => {
  expect(say('en', changes).sentence).toBe(english);
  expect(say('fr', changes).sentence).toBe(french);
});

test('French elides « de » before a vowel', () => {
  const { sentence } = say('fr', { against: { type: 'addAirport', city: 'tokyo' } });
  expect(sentence).toContain('vaut mieux que d’ajouter Tokyo');
});
