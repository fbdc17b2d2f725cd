/** AE-4.2 to 4.6 checked against a second reading of the board, and AE-4.11: the end when every airline is blocked. */

import { describe, expect, test } from 'vitest';
import { airlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { act, actAndHear, expectRefusal, frameKind, newsOf, seatsToAct } from '../support/act.ts';
import { buy } from '../support/actions.ts';
import { cardsOf, playing, SEAT_NUMBERS, scoringNext } from '../support/booklet.ts';
import { allBannedBut, crowding } from '../support/crowding.ts';
import { lawfulLicences } from '../support/oracle.ts';
import { cardsIn, MARKET, planesOf, position, trackOf } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';

function asKey(action: unknown): string {
  return JSON.stringify(Object.entries(action as object).sort());
}

test.each(SEAT_NUMBERS)(
  'AE-4.2 to 4.6 the licences listed are those a slow second reading of the board finds, %i players',
  (seats) => {
    for (const seed of [1, 2]) {
      for (const state of crowding(seats, seed).states) {
        const lawful = lawfulLicences(smallBoard, state).map(({ airline, route, licence }) => {
          return buy(airline, route, licence);
        });
        const listed = airlinesEurope.actions(state, 0).filter((action) => action.type === 'buy');
        expect(listed.map(asKey).sort()).toEqual(lawful.map(asKey).sort());
      }
    }
  },
);

test('AE-4.2 to 4.6 what is not listed is refused', () => {
  for (const state of crowding(3, 3).states) {
    const lawful = new Set(lawfulLicences(smallBoard, state).map((found) => JSON.stringify(found)));
    for (const airline of playing(3)) {
      for (const route of smallBoard.routes) {
        route.licences.forEach((cost, licence) => {
          const refused = airlinesEurope.check(state, 0, buy(airline, route.id, licence)) !== null;
          expect(refused).toBe(!lawful.has(JSON.stringify({ airline, route: route.id, licence, cost })));
        });
      }
    }
  }
});

describe('AE-4.11 blocked airlines', () => {
  test.each(SEAT_NUMBERS)('AE-4.11 the end comes with the purchase that blocks the last, %i players', (seats) => {
    for (let seed = 1; seed <= 6; seed++) {
      const { states, last } = crowding(seats, seed);
      for (const state of states) expect(lawfulLicences(smallBoard, state)).not.toEqual([]);
      expect(lawfulLicences(smallBoard, last)).toEqual([]);
      expect(last.endedBy).toBe('AE-4.11');
      expect(frameKind(last)).toBe('over');
    }
  });

  test('AE-4.11 an airline that is blocked stays so', () => {
    const { states } = crowding(4, 7);
    let blocked = new Set<string>();
    for (const state of states) {
      const open = lawfulLicences(smallBoard, state).map((licence) => licence.airline);
      for (const airline of blocked) expect(open).not.toContain(airline);
      blocked = new Set(playing(4).filter((airline) => !open.includes(airline)));
    }
    expect(blocked.size).toBeGreaterThan(0);
  });

  test('AE-4.11 one blocked airline ends nothing', () => {
    const state = position({ contrived: true, flightBan: true, circles: onlyGray({ free: 2 }) });
    expectRefusal(state, 0, buy('red', 'berlin-vienna'), 'routeFull');
    expect(frameKind(act(state, 0, buy('gray', 'london-paris')))).toBe('second');
  });

  test('AE-4.11 money aside: who cannot pay is not blocked', () => {
    const state = act(lastPurchases({ free: 2, cash: 1 }), 0, buy('gray', 'london-paris'));
    expect(frameKind(state)).not.toBe('over');
    expect(state.cash[0]).toBe(0);
  });

  test('AE-4.11 no second licence and no share, and one last scoring with the third Air ABACUS row', () => {
    const before = lastPurchases({ free: 1, cash: 8 });
    const { state, news } = actAndHear(before, 0, buy('gray', 'london-paris'), []);
    expect(frameKind(state)).toBe('over');
    expect(seatsToAct(state)).toEqual([]);
    expectRefusal(state, 0, { type: 'draw' }, 'gameOver', 'AE-4.11');
    expect(newsOf(news, 'allBlocked')).toHaveLength(1);
    expect(newsOf(news, 'took')).toEqual([]);
    expect(newsOf(news, 'marketCleared')).toEqual([]);
    expect(newsOf(news, 'scoringBegan')).toEqual([{ kind: 'scoringBegan', number: 3 }]);
    expect(newsOf(news, 'scored').at(-1)).toMatchObject({ share: 'abacus', row: [16, 8, 4, 2, 1], points: [8, 16, 0] });
    expect(state.market).toEqual(MARKET);
    expect(cardsIn(state.hands[0])).toEqual({ white: 3 });
    // Starting VP, 3 for a gray share in the first zone, and Air ABACUS.
    expect(state.scores).toEqual([1 + 3 + 8, 2 + 16, 3]);
    expect(airlinesEurope.outcome(state)).toEqual({ rule: 'AE-4.11', ranks: [2, 1, 3], scores: [12, 18, 3] });
  });

  test('AE-4.11 the third row whatever was scored before', () => {
    for (const number of [1, 2, 3] as const) {
      const state = lastPurchases({ free: 1, cash: 8, deck: scoringNext(3, number) });
      const { news } = actAndHear(state, 0, buy('gray', 'london-paris'), []);
      expect(newsOf(news, 'scoringEnded').map((item) => item.points)).toEqual([[11, 16, 0]]);
    }
  });

  test('AE-4.11 the second licence of a turn ends it too', () => {
    const first = act(lastPurchases({ free: 2, cash: 8 }), 0, buy('gray', 'london-paris'));
    const { state } = actAndHear(first, 0, buy('gray', 'london-stockholm'), []);
    expect(frameKind(state)).toBe('over');
    expect(state.endedBy).toBe('AE-4.11');
  });

  test('AE-4.11 the bonus of the last purchase is moved before the scoring', () => {
    const circles = allBannedBut({
      'rome-athens': ['orange', 'ban'],
      'paris-rome': ['orange', 'ban'],
      'london-paris': [null, 'ban', 'ban'],
    });
    const state = position({ contrived: true, flightBan: true, circles, portfolios: [{ orange: 1 }] });
    const { state: after, news } = actAndHear(state, 0, buy('orange', 'london-paris'));
    expect(trackOf(after, 'orange')).toBe(14);
    expect(newsOf(news, 'scored').find((scored) => scored.share === 'orange')).toMatchObject({
      row: [6, 3, 2, 1, 0],
      points: [6, 0, 0],
    });
  });

  test('AE-4.11 airlines without airplanes count as done', () => {
    // White comes to Paris, which in a game of three is nobody's home, and could go on to Madrid.
    const soon = {
      'stockholm-moscow': ['white', 'ban', 'ban'],
      'london-stockholm': ['white', 'ban'],
      'vienna-moscow': ['white'],
      'moscow-ankara': ['white', 'ban'],
      'athens-ankara': ['white', 'ban'],
      'london-paris': [null, 'ban', 'ban'],
      'paris-madrid': [null, 'ban'],
    } as const;
    const two = position({ contrived: true, flightBan: true, circles: allBannedBut(soon) });
    expect(planesOf(two, 'white')).toBe(2);
    expect(frameKind(act(two, 0, buy('white', 'london-paris')))).toBe('second');
    const one = position({
      contrived: true,
      flightBan: true,
      circles: allBannedBut({ ...soon, 'ankara-tehran': ['white'] }),
    });
    expect(planesOf(one, 'white')).toBe(1);
    expect(frameKind(act(one, 0, buy('white', 'london-paris')))).toBe('over');
  });

  test('AE-4.11 with two players the fictitious third counts', () => {
    const state = position({
      seats: 2,
      contrived: true,
      flightBan: true,
      circles: onlyGray({ free: 1 }),
      hands: [{ gray: 3 }],
      portfolios: [{ gray: 1 }, { abacus: 1 }],
    });
    const { state: after, news } = actAndHear(state, 0, buy('gray', 'london-paris'), []);
    const [third] = newsOf(news, 'thirdPortfolio');
    expect(cardsIn(third?.shares)).toEqual({
      ...Object.fromEntries(playing(2).map((airline) => [airline, cardsOf(airline, 2)])),
      gray: 8 - 4,
      abacus: 19,
    });
    // Second place in the first zone is worth 1, in the third Air ABACUS row 8.
    expect(after.scores).toEqual([1 + 1, 2 + 8]);
  });
});

/** Gray may still go to Paris, and with two licences free to Stockholm as well; nobody else may go anywhere. */
function onlyGray({ free }: { free: 1 | 2 }) {
  return allBannedBut({
    'london-paris': [null, 'ban', 'ban'],
    'london-stockholm': [free === 2 ? null : 'ban', 'ban'],
  });
}

function lastPurchases({ free, cash, deck }: { free: 1 | 2; cash: number; deck?: State['deck'] }): State {
  return position({
    contrived: true,
    flightBan: true,
    cash: [cash, 8, 8],
    circles: onlyGray({ free }),
    hands: [{ white: 3 }],
    portfolios: [{ gray: 1, abacus: 1 }, { abacus: 2 }],
    ...(deck === undefined ? {} : { deck }),
  });
}
