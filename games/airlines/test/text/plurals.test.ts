/** None, one, two and many are counted as each language counts them. */

import type { News } from '@tarmac/airlines/rules';
import { describeAction, describeNews, type Language, TEXTS } from '@tarmac/airlines/text';
import { expect, test } from 'vitest';
import { namesIn } from './samples.ts';

test.each([
  ['en', ['0 points', '1 point', '2 points', '21 points', '100 points']],
  ['fr', ['0 point', '1 point', '2 points', '21 points', '100 points']],
] as const)('points in %s', (language, expected) => {
  expect([0, 1, 2, 21, 100].map(TEXTS[language].points)).toEqual(expected);
});

const scored = (held: number, points: number): News => ({
  kind: 'scored',
  airline: 'ita',
  markers: held === 2 ? 1 : 11,
  held: [held],
  third: null,
  points: [points],
});

const say = (language: Language, news: News): string => describeNews(language, news, namesIn(language));

test.each([
  ['en', 1, 0, 'ITA has 11 markers on the board: Anna gets 0 points for 1 stock card.'],
  ['en', 2, 1, 'ITA has 1 marker on the board: Anna gets 1 point for 2 stock cards.'],
  ['en', 0, 0, 'ITA has 11 markers on the board: nobody has laid any of its stock.'],
  ['fr', 1, 0, 'ITA a 11 marqueurs sur le plateau\u202f: Anna reçoit 0 point pour 1 action.'],
  ['fr', 2, 1, 'ITA a 1 marqueur sur le plateau\u202f: Anna reçoit 1 point pour 2 actions.'],
  ['fr', 0, 0, 'ITA a 11 marqueurs sur le plateau\u202f: personne n’a posé d’action de cette compagnie.'],
] as const)('in %s, %i stock cards for %i points', (language, held, points, expected) => {
  expect(say(language, scored(held, points))).toBe(expected);
});

test.each([
  ['en', 1, 'Play 1 stock card of ITA'],
  ['en', 5, 'Play 5 stock cards of ITA'],
  ['fr', 1, 'Jouer 1 action ITA'],
  ['fr', 5, 'Jouer 5 actions ITA'],
] as const)('in %s, %i stock cards on a button', (language, count, expected) => {
  expect(describeAction(language, { type: 'play', airline: 'ita', count }, namesIn(language))).toBe(expected);
});

test.each([
  ['en', 1, '1 discarded card is shuffled'],
  ['en', 12, '12 discarded cards are shuffled'],
  ['fr', 1, '1 carte de la défausse forme la nouvelle pioche.'],
  ['fr', 12, '12 cartes de la défausse sont mélangées et forment la nouvelle pioche.'],
] as const)('in %s, %i discards make the pile', (language, count, expected) => {
  expect(say(language, { kind: 'flightsShuffled', count })).toContain(expected);
});

test.each([
  ['en', ['tav'], 'The pile is empty: TAV, being inactive, leaves the row for good.'],
  ['en', ['tav', 'ruk', 'tav'], 'empty: 2\u00a0×\u00a0TAV and RUK, being inactive, leave the row for good.'],
  ['fr', ['tav'], 'La pioche est vide\u202f: TAV, inactive, quitte la rangée pour de bon.'],
  ['fr', ['tav', 'ruk'], 'TAV et RUK, inactives, quittent la rangée pour de bon.'],
] as const)('in %s, cards %j that leave by themselves', (language, airlines, expected) => {
  expect(say(language, { kind: 'removed', seat: null, airlines })).toContain(expected);
});

test.each([
  ['en', 1, 'for 1 turn:'],
  ['en', 6, 'for 6 turns:'],
  ['fr', 1, 'en 1 tour\u202f:'],
  ['fr', 6, 'en 6 tours\u202f:'],
] as const)('in %s, %i idle turns', (language, turns, expected) => {
  expect(say(language, { kind: 'stalemate', turns, routesOpen: true })).toContain(expected);
});
