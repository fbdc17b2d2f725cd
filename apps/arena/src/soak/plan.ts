/** The plan of a soak: its length, its load, and the rates of its faults. */

export interface SoakPlan {
  readonly game: string;
  readonly seconds: number;
  readonly nodes: number;
  readonly matches: number;
  readonly seed: number;
  /** The mean time from being awaited to moving. */
  readonly thinkMs: number;
  readonly faults: Faults;
  /** Between two looks at a node's memory. */
  readonly sampleMs: number;
  /** A running match in which nobody has moved for so long is stuck. */
  readonly stuckMs: number;
  /** The time for running matches to finish after the end. */
  readonly closingMs: number;
}

/** Each is a mean: the intervals are random. */
export interface Faults {
  /** Between two times at which some clients drop their connection. */
  readonly disconnectMs: number;
  /** Between two clients that stop reading. */
  readonly slowMs: number;
  /** How long such a client reads nothing. */
  readonly deafMs: number;
  /** Between two nodes killed. */
  readonly killMs: number;
  /** How long a killed node stays away. */
  readonly awayMs: number;
}

/** The most clients at once. */
export const MOST_DROPPED = 6;
const MEAN_KILL_MS = 75_000;
/** One move in so many is deliberately sent twice. */
export const TWICE_ONE_IN = 40;
/** One match in so many has a watcher. */
export const WATCHED_ONE_IN = 4;
/** One match in so many has three to five seats; the others two. */
export const MANY_SEATS_ONE_IN = 4;

export interface SoakWish {
  readonly game: string;
  readonly seconds: number;
  readonly nodes: number;
  readonly matches: number;
  readonly seed: number;
}

export function soakPlan(wish: SoakWish): SoakPlan {
  return {
    ...wish,
    thinkMs: 1000,
    faults: {
      disconnectMs: 2000,
      slowMs: 3000,
      deafMs: 4000,
      // A short soak has its kill too.
      killMs: Math.min(MEAN_KILL_MS, 400 * wish.seconds),
      awayMs: 3000,
    },
    sampleMs: Math.min(10_000, 50 * wish.seconds),
    stuckMs: 60_000,
    closingMs: Math.min(180_000, 60_000 + 1000 * wish.seconds),
  };
}

/** At first all nodes are killed in turns; then the first is spared, to watch its memory. */
const SPARED_AFTER = 1 / 3;

export function mayKill(node: number, part: number, nodes: number): boolean {
  return nodes === 1 || node !== 0 || part < SPARED_AFTER;
}
