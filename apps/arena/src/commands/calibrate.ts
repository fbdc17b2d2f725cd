/** `arena calibrate`: measures a board by bots' games against its targets. */

import { CONTESTANTS, type Contestant, type Counts, type Interval } from '@tarmac/bots';
import { BadInput } from '../bad-input.ts';
import { type Measured, measure } from '../calibrate/measure.ts';
import type { Command } from '../command.ts';
import { choiceOf, isOn, JSON_FLAG, wholeOf } from '../flags.ts';
import { GAMES } from '../games.ts';
import { type Configured, configsOf, describeOptions, noteOf, OPTION_FLAG, settingsOf } from '../options.ts';
import { progressOn } from '../progress.ts';
import { GAME_FLAG, gameOf, seatCountsOf } from '../seats.ts';
import { count, figure, seatsInWords, table } from '../table.ts';
import { SCALE_FLAG, scaleOf, WHO_PLAYS } from '../tournament/bots.ts';
import type { GameJob } from '../tournament/play-game.ts';
import { openPool, THREADS_FLAG, threadsOf } from '../workers/pool.ts';

export const calibrate: Command = {
  name: 'calibrate',
  summary: 'Plays a board by one bot in every seat and holds its figures against what they ought to be.',
  usage: '[--game ID] [--bots NAME] [--scale PART] [--games N] [--seats N or N..M] [--seed S] …',
  words: [],
  flags: {
    game: GAME_FLAG,
    bots: { kind: 'value', value: 'NAME', help: `who sits in every seat: ${WHO_PLAYS} (pilot)` },
    scale: SCALE_FLAG,
    games: { kind: 'value', value: 'N', help: 'games for each seat count (300)' },
    seats: { kind: 'value', value: 'N', help: 'a seat count, or a range such as 2..5 (all that the game allows)' },
    seed: { kind: 'value', value: 'S', help: 'the same seed plays the same games (1)' },
    option: OPTION_FLAG,
    threads: THREADS_FLAG,
    json: JSON_FLAG,
  },
  notes: `An aim is met when the whole 95 % interval lies in it, not met when all of it lies outside; else there are
too few games to say. (A seat's win share decides as soon as its interval is narrow enough.) The exit code
is 1 when an aim is not met.

${describeOptions(GAMES)}`,
  async run(given, io) {
    const registered = gameOf(given);
    const { game, brain, lab, calibration } = registered;
    if (brain === undefined || lab === undefined || calibration === undefined)
      throw new BadInput(`${game.id} has no bots, no lab or no figures to calibrate by`);
    const { fit, skipped } = configsOf(given, registered, seatCountsOf(given, game));
    const bot = choiceOf(given, 'bots', CONTESTANTS, 'pilot');
    const scale = scaleOf(given);
    const games = wholeOf(given, 'games', 1, 1e6) ?? 300;
    const seed = wholeOf(given, 'seed', 0, 2 ** 52) ?? 1;
    const threads = threadsOf(given);

    const progress = progressOn(io, isOn(given, 'json'));
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
    progress.done();

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
        options: Object.fromEntries(settingsOf(given)),
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
};

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
