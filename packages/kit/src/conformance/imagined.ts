/** Nothing an eye is handed or answered depends on what it cannot see: an imagined state serves it as well. */

import { canonical, same } from '../canonical.ts';
import { fastChance } from '../chance/fast.ts';
import type { Eye, Game, Seat, Shapes } from '../game.ts';
import { firstDifference, jsonCopy } from './data.ts';
import { perturbedActions } from './perturb.ts';
import { eachPosition, type Position, type Suite } from './suite.ts';

/** Imagined states looked at for one eye at one position. */
const WORLDS = 3;

export function imaginedIsIndistinguishable<T extends Shapes>(suite: Suite<T>): void {
  const { game, plan } = suite;
  eachPosition(suite, 'imagine', suite.rates.imagine, (position) => {
    for (const eye of position.eyes) {
      const real = game.view(position.state, eye);
      const tried = eye === 'watcher' ? [] : perturbedActions(suite, position, eye);
      for (let world = 0; world < WORLDS; world++) {
        const seed = position.chance.draw(2 ** 31);
        const imagined = game.imagine(jsonCopy(real), fastChance(seed));
        compare(game, position, eye, imagined, 'imagined', tried);
        if (plan.scramble) {
          const scrambled = plan.scramble(game.clone(position.state), eye, fastChance(seed));
          compare(game, position, eye, scrambled, 'scrambled', tried);
        }
        if (!same(imagined, game.imagine(jsonCopy(real), fastChance(seed))))
          throw new Error(`imagine by ${eye} gives different states for the same draws`);
      }
    }
  });
}

function compare<T extends Shapes>(
  game: Game<T>,
  { state }: Position<T>,
  eye: Eye,
  other: T['state'],
  how: 'imagined' | 'scrambled',
  tried: readonly T['action'][],
): void {
  const whose = eye === 'watcher' ? 'a watcher' : `seat ${eye}`;
  const difference = firstDifference(game.view(state, eye), game.view(other, eye), 'view');
  if (difference !== null) throw new Error(`${how} for ${whose}, the state looks different: ${difference}`);
  const problems = game.audit(other);
  if (problems.length > 0) throw new Error(`${how} for ${whose}, the state is broken: ${problems.join('; ')}`);
  if (!same(game.outcome(state), game.outcome(other))) throw new Error(`outcome depends on what ${whose} cannot see`);
  if (eye !== 'watcher') compareSeat(game, state, other, eye, tried);
}

function compareSeat<T extends Shapes>(
  game: Game<T>,
  state: T['state'],
  other: T['state'],
  seat: Seat,
  tried: readonly T['action'][],
): void {
  // Whether other seats owe a decision may be hidden; whether this one does is not.
  const owed = [state, other].map((each) => {
    const { mode, seats } = game.toAct(each);
    return seats.includes(seat) ? mode : 'nothing';
  });
  if (owed[0] !== owed[1]) throw new Error(`toAct of seat ${seat} depends on what it cannot see`);
  const listed = game.actions(state, seat);
  if (!same(listed, game.actions(other, seat))) throw new Error(`actions of seat ${seat} depend on what it cannot see`);
  for (const action of [...listed, ...tried]) {
    if (!same(game.check(state, seat, action), game.check(other, seat, action)))
      throw new Error(`check of seat ${seat} on ${canonical(action)} depends on what it cannot see`);
  }
}
