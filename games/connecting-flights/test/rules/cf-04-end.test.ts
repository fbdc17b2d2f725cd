/** CF-4.8, CF-4.9: the end of a round, and of the game. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import { expectRefusal, frameKind, newsOf, seatsToAct } from '../support/act.ts';
import { chain, fly, leg, order, stayHome } from '../support/actions.ts';
import { type Position, planning, position } from '../support/position.ts';
import { allFly } from '../support/standing.ts';

describe('CF-4.8 the end of a round', () => {
  const before = position({
    seats: 3,
    round: 4,
    players: ['trader', 'fuel-merchant', 'aircraft-engineer'],
    event: 'regional-aid',
    frame: planning(3),
    owned: [['paris'], ['london']],
    rights: { london: 0, cairo: 1 },
    coins: [40, 40, 40],
  });
  const next = () => allFly(before, [], ['sealed-offers', 'plane-1', 'africa-1']);

  test('CF-4.8 landing rights and loans go back', () => {
    const { state } = next();
    expect(state.rightsOf.every((seat) => seat === -1)).toBe(true);
    expect(state.where[card('london')]).toBe(1);
    expect(state.rented).toEqual([0, 0, 0]);
  });

  test('CF-4.8 the next player clockwise is first player', () => {
    expect(before.firstSeat).toBe(0);
    const { state, news } = next();
    expect(state.firstSeat).toBe(1);
    expect(newsOf(news, 'roundBegan')).toEqual([{ kind: 'roundBegan', round: 5, firstSeat: 1 }]);
    expect(seatsToAct(state)).toEqual([1]);
    const last = position({ seats: 3, round: 6, firstSeat: 2, event: 'regional-aid', frame: planning(3) });
    expect(allFly(last, []).state.firstSeat).toBe(0);
  });

  test('CF-4.8 the event deck is replaced after rounds 3 and 7, and only then', () => {
    const stageAfter = (round: number) => {
      const event = round <= 3 ? 'start-up-grant' : round <= 7 ? 'regional-aid' : 'open-skies';
      const ending = position({ seats: 2, round, firstSeat: (round - 1) % 2, event, frame: planning(2) });
      return newsOf(allFly(ending, []).news, 'nextStage').map(({ stage }) => stage);
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(stageAfter)).toEqual([[], [], [2], [], [], [], [3], [], []]);
  });

  test('CF-4.8 cards that pay at the end of a round do', () => {
    const paying = position({
      seats: 2,
      round: 4,
      event: 'regional-aid',
      players: ['investment-manager', 'trader'],
      frame: planning(2),
      coins: [25, 40],
    });
    // A subsidy of 10, then 1 for every full 10 of 35.
    expect(newsOf(allFly(paying, []).news, 'abilityPaid')).toEqual([
      { kind: 'abilityPaid', seat: 0, player: 'investment-manager', coins: 3 },
    ]);
  });
});

const OWNED = [
  ['london', 'paris', 'plane-3', 'europe-3', 'plane-1', 'europe-1'],
  ['cairo', 'johannesburg', 'plane-3/b', 'africa-3', 'plane-1/b', 'africa-1'],
  ['new-york', 'los-angeles', 'plane-3/c', 'north-america-3'],
];

/** Round 10, and all are about to fly for the last time. */
function last(wish: Position = {}) {
  return position({
    seats: 3,
    round: 10,
    players: ['trader', 'fuel-merchant', 'aircraft-engineer'],
    event: 'carbon-levy',
    frame: planning(3),
    owned: OWNED,
    trucks: [[2], [2], [2]],
    coins: [20, 20, 20],
    ...wish,
  });
}

const EUROPE = fly(chain('london', leg('plane-3', 2, 'europe-3', 'paris')));
const AFRICA = fly(chain('cairo', leg('plane-3/b', 2, 'africa-3', 'johannesburg')));
const AMERICA = fly(chain('new-york', leg('plane-3/c', 2, 'north-america-3', 'los-angeles')));

describe('CF-4.9 the end of the game', () => {
  test('CF-4.9 comes with the flights of round 10: no taxes, no sabotage', () => {
    const { state, news } = allFly(last(), [EUROPE]);
    expect([frameKind(state), state.round, state.phase]).toEqual(['over', 10, 'flights']);
    expect(seatsToAct(state)).toEqual([]);
    expect([newsOf(news, 'taxed'), newsOf(news, 'saboteurs')]).toEqual([[], []]);
    expect(state.coins).toEqual([40, 20, 20]);
    expectRefusal(state, 0, stayHome, 'gameOver');
    expectRefusal(state, 0, order(true), 'gameOver');
  });

  test('CF-4.9 not before', () => {
    expect(connectingFlights.outcome(last())).toBeNull();
    const ninth = position({ seats: 3, round: 9, event: 'open-skies', frame: planning(3), firstSeat: 2 });
    expect(allFly(ninth, []).state.round).toBe(10);
  });

  test('CF-4.9 the highest revenue of that phase wins, whatever the coins', () => {
    const { state } = allFly(last({ coins: [0, 90, 90] }), [EUROPE]);
    expect(connectingFlights.outcome(state)).toEqual({ ranks: [1, 2, 2], scores: [20, 0, 0], rule: 'CF-4.9' });
  });

  test('CF-4.9 before tax: nobody is behind for earning more', () => {
    const wish: Position = {
      owned: [[...(OWNED[0] ?? []), 'cairo', 'plane-3/b', 'africa-3'], OWNED[2] ?? []],
      trucks: [[1, 2], [1]],
      coins: [0, 90, 90],
    };
    // 40 would be taxed 5, 20 nothing.
    const forty = chain('london', leg('plane-3', 1, 'europe-3', 'paris'), leg('plane-3/b', 2, 'africa-3', 'cairo'));
    const twenty = chain('new-york', leg('plane-3/c', 1, 'north-america-3', 'los-angeles'));
    const { state } = allFly(last(wish), [fly(forty), fly(twenty)]);
    expect(connectingFlights.outcome(state)).toMatchObject({ ranks: [1, 2, 3], scores: [40, 20, 0] });
  });
});

