/** `arena report`: the balance of a table when bots play it, in words and as a file for the page's lab. */

import { addLabGame, emptyLabTally, type LabQuestion, labFigures, labFile } from '@tarmac/bots';
import { BadInput } from '../bad-input.ts';
import { commandOf } from '../command.ts';
import { seed, text, whole } from '../flags.ts';
import { GAMES } from '../games.ts';
import { writeJson } from '../json-files.ts';
import { configOf, describeOptions, OPTION_FLAG } from '../options.ts';
import type { LabJob } from '../report/lab-game.ts';
import { asText, type Findings } from '../report/text.ts';
import { GAME_FLAG, oneSeatCountOf } from '../seats.ts';
import { count } from '../table.ts';
import { fileToWrite } from '../text-files.ts';
import { botsOf, SCALE_FLAG, seatedBots, WHO_PLAYS } from '../tournament/bots.ts';
import { openPool, THREADS_FLAG } from '../workers/pool.ts';

const USUAL_SEATS = 4;

export const report = commandOf({
  name: 'report',
  summary: 'Plays a table many times by bots and says how even it is: seats, lengths, scores, airlines and cards.',
  usage: '[--game ID] [--seats N] [--bots A[,B…]] [--games N] [--scale PART] [--out FILE.json] …',
  flags: {
    game: GAME_FLAG,
    seats: text('N', `how many seats (${USUAL_SEATS}, or as many as there can be)`),
    bots: text('A[,B…]', `one for all seats or one for each: ${WHO_PLAYS} (trainee)`),
    games: whole('how many games', { from: 1, to: 1e6, usual: 200 }),
    seed: seed('the same seed plays the same games', { usual: 1 }),
    scale: SCALE_FLAG,
    option: OPTION_FLAG,
    threads: THREADS_FLAG,
    out: fileToWrite('FILE', 'write the figures as a file, which the Balance lab of the page opens as charts'),
  },
  notes: `A win share is held against the fair share, one divided by the seats; every interval is one of 95 %. What is
said of a card or an airline is the win share of the seats that had it less the fair share, or, in a game
that is won together, less what was won without it. It tells what goes with winning, not what brings it
about.

${describeOptions(GAMES)}`,
  async run({ game: registered, games, seed, scale, option, threads, out, ...given }, { progress }) {
    const { game, lab, labWords } = registered;
    if (lab === undefined || labWords === undefined) throw new BadInput(`${game.id} has no lab to report on`);
    const { min, max } = game.seats;
    const seats = oneSeatCountOf(given.seats, game, Math.max(min, Math.min(max, USUAL_SEATS)));
    const config = configOf(option, registered, seats);
    const bots = seatedBots(botsOf(given.bots, registered) ?? ['trainee'], seats);

    const tally = emptyLabTally(seats, game.cooperative === true);
    const pool = openPool(threads);
    try {
      const jobs = jobsFor({ game: game.id, config, seats, bots, scale, seed }, games);
      await pool.each('labGame', jobs, (played) => {
        addLabGame(tally, played);
        progress.at(tally.games / games, `game ${count(tally.games)} of ${count(games)}`);
      });
    } finally {
      await pool.close();
    }
    const figures = labFigures(tally);
    const findings: Findings = { game: game.id, config, bots, scale, seed, figures, words: labWords.en };
    const options = Object.fromEntries(option);
    const question: LabQuestion = { game: game.id, options, seats, bots, games, seed, scale };
    if (out !== null) writeJson(out, '--out', labFile(question, figures));
    return {
      json: { ...question, out, ...figures },
      text: asText(findings),
      failed: false,
    };
  },
});

/** Lazily: all at once might exceed the memory. */
function* jobsFor(job: Omit<LabJob, 'index'>, games: number): Generator<LabJob> {
  for (let index = 0; index < games; index++) yield { ...job, index };
}
