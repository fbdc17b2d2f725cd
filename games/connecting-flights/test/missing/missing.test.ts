/** What a seat is short of, at positions small enough to be worked out by hand. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { facts } from '../../bot/facts.ts';
import type { MissingSet } from '../../rules/missing.ts';
import type { State } from '../../rules/state.ts';
import { act } from '../support/act.ts';
import { offer } from '../support/actions.ts';
import { called, position } from '../support/position.ts';

const factsOf = (state: State, seat = 0) => facts(connectingFlights.view(state, seat));
const missingIn = (state: State, seat = 0) => factsOf(state, seat).missing;
const sources = ({ pieces }: MissingSet) =>
  pieces.map(({ source, card: one, capacity }) => `${source} ${one ?? `truck ${capacity}`}`);

/** Flies London to Paris for 15; a second passenger for Europe has neither plane nor truck. */
const short = {
  seats: 3,
  owned: [
    ['london', 'paris', 'athens', 'plane-2', 'europe-2', 'europe-1'],
    ['lima', 'plane-3'],
    ['nairobi', 'plane-1'],
  ],
  trucks: [[1], [1], [1]],
  coins: [40, 3, 3],
} as const;

describe('a flight short of a plane and a truck', () => {
  const state = position({ ...short, frame: called(3), row: ['plane-1/b'] });

  test('CF-4.3, CF-4.4 the card called completes it with a truck of the bank', () => {
    const completion = missingIn(state)?.row[0];
    expect(completion?.card).toBe(card('plane-1/b'));
    expect(sources(completion?.set as MissingSet)).toEqual([`row ${card('plane-1/b')}`, 'bank truck 1']);
    // Nobody else has the coins: it goes for what is printed on it.
    expect(completion?.set).toMatchObject({ from: 15, to: 25, price: 15, later: 10 });
  });

  test('CF-4.6 the net counts prices, subsidies and taxes, and what later rounds bring', () => {
    const set = missingIn(state)?.row[0]?.set;
    // From 15 to 25 a subsidy of 5 is lost, now and in each of the rounds 6 to 9.
    expect(state.round).toBe(5);
    expect(set).toMatchObject({ tax: -5, net: 10 - 5 - 15 + 4 * (10 - 5) });
  });

  test('CF-4.4 an electric plane needs no truck, and its price is known', () => {
    const sure = missingIn(position(short))?.sets.find(({ pieces }) => pieces.every(({ source }) => source === 'bank'));
    expect(sure?.pieces.map(({ source, price }) => [source, price])).toEqual([['bank', 24]]);
    expect(sure).toMatchObject({ from: 15, to: 25, price: 24 });
  });

  test('CF-4.10 what another seat has is a guess, and says whose it is', () => {
    const offered = missingIn(position(short))?.sets.flatMap(({ pieces }) =>
      pieces.filter(({ seat }) => seat !== null),
    );
    expect(offered?.map(({ source, card: one, seat }) => [source, one, seat])).toContainEqual([
      'seat',
      card('plane-1'),
      2,
    ]);
    const alone = { ...position(short), config: { board: 'world-1', offers: '0' } as const };
    expect(missingIn(alone)?.sets.every(({ pieces }) => pieces.every(({ seat }) => seat === null))).toBe(true);
  });

  test('CF-4.7 a sabotage that is paid off is a piece as well', () => {
    const grounded = position({ ...short, sabotages: { 'engine-failure': 'plane-2' } });
    const lifted = missingIn(grounded)?.sets.find(({ pieces }) => pieces.some(({ source }) => source === 'lift'));
    expect(lifted).toMatchObject({ from: 0, to: 15, price: 8, later: 0 });
  });

  test('is told to nobody but who is to decide', () => {
    expect(missingIn(state, 1)).toBeNull();
    expect(facts(connectingFlights.view(state, 'watcher')).missing).toBeNull();
  });
});

describe('a card up for auction', () => {
  test('CF-4.3 lacks what nobody can sell now', () => {
    const lonely = position({
      seats: 2,
      owned: [['london', 'paris', 'athens', 'plane-2', 'europe-2'], ['lima']],
      trucks: [[1, 1], [1]],
      frame: called(2),
      row: ['plane-2/b'],
    });
    const set = missingIn(lonely)?.row[0]?.set;
    expect(set?.pieces.map(({ source }) => source).sort()).toEqual(['deck', 'row']);
  });
});

describe('CF-4.4 why there are no landing rights', () => {
  const noRights = (state: State) => factsOf(state).noRights;

  test('the real reason is told', () => {
    expect(noRights(position(short))).toBeNull();
    expect(noRights(position({ ...short, event: 'controllers-strike' }))).toEqual({ why: 'closed' });
    expect(noRights(position({ ...short, owned: [['london', 'paris'], [], []] }))).toEqual({ why: 'noPassenger' });
    const poor = noRights(position({ ...short, coins: [4, 3, 3] }));
    expect(poor).toMatchObject({ why: 'coins', coins: 4 });
    expect(noRights({ ...position(short), rented: [1, 0, 0] })).toEqual({ why: 'limit', limit: 1 });
  });
});

describe('CF-4.10 what an offer brings', () => {
  test('one that cannot be good for the other is hopeless, and one that pays is not', () => {
    const market = position(short);
    const cheap = factsOf(act(market, 0, offer(1, { coins: 5 }, { cards: ['plane-3'] })));
    expect(cheap.gains.find(({ seat }) => seat === 1)).toEqual({
      from: 0,
      seat: 1,
      now: 0,
      later: 0,
      printed: 5 - 25,
      hopeless: true,
    });
    const fair = factsOf(act(market, 0, offer(1, { coins: 30 }, { cards: ['plane-3'] })));
    expect(fair.gains.find(({ seat }) => seat === 1)).toMatchObject({ printed: 5, hopeless: false });
  });
});
