/** Whole random games, from the deal to the end, for tests of the rules. */

import { canonical } from '../canonical.ts';
import type { Chance } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import type { Game, Shapes } from '../game.ts';
import { pick } from '../random-act.ts';

export interface RandomGame<T extends Shapes> {
  readonly state: T['state'];
  /** The state before each action, and the final state. */
  readonly states: readonly T['state'][];
  readonly news: readonly T['news'][];
}

/** The most optional acts: else offers and withdrawals would go on for ever. */
const OPTIONAL = 60;

export function randomGame<T extends Shapes>(
  game: Game<T>,
  config: T['config'],
  seats: number,
  seed: number,
  choose: (actions: readonly T['action'][], whim: Chance) => T['action'] = pick,
): RandomGame<T> {
  const luck = fastChance(seed);
  const whim = fastChance(seed + 1000);
  const news: T['news'][] = [];
  const state = game.setup(config, seats, luck, news);
  const states: T['state'][] = [];
  const longest = game.longest(seats) + OPTIONAL;
  let optionalLeft = game.hasOptionalActions ? OPTIONAL : 0;
  for (;;) {
    const problems = game.audit(state);
    if (problems.length > 0) throw new Error(`${game.id}, seed ${seed}: ${problems.join('; ')}`);
    const owing = game.toAct(state).seats;
    if (owing.length === 0) {
      states.push(game.clone(state));
      return { state, states, news };
    }
    const isOptional = optionalLeft > 0 && whim.draw(4) === 0;
    const seat = isOptional ? whim.draw(seats) : pick(owing, whim);
    const lawful = game.actions(state, seat).filter((action) => game.isOptional(action) === isOptional);
    if (lawful.length === 0 && isOptional) continue;
    if (lawful.length === 0) throw new Error(`seat ${seat} is to act and can do nothing`);
    if (isOptional) optionalLeft--;
    states.push(game.clone(state));
    if (states.length > longest) throw new Error(`${game.id}, seed ${seed}: no end after ${longest} acts`);
    const action = choose(lawful, whim);
    const refusal = game.check(state, seat, action);
    if (refusal !== null) throw new Error(`${canonical(action)} is listed and refused: ${canonical(refusal)}`);
    game.apply(state, seat, action, luck, news);
  }
}

/** Chooses among the preferred actions, if any. */
export function preferring<A>(isPreferred: (action: A) => boolean, choose = pick<A>) {
  return (actions: readonly A[], whim: Chance): A => {
    const preferred = actions.filter(isPreferred);
    return choose(preferred.length > 0 ? preferred : actions, whim);
  };
}

/** All kinds are equally likely: else hundreds of flights would crowd out the rest. */
export function anyKind<A extends { readonly type: string }>(actions: readonly A[], whim: Chance): A {
  const kind = pick([...new Set(actions.map(({ type }) => type))], whim);
  const ofKind = actions.filter(({ type }) => type === kind);
  return pick(ofKind, whim);
}
