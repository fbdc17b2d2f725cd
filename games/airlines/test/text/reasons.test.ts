/** What the bots say of their choices: true to the sign of the gain, and to how sure they are. */

import { type Explained, TERMS } from '@tarmac/airlines/bot';
import { describeExplained, LANGUAGES, type Language, TEXTS } from '@tarmac/airlines/text';
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
    'Playing dotted 5 for BOI on Boston–Havana is better than leaving it at that: it leaves your airlines more room to grow, or those of your rivals less.',
    'Jouer la carte Vol pointillée 5 pour BOI sur Boston–La Havane vaut mieux que d’en rester là\u202f: cela laisse plus de marge de progression à vos compagnies, ou moins à celles de vos adversaires.',
  ],
  [
    { against: null, comparison: null, reason: null },
    'Playing dotted 5 for BOI on Boston–Havana is the only serious choice.',
    'Jouer la carte Vol pointillée 5 pour BOI sur Boston–La Havane est le seul choix sérieux.',
  ],
] as const)('%j', (changes, english, french) => {
  expect(say('en', changes).sentence).toBe(english);
  expect(say('fr', changes).sentence).toBe(french);
});

test('a gain in the term of the rivals is their loss', () => {
  expect(say('en', { reason: { term: 'rivals', gain: 0.2 } }).sentence).toContain(
    'leaves your rivals less of a threat',
  );
  expect(say('fr', { reason: { term: 'rivals', gain: 0.2 } }).sentence).toContain(
    'rend vos adversaires moins menaçants',
  );
});

test('French keeps « de » before a consonant', () => {
  const { sentence } = say('fr', { against: { type: 'play', airline: 'ita', count: 2 } });
  expect(sentence).toContain('vaut mieux que de jouer 2 actions ITA');
});
