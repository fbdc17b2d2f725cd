/** `arena fuzz`: random play under attack by malformed, stale, foreign and illegal actions. */

import { randomInt } from 'node:crypto';
import type { Command } from '../command.ts';
import { JSON_FLAG, secondsOf, wholeOf } from '../flags.ts';
import { addCounts, type Counts, emptyCounts, type Failure } from '../fuzz/counts.ts';
import { fuzzGame, type Slowest } from '../fuzz/game.ts';
import { progressOn } from '../progress.ts';
import { entryOf, GAME_FLAG } from '../seats.ts';
import { count, table } from '../table.ts';

const FAILURES_KEPT = 10;
const DEFAULT_SECONDS = 10;

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'Plays at random with every seat count and setting, and tries at each step what nobody may do.',
  usage: '[--game ID] [--seconds N] [--games N] [--seed S]',
  words: [],
  flags: {
    game: GAME_FLAG,
    seconds: {
      kind: 'value',
      value: 'N',
      help: `stop then (${DEFAULT_SECONDS}, or no limit with --games)`,
    },
    games: { kind: 'value', value: 'N', help: 'stop after so many games, if that comes first' },
    seed: { kind: 'value', value: 'S', help: 'of the first game, the next take the next numbers (a fresh one)' },
    json: JSON_FLAG,
  },
  notes: 'A failure names the seed of its game: arena fuzz --seed THAT --games 1 plays it again.',
  async run(given, io) {
    const entry = entryOf(given);
    const most = wholeOf(given, 'games', 1, 1e9) ?? Number.POSITIVE_INFINITY;
    const seconds = secondsOf(given, 'seconds') ?? (Number.isFinite(most) ? Number.POSITIVE_INFINITY : DEFAULT_SECONDS);
    const seed = wholeOf(given, 'seed', 0, 2 ** 52) ?? randomInt(2 ** 32);
    const progress = progressOn(io, given.values.has('json'));

    const total = emptyCounts();
    const bySeats: Record<number, Counts> = {};
    const failures: Failure[] = [];
    const started = performance.now();
    const elapsed = () => (performance.now() - started) / 1000;
    let slowest: Slowest | null = null;
    for (let index = 0; index < most && elapsed() < seconds; index++) {
      const fuzzed = fuzzGame(entry, seed + index, () => elapsed() >= seconds);
      if (slowest === null || fuzzed.slowest.ms > slowest.ms) slowest = fuzzed.slowest;
      addCounts(total, fuzzed.counts);
      const ofSeats = bySeats[fuzzed.seats] ?? emptyCounts();
      bySeats[fuzzed.seats] = ofSeats;
      addCounts(ofSeats, fuzzed.counts);
      failures.push(...firstOfEachKind(fuzzed.failures).slice(0, FAILURES_KEPT - failures.length));
      const part = Math.min(1, Math.max((index + 1) / most, elapsed() / seconds));
      progress.at(
        part,
        `${count(total.games)} games, ${count(total.actionsTried)} actions tried, ${count(total.crashed + total.leaked + total.auditFailures)} failures`,
      );
    }
    progress.done();
    return {
      json: { game: entry.game.id, seed, ...total, bySeats, slowest, failures },
      text: asText(seed, total, bySeats, failures),
      failed: total.crashed + total.leaked + total.auditFailures > 0,
    };
  },
};

/** One bug shows at many steps of a game; the first tells most. */
function firstOfEachKind(failures: readonly Failure[]): Failure[] {
  return failures.filter((failure, i) => failures.findIndex(({ kind }) => kind === failure.kind) === i);
}

function asText(
  seed: number,
  total: Counts,
  bySeats: Readonly<Record<number, Counts>>,
  failures: readonly Failure[],
): string {
  const row = (name: string, counts: Counts) => [
    name,
    ...(['games', 'steps', 'actionsTried', 'refused', 'accepted', 'crashed', 'leaked', 'auditFailures'] as const).map(
      (key) => count(counts[key]),
    ),
  ];
  const rows = [...Object.entries(bySeats).map(([seats, counts]) => row(seats, counts)), row('all', total)];
  const figures = table(
    ['seats', 'games', 'steps', 'tried', 'refused', 'accepted', 'crashed', 'leaked', 'audit failures'],
    rows,
  );
  const findings = failures.map(
    (failure) => `${failure.kind}: seed ${failure.seed}, ${failure.seats} seats, step ${failure.step}: ${failure.what}`,
  );
  return [`First seed ${seed}.`, figures, ...findings].join('\n');
}
