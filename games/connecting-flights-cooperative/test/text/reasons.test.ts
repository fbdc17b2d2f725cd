/** An explanation of the bot becomes a sentence, with its figures in whole numbers. */

import type { Explained } from '@tarmac/connecting-flights-cooperative/bot';
import { describeExplained, type Language, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { expect, test } from 'vitest';
import { EXPLAINED, namesIn } from './samples.ts';

const say = (language: Language, changes: Partial<Explained> = {}) =>
  describeExplained(language, { ...EXPLAINED, ...changes }, namesIn(language));

test('the figures in whole numbers, with an error of 0 only where there is none', () => {
  expect(say('en').figures).toBe(
    'Win chance now 65\u00a0%\u00a0±\u00a03, after it 62\u00a0%\u00a0±\u00a04, 51\u00a0±\u00a02 pawns home at the end',
  );
  expect(say('fr').figures).toBe(
    'Chances de gagner 65\u00a0%\u00a0±\u00a03 maintenant, 62\u00a0%\u00a0±\u00a04 ensuite, 51\u00a0±\u00a02 pions rentrés à la fin',
  );
  expect(say('en', { winShareError: 0.001, pointsError: 0 }).figures).toMatch(/62\s%\s±\s1, 51\s±\s0/);
});

test('a hint tells the chance now and after, each with its error', () => {
  const now = { value: 55, error: 4 };
  const after = { value: 62, error: 3 };
  expect(TEXTS.en.chances(now, after)).toBe('Win chance now 55\u00a0%\u00a0±\u00a04, after it 62\u00a0%\u00a0±\u00a03');
  expect(TEXTS.fr.chances(now, after)).toBe(
    'Chances de gagner 55\u00a0%\u00a0±\u00a04 maintenant, 62\u00a0%\u00a0±\u00a03 ensuite',
  );
});

test.each([
  [
    { comparison: 'better', reason: { term: 'coins', gain: 0.3 } },
    'Buying Ben a truck of 3 is better than ending this phase: it leaves the team more coins.',
    'Acheter pour Ben un camion-citerne de 3 vaut mieux que de terminer cette phase\u202f: cela laisse plus de pièces à l’équipe.',
  ],
  [
    { comparison: 'better', reason: { term: 'home', gain: -0.3 } },
    'Buying Ben a truck of 3 is better than ending this phase, although it brings fewer pawns home this round.',
    'Acheter pour Ben un camion-citerne de 3 vaut mieux que de terminer cette phase, même si cela ramène moins de pions ce tour-ci.',
  ],
  [
    { comparison: 'worse', reason: { term: 'penalties', gain: -0.3 } },
    'Buying Ben a truck of 3 is less good than ending this phase: it costs more in penalties when the round ends.',
    'Acheter pour Ben un camion-citerne de 3 vaut moins que de terminer cette phase\u202f: cela coûte plus de pénalités à la fin du tour.',
  ],
  [
    { comparison: 'close', reason: { term: 'demand', gain: 0.1 } },
    'Buying Ben a truck of 3 is about as good as ending this phase, but leaves more room for the pawns still to come.',
    'Acheter pour Ben un camion-citerne de 3 vaut à peu près autant que de terminer cette phase, mais laisse plus de place aux pions qui viendront encore.',
  ],
  [
    { against: null, comparison: null, reason: null },
    'Buying Ben a truck of 3 is the only serious choice.',
    'Acheter pour Ben un camion-citerne de 3 est le seul choix sérieux.',
  ],
] as const)('%j', (changes, english, french) => {
  expect(say('en', changes).sentence).toBe(english);
  expect(say('fr', changes).sentence).toBe(french);
});

test('French elides « de » before a vowel', () => {
  const { sentence } = say('fr', { against: { type: 'buyTruck', hand: 0, capacity: 2 } });
  expect(sentence).toContain('vaut mieux que d’acheter pour Anna');
});
