/** `arena tournament`: compares the strength of bots, with confidence. */

import { CONTESTANTS } from '@tarmac/bots';
import { commitHere } from '@tarmac/tools/commit';
import { BadInput } from '../bad-input.ts';
import { type Around, commandOf } from '../command.ts';
import { type Given, seed, text, whole } from '../flags.ts';
import { GAMES } from '../games.ts';
import { configOf, describeOptions, OPTION_FLAG } from '../options.ts';
import { GAME_FLAG, oneSeatCountOf } from '../seats.ts';
import { botsOf, SCALE_FLAG } from '../tournament/bots.ts';
import { type Figures, figuresOf } from '../tournament/figures.ts';
import { MOST_BOTS, MOST_GAMES, planOf } from '../tournament/plan.ts';
import { readResults, type Settings } from '../tournament/result-file.ts';
import { playTournament } from '../tournament/run.ts';
import { openStore } from '../tournament/store.ts';
import { asText } from '../tournament/text.ts';
import { openPool, THREADS_FLAG } from '../workers/pool.ts';

const FLAGS = {
  game: GAME_FLAG,
  seats: text('N', 'how many seats, at least 2 (the fewest the game allows)'),
  bots: text('A,B[,…]', `who plays: two or more of ${CONTESTANTS.join(', ')}`),
  games: whole('for each pair, rounded up to whole blocks', { from: 1, to: MOST_GAMES, usual: 100 }),
  gauntlet: whole('with three bots or more: games in which any may meet', {
    from: 0,
    to: MOST_GAMES,
    usual: null,
    said: 'as --games',
  }),
  scale: SCALE_FLAG,
  seed: seed('of the first deal, the next take the next numbers', { usual: 1 }),
  option: OPTION_FLAG,
  threads: THREADS_FLAG,
  out: text('FILE', 'keep the results there; the same command again goes on with it'),
  from: text('FILE', 'play nothing, report on the results kept there'),
};

type Wish = Given<typeof FLAGS>;

export const tournament = commandOf({
  name: 'tournament',
  summary: 'Lets bots play each other in every mixed seating and says which is stronger.',
  usage: '--seats N --bots A,B[,…] [--games N] [--scale PART] [--out FILE.json] …',
  flags: FLAGS,
  notes: `A block is one deal played in every seating in which both bots of a pair sit. The difference is the win
share per seat of the first less that of the second over all of these, with a 95 % interval from block to
block.
One bot alone among clones of another can win more than its share either way, since clones get in each
other's way; that is why it is the second figure and not the first.
Ratings are Plackett-Luce: 400 points are odds of ten to one; random, or else the first bot, is at 0.
Ctrl-C stops and reports on what there is.

${describeOptions(GAMES)}`,
  async run(given, around) {
    const { from, out } = given;
    const { figures, stopped } =
      from === null ? await played(given, around) : { figures: kept(from, around), stopped: false };
    const notes = stopped ? ['Stopped before the end; the same command with --out goes on.'] : [];
    return {
      json: { ...figures, stopped, out },
      text: [asText(figures), ...notes].join('\n\n'),
      failed: false,
    };
  },
});

function kept(path: string, { named }: Around): Figures {
  const surplus = named.find((name) => !['from', 'json'].includes(name));
  if (surplus !== undefined) throw new BadInput(`--from takes everything from its file: leave --${surplus} out`);
  const results = readResults(path, '--from');
  return figuresOf(results, results, []);
}

async function played(given: Wish, { progress }: Around): Promise<{ figures: Figures; stopped: boolean }> {
  const settings = settingsFrom(given);
  const { games, threads, out } = given;
  const { seats, seed } = settings;
  const bots = settings.bots.length;
  const gauntlet = given.gauntlet ?? (bots > 2 ? games : 0);
  if (gauntlet > 0 && bots === 2)
    throw new BadInput('--gauntlet wants three bots or more: two already meet in every game');
  const plan = planOf({ bots, seats, seed, games, gauntlet });
  const store = openStore(out, settings, commitHere());
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const pool = openPool(threads);
  try {
    const watches = await playTournament({ settings, plan, store, pool, progress, stop: stopping.signal });
    return { figures: figuresOf(settings, store, watches), stopped: stopping.signal.aborted };
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await pool.close();
    store.close();
  }
}

function settingsFrom({ game: registered, scale, seed, option, ...given }: Wish): Settings {
  const { game } = registered;
  if (game.cooperative)
    throw new BadInput(
      `${game.id} is won or lost together, so its bots do not play each other: \`arena simulate --game ${game.id} --bots captain\` says how often a level wins`,
    );
  const seats = oneSeatCountOf(given.seats, game, Math.max(2, game.seats.min));
  if (seats < 2) throw new BadInput('--seats wants 2 or more here: bots are compared at one table');
  const bots = botsOf(given.bots, registered);
  if (bots === null || bots.length < 2 || bots.length > MOST_BOTS)
    throw new BadInput(
      `--bots wants 2 to ${MOST_BOTS} names such as random,${CONTESTANTS[1]}; there are ${CONTESTANTS.join(', ')}`,
    );
  const config = configOf(option, registered, seats);
  return { game: game.id, version: game.version, seats, config, bots, scale, seed };
}
