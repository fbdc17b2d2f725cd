/** Keeps what is drawn from being drawn again where nothing about it has changed. */

/**
 * For a list that is worked out anew with every change (`const keep = steadyList()`, `$derived(keep(list))`): an item that
 * says what the one in its place said before is that very object, and `{#each}` leaves what it drew of it alone.
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

/** Values inside values are the same only if they are one. */
function saysTheSame<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys(b) as (keyof T)[];
  return keys.length === Object.keys(a).length && keys.every((key) => Object.is(a[key], b[key]));
}
