/** How busy the main thread is: when messages really arrived, and what is refused so that moves are not late. */

import type { Parts } from './parts.ts';

const TICK_MILLISECONDS = 10;
/** A timer is often late by a little without any reason. */
const USUAL_LATENESS = 5;
/** Lag and traffic are averages over about this time. */
const SPAN_MILLISECONDS = 500;
/** Messages a second below which a lag is none of their making: other programs slow this machine down. */
const LITTLE_TRAFFIC = 100;

/** The lag, in milliseconds, from which on each is put off or refused. Moves, undo and resigning never are. */
export const SHED = {
  /** Spectators who come, and tables that are asked for again on the same socket: they wait. */
  watching: 50,
  newTables: 250,
  chat: 500,
} as const;

export interface Load {
  /** Counts a message. The answer is the earliest time, by the server's clock, at which it can have arrived. */
  arrivedAt(): number;
  /** Milliseconds by which the main thread is late, over the last moments. */
  lag(): number;
  sheds(what: keyof typeof SHED): boolean;
  close(): void;
}

export function makeLoad({ now, elapsed }: Pick<Parts, 'now' | 'elapsed'>): Load {
  /** On the clock of `elapsed`: since when the main thread has not looked at its sockets; null: it has. */
  let busySince: number | null = null;
  let lag = 0;
  /** Messages a second, and those since the last tick. */
  let traffic = 0;
  let messages = 0;
  let ticked = elapsed();

  // Timers fire before sockets are read, immediates after: what is read between the two waited since the tick was due.
  function tick(): void {
    const at = elapsed();
    const since = Math.max(1, at - ticked);
    const late = Math.max(0, since - TICK_MILLISECONDS);
    const weight = Math.min(1, since / SPAN_MILLISECONDS);
    lag += (late - lag) * weight;
    traffic += ((1000 * messages) / since - traffic) * weight;
    messages = 0;
    ticked = at;
    if (late > USUAL_LATENESS) notice(at - late);
  }

  function notice(since: number): void {
    if (busySince !== null) return;
    busySince = since;
    setImmediate(() => {
      busySince = null;
    });
  }

  const ticking = setInterval(tick, TICK_MILLISECONDS);
  ticking.unref();

  return {
    arrivedAt() {
      messages++;
      const at = elapsed();
      // The messages of one reading wait for one another.
      notice(at);
      return now() - (at - (busySince ?? at));
    },
    lag: () => lag,
    sheds: (what) => lag >= SHED[what] && traffic >= LITTLE_TRAFFIC,
    close: () => clearInterval(ticking),
  };
}
