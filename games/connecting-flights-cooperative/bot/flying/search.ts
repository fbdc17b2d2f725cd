/** Branch and bound over the flights of the rest of a phase. */

import { boundOf, mostPlaced, type Placing, placings, standing } from './bound.ts';
import { leavesSome, movesFrom } from './moves.ts';
import { makeOutlook } from './outlook.ts';
import { type FlyingState, type Move, make, makePosition, unmake } from './position.ts';
import type { Problem } from './problem.ts';

export interface Found {
  readonly moves: readonly Move[];
  readonly placings: readonly Placing[];
  readonly value: number;
  readonly home: number;
  readonly coins: number;
  readonly proved: boolean;
  readonly nodes: number;
}

/** Below any difference that matters, above what adding up fractions loses. */
const ALIKE = 1e-9;
/** Narrow searches first, each with a share of the nodes: a good early result prunes the full search. */
const LOOKS = [
  { width: 3, share: 0.3, nodes: 300 },
  { width: 6, share: 0.6, nodes: 800 },
  { width: 15, share: 0.9, nodes: 2000 },
  { width: Number.POSITIVE_INFINITY, share: 1, nodes: Number.POSITIVE_INFINITY },
] as const;

export function search(problem: Problem, most: number): Found {
  const position = makePosition(problem);
  const outlook = makeOutlook(problem);
  const path: Move[] = [];
  const seen = new Map<number, number>();
  let nodes = 0;
  let best: Omit<Found, 'proved' | 'nodes'> = {
    moves: [],
    placings: [],
    value: Number.NEGATIVE_INFINITY,
    home: 0,
    coins: 0,
  };

  function settle(fees: number): void {
    const asItStands = standing(problem, position, fees);
    if (asItStands + mostPlaced(problem, position) <= best.value + ALIKE) return;
    const granted = placings(problem, position, fees);
    const paid = problem.charterCosts[position.charters]!;
    const coins = problem.charterCosts[position.charters + granted.length]!;
    let value = asItStands - (coins - paid) * problem.worth.coin;
    for (const { gain } of granted) value += gain;
    if (value <= best.value + ALIKE) return;
    best = { moves: path.slice(), placings: granted, value, home: position.home, coins: coins + fees };
  }

  /** Looks at the `width` likeliest flights of every position. */
  function descend(fees: number, width: number, until: number): void {
    settle(fees);
    const last = path.at(-1) ?? null;
    const moves = movesFrom(problem, position, outlook, last);
    if (moves.length > Math.min(width, until - nodes)) moves.sort((one, other) => other.order - one.order);
    const room = Math.min(moves.length, width);
    let looked = 0;
    for (; looked < room && nodes < until; looked++, nodes++) {
      const move = moves[looked]!;
      const before = make(problem, position, move);
      move.bound = boundOf(problem, position, outlook);
      unmake(problem, position, move, before);
    }
    moves.length = looked;
    moves.sort((one, other) => other.bound - one.bound || other.order - one.order);
    for (const move of moves) {
      if (move.bound <= best.value + ALIKE) break;
      const before = make(problem, position, move);
      if (firstTime(problem, position, move)) {
        path.push(move);
        descend(feesOf(problem, position), width, until);
        path.pop();
      }
      unmake(problem, position, move, before);
      if (nodes >= until) return;
    }
  }

  /** With the same flights to follow, only fewer charters than before may lead further. */
  function firstTime({ slots }: Problem, { one, other, charters }: FlyingState, last: Move): boolean {
    const context = (last.from * slots.length + last.to) * 2 + (leavesSome(slots, last) ? 1 : 0);
    const key = ((one ^ Math.imul(context + 1, 0x27d4eb2f)) >>> 0) * 0x200000 + (other & 0x1fffff);
    const earlier = seen.get(key);
    if (earlier !== undefined && earlier <= charters) return false;
    seen.set(key, charters);
    return true;
  }

  const fees = feesOf(problem, position);
  settle(fees);
  for (const look of LOOKS) {
    const until = Math.min(most * look.share, look.nodes);
    seen.clear();
    if (nodes < until) descend(fees, look.width, until);
  }
  return { ...best, proved: nodes < most, nodes };
}

function feesOf({ fleets }: Problem, position: FlyingState): number {
  let fees = 0;
  fleets.forEach((fleet, hand) => {
    fees += fleet.left(position.fleets[hand]!).fees;
  });
  return fees;
}
