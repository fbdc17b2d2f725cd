/** The tree of a search: decisions, what was tried at each, and which to try next. */

import { canonical, type Seat, type Shapes } from '@tarmac/kit';
import type { Brain } from './brain.ts';

/** One decision of one seat, reached by a sequence of actions; luck and hidden cards differ from visit to visit. */
export interface Node<A> {
  readonly seat: Seat;
  /** Visits from which the seat learnt, and the sum of its win shares after them. */
  visits: number;
  total: number;
  readonly branches: Map<A, Branch<A>>;
  /** What follows if nobody sees yet which action it was. */
  readonly afterSecret: Node<A>[];
}

export interface Branch<A> {
  readonly action: A;
  visits: number;
  total: number;
  /** How often it could have been chosen by a seat that was learning: not every world allows every action. */
  available: number;
  /** The decisions that follow, one for each seat that luck may bring to move. */
  readonly after: Node<A>[];
}

/** The node for this seat's decision; a missing one is added, and then null is the answer. */
export function nodeFor<A>(nodes: Node<A>[], seat: Seat): Node<A> | null {
  for (const node of nodes) if (node.seat === seat) return node;
  nodes.push({ seat, visits: 0, total: 0, branches: new Map(), afterSecret: [] });
  return null;
}

/** Beyond the first glance, no more actions than this are looked at below the root. */
const REPLIES = 5;

/** How much a search is drawn to what it knows little about, in win share. */
const CURIOSITY = 0.5;

export type Choice<T extends Shapes> = (
  node: Node<T['action']>,
  state: T['state'],
  actions: readonly T['action'][],
  learning: boolean,
) => Branch<T['action']>;

/**
 * A seat that learns goes by upper confidence bounds: what an action has brought it so far, and a bonus
 * for being rarely tried though often available, smaller the worse the action looks at a glance. A seat
 * that does not learn plays what it has chosen most often while learning, at first what looks best.
 */
export function treeChoice<T extends Shapes>(brain: Brain<T>): Choice<T> {
  const few: T['action'][] = [];
  const intern = interner<T['action']>();
  const glance = bestFew(brain);
  return (node, state, actions, learning) => {
    glance(state, node.seat, actions, few);
    const untried = node.visits === 0 ? 0 : node.total / node.visits;
    let best: Branch<T['action']> | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (let rank = 0; rank < few.length; rank++) {
      const branch = branchFor(node, intern(few[rank]));
      const liking = 1 / (1 + rank);
      let score = branch.visits + liking;
      if (learning) {
        branch.available++;
        const mean = branch.visits === 0 ? untried : branch.total / branch.visits;
        score = mean + (CURIOSITY * liking * Math.sqrt(branch.available)) / (1 + branch.visits);
      }
      if (score > highest) {
        highest = score;
        best = branch;
      }
    }
    return best as Branch<T['action']>;
  };
}

function branchFor<A>(node: Node<A>, action: A): Branch<A> {
  let branch = node.branches.get(action);
  if (branch === undefined) {
    branch = { action, visits: 0, total: 0, available: 0, after: [] };
    node.branches.set(action, branch);
  }
  return branch;
}

/** One object for each action: games may share them between calls, or make them anew each time. */
function interner<A>(): (action: A) => A {
  const interned = new Set<A>();
  const byText = new Map<string, A>();
  return (action) => {
    if (interned.has(action)) return action;
    const text = canonical(action);
    const known = byText.get(text);
    if (known !== undefined) return known;
    interned.add(action);
    byText.set(text, action);
    return action;
  };
}

type Glance<T extends Shapes> = (
  state: T['state'],
  seat: Seat,
  actions: readonly T['action'][],
  into: T['action'][],
) => void;

/** The same sieve as shortlist.ts, for a few actions and thousands of times a second: nothing is allocated. */
function bestFew<T extends Shapes>(brain: Brain<T>): Glance<T> {
  const scores: number[] = [];
  const kept: number[] = [];
  return (state, seat, actions, into) => {
    brain.appraise(state, seat, actions, scores);
    into.length = 0;
    for (let index = 0; index < actions.length; index++) {
      const score = scores[index] as number;
      if (score === Number.NEGATIVE_INFINITY) continue;
      let place = into.length;
      if (place < REPLIES) into.push(actions[index]);
      else if (score <= (kept[REPLIES - 1] as number)) continue;
      else place--;
      for (; place > 0 && score > (kept[place - 1] as number); place--) {
        kept[place] = kept[place - 1] as number;
        into[place] = into[place - 1];
      }
      kept[place] = score;
      into[place] = actions[index];
    }
    if (into.length === 0) into.push(actions[0]);
  };
}
