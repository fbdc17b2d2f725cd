/** Plays the rest of a plan on all cores and stores each game. */

import type { Contestant, GameResult } from '@tarmac/bots';
import { same } from '@tarmac/kit';
import { BadInput } from '../bad-input.ts';
import { type Histogram, newHistogram } from '../histogram.ts';
import type { Progress } from '../progress.ts';
import { count } from '../table.ts';
import type { Pool } from '../workers/pool.ts';
import { type Plan, type Planned, pairsOf, seatingsOf } from './plan.ts';
import type { GameJob } from './play-game.ts';
import type { GameLine, Settings } from './result-file.ts';
import type { Store } from './store.ts';

export interface Tournament {
  readonly settings: Settings;
  readonly plan: Plan;
  readonly store: Store;
  readonly pool: Pool;
  readonly progress: Progress;
  readonly stop: AbortSignal;
}

/** By bot: its thinking time in the games of this run. */
export async function playTournament({ settings, plan, store, pool, progress, stop }: Tournament) {
  const watches = settings.bots.map(newHistogram);
  const held = heldOf(plan, store);
  const left = plan.length - held;
  if (left === 0) return watches;
  const done = `of ${count(plan.length)} games`;
  progress.at(held / plan.length, `${count(held)} ${done}`);
  await assertBotsUnchanged(settings, store, pool, stop);
  const started = performance.now();
  const underWay = new Map<number, Planned>();
  let played = 0;
  await pool.each(
    'playGame',
    jobsOf(settings, plan, store, underWay),
    (result, index) => {
      const { list, seed, seating } = underWay.get(index) as Planned;
      underWay.delete(index);
      if (result.auditFailures > 0) throw new Error(`${settings.game}: the audit of game ${seed} ${seating} failed`);
      store.add(list, [seed, seating, result.ranks, result.scores]);
      addTimes(watches, seating, result);
      played++;
      const toCome = ((performance.now() - started) / played) * (left - played);
      progress.at((held + played) / plan.length, `${count(held + played)} ${done}, ${durationOf(toCome / 1000)} to go`);
    },
    stop,
  );
  return watches;
}

/** The played part of the plan; the store may hold more games. */
function heldOf(plan: Plan, { games, gauntlet }: Store): number {
  const isPlanned = (list: Planned['list']) => (line: GameLine) => plan.has({ list, seed: line[0], seating: line[1] });
  return games.filter(isPlanned('games')).length + gauntlet.filter(isPlanned('gauntlet')).length;
}

/** Lazily, as threads request them; `underWay` has the game of each index. */
function* jobsOf(settings: Settings, plan: Plan, store: Store, underWay: Map<number, Planned>): Generator<GameJob> {
  let index = 0;
  for (const planned of plan) {
    if (store.has(planned)) continue;
    underWay.set(index++, planned);
    yield jobOf(settings, planned);
  }
}

export function jobOf(settings: Settings, { seed, seating }: Pick<Planned, 'seed' | 'seating'>): GameJob {
  const { game, seats, config, scale } = settings;
  const bots = [...seating].map((digit) => settings.bots[Number(digit)] as Contestant);
  return { game, seats, config, bots, scale, seed, seating };
}

/** Results of changed bots must not be mixed: one game of each pair is repeated. */
async function assertBotsUnchanged(settings: Settings, store: Store, pool: Pool, stop: AbortSignal): Promise<void> {
  const samples = pairsOf(settings.bots.length)
    .map((pair) => seatingsOf(pair, settings.seats))
    .map((seatings) => store.games.find(([, seating]) => seatings.includes(seating)))
    .filter((line) => line !== undefined);
  const jobs = samples.map(([seed, seating]) => jobOf(settings, { seed, seating }));
  await pool.each(
    'playGame',
    jobs,
    (result, index) => {
      const [seed, seating, ranks, scores] = samples[index] as GameLine;
      if (!same([ranks, scores], [result.ranks, result.scores]))
        throw new BadInput(
          `--out: game ${seed} ${seating} now ends differently: the bots or the rules have changed since; name another file`,
        );
    },
    stop,
  );
}

function addTimes(watches: readonly Histogram[], seating: string, { milliseconds }: GameResult): void {
  for (const [seat, digit] of [...seating].entries()) {
    for (const taken of milliseconds[seat] ?? []) watches[Number(digit)]?.add(taken);
  }
}

function durationOf(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
