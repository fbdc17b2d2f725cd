/**
 * Tree search over information sets (ISMCTS): flat search in which not only the first action but also
 * the replies to it are learnt, each seat's for its own win share. A node stands for a sequence of
 * actions and is met in ever new imagined worlds, so nobody learns to rely on particular hidden cards.
 *
 * One set of cards would be the same in all those worlds, the observer's own, and its rivals would learn
 * to play against cards they cannot see. So there are two kinds of worlds. In one the observer learns
 * while the rivals play what they have learnt. In the other a rival has imagined anew what it cannot see,
 * the observer's cards included; there the rivals learn, and nothing is concluded about the choice.
 *
 * What a seat does while others still owe their own decisions is taken to be hidden from them, anything
 * else to be seen by all.
 *
 * At the root sequential halving spends the budget, with the same worlds and luck for all, as in flat.ts.
 */

import { botChoices, type Chance, fastChance, optionalInARow, type Seat, type Shapes } from '@tarmac/kit';
import type { Bot } from './bot.ts';
import type { Brain } from './brain.ts';
import { byHalving } from './halving.ts';
import { makeJudge, type Verdict } from './judge.ts';
import type { Limits } from './levels.ts';
import { PLAYOUT_NOISE, policyPlayout, SEEDS } from './policy.ts';
import { glanceReader, shortlist } from './shortlist.ts';
import { add, decide, newTally } from './tally.ts';
import { type Branch, type Node, nodeFor, treeChoice } from './tree-node.ts';

/** One in so many imagined worlds is for the rivals to learn in. */
const RIVALS_EVERY = 3;

/** `frozenTerm` is for testing explanations, see judge.ts. */
export function treeSearch<T extends Shapes>(
  brain: Brain<T>,
  limits: Limits,
  frozenTerm: string | null = null,
): Bot<T> {
  type Action = T['action'];
  const { game, evaluation } = brain;
  const judge = makeJudge(brain, frozenTerm);
  const playOn = policyPlayout(brain, PLAYOUT_NOISE);
  const shareOf = glanceReader(brain);

  return (view, actions, budget, chance) => {
    const observer = brain.seatOf(view);
    const seen = limits.remembers ? view : brain.forget(view);
    const choose = treeChoice(brain);
    const visited: Node<Action>[] = [];
    const taken: Branch<Action>[] = [];

    /** Through the tree as far as it reaches, which adds one node to it, and from there by the rules policy. */
    function descend(state: T['state'], first: Node<Action>[], rivalsLearn: boolean, luck: Chance): void {
      visited.length = 0;
      taken.length = 0;
      let nodes = first;
      let last: Seat = observer;
      let left = limits.rounds * evaluation.seatsOf(state);
      let inARow = new Array<number>(evaluation.seatsOf(state)).fill(0);
      for (;;) {
        const { mode, seats } = game.toAct(state);
        const seat = seats[0];
        if (seat === undefined) return;
        if (seat !== last) {
          if (left === 0) return;
          left--;
          last = seat;
        }
        const legal = botChoices(game, state, seat, inARow);
        if (legal.length === 1) {
          inARow = optionalInARow(game, inARow, seat, legal[0]);
          game.apply(state, seat, legal[0], luck);
          continue;
        }
        const node = nodeFor(nodes, seat);
        if (node === null) {
          playOn(state, last, left, luck);
          return;
        }
        const learning = (seat === observer) !== rivalsLearn;
        const branch = choose(node, state, legal, learning);
        if (learning) {
          visited.push(node);
          taken.push(branch);
        }
        inARow = optionalInARow(game, inARow, seat, branch.action);
        game.apply(state, seat, branch.action, luck);
        nodes = isSecret(mode, seats) ? node.afterSecret : branch.after;
      }
    }

    function learn({ shares }: Verdict): void {
      for (let step = 0; step < visited.length; step++) {
        const node = visited[step] as Node<Action>;
        const branch = taken[step] as Branch<Action>;
        const share = shares[node.seat] as number;
        node.visits++;
        node.total += share;
        branch.visits++;
        branch.total += share;
      }
    }

    const start = game.imagine(seen, chance);
    const rivals = evaluation.seatsOf(start) - 1;
    const owing = game.toAct(start);
    const afterSecret: Node<Action>[] = [];
    const all = shortlist(brain, start, observer, actions, limits.candidates).map(({ action, glance }) => ({
      ...newTally(action, shareOf(glance), evaluation.terms.length),
      after: isSecret(owing.mode, owing.seats) ? afterSecret : [],
    }));
    let worlds = 0;
    byHalving(all, budget, (running) => {
      worlds++;
      let world = game.imagine(seen, chance);
      const rivalsLearn = rivals > 0 && worlds % RIVALS_EVERY === 0;
      if (rivalsLearn) {
        const rival = (observer + 1 + ((worlds / RIVALS_EVERY - 1) % rivals)) % (rivals + 1);
        world = game.imagine(game.view(world, rival), chance);
      }
      judge.freeze(world);
      const seed = chance.draw(SEEDS);
      for (const choice of running) {
        // What the observer can do with its cards, it need not be able to do with those a rival gave it in mind.
        if (rivalsLearn && game.check(world, observer, choice.action) !== null) continue;
        const state = game.clone(world);
        const luck = fastChance(seed);
        game.apply(state, observer, choice.action, luck);
        descend(state, choice.after, rivalsLearn, luck);
        const verdict = judge(state);
        learn(verdict);
        if (!rivalsLearn) add(choice, verdict, observer);
      }
    });
    return decide(all, evaluation.terms, limits.temperature, chance);
  };
}

function isSecret(mode: 'each' | 'any', seats: readonly Seat[]): boolean {
  return mode === 'each' && seats.length > 1;
}
