/** A queue that owners share: they take turns, and so do the works of each, however much one of them asks for. */

/** Whose a question is: the person who pays for it, and the work of theirs that it belongs to. */
export interface Share {
  readonly owner: string;
  readonly work: string;
}

export interface FairQueue<T> {
  length(): number;
  add(item: T, share: Share): void;
  /** The next one, in the order of owners, then of the owner's works, then of coming. */
  take(): T | undefined;
  /** All of them, and the queue is empty. */
  clear(): T[];
}

export function makeFairQueue<T>(): FairQueue<T> {
  /** The first of each map is the next in turn; whoever had a turn goes to the end. */
  const owners = new Map<string, Map<string, T[]>>();
  let length = 0;

  function take(): T | undefined {
    for (const [owner, works] of owners) {
      for (const [work, items] of works) {
        const item = items.shift();
        works.delete(work);
        if (items.length > 0) works.set(work, items);
        owners.delete(owner);
        if (works.size > 0) owners.set(owner, works);
        length--;
        return item;
      }
    }
    return undefined;
  }

  return {
    length: () => length,
    add(item, { owner, work }) {
      const works = owners.get(owner) ?? new Map<string, T[]>();
      const items = works.get(work) ?? [];
      items.push(item);
      works.set(work, items);
      owners.set(owner, works);
      length++;
    },
    take,
    clear() {
      const all: T[] = [];
      while (length > 0) all.push(take() as T);
      return all;
    },
  };
}
