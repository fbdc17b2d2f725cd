/** `arena calibrate`: measures a board by bots' games against its targets. */

import { CONTESTANTS, type Contestant, type Counts, type Interval } from '@tarmac/bots';
import { BadInput } from '../bad-input.ts';
import { type Measured, measure } from '../calibrate/measure.ts';
import { commandOf } from '../command.ts';
import { choice, seed, whole } from '../flags.ts';
import { GAMES } from '../games.ts';
import { type Configured, configsOf, describeOptions, noteOf, OPTION_FLAG } from '../options.ts';
import { GAME_FLAG, SEATS_FLAG, seatCountsOf } from '../seats.ts';
import { count, figure, seatsInWords, table } from '../table.ts';
import { SCALE_FLAG, WHO_PLAYS } from '../tournament/bots.ts';
import type { GameJob } from '../tournament/play-game.ts';
import { openPool, THREADS_FLAG } from '../workers/pool.ts';

export const calibrate = commandOf({
  name: 'calibrate',
  summary: 'Plays a board by one bot in every seat and holds its figures against what they ought to be.',
  usage: '[--game ID] [--bots NAME] [--scale PART] [--games N] [--seats N or N..M] [--seed S] …',
  flags: {
    game: GAME_FLAG,
    bots: choice(`who sits in every seat: ${WHO_PLAYS}`, CONTESTANTS, { usual: 'pilot', value: 'NAME' }),
    scale: SCALE_FLAG,
    games: whole('games for each seat count', { from: 1, to: 1e6, usual: 300 }),
    seats: SEATS_FLAG,
    seed: seed('the same seed plays the same games', { usual: 1 }),
    option: OPTION_FLAG,
    threads: THREADS_FLAG,
  },
  notes: `An aim is met when the whole 95 % interval lies in it, not met when all of it lies outside; else there are
too few games to say. (A seat's win share decides as soon as its interval is narrow enough.) The exit code
is 1 when an aim is not met.

${describeOptions(GAMES)}`,
  async run({ game: registered, bots: bot, scale, games, seats, seed, option, threads }, { progress }) {
    const { game, brain, lab, calibration } = registered;
    if (brain === undefined || lab === undefined || calibration === undefined)
      throw new BadInput(`${game.id} has no bots, no lab or no figures to calibrate by`);
    const { fit, skipped } = configsOf(option, registered, seatCountsOf(seats, game));
    const pool = openPool(threads);
    const bySeats: BySeats[] = [];
    try {
      for (const [i, table] of fit.entries()) {
        const counted: Counts[] = [];
        let done = 0;
        await pool.each('countGame', jobsAt(table, { game: game.id, bot, scale, games, seed }), (counts, index) => {
          counted[index] = counts;
          done++;
          progress.at((i + done / games) / fit.length, `${seatsInWords(table.seats)}, game ${count(done)}`);
        });
        bySeats.push({ seats: table.seats, figures: measure(calibration.figuresFor(table.seats), counted) });
      }
    } finally {
      await pool.close();
    }
    const notMet = bySeats.flatMap(({ seats, figures }) =>
      figures.filter(({ verdict }) => verdict === 'not met').map(({ name }) => ({ seats, name })),
    );
    return {
      json: {
        game: game.id,
        bot,
        scale,
        seed,
        games,
        options: Object.fromEntries(option),
        bySeats: Object.fromEntries(bySeats.map(({ seats, figures }) => [seats, figures])),
        notMet,
        skipped,
      },
      text: [
        `${game.id}, ${bot} at scale ${scale}, ${count(games)} games for each seat count from seed ${seed}`,
        ...bySeats.map((played) => `\n${figuresTable(played)}\n`),
        ...notMet.map(({ seats, name }) => `not met with ${seatsInWords(seats)}: ${name}`),
        ...skipped.map(noteOf),
      ].join('\n'),
      failed: notMet.length > 0,
    };
  },
});

interface Series {
  readonly game: string;
  readonly bot: Contestant;
  readonly scale: number;
  readonly games: number;
  readonly seed: number;
}

function* jobsAt({ seats, config }: Configured, { game, bot, scale, games, seed }: Series): Generator<GameJob> {
  const bots = Array.from({ length: seats }, () => bot);
  for (let index = 0; index < games; index++)
    yield { game, seats, config, bots, scale, seed: seed + index, seating: bots.join(',') };
}

interface BySeats {
  readonly seats: number;
  readonly figures: readonly Measured[];
}

function figuresTable({ seats, figures }: BySeats): string {
  const rows = figures.map(({ name, value, interval, extremes, aim, verdict }) => [
    name,
    value === null ? '-' : number(value),
    range(interval),
    range(extremes),
    range(aim),
    verdict ?? '',
  ]);
  return table([seatsInWords(seats), 'mean', '95 % interval', 'least and most', 'aim', ''], rows);
}

function range(interval: Interval | null): string {
  return interval === null ? '' : `${number(interval[0])} to ${number(interval[1])}`;
}

function number(value: number): string {
  return figure(value, Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 2 : 1);
}
