/** Whole matches of every game, played by bots at once, and their reviews. */

import { type Brain, type Contestant, playerOf, type Review, type ReviewEffort, reviewMatch } from '@tarmac/bots';
import {
  botChoices,
  type Entry,
  fastChance,
  type Game,
  optionalInARow,
  recordingChance,
  type Seat,
  type Shapes,
} from '@tarmac/kit';
import type { Log } from '../../src/worker/store.ts';

const stamp = { at: 0, by: { kind: 'host' } } as const;

function startEntry(game: Game, config: unknown, seats: number): Extract<Entry<Shapes>, { kind: 'start' }> {
  const contributions = Array.from({ length: seats }, () => 'seed');
  return { ...stamp, kind: 'start', version: game.version, config, seats, commitment: null, contributions, draws: [] };
}

/** By seat who plays; each with a small part of its simulations. */
export function botMatch(brain: Brain, players: readonly Contestant[], seed: number, options: object = {}): Log {
  const { game } = brain;
  const seats = players.length;
  const config = game.parseConfig(options, seats);
  if (!config.ok) throw new Error(config.problem);
  const luck = fastChance(seed);
  const whim = fastChance(seed + 1);
  const dealt = recordingChance(luck);
  const state = game.setup(config.value, seats, dealt);
  const log: Entry<Shapes>[] = [{ ...startEntry(game, config.value, seats), draws: dealt.draws }];
  const bots = players.map((player) => playerOf(brain, player, 0.05));
  let inARow = new Array<number>(seats).fill(0);
  for (;;) {
    const [seat] = game.toAct(state).seats;
    if (seat === undefined) return [...log, { ...stamp, kind: 'end', reason: 'finished' }];
    const choices = botChoices(game, state, seat, inARow);
    const { bot, budget } = bots[seat] as (typeof bots)[number];
    const action = choices.length === 1 ? choices[0] : bot(game.view(state, seat), choices, budget, whim).action;
    inARow = optionalInARow(game, inARow, seat, action);
    const drawn = recordingChance(luck);
    game.apply(state, seat, action, drawn);
    log.push({ ...stamp, kind: 'act', seat, action, draws: drawn.draws });
  }
}

/** A match that goes on from this state, and one act in it. */
export function oneAct(game: Game, seats: number, state: unknown, seat: Seat, action: unknown): Log {
  const chance = recordingChance(fastChance(1));
  game.apply(game.clone(state), seat, action, chance);
  return [
    { ...startEntry(game, null, seats), version: game.version - 1 },
    { ...stamp, kind: 'upgrade', version: game.version, state },
    { ...stamp, kind: 'act', seat, action, draws: chance.draws },
  ];
}

export function reviewed(brain: Brain, log: Log, effort: ReviewEffort): Review {
  const steps = reviewMatch(brain, log, effort, 1);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
