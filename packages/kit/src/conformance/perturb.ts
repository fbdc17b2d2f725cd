/** Unlisted actions: listed ones with each part replaced, and actions from elsewhere. */

import { canonical } from '../canonical.ts';
import type { Chance } from '../chance/chance.ts';
import type { Seat, Shapes } from '../game.ts';
import { pick } from '../random-act.ts';
import { copyPlain } from '../schema.ts';
import { branchesOf, leavesOf, replacedAt, without } from './data.ts';
import type { ReachedPosition, Suite } from './suite.ts';

/** The number of listed, foreign and earlier actions to mutate, per position and seat. */
const BASES = 3;
/** The number of other strings to try in one place. */
const STRINGS = 6;

function otherLeaves(value: unknown, strings: readonly string[], chance: Chance): unknown[] {
  if (typeof value === 'number')
    return [value + 1, value - 1, 0, -0, -1, 2 ** 31, 1e308, value + 0.5, String(value), null];
  if (typeof value === 'boolean') return [!value, null, 0];
  if (typeof value !== 'string') return [0, '', true, null, [], {}];
  const seen = strings.length > 0 ? Array.from({ length: STRINGS }, () => pick(strings, chance)) : [];
  return [...seen, '', '__proto__', 'constructor', value.toUpperCase(), 0, null];
}

function otherBranches(value: object): unknown[] {
  if (Array.isArray(value)) return [[], value.slice(1), [...value, ...value.slice(0, 1)], value.toReversed(), null];
  return [...Object.keys(value).map((key) => without(value, key)), { ...value, surplus: 1 }, null];
}

function mutationsOf(action: unknown, strings: readonly string[], chance: Chance): unknown[] {
  return [
    ...leavesOf(action).flatMap(({ path, value }) =>
      otherLeaves(value, strings, chance).map((other) => replacedAt(action, path, other)),
    ),
    ...branchesOf(action).flatMap(({ path, value }) =>
      otherBranches(value as object).map((other) => replacedAt(action, path, other)),
    ),
  ];
}

/** Distinct parsed actions for `seat`, from its own list, others' lists and the game so far. */
export function perturbedActions<T extends Shapes>(
  { game, plan }: Suite<T>,
  { walk, step, state, seats, chance }: ReachedPosition<T>,
  seat: Seat,
): T['action'][] {
  const own = game.actions(state, seat);
  const foreign = seats.flatMap((other) => (other === seat ? [] : game.actions(state, other)));
  const earlier = walk.moves.slice(0, step).map((move) => move.action);
  const strings = [...own, ...foreign, ...earlier].flatMap((action) =>
    leavesOf(action).flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  );
  const known = [...new Set(strings)].sort();
  const bases = [own, foreign, earlier].flatMap((from) =>
    from.length === 0 ? [] : Array.from({ length: BASES }, () => pick(from, chance)),
  );
  const tried: unknown[] = [
    ...foreign,
    ...bases,
    ...bases.flatMap((base) => [...mutationsOf(base, known, chance), ...(plan.perturb?.(base, chance) ?? [])]),
  ];
  const byText = new Map<string, T['action']>();
  for (const input of tried) {
    const parsed = game.parseAction(copyPlain(input));
    if (parsed.ok) byText.set(canonical(parsed.value, 'parsed action'), parsed.value);
  }
  return [...byText.values()];
}
