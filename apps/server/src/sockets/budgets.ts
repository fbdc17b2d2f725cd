/** The budgets of a socket, its address and its person: each thing a socket sends is charged to all three. */

import { type Bucket, charge, fullBucket, makeBuckets, type Rate } from '../buckets.ts';
import type { Parts } from '../parts.ts';

/** In units of about 50 microseconds of the main thread, a small message's share. */
export const COSTS = {
  message: 1,
  /** A ping is answered with a pong; an unwanted pong is only read. */
  ping: 1,
  pong: 0.5,
  malformed: 5,
  act: 2,
  chat: 4,
  watch: 5,
  /** Rows of the log or of the chat that a watch reads beyond what is in memory. */
  rowRead: 0.2,
  request: 2,
} as const;

/** Bytes of a message that cost one unit more. */
const BYTES_A_UNIT = 2048;
const SECONDS_OF_BURST = 3;
/** An address, a network of IPv6 or everybody behind one router, may do what ten busy sockets do. */
const ADDRESS_SOCKETS = 10;
const PERSON_SOCKETS = 5;
/** Seconds a socket may spend over its own budget before it is cut off; they come back at a minute for each. */
const PATIENCE: Rate = { burst: 10, perSecond: 1 / 60 };
/** Milliseconds a socket may owe at once: no page of ours sends that much. */
const LONGEST_WAIT = 10_000;
/** What somebody else at the same address or with the same name used up delays a socket no longer than this. */
const LONGEST_SHARED_WAIT = 2000;

export interface Budget {
  /** Milliseconds to wait before the next message is taken; null: the socket has to be cut off. */
  charge(cost: number): number | null;
  /** For a message that no page of ours sends. */
  chargeNoise(): number | null;
}

export interface Budgets {
  ofSocket(address: string, person: string | null): Budget;
  /** For a request without a socket: false when its address is over budget. */
  takeRequest(address: string): boolean;
}

export const costOfMessage = (bytes: number): number => COSTS.message + bytes / BYTES_A_UNIT;

export function makeBudgets({ elapsed, settings }: Pick<Parts, 'elapsed' | 'settings'>): Budgets {
  const { messagesPerSecond } = settings.limits;
  const rateOf = (sockets: number): Rate => {
    const perSecond = sockets * messagesPerSecond;
    return { burst: SECONDS_OF_BURST * perSecond, perSecond };
  };
  const own = rateOf(1);
  const addresses = makeBuckets(elapsed, rateOf(ADDRESS_SOCKETS));
  const people = makeBuckets(elapsed, rateOf(PERSON_SOCKETS));

  return {
    ofSocket(address, person) {
      const bucket = fullBucket(own, elapsed());
      const patience = fullBucket(PATIENCE, elapsed());
      const loses = (seconds: number) => charge(patience, PATIENCE, seconds, elapsed()) > 0;
      const chargeAll = (cost: number): number | null => {
        const wait = charge(bucket, own, cost, elapsed());
        if (wait > LONGEST_WAIT || (wait > 0 && loses(addedWait(bucket, cost)))) return null;
        const shared = Math.max(addresses.charge(address, cost), person === null ? 0 : people.charge(person, cost));
        return Math.max(wait, Math.min(shared, LONGEST_SHARED_WAIT));
      };
      return {
        charge: chargeAll,
        chargeNoise: () => (loses(NOISE_SECONDS) ? null : chargeAll(COSTS.malformed)),
      };
    },
    takeRequest: (address) => addresses.charge(address, COSTS.request) <= LONGEST_SHARED_WAIT,
  };

  /** Seconds by which this cost alone prolongs the debt. */
  function addedWait({ tokens }: Bucket, cost: number): number {
    return Math.min(cost, -tokens) / own.perSecond;
  }
}

/** A hundred malformed messages use up the patience with a socket. */
const NOISE_SECONDS = PATIENCE.burst / 100;
