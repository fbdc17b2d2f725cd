/** None, one, two and many are counted as each language counts them. */

import type { News } from '@tarmac/airlines-europe/rules';
import { describeAction, describeNews, type Language, TEXTS } from '@tarmac/airlines-europe/text';
import { expect, test } from 'vitest';
import { namesIn } from './samples.ts';

test.each([
  ['en', ['0 points', '1 point', '2 points', '21 points', '100 points']],
  ['fr', ['0 point', '1 point', '2 points', '21 points', '100 points']],
] as const)('points in %s', (language, expected) => {
  expect([0, 1, 2, 21, 100].map(TEXTS[language].points)).toEqual(expected);
});

test('money keeps its unit on the line', () => {
  expect(TEXTS.en.money(8)).toBe('8\u00a0M');
  expect(TEXTS.fr.money(8)).toBe('8\u00a0M€');
});

const scored = (held: number, points: number): News => ({
  kind: 'scored',
  share: 'red',
  row: [6, 3, 2, 1, 0],
  held: [held],
  third: null,
  points: [points],
});

const say = (language: Language, news: News): string => describeNews(language, news, namesIn(language));

test.each([
  ['en', 1, 0, 'Days Of Flying Wonders pays 6-3-2-1-0: Anna gets 0 points for 1 share.'],
  ['en', 2, 1, 'Days Of Flying Wonders pays 6-3-2-1-0: Anna gets 1 point for 2 shares.'],
  ['en', 0, 0, 'Days Of Flying Wonders pays 6-3-2-1-0: nobody has a share in the portfolio.'],
  ['fr', 1, 0, 'Days Of Flying Wonders rapporte 6-3-2-1-0\u202f: Anna reçoit 0 point pour 1 action.'],
  ['fr', 2, 1, 'Days Of Flying Wonders rapporte 6-3-2-1-0\u202f: Anna reçoit 1 point pour 2 actions.'],
  ['fr', 0, 0, 'Days Of Flying Wonders rapporte 6-3-2-1-0\u202f: personne n’en a dans son portefeuille.'],
] as const)('in %s, %i shares for %i points', (language, held, points, expected) => {
  expect(say(language, scored(held, points))).toBe(expected);
});

test.each([
  ['en', 1, 'moves 1 space more'],
  ['en', 6, 'moves 6 spaces more'],
  ['fr', 1, 'avance encore de 1 case,'],
  ['fr', 6, 'avance encore de 6 cases,'],
] as const)('in %s, %i spaces of a bonus', (language, spaces, expected) => {
  expect(say(language, { kind: 'bonus', airline: 'white', target: 'paris', spaces, track: 9 })).toContain(expected);
});

test.each([
  ['en', 1, 'Play 1 share of FF Flys'],
  ['en', 5, 'Play 5 shares of FF Flys'],
  ['fr', 1, 'Poser 1 action FF Flys'],
  ['fr', 5, 'Poser 5 actions FF Flys'],
] as const)('in %s, %i shares on a button', (language, count, expected) => {
  expect(describeAction(language, { type: 'play', share: 'green', count }, namesIn(language))).toBe(expected);
});

test.each([
  ['en', 1, '1 unseen card from the hand for 1 Air ABACUS share.'],
  ['en', 3, '3 unseen cards from the hand for 2 Air ABACUS shares.'],
  ['fr', 1, '1 carte cachée de sa main contre 1 action Air ABACUS.'],
  ['fr', 3, '3 cartes cachées de sa main contre 2 actions Air ABACUS.'],
] as const)('in %s, %i cards given up unseen', (language, ordinary, expected) => {
  const acquired = ordinary === 1 ? 1 : 2;
  const backs = { ordinary, abacus: 0 };
  expect(say(language, { kind: 'exchanged', seat: 0, fromPortfolio: [], fromHand: null, backs, acquired })).toContain(
    expected,
  );
});

test.each([
  ['en', ['red'], 'Turned up for the market: Days Of Flying Wonders.'],
  ['en', ['red', 'red', 'blue'], 'market: 2\u00a0×\u00a0Days Of Flying Wonders and Rio Grande Southern Europe.'],
  ['fr', ['red'], 'Nouvelle carte au marché\u202f: Days Of Flying Wonders.'],
  ['fr', ['red', 'blue'], 'Nouvelles cartes au marché\u202f: Days Of Flying Wonders et Rio Grande Southern Europe.'],
] as const)('in %s, cards %j turned up', (language, airlines, expected) => {
  expect(say(language, { kind: 'turnedUp', airlines })).toContain(expected);
});
