/** Plays whole games by thinking bots on all cores, and tallies them. */

import { type Contestant, type GameResult, seatBots } from '@tarmac/bots';
import type { Choose, Shapes } from '@tarmac/kit';
import type { Registered } from '../games.ts';
import type { Configured } from '../options.ts';
import type { GameJob } from '../tournament/play-game.ts';
import { openPool, type Pool } from '../workers/pool.ts';
import type { RecordedGame } from './export.ts';
import { addOutcome, type Tally, tallyFrom } from './tally.ts';

export interface Table extends Configured {
  readonly registered: Registered;
  /** By seat. */
  readonly bots: readonly Contestant[];
  readonly scale: number;
  readonly games: number;
  /** The seed of the first game; each further one adds 1. */
  readonly seed: number;
}

export interface BotSeries extends Table {
  /** The first game, if already played. */
  readonly first: RecordedGame | null;
  onGame(played: number): void;
}

export async function playBotSeries(all: readonly BotSeries[], threads: number): Promise<Tally[]> {
  const pool = openPool(threads);
  try {
    const tallies: Tally[] = [];
    for (const series of all) tallies.push(await playOne(series, pool));
    return tallies;
  } finally {
    await pool.close();
  }
}

async function playOne(series: BotSeries, pool: Pool): Promise<Tally> {
  const { first, onGame } = series;
  const tally = tallyFrom(first);
  await pool.each('playGame', jobsFrom(series, tally.games), (result) => {
    addResult(tally, result);
    onGame(tally.games);
  });
  return tally;
}

/** Lazily: all at once might exceed the memory. */
function* jobsFrom(series: BotSeries, played: number): Generator<GameJob> {
  for (let index = played; index < series.games; index++) yield jobOf(series, series.seed + index);
}

function jobOf({ registered, seats, config, bots, scale }: Table, seed: number): GameJob {
  return { game: registered.game.id, seats, config, bots, scale, seed, seating: bots.join(',') };
}

function addResult(tally: Tally, result: GameResult): void {
  tally.moves += result.decisions;
  tally.timedMoves += result.decisions;
  tally.playingMs += result.milliseconds.flat().reduce((sum, each) => sum + each, 0);
  tally.auditFailures += result.auditFailures;
  addOutcome(tally, result);
}

/** The same bots as one function of the state, for a recorded game. */
export function chooseByBots(table: Table): Choose<Shapes> {
  const { registered, seed } = table;
  const { game } = registered;
  const ask = seatBots(registered, jobOf(table, seed));
  return (state, seat, actions) => ask(seat, game.view(state, seat), actions);
}
