/** Proves that bots do not peek: with other hidden data they choose the same action with the same figures. */

import { fastChance, type Seat, type Shapes, same } from '@tarmac/kit';
import type { Bot, Budget, Decision } from '../bot.ts';
import type { Brain } from '../brain.ts';
import { type Contestant, playerOf } from '../make.ts';
import type { AskedPosition } from './positions.ts';

const FEW: Budget = { simulations: 8 };

export interface Twins<T extends Shapes> extends AskedPosition<T> {
  /** Another state that looks the same to the seat. */
  readonly other: T['state'];
}

/** The first `count` positions with hidden data that can differ. */
export function* twins<T extends Shapes>(
  { game }: Brain<T>,
  positions: Iterable<AskedPosition<T>>,
  count: number,
  seed: number,
): Generator<Twins<T>> {
  const luck = fastChance(seed);
  let left = count;
  for (const position of positions) {
    const other = game.imagine(game.view(position.state, position.seat), luck);
    if (same(position.state, other)) continue;
    yield { ...position, other };
    left--;
    if (left === 0) return;
  }
}

type Think<T extends Shapes> = (state: T['state'], seat: Seat, seed: number) => Decision<T['action']>;

function decidesAlike<T extends Shapes>(think: Think<T>, { state, other, seat }: Twins<T>, seed: number): boolean {
  return same(think(state, seat, seed), think(other, seat, seed));
}

function honest<T extends Shapes>({ game }: Brain<T>, bot: Bot<T>): Think<T> {
  return (state, seat, seed) => bot(game.view(state, seat), game.actions(state, seat), FEW, fastChance(seed));
}

/** A bot that cheats: it searches the true state instead of an imagined one. */
function cheating<T extends Shapes>(brain: Brain<T>): Think<T> {
  return (state, seat, seed) => {
    const { game } = brain;
    const peeking: Brain<T> = { ...brain, game: { ...game, imagine: () => game.clone(state) } };
    return honest(brain, playerOf(peeking, 'pilot').bot)(state, seat, seed);
  };
}

/** Takes the thinkers in turn: returns the number of positions, and who peeked in which. */
export function findPeeking<T extends Shapes>(
  brain: Brain<T>,
  thinkers: readonly Contestant[],
  pairs: Iterable<Twins<T>>,
): { readonly looked: number; readonly peeked: readonly string[] } {
  const bots = thinkers.map((thinker) => honest(brain, playerOf(brain, thinker).bot));
  const peeked: string[] = [];
  let looked = 0;
  for (const pair of pairs) {
    const turn = looked % thinkers.length;
    if (!decidesAlike(bots[turn]!, pair, looked))
      peeked.push(`${thinkers[turn]} as seat ${pair.seat} in ${JSON.stringify(pair.state)}`);
    looked++;
  }
  return { looked, peeked };
}

/** The number of positions in which a cheating bot is caught. */
export function cheatsFound<T extends Shapes>(brain: Brain<T>, pairs: Iterable<Twins<T>>): number {
  const think = cheating(brain);
  return [...pairs].filter((pair, seed) => !decidesAlike(think, pair, seed)).length;
}
