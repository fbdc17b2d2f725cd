/**
 * A queue that owners share by what their questions cost: whoever has used least is next, however much others ask for. The
 * works of each owner share in the same way. (Start-time fair queueing, with two levels.)
 */

/** Whose a question is: the person who pays for it, and the work of theirs that it belongs to. */
export interface Share {
  readonly owner: string;
  readonly work: string;
}

/** Of which owners: of all, or only of those who have nothing under way. */
export type Among = 'all' | 'at rest';

export interface Taken<T> {
  readonly item: T;
  /** To be called once, when it is done: what it has cost, in any unit. */
  spent(cost: number): void;
}

export interface FairQueue<T> {
  length(): number;
  add(item: T, share: Share): void;
  has(among: Among): boolean;
  /** Of the owner who has used least, of that owner's work that has used least, the one that came first. */
  take(among: Among): Taken<T> | undefined;
  /** All of them, and the queue is empty. */
  clear(): T[];
}

interface Sharer<Waiting> {
  readonly waiting: Waiting;
  used: number;
  /** The cost of the last question, which the next one is charged until its own is known. */
  usual: number;
  underWay: number;
}

/** Those who share at one level, by name. `isIdle`: nothing of it waits. */
function makeSharers<Waiting>(empty: () => Waiting, isIdle: (waiting: Waiting) => boolean) {
  type One = Sharer<Waiting>;
  /** Of several who have used the same, the first is who had no turn for longest. */
  const all = new Map<string, One>();
  /** What the last one to have a turn had used before it: newcomers begin there, and nobody saves up turns while away. */
  let level = 0;
  let usual = 0;
  const isAway = (one: One) => one.underWay === 0 && isIdle(one.waiting);

  return {
    join(name: string): One {
      const known = all.get(name);
      if (known !== undefined) {
        if (isAway(known)) known.used = Math.max(known.used, level);
        return known;
      }
      const one: One = { waiting: empty(), used: level, usual, underWay: 0 };
      all.set(name, one);
      return one;
    },
    least(among: Among): readonly [string, One] | undefined {
      let least: readonly [string, One] | undefined;
      for (const [name, one] of all) {
        if (isAway(one) && one.used <= level) all.delete(name);
        if (isIdle(one.waiting) || (among === 'at rest' && one.underWay > 0)) continue;
        if (least === undefined || one.used < least[1].used) least = [name, one];
      }
      return least;
    },
    begin(name: string, one: One): (cost: number) => void {
      level = Math.max(level, one.used);
      const charged = one.usual;
      one.used += charged;
      one.underWay++;
      all.delete(name);
      all.set(name, one);
      return (cost) => {
        one.underWay--;
        one.used += cost - charged;
        one.usual = cost;
        usual = cost;
        // Whoever is alone owes nobody anything.
        if ([...all.values()].every(isAway)) {
          for (const { used } of all.values()) level = Math.max(level, used);
          all.clear();
        }
      };
    },
  };
}

export function makeFairQueue<T>(): FairQueue<T> {
  const makeWorks = () => {
    const works = makeSharers<T[]>(
      () => [],
      (items) => items.length === 0,
    );
    return { works, length: 0 };
  };
  const owners = makeSharers(makeWorks, ({ length }) => length === 0);
  let length = 0;

  function take(among: Among): Taken<T> | undefined {
    const [name, owner] = owners.least(among) ?? [];
    if (name === undefined || owner === undefined) return undefined;
    const [workName, work] = owner.waiting.works.least('all') as readonly [string, Sharer<T[]>];
    const item = work.waiting.shift() as T;
    owner.waiting.length--;
    length--;
    const paidByOwner = owners.begin(name, owner);
    const paidByWork = owner.waiting.works.begin(workName, work);
    return {
      item,
      spent(cost) {
        paidByWork(cost);
        paidByOwner(cost);
      },
    };
  }

  return {
    length: () => length,
    add(item, { owner, work }) {
      const { waiting } = owners.join(owner);
      waiting.works.join(work).waiting.push(item);
      waiting.length++;
      length++;
    },
    has: (among) => owners.least(among) !== undefined,
    take,
    clear() {
      const all: T[] = [];
      while (length > 0) {
        const taken = take('all') as Taken<T>;
        taken.spent(0);
        all.push(taken.item);
      }
      return all;
    },
  };
}
