/** What the bots say of their choices: true to the sign of the gain, and to how sure they are. */

import { type Explained, TERMS } from '@tarmac/airlines-europe/bot';
import { describeExplained, LANGUAGES, type Language, TEXTS } from '@tarmac/airlines-europe/text';
import { describe, expect, test } from 'vitest';
import { EXPLAINED, namesIn } from './samples.ts';

const say = (language: Language, changes: Partial<Explained> = {}) =>
  describeExplained(language, { ...EXPLAINED, ...changes }, namesIn(language));

describe.each(LANGUAGES)('in %s', (language) => {
  const { terms } = TEXTS[language].reasons;

  test('every term has its own words for more and for less', () => {
    const clauses = Object.values(terms).flatMap(({ more, less }) => [more, less]);
    expect(new Set(clauses).size).toBe(2 * TERMS.length);
  });

  test.each(TERMS)('%s: a gain says more, a loss says less', (term) => {
    const { more, less } = terms[term];
    for (const comparison of ['better', 'close', 'worse'] as const) {
      const gained = say(language, { comparison, reason: { term, gain: 0.1 } }).sentence;
      expect(gained).toContain(more);
      expect(gained).not.toContain(less);
      const lost = say(language, { comparison, reason: { term, gain: -0.1 } }).sentence;
      expect(lost).toContain(less);
      expect(lost).not.toContain(more);
    }
  });
});

const more = { term: 'growth', gain: 0.3 } as const;

test.each([
  [
    { comparison: 'better', reason: more },
    'Buying a licence for Air Amigos on London–Paris is better than taking 8\u00a0M from the bank: it leaves your airlines more room to grow, or those of your rivals less.',
    'Acheter une licence pour Air Amigos sur Londres–Paris vaut mieux que de prendre 8\u00a0M€ à la banque\u202f: cela laisse plus de marge de progression à vos compagnies, ou moins à celles de vos adversaires.',
  ],
  [
    { against: null, comparison: null, reason: null },
    'Buying a licence for Air Amigos on London–Paris is the only serious choice.',
    'Acheter une licence pour Air Amigos sur Londres–Paris est le seul choix sérieux.',
  ],
] as const)('%j', (changes, english, french) => {
  expect(say('en', changes).sentence).toBe(english);
  expect(say('fr', changes).sentence).toBe(french);
});

test('French elides before the other action', () => {
  const { sentence } = say('fr', { against: { type: 'exchange', give: 1 } });
  expect(sentence).toContain('vaut mieux que d’échanger 1 action');
});
