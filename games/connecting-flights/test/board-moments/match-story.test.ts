/** The end screen's story of a game agrees with its outcome. */

import { describe, expect, test } from 'vitest';
import {
  claimsIn,
  coinsByRound,
  dearestIn,
  decidedBy,
  laidOpen,
  revenueByRound,
  sharedPlaces,
  turningPoints,
} from '../../board/moments/story/match-story.ts';
import { watchedGame } from './whole-games.ts';

describe.each([2, 4])('a game of %i', (seats) => {
  const { scene, moments } = watchedGame(seats, seats);
  const last = moments.at(-1);
  if (last === undefined) throw new Error('no game');
  const ended = last.news.find((item) => item.kind === 'ended');

  test('CF-4.9 its last revenues are what decides', () => {
    expect(revenueByRound(last.view)).toHaveLength(10);
    expect(revenueByRound(last.view).at(-1)?.values).toEqual(ended?.scores);
    expect(last.facts.standings).toEqual(ended?.standings);
  });

  test('coins are those at the end of each round', () => {
    const coins = coinsByRound(moments);
    expect(coins.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(coins.at(-1)?.values).toEqual(last.view.coins);
  });

  test('CF-9.3 everybody’s identity and the card turned down are laid open', () => {
    const open = laidOpen(scene, last.view);
    expect(open.map(({ identity }) => identity.id)).toEqual(ended?.identities);
    for (const { kept, rejected } of open) expect(kept?.id).not.toBe(rejected?.id);
    expect(laidOpen(scene, moments[5]?.view ?? last.view).filter(({ claimed }) => !claimed)).toEqual([]);
  });

  test('CF-3.4 claims are told with their round and coins', () => {
    const claims = claimsIn(moments);
    const claimed = last.view.claimed.flatMap((each, seat) => (each ? [seat] : []));
    expect([...claims.keys()].sort()).toEqual(claimed);
    for (const { round } of claims.values()) {
      expect(round).toBeGreaterThanOrEqual(1);
      expect(round).toBeLessThanOrEqual(10);
    }
  });

  test('CF-4.3 the dearest card is the one that fetched the most', () => {
    const sold = moments.flatMap(({ news }) => news).filter((item) => item.kind === 'sold');
    expect(dearestIn(moments)?.coins).toBe(Math.max(...sold.map(({ coins }) => coins)));
  });
});

describe('CF-4.9 what decided', () => {
  test('revenue first', () => {
    const standings = [
      [40, 40, 2, 10],
      [55, 20, 1, 3],
    ];
    expect(decidedBy([2, 1], standings)).toEqual([{ ahead: [1], behind: [0], figure: 'revenue', more: 55, less: 40 }]);
  });

  test('then revenue without landing rights, continents, and coins', () => {
    const standings = [
      [40, 40, 2, 10],
      [40, 40, 2, 9],
      [40, 40, 1, 50],
      [40, 25, 6, 50],
    ];
    expect(decidedBy([1, 2, 3, 4], standings).map(({ figure }) => figure)).toEqual([
      'coins',
      'continents',
      'withoutRights',
    ]);
  });

  test('nothing where all is equal: the victory is shared', () => {
    const equal = [40, 40, 2, 10];
    expect(decidedBy([1, 1, 3], [equal, equal, [30, 30, 2, 10]])).toEqual([
      { ahead: [0, 1], behind: [2], figure: 'revenue', more: 40, less: 30 },
    ]);
    expect(sharedPlaces([1, 1, 3])).toEqual([{ rank: 1, seats: [0, 1] }]);
    expect(sharedPlaces([1, 2, 3])).toEqual([]);
  });

  test('nor for a seat that left and is last whatever it had', () => {
    expect(
      decidedBy(
        [1, 2],
        [
          [10, 10, 1, 5],
          [50, 50, 3, 5],
        ],
      ),
    ).toEqual([]);
  });
});

describe('turning points', () => {
  test('who flew for the most, whenever that changed, the best round and the greatest leap', () => {
    const revenues = [
      [10, 15],
      [20, 15],
      [25, 15],
      [25, 60],
    ];
    expect(turningPoints({ revenues })).toEqual([
      { kind: 'lead', round: 1, seats: [1], revenue: 15 },
      { kind: 'lead', round: 2, seats: [0], revenue: 20 },
      { kind: 'lead', round: 4, seats: [1], revenue: 60 },
      { kind: 'best', round: 4, seat: 1, revenue: 60 },
      { kind: 'leap', round: 4, seat: 1, from: 15, to: 60 },
    ]);
  });

  test('a lead that was never lost is told once', () => {
    const revenues = [
      [20, 15],
      [30, 15],
    ];
    expect(turningPoints({ revenues })[0]).toEqual({ kind: 'kept', seats: [0] });
  });

  test('nothing is told of a game that never flew', () => {
    expect(turningPoints({ revenues: [] })).toEqual([]);
  });
});
