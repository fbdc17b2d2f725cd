/** Bots that would rather do what is optional: they may, a few times in a row, and every game comes to its end. */

import { expect, test } from 'vitest';
import { GAMES, type Registered } from '../src/games.ts';
import { playToTheEnd } from '../src/tournament/play-game.ts';
import { TEAM } from './team-game.ts';

type Told = { readonly seat: number; readonly action: { readonly type: 'go' | 'flag' } };

/** What is optional is listed so often that a random bot hardly ever picks anything else. */
const EAGER: Registered = {
  ...TEAM,
  game: {
    ...TEAM.game,
    actions(state, seat) {
      const listed = TEAM.game.actions(state, seat);
      const optional = listed.filter((action) => TEAM.game.isOptional(action));
      return [...listed, ...new Array(10_000).fill(optional).flat()];
    },
  },
};

function play(registered: Registered, seed: number): { readonly news: Told[]; readonly decisions: number } {
  (GAMES as Registered[]).push(registered);
  try {
    const news: unknown[] = [];
    const bots = ['random', 'random', 'random'] as const;
    const job = { game: TEAM.game.id, seats: 3, config: {}, bots, scale: 1, seed, seating: '000' };
    const { result } = playToTheEnd(job, news);
    return { news: news as Told[], decisions: result.decisions };
  } finally {
    (GAMES as Registered[]).pop();
  }
}

/** The optional acts of a seat before each of its decisions. */
function runsOf(news: readonly Told[], seat: number): number[] {
  const own = news.filter((told) => told.seat === seat);
  const ends = own.flatMap(({ action }, place) => (action.type === 'go' ? [place] : []));
  return ends.map((end, place) => end - (ends[place - 1] ?? -1) - 1);
}

test('after four optional acts in a row a seat decides what it owes', () => {
  for (let seed = 0; seed < 5; seed++) {
    const { news, decisions } = play(EAGER, seed);
    expect(news).toHaveLength(decisions);
    expect(news.filter(({ action }) => action.type === 'go')).toHaveLength(TEAM.game.longest(3));
    for (const run of [0, 1, 2].flatMap((seat) => runsOf(news, seat))) expect(run).toBe(4);
  }
});

test('whoever has the choice makes some optional acts and some decisions at once', () => {
  const runs = [1, 2, 3, 4].flatMap((seed) => [0, 1, 2].flatMap((seat) => runsOf(play(TEAM, seed).news, seat)));
  expect(Math.min(...runs)).toBe(0);
  expect(Math.max(...runs)).toBeGreaterThan(0);
  expect(Math.max(...runs)).toBeLessThanOrEqual(4);
});
