/** `arena fuzz`: random play under attack by malformed, stale, foreign and illegal actions. */

import { randomInt } from 'node:crypto';
import { commandOf } from '../command.ts';
import { seconds, seed, whole } from '../flags.ts';
import { addCounts, type Counts, emptyCounts, type Failure } from '../fuzz/counts.ts';
import type { Slowest } from '../fuzz/findings.ts';
import { fuzzGame } from '../fuzz/game.ts';
import type { Registered } from '../games.ts';
import { noteOf, type Skipped } from '../options.ts';
import type { Progress } from '../progress.ts';
import { GAME_FLAG } from '../seats.ts';
import { count, seatsInWords, table } from '../table.ts';

const FAILURES_KEPT = 10;
const DEFAULT_SECONDS = 10;

export const fuzz = commandOf({
  name: 'fuzz',
  summary: 'Plays at random with every seat count and setting, and tries at each step what nobody may do.',
  usage: '[--game ID] [--seconds N] [--games N] [--seed S]',
  flags: {
    game: GAME_FLAG,
    seconds: seconds('stop then', { usual: null, said: `${DEFAULT_SECONDS}, or no limit with --games` }),
    games: whole('stop after so many games, if that comes first', { from: 1, to: 1e9, usual: null }),
    seed: seed('of the first game, the next take the next numbers', { usual: null, said: 'a fresh one' }),
  },
  notes: 'A failure names the seed of its game: arena fuzz --seed THAT --games 1 plays it again.',
  async run({ game: registered, games, ...given }, { progress }) {
    const most = games ?? Number.POSITIVE_INFINITY;
    const seconds = given.seconds ?? (games === null ? DEFAULT_SECONDS : Number.POSITIVE_INFINITY);
    const seed = given.seed ?? randomInt(2 ** 32);
    const { found, skipped, ...run } = fuzzMany(registered, { most, seconds, seed }, progress);
    return {
      json: {
        game: registered.game.id,
        seed,
        ...run.total,
        bySeats: run.bySeats,
        slowest: run.slowest,
        failures: run.failures,
        skipped,
      },
      text: [asText(seed, run), ...skipped.map(noteOf)].join('\n'),
      failed: found > 0,
    };
  },
});

interface Run {
  readonly total: Counts;
  readonly bySeats: Readonly<Record<number, Counts>>;
  readonly slowest: Slowest | null;
  /** The first of them. */
  readonly failures: readonly Failure[];
}

interface Limits {
  readonly most: number;
  readonly seconds: number;
  readonly seed: number;
}

function fuzzMany(registered: Registered, { most, seconds, seed }: Limits, progress: Progress) {
  const total = emptyCounts();
  const bySeats: Record<number, Counts> = {};
  const failures: Failure[] = [];
  const skipped = new Map<number, Skipped>();
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  let found = 0;
  let slowest: Slowest | null = null;
  for (let index = 0; index < most && elapsed() < seconds; index++) {
    const fuzzed = fuzzGame(registered, seed + index, () => elapsed() >= seconds);
    const { seats, counts } = fuzzed;
    if (slowest === null || fuzzed.slowest.ms > slowest.ms) slowest = fuzzed.slowest;
    addCounts(total, counts);
    bySeats[seats] ??= emptyCounts();
    addCounts(bySeats[seats], counts);
    if (fuzzed.skipped !== null) skipped.set(seats, { seats, problem: fuzzed.skipped });
    found += fuzzed.failures.length;
    failures.push(...firstOfEachKind(fuzzed.failures).slice(0, FAILURES_KEPT - failures.length));
    const part = Math.min(1, Math.max((index + 1) / most, elapsed() / seconds));
    const news = `${count(total.games)} games, ${count(total.actionsTried)} actions tried, ${count(found)} failures`;
    progress.at(part, news);
  }
  return { total, bySeats, slowest, failures, found, skipped: [...skipped.values()] };
}

/** One bug fails at many steps of a game; the first says most. */
function firstOfEachKind(failures: readonly Failure[]): Failure[] {
  return failures.filter((failure, i) => failures.findIndex(({ kind }) => kind === failure.kind) === i);
}

const COLUMNS: readonly (readonly [keyof Counts, string])[] = [
  ['games', 'games'],
  ['steps', 'steps'],
  ['actionsTried', 'tried'],
  ['refused', 'refused'],
  ['accepted', 'accepted'],
  ['unlisted', 'unlisted'],
  ['crashed', 'crashed'],
  ['leaked', 'leaked'],
  ['auditFailures', 'audit failures'],
];

function asText(seed: number, { total, bySeats, failures }: Run): string {
  const row = (name: string, counts: Counts) => [name, ...COLUMNS.map(([key]) => count(counts[key]))];
  const rows = [...Object.entries(bySeats).map(([seats, counts]) => row(seats, counts)), row('all', total)];
  const figures = table(['seats', ...COLUMNS.map(([, title]) => title)], rows);
  const findings = failures.map(
    (failure) =>
      `${failure.kind}: seed ${failure.seed}, ${seatsInWords(failure.seats)}, step ${failure.step}: ${failure.what}`,
  );
  return [`First seed ${seed}.`, figures, ...findings].join('\n');
}
