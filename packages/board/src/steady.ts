/** Prevents redrawing of unchanged list items. */

/**
 * For a list that is recomputed with every change (`const keep = steadyList()`, `$derived(keep(list))`): an item equal
 * to the former one in its place becomes that object, so that `{#each}` does not redraw it.
 */
export function steadyList<T extends object>(): (next: readonly T[]) => readonly T[] {
  let had: readonly T[] = [];
  return (next) => {
    const kept = next.map((item, place) => {
      const before = had[place];
      return before !== undefined && saysTheSame(before, item) ? before : item;
    });
    if (kept.length !== had.length || kept.some((item, place) => item !== had[place])) had = kept;
    return had;
  };
}

/** Shallow: nested values are equal only if identical. */
function saysTheSame<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys(b) as (keyof T)[];
  return keys.length === Object.keys(a).length && keys.every((key) => Object.is(a[key], b[key]));
}
