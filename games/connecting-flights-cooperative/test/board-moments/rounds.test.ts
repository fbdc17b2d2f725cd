/** The rounds of a game as the picture tells them (CF-6.2 to CF-6.6), over whole games. */

import { MOST_COINS } from '@tarmac/flights/rules';
import { card } from '@tarmac/flights/support';
import { fastChance, pick } from '@tarmac/kit';
import { anyKind } from '@tarmac/kit/conformance';
import { describe, expect, test } from 'vitest';
import { leftBehind, longestChain, turningPoints } from '../../board/moments/story/match-story.ts';
import { moneyIn, PENALTY } from '../../board/moments/story/money.ts';
import { endsIn, NO_ROUND, type Round, roundsIn, type Told } from '../../board/moments/story/rounds.ts';
import { goingOf } from '../../board/moments/story/scenario-story.ts';
import { facts } from '../../bot/facts.ts';
import type { ScenarioId } from '../../rules/config.ts';
import { scene } from '../../rules/facts.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { CROWDED_COST, FULL_COST, UNEQUAL_COST } from '../../rules/penalties.ts';
import type { State } from '../../rules/state.ts';
import { configOf } from '../support/random-game.ts';

interface Watched {
  readonly moments: readonly Told[];
  readonly state: State;
}

/** A whole game at random, as a watcher follows it. */
function watched(scenario: ScenarioId, seats: number, seed: number): Watched {
  const luck = fastChance(seed);
  const first: News[] = [];
  const state = cooperativeFlights.setup(configOf({ scenario, difficulty: 'hard' }, seats), seats, luck, first);
  const moments: Told[] = [];
  const see = (news: readonly News[]) => {
    const view = cooperativeFlights.view(state, 'watcher');
    const { pawnsLeft } = facts(view);
    moments.push({ frame: moments.length, view: { coins: view.coins, round: view.round }, facts: { pawnsLeft }, news });
  };
  see(first);
  for (;;) {
    const { seats: owing } = cooperativeFlights.toAct(state);
    if (owing.length === 0) return { moments, state };
    const seat = pick(owing, luck);
    const news: News[] = [];
    cooperativeFlights.apply(state, seat, anyKind(cooperativeFlights.actions(state, seat), luck), luck, news);
    see(news);
  }
}

const GAMES = (['none', 'creating-demand', 'low-cost', 'olympic-games', 'future'] as const).map((scenario, seed) =>
  watched(scenario, 1 + (seed % 3), seed + 1),
);

const WORDS = {
  bonus: 'bonus',
  further: 'further',
  fees: 'fees',
  interest: 'interest',
  income: 'income',
  carbon: (trucks: number) => `carbon ${trucks}`,
  crowded: (city: string) => `crowded ${city}`,
  full: (continent: string) => `full ${continent}`,
  unequal: 'unequal',
};
const NAMES = { city: (id: string) => id, continent: (id: string) => id };

describe('the rounds', () => {
  test('are the setup and then one after another, the last one over too', () => {
    for (const { moments, state } of GAMES) {
      const rounds = roundsIn(moments);
      expect(rounds.map(({ number }) => number)).toEqual(Array.from({ length: state.round + 1 }, (_, round) => round));
      expect(rounds.map(({ over }) => over).slice(-2)).toEqual(['next round', 'game']);
    }
  });

  test('count every pawn that came and went', () => {
    for (const { moments, state } of GAMES) {
      let left = 0;
      for (const round of roundsIn(moments)) {
        left += round.placed - round.home;
        expect(round.left, `round ${round.number}`).toBe(left);
      }
      expect(roundsIn(moments).reduce((sum, { home }) => sum + home, 0)).toBe(state.home);
    }
  });

  test('end with the coins there were, and each end is told once, but not that of the last', () => {
    for (const { moments, state } of GAMES) {
      expect(endsIn(moments).map(({ number }) => number)).toEqual(
        Array.from({ length: state.round - 1 }, (_, place) => place + 1),
      );
      expect(roundsIn(moments).at(-1)?.coins).toBe(state.coins);
    }
  });

  test('a round that goes on is told as far as it has come', () => {
    const [game] = GAMES;
    const moments = game?.moments ?? [];
    const begun = moments.findIndex(({ view }) => view.round === 2);
    expect(roundsIn(moments.slice(0, begun + 1)).at(-1)).toMatchObject({ number: 2, over: 'not yet', flights: [] });
  });
});

