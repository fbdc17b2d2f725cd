/** What the bots are said to be worth is what was measured: fitted here once more, from the files of the arena. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';

interface Tournament {
  readonly game: string;
  readonly scale: number;
  readonly bots: readonly string[];
  /** Seed, the bots' numbers by seat, ranks. */
  readonly games: readonly (readonly [number, string, readonly number[]])[];
}

/** Of the fourth, which plays at random, there is nothing to fit: it loses. */
const LEVELS = ['trainee', 'pilot', 'captain'] as const;

const RESULTS = fileURLToPath(new URL('../../../arena/results/', import.meta.url));
const tournaments = readdirSync(RESULTS)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${RESULTS}${file}`, 'utf8')) as Tournament)
  .filter(({ bots }) => bots.every((bot) => (LEVELS as readonly string[]).includes(bot)));

/** Levels from first to last; shared places in the order of the seats, which the mixed seatings even out. */
function ordersOf(game: string): string[][] {
  const own = tournaments.filter((each) => each.game === game);
  const fullest = Math.max(...own.map(({ scale }) => scale));
  return own
    .filter(({ scale }) => scale === fullest)
    .flatMap(({ bots, games }) =>
      games.map(([, seating, ranks]) =>
        [...seating]
          .map((bot, seat) => ({ level: bots[Number(bot)] as string, rank: ranks[seat] as number }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ level }) => level),
      ),
    );
}

/** Hunter's algorithm for Plackett-Luce, in points with the pilot at 1000. */
function fitted(orders: readonly (readonly string[])[]): Record<string, number> {
  let strength: Record<string, number> = Object.fromEntries(LEVELS.map((level) => [level, 1]));
  const of = (level: string) => strength[level] as number;
  for (let round = 0; round < 100; round++) {
    const wins: Record<string, number> = {};
    const exposure: Record<string, number> = {};
    const add = (to: Record<string, number>, level: string, value: number) => {
      to[level] = (to[level] ?? 0) + value;
    };
    for (const order of orders) {
      for (let place = 0; place < order.length - 1; place++) {
        const left = order.slice(place);
        const total = left.reduce((all, level) => all + of(level), 0);
        add(wins, order[place] as string, 1);
        for (const level of left) add(exposure, level, 1 / total);
      }
    }
    strength = Object.fromEntries(LEVELS.map((level) => [level, (wins[level] ?? 0) / (exposure[level] ?? 1)]));
  }
  return Object.fromEntries(LEVELS.map((level) => [level, 1000 + 400 * Math.log10(of(level) / of('pilot'))]));
}

const COMPETITIVE = GAMES.filter(({ game, brain }) => !game.cooperative && brain !== null).map(
  (parts) => [parts.game.id, parts] as const,
);

test.each(COMPETITIVE)('the bots of %s', (id, { botRatings }) => {
  const measured = fitted(ordersOf(id));
  for (const level of LEVELS) {
    expect(botRatings?.[level]).toBeGreaterThan((measured[level] as number) - 20);
    expect(botRatings?.[level]).toBeLessThan((measured[level] as number) + 20);
  }
  expect(botRatings?.random).toBe(0);
});

test('a team’s bots compete with nobody', () => {
  const teams = GAMES.filter(({ game }) => game.cooperative);
  expect(teams.map(({ botRatings }) => botRatings)).toEqual([undefined]);
});
