/** Every listed action is legal, and no unlisted one is, unless the plan calls it unbounded. */

import { canonical, same } from '../canonical.ts';
import { fastChance } from '../chance/fast.ts';
import type { Refusal, Seat, Shapes } from '../game.ts';
import { playout } from '../playout.ts';
import { jsonCopy } from './data.ts';
import { perturbedActions } from './perturb.ts';
import { eachPosition, type ReachedPosition, type Suite } from './suite.ts';

/** An illegal act may show only some decisions later. */
const DECISIONS = 6;

export function actionsAndCheckAgree<T extends Shapes>(suite: Suite<T>): void {
  eachPosition(suite, 'listed', suite.rates.every, (position) => {
    for (const seat of position.seats) listedIsLegal(suite, position, seat);
  });
  eachPosition(suite, 'perturbed', suite.rates.perturb, (position) => {
    for (const seat of position.seats) {
      const listed = new Set(suite.game.actions(position.state, seat).map((action) => canonical(action)));
      for (const action of perturbedActions(suite, position, seat)) {
        if (!listed.has(canonical(action))) unlistedIsRefused(suite, position, seat, action, listed.size > 0);
      }
    }
  });
}

function listedIsLegal<T extends Shapes>({ game }: Suite<T>, { state }: ReachedPosition<T>, seat: Seat): void {
  const listed = game.actions(state, seat);
  const owes = game.toAct(state).seats.includes(seat);
  if (owes && listed.length === 0) throw new Error(`seat ${seat} is to act and has no action`);
  if (owes && listed.every((action) => game.isOptional(action)))
    throw new Error(`seat ${seat} is to act and has no action but optional ones`);
  if (!game.hasOptionalActions && listed.some((action) => !owes || game.isOptional(action)))
    throw new Error(`seat ${seat} has optional actions, in a game without optional ones`);
  if (game.outcome(state) !== null && listed.length > 0)
    throw new Error(`the game is over and seat ${seat} has actions`);
  const texts = listed.map((action) => canonical(action));
  if (
    !same(
      texts,
      game.actions(state, seat).map((action) => canonical(action)),
    )
  )
    throw new Error(`actions of seat ${seat} differ from one call to the next`);
  listed.forEach((action, place) => {
    const text = texts[place] as string;
    if (texts.indexOf(text) !== place) throw new Error(`actions lists ${text} twice for seat ${seat}`);
    const refusal = game.check(state, seat, action);
    if (refusal !== null)
      throw new Error(`actions lists ${text} for seat ${seat}, but check refuses it: ${canonical(refusal)}`);
    const parsed = game.parseAction(jsonCopy(action));
    if (!parsed.ok) throw new Error(`parseAction refuses the listed ${text}: ${parsed.problem}`);
    if (canonical(parsed.value) !== text) throw new Error(`parseAction turns ${text} into ${canonical(parsed.value)}`);
  });
}

function unlistedIsRefused<T extends Shapes>(
  { game, plan }: Suite<T>,
  { state, seats }: ReachedPosition<T>,
  seat: Seat,
  action: T['action'],
  mayAct: boolean,
): void {
  const text = canonical(action);
  const refusal = game.check(state, seat, action);
  if (refusal !== null) {
    assertRefusal(refusal);
    return;
  }
  if (game.outcome(state) !== null) throw new Error(`the game is over and check lets seat ${seat} do ${text}`);
  if (!mayAct) throw new Error(`seat ${seat} has no actions and check lets it do ${text}`);
  if (!plan.isUnbounded?.(action)) throw new Error(`check lets seat ${seat} do ${text}, which actions does not list`);
  const next = game.clone(state);
  try {
    game.apply(next, seat, action, fastChance(1));
    assertSound(game.audit(next));
    playout(game, next, seats.length, fastChance(1), { decisions: DECISIONS });
    assertSound(game.audit(next));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`check lets seat ${seat} do ${text}, but the game fails after it: ${message}`, { cause: error });
  }
}

function assertSound(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('; '));
}

function assertRefusal(refusal: Refusal): void {
  const { code, rule } = refusal;
  if (typeof code !== 'string' || code === '' || typeof rule !== 'string' || rule === '')
    throw new Error(`a refusal without code or rule: ${canonical(refusal)}`);
  for (const [fact, value] of Object.entries(refusal)) {
    if (!['string', 'number', 'boolean'].includes(typeof value))
      throw new Error(`refusal ${code}: ${fact} must be a string, number or boolean`);
  }
}
