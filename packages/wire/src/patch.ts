/**
 * The difference of two views of one eye, as small JSON. It is no general patch language: both ends
 * hold plain data of one known shape.
 *
 *     [value]                 put this value here
 *     []                      take this key away
 *     {"key": patch, …}       go on inside; of a list also {"length": n}, before its other keys are read
 */

export type Patch = readonly [unknown] | readonly [] | { readonly [key: string]: Patch | number };

type Tree = { readonly [key: string]: unknown };

/** Null when they are the same. */
export function difference(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (!isTree(before) || !isTree(after)) return [after];
  const beforeIsList = Array.isArray(before);
  if (beforeIsList !== Array.isArray(after)) return [after];
  return beforeIsList
    ? differenceOfLists(before, after as unknown as readonly unknown[])
    : differenceOfRecords(before, after);
}

function differenceOfRecords(before: Tree, after: Tree): Patch | null {
  let patch: Record<string, Patch | number> | null = null;
  let kept = 0;
  for (const key in after) {
    const value = after[key];
    const was = before[key];
    // Plain data never equals an inherited property, so an equal value is the record's own.
    if (was === value) {
      kept++;
      continue;
    }
    const isNew = mayBeInherited(was) && !Object.hasOwn(before, key);
    if (!isNew) kept++;
    const inside = isNew ? ([value] as const) : difference(was, value);
    if (inside === null) continue;
    patch ??= {};
    put(patch, key, inside);
  }
  for (const _key in before) kept--;
  if (kept === 0) return patch;
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    patch ??= {};
    put(patch, key, []);
  }
  return patch;
}

/** To ask for an own property takes longer than all the rest; what plain data has of its own is seldom one of these. */
function mayBeInherited(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || value === Object.prototype;
}

function differenceOfLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let patch: Record<string, Patch | number> | null = null;
  if (before.length !== after.length) patch = { length: after.length };
  for (let index = 0; index < after.length; index++) {
    const value = after[index];
    // A fast path: most items are numbers that have not changed.
    if (before[index] === value) continue;
    const inside = index < before.length ? difference(before[index], value) : ([value] as const);
    if (inside === null) continue;
    patch ??= {};
    patch[index] = inside;
  }
  return patch;
}

/** Returns the new value. It shares unchanged parts with `before`, which is not changed. */
export function patched(before: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const inside = patch as { readonly [key: string]: Patch };
  if (Array.isArray(before)) {
    const { length } = patch as { readonly length?: number };
    const list = length === undefined ? before.slice() : before.slice(0, length);
    for (const key in inside)
      if (key !== 'length') list[Number(key)] = patched(before[Number(key)], inside[key] as Patch);
    return list;
  }
  const record: Record<string, unknown> = { ...(before as Tree) };
  for (const key in inside) {
    const part = inside[key] as Patch;
    if (Array.isArray(part) && part.length === 0) delete record[key];
    else put(record, key, patched(record[key], part));
  }
  return record;
}

/** Assigning `__proto__` would change the record's prototype, not its content. */
function put<T>(record: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  else record[key] = value;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
