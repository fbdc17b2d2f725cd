/** `arena calibrate`: what a board comes to when bots play it, beside what it ought to. */

import { LEVELS, type Level } from '@tarmac/bots';
import { BadInput } from '../bad-input.ts';
import type { Counts } from '../calibrate/calibration.ts';
import { playAndCount } from '../calibrate/job.ts';
import { measure } from '../calibrate/measure.ts';
import { type BySeats, figuresTable } from '../calibrate/report.ts';
import type { Command } from '../command.ts';
import { choiceOf, type Given, JSON_FLAG, quoted, textOf, wholeOf } from '../flags.ts';
import { GAMES } from '../games.ts';
import { configsOf, describeOptions, noteOf, OPTION_FLAG, settingsOf } from '../options.ts';
import { progressOn } from '../progress.ts';
import { GAME_FLAG, gameOf, seatCountsOf } from '../seats.ts';
import { count } from '../table.ts';

export const calibrate: Command = {
  name: 'calibrate',
  summary: 'Plays a board by one bot in every seat and holds its figures against what they ought to be.',
  usage: '[--game ID] [--bots LEVEL] [--scale X] [--games N] [--seats N or N..M] [--seed S] …',
  words: [],
  flags: {
    game: GAME_FLAG,
    bots: { kind: 'value', value: 'LEVEL', help: `who sits in every seat: ${LEVELS.join(', ')} (pilot)` },
    scale: {
      kind: 'value',
      value: 'X',
      help: 'the part of its simulations that the bot gets, above 0 and up to 1 (1)',
    },
    games: { kind: 'value', value: 'N', help: 'games for each seat count (300)' },
    seats: { kind: 'value', value: 'N', help: 'a seat count, or a range such as 2..5 (all that the game allows)' },
    seed: { kind: 'value', value: 'S', help: 'the same seed plays the same games (1)' },
    option: OPTION_FLAG,
    json: JSON_FLAG,
  },
  notes: `An aim is met when the whole 95 % interval lies in it, not met when all of it lies outside; else there are
too few games to say. The exit code is 1 when an aim is not met.

${describeOptions(GAMES)}`,
  async run(given, io) {
    const registered = gameOf(given);
    const { game, calibration } = registered;
    if (calibration === undefined) throw new BadInput(`${game.id} has no figures to calibrate`);
    const { fit, skipped } = configsOf(given, registered, seatCountsOf(given, game));
    const bot: Level = choiceOf(given, 'bots', LEVELS, 'pilot');
    const scale = scaleOf(given);
    const games = wholeOf(given, 'games', 1, 1e6) ?? 300;
    const seed = wholeOf(given, 'seed', 0, 2 ** 39) ?? 1;

    const progress = progressOn(io, given.values.has('json'));
    const bySeats: BySeats[] = [];
    for (const [i, { seats, config }] of fit.entries()) {
      const counted: Counts[] = [];
      for (let index = 0; index < games; index++) {
        counted.push(playAndCount(registered, { game: game.id, seats, config, bot, scale, seed: seed + index }));
        progress.at((i + (index + 1) / games) / fit.length, `${seats} seats, game ${count(index + 1)}`);
      }
      bySeats.push({ seats, figures: measure(calibration.figuresFor(seats), counted) });
    }
    progress.done();

    const notMet = bySeats.flatMap(({ seats, figures }) =>
      figures.filter(({ verdict }) => verdict === 'not met').map(({ name }) => ({ seats, name })),
    );
    const options = Object.fromEntries(settingsOf(given));
    return {
      json: {
        game: game.id,
        bot,
        scale,
        seed,
        games,
        options,
        bySeats: Object.fromEntries(bySeats.map(({ seats, figures }) => [seats, figures])),
        notMet,
        skipped,
      },
      text: [
        `${game.id}, ${bot} at scale ${scale}, ${count(games)} games for each seat count from seed ${seed}`,
        ...bySeats.map((played) => `\n${figuresTable(played)}`),
        ...notMet.map(({ seats, name }) => `not met with ${seats} seats: ${name}`),
        ...skipped.map(noteOf),
      ].join('\n'),
      failed: notMet.length > 0,
    };
  },
};

function scaleOf(given: Given): number {
  const text = textOf(given, 'scale');
  if (text === null) return 1;
  const scale = Number(text);
  if (!/^[0-9]*\.?[0-9]+$/.test(text) || scale <= 0 || scale > 1)
    throw new BadInput(`--scale wants a number above 0 and up to 1, not ${quoted(text)}`);
  return scale;
}