describe('CF-6.5 the coins of a round’s end', () => {
  test('each reason costs what the rules say', () => {
    expect(PENALTY).toEqual({ crowded: CROWDED_COST, full: FULL_COST, unequal: UNEQUAL_COST });
  });

  test('penalties add up to what was due', () => {
    for (const { penalties, ...round } of GAMES.flatMap(({ moments }) => endsIn(moments))) {
      const sums = moneyIn({ ...round, penalties }, WORDS, NAMES);
      const paid = sums
        .filter(({ what }) => /^(crowded|full|unequal)/.test(what))
        .reduce((sum, { coins }) => sum - coins, 0);
      expect(paid).toBe(penalties?.due ?? 0);
    }
  });

  test('where nothing is lost or forgiven they are the difference', () => {
    let checked = 0;
    for (const { moments } of GAMES) {
      for (const round of endsIn(moments)) {
        const before = moments[round.frame - 1]?.view.coins ?? 0;
        const wasLast = moments[round.frame]?.news.some(({ kind }) => kind === 'flightsClosed');
        const sums = moneyIn({ ...round, fees: 0 }, WORDS, NAMES).reduce((sum, { coins }) => sum + coins, 0);
        if (!wasLast || round.coins >= MOST_COINS || before + round.income > MOST_COINS || round.coins === 0) continue;
        checked++;
        expect(round.coins - before).toBe(sums);
      }
    }
    expect(checked).toBeGreaterThan(3);
  });
});

describe('what turned it', () => {
  const blank: Round = { ...NO_ROUND, number: 1, frame: 0, over: 'next round', income: 45, coins: 60, left: 10 };
  const flight = (from: string, to: string, hand = 0) => ({
    hand,
    from: card(from),
    to: card(to),
    plane: card('plane-3'),
    truck: 4,
    passenger: card('asia-1'),
    pawns: [0, 0, 1, 0, 0, 0],
  });
  const dear = { kind: 'penalties', crowded: ['lima'], full: [], unequal: false, due: 5, paid: 5 } as const;

  test('the first of the greatest each, in the order of the rounds', () => {
    const rounds: Round[] = [
      { ...blank, number: 0, left: 30 },
      { ...blank, number: 1, home: 4, left: 12 },
      { ...blank, number: 2, home: 4, coins: 20, penalties: dear },
      { ...blank, number: 3, home: 2, flights: [flight('sydney', 'tokyo'), flight('tokyo', 'london')] },
    ];
    expect(turningPoints(rounds)).toEqual([
      { kind: 'mostHome', round: 1, pawns: 4 },
      { kind: 'fullest', round: 1, pawns: 12 },
      { kind: 'penalties', round: 2, coins: 5 },
      { kind: 'poorest', round: 2, coins: 20 },
      { kind: 'chain', round: 3, flights: 2 },
    ]);
  });

  test('what never happened is not told', () => {
    expect(turningPoints([{ ...blank, number: 1, over: 'game' }])).toEqual([]);
  });

  test('a chain is of one hand, end to end', () => {
    expect(longestChain([])).toBe(0);
    expect(longestChain([flight('sydney', 'tokyo'), flight('tokyo', 'london', 1)])).toBe(1);
    expect(longestChain([flight('sydney', 'tokyo'), flight('lima', 'cairo'), flight('tokyo', 'london')])).toBe(2);
  });

  test('CF-6.6 who is left where adds up', () => {
    for (const { state } of GAMES) {
      const left = leftBehind(scene(state), cooperativeFlights.view(state, 'watcher'));
      const counted = left.reduce((sum, { pawns }) => sum + pawns.reduce((all, count) => all + count, 0), 0);
      expect(counted).toBe(state.pawns.reduce((sum, count) => sum + count, 0));
    }
  });
});

describe('CF-7 how a scenario is going', () => {
  function going(scenario: ScenarioId, round: number, homeThisRound = 0) {
    const state = cooperativeFlights.setup(configOf({ scenario }), 1, fastChance(1));
    const charges = scenario === 'future' ? { interest: 30, carbon: 1 } : null;
    return goingOf(scene(state), { round, homeThisRound }, { charges });
  }

  test('CF-7.1 a further pair pays by the stage, and not in the last round', () => {
    expect(going('creating-demand', 1)).toEqual([{ kind: 'further', coins: 24 }]);
    expect(going('creating-demand', 4)).toEqual([{ kind: 'further', coins: 40 }]);
    expect(going('creating-demand', 10)).toEqual([]);
  });

  test('CF-7.2 how many came home of the six', () => {
    expect(going('low-cost', 3, 4)).toEqual([{ kind: 'fullPlanes', home: 4, goal: 6, bonus: 5 }]);
  });

  test('CF-7.3 the rounds until Athens', () => {
    expect(going('olympic-games', 0)).toEqual([{ kind: 'games', rounds: 4, city: 'athens' }]);
    expect(going('olympic-games', 5)).toEqual([{ kind: 'games', rounds: 0, city: 'athens' }]);
    expect(going('olympic-games', 7)).toEqual([{ kind: 'games', rounds: -2, city: 'athens' }]);
  });

  test('CF-7.4, CF-7.5, CF-7.6', () => {
    expect(going('good-old-days', 2)).toEqual([{ kind: 'oldTrucks', capacity: 3 }]);
    expect(going('volcano', 3)).toEqual([{ kind: 'closed', continent: 'europe', rounds: 2 }]);
    expect(going('volcano', 5)).toEqual([{ kind: 'closed', continent: 'europe', rounds: 0 }]);
    expect(going('future', 1)).toEqual([{ kind: 'charges', interest: 30, carbon: 1 }]);
    expect(going('none', 1)).toEqual([]);
  });
});
