/** The list a reader follows: each piece is theirs, still to get, or gone. */

import { connectingFlights, scene } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import { expect, test } from 'vitest';
import { followedFrom, isSameSet, statesOf } from '../../board/missing/logic/following.ts';
import { reasonsFor } from '../../board/trade/logic/reasons.ts';
import { answersIn } from '../../board/trade/logic/talk.ts';
import { facts } from '../../bot/facts.ts';
import type { MissingPiece, MissingSet } from '../../rules/missing.ts';
import type { News } from '../../rules/news.ts';
import type { Offer, State } from '../../rules/state.ts';
import { act, play } from '../support/act.ts';
import { bid, buyTruck, offer, pass, rent, why } from '../support/actions.ts';
import { called, position } from '../support/position.ts';

const piece = (source: MissingPiece['source'], name: string | null, seat: number | null = null): MissingPiece => ({
  source,
  card: name === null ? null : card(name),
  capacity: name === null ? 2 : 0,
  price: 10,
  least: 10,
  seat,
});
const setOf = (...pieces: MissingPiece[]): MissingSet => ({
  pieces,
  price: 10,
  from: 0,
  to: 10,
  tax: 0,
  later: 0,
  again: 0,
  net: 0,
});
const viewOf = (state: State) => connectingFlights.view(state, 0);

test('CF-4.3, CF-4.4 pieces are got one by one, in the auction and in the market', () => {
  const auction = position({
    seats: 2,
    owned: [['london', 'paris', 'plane-1', 'europe-2'], ['lima']],
    coins: [60, 60],
    frame: called(2),
    row: ['plane-2'],
  });
  const board = scene(viewOf(auction));
  const list = followedFrom(
    board,
    viewOf(auction),
    0,
    setOf(piece('row', 'plane-2'), piece('bank', 'moscow'), piece('bank', null)),
  );
  const states = (state: State) => statesOf(board, viewOf(state), 0, list);
  expect(states(auction)).toEqual(['due', 'due', 'due']);
  const won = play(auction, [
    [0, bid(20)],
    [1, pass],
  ]);
  expect(states(won)).toEqual(['have', 'due', 'due']);
  const bought = play(won, [
    [0, rent('moscow')],
    [0, buyTruck(2)],
  ]);
  expect(states(bought)).toEqual(['have', 'have', 'have']);
  const lost = play(auction, [
    [0, pass],
    [1, bid(20)],
  ]);
  expect(states(lost)).toEqual(['gone', 'due', 'due']);
});

test('sets are told apart by their pieces', () => {
  const [one, other] = [setOf(piece('row', 'plane-2')), setOf(piece('seat', 'plane-2', 1))];
  expect(isSameSet(one, { ...one, net: 5 })).toBe(true);
  expect(isSameSet(one, other)).toBe(false);
});

test('CF-4.10 the last answers of this market are told, the newest first', () => {
  const say = (frame: number, ...news: News[]) => ({ frame, news });
  const declined = (from: number): News => ({ kind: 'declined', from, to: 1 });
  const past = [say(1, declined(3)), say(2, { kind: 'marketOpened' }), say(3, declined(2)), say(4, declined(0))];
  expect(answersIn(past, say(4, declined(0)))).toEqual([declined(0), declined(2)]);
  expect(answersIn([], say(1))).toEqual([]);
});

test('CF-4.10 the reasons to choose from are about the offer', () => {
  const state = act(
    position({
      seats: 3,
      owned: [
        ['london', 'paris', 'plane-2', 'europe-2'],
        ['lima', 'plane-1'],
      ],
      trucks: [[1], [1], [1]],
    }),
    1,
    offer(0, { cards: ['plane-1'] }, { cards: ['plane-2'], coins: 5 }),
  );
  const reasons = reasonsFor(state.offers[0] as Offer, facts(viewOf(state)));
  expect(reasons.map(({ code }) => code)).toEqual(['neededFor', 'worthMore', 'noUse', 'tooDear', 'helpsYou']);
  expect(reasons).toContainEqual(why('worthMore', 'plane-2'));
  for (const reason of reasons) {
    expect(connectingFlights.check(state, 0, { type: 'answer', from: 1, accept: false, reason })).toBeNull();
  }
});
