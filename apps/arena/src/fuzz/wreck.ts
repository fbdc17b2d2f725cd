/** Makes hostile inputs from honest ones. */

import type { Chance } from '@tarmac/kit';

/** Values by key of real actions, for plausible wrong actions. */
export type Pool = Map<string, unknown[]>;

const POOL_PER_KEY = 64;

export function remember(pool: Pool, value: unknown, key = '', chance: Chance): void {
  const seen = pool.get(key) ?? [];
  pool.set(key, seen);
  if (seen.length < POOL_PER_KEY) seen.push(value);
  else seen[chance.draw(POOL_PER_KEY)] = value;
  if (value === null || typeof value !== 'object') return;
  for (const [inner, child] of Object.entries(value))
    remember(pool, child, Array.isArray(value) ? `${key}[]` : inner, chance);
}

const MEGABYTE = 'x'.repeat(2 ** 20);

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { shares: value };
  return value;
}

const DEEP = nested(20_000);

/** Values of unexpected types. Functions and symbols cannot come over a wire, but are refused too. */
const ODDITIES: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -(2 ** 31),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n ** 40n,
  '',
  '0',
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  '\u0000',
  '\ud800',
  MEGABYTE,
  [],
  [[]],
  {},
  Object.create(null),
  new Array(3),
  JSON.parse('{"__proto__": {"polluted": true}}'),
  JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
  DEEP,
  new Date(0),
  new Map([['type', 'x']]),
  Symbol('type'),
  () => 'type',
];

function oddity(chance: Chance): unknown {
  return ODDITIES[chance.draw(ODDITIES.length)];
}

/** Any input, not even of an action's shape. */
export function malformed(action: unknown, pool: Pool, chance: Chance): unknown {
  switch (chance.draw(6)) {
    case 0:
      return oddity(chance);
    case 1: {
      // A key that JSON.parse keeps as an own property and careless copying turns into a prototype.
      const text = JSON.stringify(action);
      return text.startsWith('{') ? JSON.parse(`{"__proto__":${text},${text.slice(1)}`) : [action];
    }
    case 2:
      return withoutAKey(action, chance);
    case 3:
      return isRecord(action)
        ? { ...action, [['extra', 'seat', 'polluted', 'then'][chance.draw(4)] ?? '']: oddity(chance) }
        : [action];
    case 4:
      return wreckSomewhere(action, () => oddity(chance), chance);
    default:
      return wreckSomewhere(action, () => fromPool(pool, chance), chance);
  }
}

/** A well-formed action with a small fault. */
export function perturbed(action: unknown, pool: Pool, chance: Chance): unknown {
  let result = action;
  const times = 1 + chance.draw(2);
  for (let i = 0; i < times; i++) {
    result = wreckSomewhere(result, (leaf, key) => nudge(leaf, key, pool, chance), chance);
  }
  return result;
}

const STEPS = [1, -1, 2, -2, 7, 1000];

function nudge(leaf: unknown, key: string, pool: Pool, chance: Chance): unknown {
  const seen = pool.get(key) ?? [];
  if (seen.length > 0 && chance.draw(3) > 0) return seen[chance.draw(seen.length)];
  if (typeof leaf === 'number') return leaf + (STEPS[chance.draw(STEPS.length)] ?? 1);
  if (typeof leaf === 'boolean') return !leaf;
  if (Array.isArray(leaf)) return chance.draw(2) === 0 ? leaf.toReversed() : [...leaf, ...leaf.slice(0, 1)];
  return fromPool(pool, chance);
}

function fromPool(pool: Pool, chance: Chance): unknown {
  const lists = [...pool.values()];
  const list = lists[chance.draw(Math.max(1, lists.length))] ?? [null];
  return list[chance.draw(list.length)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function withoutAKey(action: unknown, chance: Chance): unknown {
  if (!isRecord(action)) return undefined;
  const keys = Object.keys(action);
  const gone = keys[chance.draw(Math.max(1, keys.length))];
  return Object.fromEntries(Object.entries(action).filter(([key]) => key !== gone));
}

/** A copy with one part replaced; the original is shared between calls. */
function wreckSomewhere(
  value: unknown,
  replace: (leaf: unknown, key: string) => unknown,
  chance: Chance,
  key = '',
): unknown {
  const stopHere = key !== '' && chance.draw(4) === 0;
  if (Array.isArray(value) && value.length > 0 && !stopHere) {
    const copy = [...value];
    const spot = chance.draw(copy.length);
    copy[spot] = wreckSomewhere(copy[spot], replace, chance, `${key}[]`);
    return copy;
  }
  if (isRecord(value) && Object.getPrototypeOf(value) === Object.prototype && !stopHere) {
    const entries = Object.entries(value);
    const spot = chance.draw(Math.max(1, entries.length));
    return Object.fromEntries(
      entries.map(([inner, child], i) => [inner, i === spot ? wreckSomewhere(child, replace, chance, inner) : child]),
    );
  }
  return replace(value, key);
}
