/** What a socket sends, taken at the pace its budget allows: at once, later, or not at all. */

import type { Budget } from './budgets.ts';
import { COSTS, costOfMessage } from './budgets.ts';

export interface Heard {
  /** Null for a binary message. */
  readonly text: string | null;
  readonly bytes: number;
  /** When it reached this machine, by the server's clock. */
  readonly arrivedAt: number;
}

/** The part of `ws` that is needed here. */
interface Source {
  pause(): void;
  resume(): void;
}

export interface Intake {
  hear(message: Heard): void;
  /** True when it may be answered. */
  ping(): boolean;
  pong(): void;
  /** Charges what a message turned out to cost. */
  charge(cost: number): void;
  chargeNoise(): void;
  /** Nothing is taken until the promise settles. */
  holdUntil(settled: Promise<unknown>): void;
  /** Nothing is taken any more, and what is held is dropped. */
  close(): void;
}

export function makeIntake(source: Source, budget: Budget, take: (message: Heard) => void, cutOff: () => void): Intake {
  const held: Heard[] = [];
  /** Reasons to wait: a debt, a question who it is. */
  let waits = 0;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  function begin(): void {
    waits++;
    if (waits === 1) source.pause();
  }

  function end(): void {
    waits--;
    while (waits === 0 && !closed && held.length > 0) take(held.shift() as Heard);
    if (waits === 0 && !closed) source.resume();
  }

  function pay(wait: number | null): void {
    if (closed || wait === 0) return;
    if (wait === null) {
      close();
      cutOff();
      return;
    }
    // A debt that grows while it is paid off is waited for at the end of this wait.
    if (timer !== null) return;
    begin();
    timer = setTimeout(() => {
      timer = null;
      const left = budget.charge(0);
      if (left !== 0) pay(left);
      end();
    }, wait);
    timer.unref();
  }

  function close(): void {
    closed = true;
    held.length = 0;
    if (timer !== null) clearTimeout(timer);
  }

  return {
    hear(message) {
      const mayTake = waits === 0;
      pay(budget.charge(costOfMessage(message.bytes)));
      if (closed) return;
      if (mayTake) take(message);
      // A paused socket still delivers what was read already. It is paid for, so that there cannot be much of it.
      else held.push(message);
    },
    ping() {
      pay(budget.charge(COSTS.ping));
      return !closed && waits === 0;
    },
    pong: () => pay(budget.charge(COSTS.pong)),
    charge: (cost) => pay(budget.charge(cost)),
    chargeNoise: () => pay(budget.chargeNoise()),
    holdUntil(settled) {
      begin();
      settled.finally(end).catch(() => {});
    },
    close,
  };
}
