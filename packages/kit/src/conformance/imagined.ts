/** The data for an eye never depends on what it cannot see: an imagined state gives the same. */

import { canonical, same } from '../canonical.ts';
import { fastChance } from '../chance/fast.ts';
import type { Eye, Game, Seat, Shapes } from '../game.ts';
import { firstDifference, jsonCopy } from './data.ts';
import { perturbedActions } from './perturb.ts';
import { eachPosition, type ReachedPosition, type Suite } from './suite.ts';

/** Imagined states per eye and position. */
const WORLDS = 3;

export function imaginedIsIndistinguishable<T extends Shapes>(suite: Suite<T>): void {
  const { game, plan } = suite;
  eachPosition(suite, 'imagine', suite.rates.imagine, (position) => {
    for (const eye of position.eyes) {
      const real = answersTo(suite, position, eye);
      for (let world = 0; world < WORLDS; world++) {
        const seed = position.chance.draw(2 ** 31);
        const imagined = game.imagine(jsonCopy(real.view), fastChance(seed));
        compare(game, eye, real, imagined, 'imagined');
        if (!same(imagined, game.imagine(jsonCopy(real.view), fastChance(seed))))
          throw new Error(`imagine by ${eye} gives different states for the same draws`);
        if (plan.scramble) {
          const scrambled = plan.scramble(game.clone(position.state), eye, fastChance(seed));
          compare(game, eye, real, scrambled, 'scrambled');
        }
      }
    }
  });
}

/** All data for an eye in one state. */
interface Answers<T extends Shapes> {
  readonly view: T['view'];
  readonly outcome: string;
  /** Empty for a watcher. */
  readonly owed: string;
  readonly actions: string;
  readonly checks: readonly { readonly action: T['action']; readonly answer: string }[];
}

function answersTo<T extends Shapes>(suite: Suite<T>, position: ReachedPosition<T>, eye: Eye): Answers<T> {
  const { game } = suite;
  const { state } = position;
  const view = game.view(state, eye);
  const outcome = canonical(game.outcome(state));
  if (eye === 'watcher') return { view, outcome, owed: '', actions: '', checks: [] };
  const listed = game.actions(state, eye);
  const checks = [...listed, ...perturbedActions(suite, position, eye)].map((action) => {
    return { action, answer: canonical(game.check(state, eye, action)) };
  });
  return { view, outcome, owed: owedBy(game, state, eye), actions: canonical(listed), checks };
}

/** Other seats' debts may be hidden; this seat's are not. */
function owedBy<T extends Shapes>(game: Game<T>, state: T['state'], seat: Seat): string {
  const { mode, seats } = game.toAct(state);
  return seats.includes(seat) ? mode : 'nothing';
}

function compare<T extends Shapes>(
  game: Game<T>,
  eye: Eye,
  real: Answers<T>,
  other: T['state'],
  how: 'imagined' | 'scrambled',
): void {
  const whose = eye === 'watcher' ? 'a watcher' : `seat ${eye}`;
  const difference = firstDifference(real.view, game.view(other, eye), 'view');
  if (difference !== null) throw new Error(`${how} for ${whose}, the state looks different: ${difference}`);
  const problems = game.audit(other);
  if (problems.length > 0) throw new Error(`${how} for ${whose}, the state is broken: ${problems.join('; ')}`);
  const hidden = `on what ${whose} cannot see`;
  if (canonical(game.outcome(other)) !== real.outcome) throw new Error(`outcome depends ${hidden}`);
  if (eye === 'watcher') return;
  if (owedBy(game, other, eye) !== real.owed) throw new Error(`toAct of ${whose} depends ${hidden}`);
  if (canonical(game.actions(other, eye)) !== real.actions) throw new Error(`actions of ${whose} depend ${hidden}`);
  for (const { action, answer } of real.checks) {
    if (canonical(game.check(other, eye, action)) !== answer)
      throw new Error(`check of ${whose} on ${canonical(action)} depends ${hidden}`);
  }
}
