/** `arena fit`: the weights of a game's evaluation, from self-played games. */

import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { fitEvaluation } from '../fit/fit.ts';
import { type Gathering, gather, HELD_OUT_EVERY } from '../fit/gather.ts';
import { asJson, asText } from '../fit/report.ts';
import { PLAYERS } from '../fit/self-play.ts';
import { weightsFile } from '../fit/weights-file.ts';
import { choiceOf, type Given, isOn, JSON_FLAG, textOf, wholeOf } from '../flags.ts';
import type { Registered } from '../games.ts';
import { progressOn } from '../progress.ts';
import { GAME_FLAG, gameOf, seatCountsOf } from '../seats.ts';
import { assertWritable, writeText } from '../text-files.ts';
import { scaleOf } from '../tournament/bots.ts';

/** The approximate part of the time for playing. */
const PLAYING = 0.7;

export const fit: Command = {
  name: 'fit',
  summary: "Fits a game's linear evaluation to games the bots play among themselves.",
  usage: '[--game ID] [--seats N or N..M] [--games N] [--seed S] [--write FILE.ts] …',
  words: [],
  flags: {
    game: GAME_FLAG,
    seats: { kind: 'value', value: 'N', help: 'a seat count, or a range such as 2..5 (all that the game allows)' },
    games: { kind: 'value', value: 'N', help: 'games for each seat count (1000)' },
    seed: { kind: 'value', value: 'S', help: 'the same seed gives the same weights (1)' },
    bots: {
      kind: 'value',
      value: 'NAME',
      help: `who plays: ${PLAYERS.join(', ')} (policy: what looks best at a glance)`,
    },
    scale: { kind: 'value', value: 'X', help: 'the part of its simulations that a level gets (0.05)' },
    positions: { kind: 'value', value: 'N', help: 'positions kept of each game (30)' },
    ridge: { kind: 'value', value: 'N', help: 'how strongly weights are pulled to 0, in positions (10)' },
    write: { kind: 'value', value: 'FILE.ts', help: 'write the weights there' },
    json: JSON_FLAG,
  },
  notes: `Every ${HELD_OUT_EVERY}th game is held out, and the fit judged by it.`,
  async run(given, io) {
    const registered = gameOf(given);
    const gathering = gatheringOf(given, registered);
    const ridge = wholeOf(given, 'ridge', 1, 1e6) ?? 10;
    const path = textOf(given, 'write');
    if (path !== null) assertWritable(path, '--write');

    const progress = progressOn(io, isOn(given, 'json'));
    const gathered = gather(gathering, (part, what) => progress.at(PLAYING * part, what));
    const fitted = fitEvaluation(gathered, ridge, (part, what) => progress.at(PLAYING + (1 - PLAYING) * part, what));
    progress.done();

    const command = commandLine(gathering, ridge);
    if (path !== null) writeText(path, '--write', weightsFile(command, fitted));
    const { features } = gathering.brain.evaluation;
    return {
      json: { command, ...asJson(features, fitted), ...(path === null ? {} : { written: path }) },
      text: `${command}\n${asText(features, fitted)}`,
      failed: false,
    };
  },
};

function gatheringOf(given: Given, { game, brain }: Registered): Gathering {
  if (brain === undefined) throw new BadInput(`${game.id} has no evaluation to fit`);
  const player = choiceOf(given, 'bots', PLAYERS, 'policy');
  if (player === 'policy' && textOf(given, 'scale') !== null)
    throw new BadInput('--scale is for levels: the policy makes no simulations');
  return {
    brain,
    player,
    scale: scaleOf(given, 0.05),
    positions: wholeOf(given, 'positions', 1, 1000) ?? 30,
    seatCounts: seatCountsOf(given, game),
    games: wholeOf(given, 'games', HELD_OUT_EVERY, 1e6) ?? 1000,
    seed: wholeOf(given, 'seed', 0, 2 ** 32 - 1) ?? 1,
  };
}

/** Everything that determines the weights, with the defaults. */
function commandLine({ brain, player, scale, seatCounts, games, seed, positions }: Gathering, ridge: number): string {
  const [from, to] = [seatCounts[0], seatCounts.at(-1)];
  return [
    `arena fit --game ${brain.game.id} --seats ${from === to ? from : `${from}..${to}`} --games ${games} --seed ${seed}`,
    `--bots ${player}${player === 'policy' ? '' : ` --scale ${scale}`} --positions ${positions} --ridge ${ridge}`,
  ].join(' ');
}
