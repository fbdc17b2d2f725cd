/** `arena campaign`: how often a bot wins each scenario of a game at each difficulty, and with how many rounds left. */

import { CONTESTANTS, wilson } from '@tarmac/bots';
import { type Campaign, type CampaignFigures, LOST, winsIn } from '@tarmac/kit';
import { commitHere } from '@tarmac/tools/commit';
import { BadInput } from '../bad-input.ts';
import type { Command } from '../command.ts';
import { choiceOf, isOn, JSON_FLAG, textOf, wholeOf } from '../flags.ts';
import { progressOn } from '../progress.ts';
import { GAME_FLAG, gameOf, oneSeatCountOf } from '../seats.ts';
import { count, figure, seatsInWords, table } from '../table.ts';
import { assertWritable, writeText } from '../text-files.ts';
import type { GameJob } from '../tournament/play-game.ts';
import { openPool, THREADS_FLAG, threadsOf } from '../workers/pool.ts';

export const campaign: Command = {
  name: 'campaign',
  summary: 'Plays every scenario of a game at every difficulty by one bot, and says how many were won.',
  usage: '--game ID [--bots NAME] [--games N] [--seats N] [--seed S] [--write FILE]',
  words: [],
  flags: {
    game: GAME_FLAG,
    bots: { kind: 'value', value: 'NAME', help: `who sits in every seat: ${CONTESTANTS.join(', ')} (pilot)` },
    games: { kind: 'value', value: 'N', help: 'games for each scenario and difficulty (200)' },
    seats: { kind: 'value', value: 'N', help: 'how many seats (the fewest that the game allows)' },
    seed: { kind: 'value', value: 'S', help: 'the same seed plays the same games (1)' },
    threads: THREADS_FLAG,
    write: { kind: 'value', value: 'FILE', help: "write the figures there as JSON, for the game's page" },
    json: JSON_FLAG,
  },
  async run(given, io) {
    const { game, campaign: played } = gameOf(given);
    if (played === undefined) throw new BadInput(`${game.id} has no campaign`);
    const bot = choiceOf(given, 'bots', CONTESTANTS, 'pilot');
    const games = wholeOf(given, 'games', 1, 1e5) ?? 200;
    const seats = oneSeatCountOf(given, game, game.seats.min);
    const seed = wholeOf(given, 'seed', 0, 2 ** 52) ?? 1;
    const writeTo = textOf(given, 'write');
    // Before the games: meanwhile the files may change.
    const madeWith = commitHere();

    if (writeTo !== null) assertWritable(writeTo, '--write');
    const progress = progressOn(io, isOn(given, 'json'));
    const pool = openPool(threadsOf(given));
    const bots = Array.from({ length: seats }, () => bot);
    const results: Record<string, Record<string, string>> = {};
    const challenges = challengesOf(played);
    try {
      for (const [place, challenge] of challenges.entries()) {
        const parsed = game.parseConfig(challenge, seats);
        if (!parsed.ok) throw new BadInput(parsed.problem);
        const jobs = Array.from({ length: games }, (_, index): GameJob => {
          const seating = bots.join(',');
          return { game: game.id, seats, config: parsed.value, bots, scale: 1, seed: seed + index, seating };
        });
        const spares: (number | null)[] = [];
        let done = 0;
        await pool.each('spareGame', jobs, (spare, index) => {
          spares[index] = spare;
          done++;
          progress.at((place + done / games) / challenges.length, `${wordsFor(challenge)}, game ${count(done)}`);
        });
        const told = spares.map((spare) => spare ?? LOST).join('');
        results[challenge.scenario] = { ...results[challenge.scenario], [challenge.difficulty]: told };
      }
    } finally {
      await pool.close();
    }
    progress.done();

    const { version } = game;
    const figures = { game: game.id, version, madeWith, bot, seats, seed, games, results };
    if (writeTo !== null) writeText(writeTo, '--write', `${JSON.stringify(figures, null, 2)}\n`);
    return { json: figures, text: asText(played, figures), failed: false };
  },
};

function challengesOf({ scenarios, difficulties }: Campaign) {
  return scenarios.flatMap((scenario) => difficulties.map((difficulty) => ({ scenario, difficulty })));
}

const wordsFor = ({ scenario, difficulty }: { readonly scenario: string; readonly difficulty: string }) =>
  `${scenario} on ${difficulty}`;

function asText(played: Campaign, figures: CampaignFigures): string {
  const rows = challengesOf(played).map((challenge) => {
    const wins = winsIn(figures, challenge) ?? 0;
    const [low, high] = wilson(wins / figures.games, figures.games);
    const games = figures.results[challenge.scenario]?.[challenge.difficulty] ?? '';
    const early = [...games].filter((spare) => spare !== LOST && spare !== '0').length;
    return [wordsFor(challenge), count(wins), `${percent(low)} to ${percent(high)}`, count(early)];
  });
  const head = `${figures.game}, ${figures.bot}, ${seatsInWords(figures.seats)}, ${count(figures.games)} games each from seed ${figures.seed}`;
  return `${head}\n\n${table(['', 'won', '95 % interval (%)', 'with rounds left'], rows)}`;
}

function percent(share: number): string {
  return figure(100 * share, 1);
}
