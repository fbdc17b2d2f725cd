/** `arena perft`: counts all continuations of a position. */

import { perft as countWays, fastChance, playout } from '@tarmac/kit';
import { commandOf } from '../command.ts';
import { seed, text, whole } from '../flags.ts';
import { GAMES } from '../games.ts';
import { configOf, describeOptions, OPTION_FLAG } from '../options.ts';
import { GAME_FLAG, oneSeatCountOf } from '../seats.ts';
import { count, table } from '../table.ts';

export const perft = commandOf({
  name: 'perft',
  summary: 'Counts all actions and draws from a position, depth by depth: a fingerprint of the rules.',
  usage: '[--game ID] [--seats N] [--depth D] [--seed S] [--plies P]',
  flags: {
    game: GAME_FLAG,
    seats: text('N', 'seats (the fewest the game allows)'),
    depth: whole('1 to 3', { from: 1, to: 3, usual: 2, value: 'D' }),
    seed: seed('which deal and which random decisions before counting', { usual: 1 }),
    plies: whole('random decisions made before counting', { from: 0, to: 1e6, usual: 0, value: 'P' }),
    option: OPTION_FLAG,
  },
  notes: describeOptions(GAMES),
  async run({ game: registered, depth, seed, plies, option, ...given }) {
    const { game } = registered;
    const seats = oneSeatCountOf(given.seats, game, game.seats.min);
    const chance = fastChance(seed);
    const state = game.setup(configOf(option, registered, seats), seats, chance);
    const made = playout(game, state, seats, chance, { decisions: plies, optional: 0 });
    const counts = Array.from({ length: depth }, (_, i) => countWays(game, state, i + 1));
    return {
      json: { game: game.id, seats, seed, plies: made, depth, counts },
      text: table(
        ['depth', 'ways'],
        counts.map((ways, i) => [String(i + 1), count(ways)]),
      ),
      failed: false,
    };
  },
});
