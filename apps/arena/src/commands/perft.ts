/** `arena perft`: counts all continuations of a position. */

import { perft as countWays, fastChance, playout } from '@tarmac/kit';
import type { Command } from '../command.ts';
import { JSON_FLAG, wholeOf } from '../flags.ts';
import { GAMES } from '../games.ts';
import { configOf, describeOptions, OPTION_FLAG } from '../options.ts';
import { GAME_FLAG, gameOf, oneSeatCountOf } from '../seats.ts';
import { count, table } from '../table.ts';

export const perft: Command = {
  name: 'perft',
  summary: 'Counts all actions and draws from a position, depth by depth: a fingerprint of the rules.',
  usage: '[--game ID] [--seats N] [--depth D] [--seed S] [--plies P]',
  words: [],
  flags: {
    game: GAME_FLAG,
    seats: { kind: 'value', value: 'N', help: 'seats (the fewest the game allows)' },
    depth: { kind: 'value', value: 'D', help: '1 to 3 (2)' },
    seed: { kind: 'value', value: 'S', help: 'which deal and which random decisions before counting (1)' },
    plies: { kind: 'value', value: 'P', help: 'random decisions made before counting (0)' },
    option: OPTION_FLAG,
    json: JSON_FLAG,
  },
  notes: describeOptions(GAMES),
  async run(given) {
    const registered = gameOf(given);
    const { game } = registered;
    const seats = oneSeatCountOf(given, game, game.seats.min);
    const depth = wholeOf(given, 'depth', 1, 3) ?? 2;
    const seed = wholeOf(given, 'seed', 0, 2 ** 52) ?? 1;
    const plies = wholeOf(given, 'plies', 0, 1e6) ?? 0;
    const chance = fastChance(seed);
    const state = game.setup(configOf(given, registered, seats), seats, chance);
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
};
