/** What the bots say of their choices: true to the sign of the gain, and to how sure they are. */

import { type Explained, TERMS } from '@tarmac/airlines/bot';
import { describeExplained, LANGUAGES, type Language, TEXTS } from '@tarmac/airlines/text';
import { describe, expect, test } from 'vitest';
import { EXPLAINED, namesIn } from './samples.ts';

const say = (language: Language, changes: Partial<Explained> = {}) =>
  describeExplained(language, { ...EXPLAINED, ...changes }, namesIn(language));

describe.each(LANGUAGES)('in %s', (language) => {
  const { terms, compared } = TEXTS[language].reasons;

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

  test('verdicts differ, and each names both actions in their order', () => {
    const verdicts = Object.values(compared).map((verdict) => verdict('A', 'B'));
    expect(new Set(verdicts).size).toBe(3);
    for (const verdict of verdicts) expect(verdict).toMatch(/^A .* (?:de )?B$/);
  });
});

test('the figures in whole numbers, with an error of 0 only where there is none', () => {
  expect(say('en').figures).toBe('Win share 34\u00a0%\u00a0±\u00a02, 91\u00a0±\u00a03 points at the end');
  expect(say('fr').figures).toBe('Chances de gagner 34\u00a0%\u00a0±\u00a02, 91\u00a0±\u00a03 points à la fin');
  expect(say('en', { winShareError: 0.001, pointsError: 0.2 }).figures).toMatch(/34\s%\s±\s1, 91\s±\s1 points/);
  expect(say('en', { winShareError: 0, pointsError: 0 }).figures).toMatch(/34\s%\s±\s0, 91\s±\s0 points/);
});

const more = { term: 'growth', gain: 0.3 } as const;
const less = { term: 'growth', gain: -0.3 } as const;

test.each([
  [
    { comparison: 'better', reason: more },
    'Playing dotted 5 for BOI on Boston–Havana is better than leaving it at that: it leaves your airlines more room to grow, or those of your rivals less.',
    'Jouer la carte Vol pointillée 5 pour BOI sur Boston–La Havane vaut mieux que d’en rester là\u202f: cela laisse plus de marge de progression à vos compagnies, ou moins à celles de vos adversaires.',
  ],
  [
    { comparison: 'worse', reason: less },
    'Playing dotted 5 for BOI on Boston–Havana is less good than leaving it at that: it leaves your airlines less room to grow, or those of your rivals more.',
    'Jouer la carte Vol pointillée 5 pour BOI sur Boston–La Havane vaut moins que d’en rester là\u202f: cela laisse moins de marge de progression à vos compagnies, ou plus à celles de vos adversaires.',
  ],
  [
    { comparison: 'close', reason: more },
    'Playing dotted 5 for BOI on Boston–Havana is about as good as leaving it at that, but leaves your airlines more room to grow, or those of your rivals less.',
    'Jouer la carte Vol pointillée 5 pour BOI sur Boston–La Havane vaut à peu près autant que d’en rester là, mais laisse plus de marge de progression à vos compagnies, ou moins à celles de vos adversaires.',
  ],
  [
    { comparison: 'better', reason: less },
    'Playing dotted 5 for BOI on Boston–Havana is better than leaving it at that, although it leaves your airlines less room to grow, or those of your rivals more.',
    'Jouer la carte Vol pointillée 5 pour BOI sur Boston–La Havane vaut mieux que d’en rester là, même si cela laisse moins de marge de progression à vos compagnies, ou plus à celles de vos adversaires.',
  ],
  [
    { comparison: 'close', reason: null },
    'Playing dotted 5 for BOI on Boston–Havana is about as good as leaving it at that.',
    'Jouer la carte Vol pointillée 5 pour BOI sur Boston–La Havane vaut à peu près autant que d’en rester là.',
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