describe('CF-4.9 ties', () => {
  const ranked = (wish: Position, plans: Parameters<typeof allFly>[1]) => {
    const { state, news } = allFly(last(wish), plans);
    expect(newsOf(news, 'ended')[0]?.ranks).toEqual(connectingFlights.outcome(state)?.ranks);
    return { ranks: connectingFlights.outcome(state)?.ranks, standings: newsOf(news, 'ended')[0]?.standings };
  };

  test('CF-4.9 first: revenue without flights that end on landing rights', () => {
    const rented: Position = {
      owned: [OWNED[0] ?? [], ['cairo', 'plane-3/b', 'africa-3']],
      rights: { johannesburg: 1 },
      coins: [0, 90, 0],
    };
    const { ranks, standings } = ranked(rented, [EUROPE, AFRICA]);
    expect(ranks).toEqual([1, 2, 3]);
    expect(standings?.map(([revenue, without]) => [revenue, without])).toEqual([
      [20, 20],
      [20, 0],
      [0, 0],
    ]);
  });

  test('CF-4.9 a loan counts as landing rights', () => {
    const borrowed: Position = {
      owned: [OWNED[0] ?? [], ['cairo', 'plane-3/b', 'africa-3'], ['johannesburg']],
      rights: { johannesburg: 1 },
      coins: [0, 90, 0],
    };
    expect(ranked(borrowed, [EUROPE, AFRICA]).ranks).toEqual([1, 2, 3]);
  });

  test('CF-4.9 and the bonuses of such flights are left out too', () => {
    const fair: Position = {
      event: 'world-fair',
      named: 'africa',
      owned: [['london', 'paris', 'plane-3', 'europe-3', 'plane-1', 'africa-1']],
      rights: { dakar: 0 },
      trucks: [[1, 2]],
    };
    const plan = fly(chain('london', leg('plane-3', 1, 'europe-3', 'paris'), leg('plane-1', 2, 'africa-1', 'dakar')));
    expect(ranked(fair, [plan]).standings?.[0]?.slice(0, 2)).toEqual([34, 20]);
  });

  test('CF-4.9 then the continents flown from or to', () => {
    const far = fly(chain('paris', leg('plane-3', 2, 'africa-3', 'cairo')));
    const abroad: Position = {
      owned: [
        ['paris', 'cairo', 'plane-3', 'africa-3'],
        ['london', 'moscow', 'plane-1', 'europe-1', 'athens', 'plane-1/b', 'europe-1/b'],
      ],
      trucks: [[2], [1, 1]],
      coins: [0, 90, 0],
    };
    const near = fly(
      chain('london', leg('plane-1', 1, 'europe-1', 'moscow'), leg('plane-1/b', 1, 'europe-1/b', 'athens')),
    );
    const { ranks, standings } = ranked(abroad, [far, near]);
    expect(ranks).toEqual([1, 2, 3]);
    expect(standings?.map((all) => all[2])).toEqual([2, 1, 0]);
  });

  test('CF-4.9 invalid flights touch no continent', () => {
    const invalid = fly(
      chain('london', leg('plane-3', 2, 'europe-3', 'paris')),
      chain('cairo', leg(null, 0, null, null)),
    );
    const wish: Position = { owned: [['london', 'paris', 'plane-3', 'europe-3', 'cairo']] };
    expect(ranked(wish, [invalid]).standings?.[0]?.[2]).toBe(1);
  });

  test('CF-4.9 then coins', () => {
    expect(ranked({ coins: [20, 21, 90] }, [EUROPE, AFRICA]).ranks).toEqual([2, 1, 3]);
  });

  test('CF-4.9 after the penalty for unused rights', () => {
    const wish: Position = { rights: { moscow: 0 }, coins: [25, 20, 20] };
    const { ranks, standings } = ranked(wish, [EUROPE, AFRICA]);
    expect(standings?.map((all) => all[3])).toEqual([36, 40, 20]);
    expect(ranks).toEqual([2, 1, 3]);
  });

  test('CF-4.9 and after the last claims', () => {
    const wish: Position = {
      owned: [OWNED[0] ?? [], [...(OWNED[1] ?? []), 'electric-1', 'electric-2']],
      identities: ['first-class', 'green-pioneer'],
      orders: [true, true, true],
      coins: [30, 20, 20],
    };
    expect(ranked(wish, [EUROPE, AFRICA]).ranks).toEqual([2, 1, 3]);
  });

  test('CF-4.9 then the victory is shared', () => {
    expect(ranked({}, [EUROPE, AFRICA, AMERICA]).ranks).toEqual([1, 1, 1]);
    expect(ranked({}, [EUROPE, AFRICA]).ranks).toEqual([1, 1, 3]);
    expect(ranked({}, []).ranks).toEqual([1, 1, 1]);
  });

  test('CF-4.9 those behind are ranked in the same way', () => {
    expect(ranked({ coins: [20, 30, 40] }, [EUROPE]).ranks).toEqual([1, 3, 2]);
  });
});
