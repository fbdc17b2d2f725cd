/** `arena campaign`: how often a bot wins each scenario of a game at each difficulty, and with how many rounds left. */

import { CONTESTANTS, wilson } from '@tarmac/bots';
import { type Campaign, type CampaignFigures, LOST, winsIn } from '@tarmac/kit';
import { commitHere } from '@tarmac/tools/commit';
import { BadInput } from '../bad-input.ts';
import { commandOf } from '../command.ts';
import { choice, seed, text, whole } from '../flags.ts';
import { GAME_FLAG, oneSeatCountOf } from '../seats.ts';
import { count, figure, seatsInWords, table } from '../table.ts';
import { fileToWrite, writeText } from '../text-files.ts';
import type { GameJob } from '../tournament/play-game.ts';
import { openPool, THREADS_FLAG } from '../workers/pool.ts';

export const campaign = commandOf({
  name: 'campaign',
  summary: 'Plays every scenario of a game at every difficulty by one bot, and says how many were won.',
  usage: '--game ID [--bots NAME] [--games N] [--seats N] [--seed S] [--write FILE]',
  flags: {
    game: GAME_FLAG,
    bots: choice(`who sits in every seat: ${CONTESTANTS.join(', ')}`, CONTESTANTS, { usual: 'pilot', value: 'NAME' }),
    games: whole('games for each scenario and difficulty', { from: 1, to: 1e5, usual: 200 }),
    seats: text('N', 'how many seats (the fewest that the game allows)'),
    seed: seed('the same seed plays the same games', { usual: 1 }),
    threads: THREADS_FLAG,
    write: fileToWrite('FILE', "write the figures there as JSON, for the game's page"),
  },
  async run({ game: registered, bots: bot, games, seed, threads, write: writeTo, ...given }, { progress }) {
    const { game, campaign: played } = registered;
    if (played === undefined) throw new BadInput(`${game.id} has no campaign`);
    const seats = oneSeatCountOf(given.seats, game, game.seats.min);
    // Before the games: meanwhile the files may change.
    const madeWith = commitHere();

    const pool = openPool(threads);
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

    const { version } = game;
    const figures = { game: game.id, version, madeWith, bot, seats, seed, games, results };
    if (writeTo !== null) writeText(writeTo, '--write', `${JSON.stringify(figures, null, 2)}\n`);
    return { json: figures, text: asText(played, figures), failed: false };
  },
});

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
