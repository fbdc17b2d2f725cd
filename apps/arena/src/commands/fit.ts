/** `arena fit`: the weights of a game's evaluation, from self-played games. */

import { BadInput } from '../bad-input.ts';
import { commandOf } from '../command.ts';
import { fitEvaluation } from '../fit/fit.ts';
import { type Gathering, gather, HELD_OUT_EVERY } from '../fit/gather.ts';
import { asJson, asText } from '../fit/report.ts';
import { PLAYERS } from '../fit/self-play.ts';
import { weightsFile } from '../fit/weights-file.ts';
import { choice, type Given, number, whole } from '../flags.ts';
import { GAME_FLAG, SEATS_FLAG, seatCountsOf } from '../seats.ts';
import { fileToWrite, writeText } from '../text-files.ts';
import { SCALES } from '../tournament/bots.ts';

/** The approximate part of the time for playing. */
const PLAYING = 0.7;

const USUAL_SCALE = 0.05;

const FLAGS = {
  game: GAME_FLAG,
  seats: SEATS_FLAG,
  games: whole('games for each seat count', { from: HELD_OUT_EVERY, to: 1e6, usual: 1000 }),
  seed: whole('the same seed gives the same weights', { from: 0, to: 2 ** 32 - 1, usual: 1, value: 'S' }),
  bots: choice(`who plays: ${PLAYERS.join(', ')}`, PLAYERS, {
    usual: 'policy',
    said: 'policy: what looks best at a glance',
    value: 'NAME',
  }),
  scale: number('the part of its simulations that a level gets', SCALES, {
    usual: null,
    said: String(USUAL_SCALE),
    value: 'X',
  }),
  positions: whole('positions kept of each game', { from: 1, to: 1000, usual: 30 }),
  ridge: whole('how strongly weights are pulled to 0, in positions', { from: 1, to: 1e6, usual: 10 }),
  write: fileToWrite('FILE.ts', 'write the weights there'),
};

export const fit = commandOf({
  name: 'fit',
  summary: "Fits a game's linear evaluation to games the bots play among themselves.",
  usage: '[--game ID] [--seats N or N..M] [--games N] [--seed S] [--write FILE.ts] …',
  flags: FLAGS,
  notes: `Every ${HELD_OUT_EVERY}th game is held out, and the fit judged by it.`,
  async run(given, { progress }) {
    const gathering = gatheringOf(given);
    const { ridge, write: path } = given;
    const gathered = gather(gathering, (part, what) => progress.at(PLAYING * part, what));
    const fitted = fitEvaluation(gathered, ridge, (part, what) => progress.at(PLAYING + (1 - PLAYING) * part, what));
    const command = commandLine(gathering, ridge);
    if (path !== null) writeText(path, '--write', weightsFile(command, fitted));
    const { features } = gathering.brain.evaluation;
    return {
      json: { command, ...asJson(features, fitted), ...(path === null ? {} : { written: path }) },
      text: `${command}\n${asText(features, fitted)}`,
      failed: false,
    };
  },
});

function gatheringOf({ game: registered, bots: player, scale, seats, ...given }: Given<typeof FLAGS>): Gathering {
  const { game, brain } = registered;
  const { games, seed, positions } = given;
  if (brain === undefined) throw new BadInput(`${game.id} has no evaluation to fit`);
  if (player === 'policy' && scale !== null)
    throw new BadInput('--scale is for levels: the policy makes no simulations');
  return { brain, player, scale: scale ?? USUAL_SCALE, seatCounts: seatCountsOf(seats, game), games, seed, positions };
}

/** Everything that determines the weights, with the defaults. */
function commandLine({ brain, player, scale, seatCounts, games, seed, positions }: Gathering, ridge: number): string {
  const [from, to] = [seatCounts[0], seatCounts.at(-1)];
  return [
    `arena fit --game ${brain.game.id} --seats ${from === to ? from : `${from}..${to}`} --games ${games} --seed ${seed}`,
    `--bots ${player}${player === 'policy' ? '' : ` --scale ${scale}`} --positions ${positions} --ridge ${ridge}`,
  ].join(' ');
}
