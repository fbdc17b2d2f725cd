/** Every game ends within its bound, and is over exactly when nobody is to act. */

import { canonical } from '../canonical.ts';
import type { Outcome, Shapes } from '../game.ts';
import { eachPosition, eachWalk, type Suite } from './suite.ts';
import { at, where } from './walk.ts';

export function gamesEndInTime<T extends Shapes>(suite: Suite<T>): void {
  const { game } = suite;
  eachWalk(suite, (walk) => {
    const longest = game.longest(walk.seats);
    if (walk.acts > longest)
      at(
        () => where(game, walk, walk.moves.length),
        () => {
          throw new Error(`not over after ${longest} acts, the longest game that the plan allows`);
        },
      );
  });
  eachPosition(suite, 'ending', 1, ({ state, seats }) => {
    const toAct = game.toAct(state);
    const outcome = game.outcome(state);
    if ((outcome === null) !== toAct.seats.length > 0)
      throw new Error(`outcome is ${canonical(outcome)} while seats ${canonical(toAct.seats)} are to act`);
    if (toAct.mode !== 'each' && toAct.mode !== 'any') throw new Error(`toAct has mode ${canonical(toAct.mode)}`);
    if (new Set(toAct.seats).size !== toAct.seats.length || !toAct.seats.every((seat) => seats.includes(seat)))
      throw new Error(`toAct names seats ${canonical(toAct.seats)} of ${seats.length}`);
    if (outcome !== null) assertOutcome(outcome, seats.length);
    if (outcome !== null && game.cooperative) assertShared(outcome);
  });
}

function assertShared({ ranks }: Outcome): void {
  const [first] = ranks;
  if ((first !== 1 && first !== 2) || !ranks.every((rank) => rank === first))
    throw new Error(`ranks ${canonical(ranks)} in a game that is won (1) or lost (2) together`);
}

function assertOutcome({ ranks, scores, rule }: Outcome, seats: number): void {
  if (
    ranks.length !== seats ||
    !ranks.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= Math.max(2, seats))
  )
    throw new Error(`ranks ${canonical(ranks)} for ${seats} seats`);
  if (scores.length !== seats) throw new Error(`scores ${canonical(scores)} for ${seats} seats`);
  if (typeof rule !== 'string' || rule === '') throw new Error('the outcome names no rule');
}
