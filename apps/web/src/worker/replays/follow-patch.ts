/** Applies differences of views from an untrusted file: each must fit the view before it, within a total size. */

/** The most places copied and counted in all; a match of some hundred frames takes a hundredth. */
const MOST_PLACES = 20_000_000;
/** The most places in one view: a game's work may grow faster than its size. */
const MOST_IN_VIEW = 10_000;

type Tree = Record<string, unknown>;

/** Each call applies the next difference and returns the view, which shares unchanged parts. */
export function follower(): (patch: unknown) => unknown {
  let budget = MOST_PLACES;
  let view: unknown;
  let isFirst = true;

  function spend(places: number): void {
    budget -= places;
    if (budget < 0) throw new Error('the file is too large');
  }

  function follow(before: unknown, patch: unknown): unknown {
    if (Array.isArray(patch)) {
      if (patch.length !== 1) throw new Error('a difference puts nothing in a place');
      return patch[0];
    }
    if (!isTree(patch) || !isTree(before)) throw new Error('a difference goes on where there is nothing inside');
    spend(Object.keys(before).length);
    return Array.isArray(before) ? followList(before, patch) : followRecord(before, patch);
  }

  function followList(before: readonly unknown[], { length = before.length, ...inside }: Tree): unknown[] {
    const keys = Object.keys(inside);
    if (!Number.isInteger(length) || Number(length) < 0 || Number(length) > before.length + keys.length)
      throw new Error('a difference reaches past the end of a list');
    const after = before.slice(0, Number(length));
    // In order, so that a list has no holes.
    for (const key of keys.sort((a, b) => Number(a) - Number(b))) {
      const index = /^\d{1,8}$/.test(key) ? Number(key) : -1;
      if (index < 0 || index > after.length || index >= Number(length))
        throw new Error('a difference reaches past the end of a list');
      after[index] = follow(after[index], inside[key]);
    }
    if (after.length !== length) throw new Error('a difference leaves a hole in a list');
    return after;
  }

  function followRecord(before: Tree, patch: Tree): Tree {
    const after = new Map(Object.entries(before));
    for (const [key, part] of Object.entries(patch)) {
      if (Array.isArray(part) && part.length === 0) after.delete(key);
      else after.set(key, follow(after.get(key), part));
    }
    return Object.fromEntries(after);
  }

  return (patch) => {
    if (patch !== null || isFirst) view = follow(view, patch);
    isFirst = false;
    const size = sizeOf(view);
    if (size > MOST_IN_VIEW) throw new Error('the file has a view that is too large');
    spend(size);
    return view;
  };
}

function sizeOf(value: unknown): number {
  return isTree(value) ? Object.values(value).reduce<number>((sum, inner) => sum + sizeOf(inner), 1) : 1;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
