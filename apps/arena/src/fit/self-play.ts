/** One self-played game: its players, and its sampled positions. */

import { type Brain, LEVELS, playerOf, policyChoice } from '@tarmac/bots';
import {
  botChoices,
  type Chance,
  type Choose,
  fastChance,
  type Outcome,
  optionalInARow,
  type Seat,
  type Shapes,
  winShares,
} from '@tarmac/kit';
import { BadInput } from '../bad-input.ts';
import { randomConfig } from '../options.ts';

/** `policy` is the rules policy, which decides at once. */
export const PLAYERS = ['policy', ...LEVELS] as const;

export interface SelfPlay {
  readonly brain: Brain;
  readonly player: (typeof PLAYERS)[number];
  /** The factor for a level's simulations. */
  readonly scale: number;
  /** The number of sampled positions per game. */
  readonly positions: number;
}

export interface Kept {
  readonly chapter: number;
  /** Every seat's features. */
  readonly values: Float32Array;
}

export interface Played {
  readonly kept: readonly Kept[];
  /** By seat: 1 divided among the firsts. */
  readonly shares: readonly number[];
  readonly scores: readonly number[];
}

/** The noise of the policy's appraisal, in points: drawn for each game, so that positions vary. */
const NOISES = [0.5, 1, 2, 4] as const;
/** One seat in so many plays with this noise, so that there are lost and won positions. */
const CARELESS_ONE_IN = 4;
const CARELESS_NOISE = 10;
/** One table in so many has random options. */
const VARIED_ONE_IN = 4;

const SEEDS = 2 ** 31;

/**
 * Plays one game after another. `setup` decides the table, the careless seats and the sampled positions; it draws the
 * seeds of luck and players first, so that the number of samples changes no game.
 */
export function selfPlayer(setting: SelfPlay): (seats: number, setup: Chance) => Played {
  const { brain } = setting;
  const { game } = brain;
  const { usual, careless } = decidersOf(setting);

  return (seats, setup) => {
    const luck = fastChance(setup.draw(SEEDS));
    const thoughts = fastChance(setup.draw(SEEDS));
    const config = setup.draw(VARIED_ONE_IN) === 0 ? randomConfig(game, seats, setup) : game.parseConfig({}, seats);
    if (!config.ok) throw new BadInput(`with ${seats} seats: ${config.problem}`);
    const ordinary = usual[setup.draw(usual.length)] as Choose<Shapes>;
    const deciders = Array.from({ length: seats }, () => (setup.draw(CARELESS_ONE_IN) === 0 ? careless : ordinary));
    const state = game.setup(config.value, seats, luck);
    const sampler = reservoir(brain, seats, setting.positions, setup);
    const most = 10 * game.longest(seats);
    let last: Seat = -1;
    let inARow = deciders.map(() => 0);
    for (let decisions = 0; ; decisions++) {
      const seat = game.toAct(state).seats[0];
      if (seat === undefined) break;
      if (decisions > most) throw new Error(`${game.id}: a self-played game is not over after ${decisions} decisions`);
      if (seat !== last) sampler.offer(state);
      last = seat;
      const decide = deciders[seat] as Choose<Shapes>;
      const action = decide(state, seat, botChoices(game, state, seat, inARow), thoughts);
      inARow = optionalInARow(game, inARow, seat, action);
      game.apply(state, seat, action, luck);
    }
    const outcome = game.outcome(state);
    if (outcome === null) throw new Error(`${game.id}: nobody is to act and there is no outcome`);
    return { kept: sampler.kept, shares: sharesOf(game.id, outcome), scores: outcome.scores };
  };
}

/** `usual`: one is drawn for each game. */
function decidersOf({ brain, player, scale }: SelfPlay): {
  readonly usual: Choose<Shapes>[];
  readonly careless: Choose<Shapes>;
} {
  const { game } = brain;
  const policy = (noise: number): Choose<Shapes> => policyChoice(brain, noise);
  const careless = policy(CARELESS_NOISE);
  if (player === 'policy') return { usual: NOISES.map(policy), careless };
  const { bot, budget } = playerOf(brain, player, scale);
  const level: Choose<Shapes> = (state, seat, actions, chance) =>
    bot(game.view(state, seat), actions, budget, chance).action;
  return { usual: [level], careless };
}

/** Samples `most` of the offered positions, or all if fewer, with equal probability. */
function reservoir({ evaluation }: Brain, seats: number, most: number, setup: Chance) {
  const width = seats * evaluation.features.length;
  const measured = new Float64Array(width);
  const kept: Kept[] = [];
  let offered = 0;
  return {
    kept,
    offer(state: Shapes['state']) {
      const place = offered < most ? offered : setup.draw(offered + 1);
      offered++;
      if (place >= most) return;
      measured.fill(0);
      evaluation.measure(state, measured);
      kept[place] = { chapter: evaluation.chapterOf(state), values: Float32Array.from(measured) };
    },
  };
}

function sharesOf(id: string, { ranks }: Outcome): number[] {
  if (!ranks.includes(1))
    throw new BadInput(`${id} can end without a winner: only games that always have one can be fitted`);
  return winShares(ranks);
}
