/** None, one, two and many are counted as each language counts them. */

import { describeNews, type Language, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { expect, test } from 'vitest';
import { load, namesIn } from './samples.ts';

test.each([
  ['en', ['0 pawns', '1 pawn', '2 pawns', '21 pawns']],
  ['fr', ['0 pion', '1 pion', '2 pions', '21 pions']],
] as const)('pawns in %s', (language, expected) => {
  expect([0, 1, 2, 21].map(TEXTS[language].pawns)).toEqual(expected);
});

test('a load names its pawns once', () => {
  const said = (language: Language, pawns: Parameters<typeof load>[0]) =>
    TEXTS[language].load(load(pawns), namesIn(language));
  expect(said('en', { asia: 1 })).toBe('1 pawn for Asia');
  expect(said('en', { europe: 1, asia: 2, africa: 1 })).toBe('1 pawn for Europe, 2 for Asia and 1 for Africa');
  expect(said('fr', { europe: 1, asia: 2 })).toBe('1 pion pour l’Europe et 2 pour l’Asie');
});

test.each([
  [1, 1, 'Anna ends the flights: 1 pawn came home this round, 1 is left on the board.'],
  [4, 11, 'Anna ends the flights: 4 pawns came home this round, 11 are left on the board.'],
])('%i home and %i left', (home, left, expected) => {
  expect(describeNews('en', { kind: 'flightsClosed', seat: 0, home, left }, namesIn('en'))).toBe(expected);
});

test.each([
  [
    1,
    'The game is lost (CF-6.6): 1 pawn is left after the flights of round 10; 49 came home.',
    'La partie est perdue (CF-6.6)\u202f: 1 pion encore sur le plateau après les vols du tour 10\u202f; 49 sont rentrés.',
  ],
  [
    3,
    'The game is lost (CF-6.6): 3 pawns are left after the flights of round 10; 49 came home.',
    'La partie est perdue (CF-6.6)\u202f: 3 pions encore sur le plateau après les vols du tour 10\u202f; 49 sont rentrés.',
  ],
])('a game lost with %i left', (left, english, french) => {
  const news = { kind: 'ended', won: false, round: 10, home: 49, left } as const;
  expect(describeNews('en', news, namesIn('en'))).toBe(english);
  expect(describeNews('fr', news, namesIn('fr'))).toBe(french);
});

test('penalties that cannot be paid in full', () => {
  const news = { kind: 'penalties', crowded: ['cairo'], full: ['asia'], unequal: true, due: 20, paid: 1 } as const;
  expect(describeNews('en', news, namesIn('en'))).toBe(
    'Penalties: Cairo is crowded; all pawns for Asia are on the board; the hands are unequal. That costs 20 coins, of which 1 is there.',
  );
  expect(describeNews('fr', { ...news, paid: 20 }, namesIn('fr'))).toBe(
    'Pénalités\u202f: trop de monde au Caire\u202f; tous les pions pour l’Asie sur le plateau\u202f; des mains inégales. Cela coûte 20 pièces.',
  );
});

test('several crowded airports and full colours are told in one breath', () => {
  const news = { kind: 'penalties', crowded: ['cairo', 'tokyo'], full: ['asia', 'europe'], unequal: false } as const;
  expect(describeNews('en', { ...news, due: 30, paid: 30 }, namesIn('en'))).toBe(
    'Penalties: Cairo and Tokyo are crowded; all pawns for Asia and Europe are on the board. That costs 30 coins.',
  );
  expect(describeNews('fr', { ...news, due: 30, paid: 30 }, namesIn('fr'))).toBe(
    'Pénalités\u202f: trop de monde au Caire et à Tokyo\u202f; tous les pions pour l’Asie et l’Europe sur le plateau. Cela coûte 30 pièces.',
  );
});
