/** Somebody at a table, with account of all they sent and of all they were told. */

import type { Seat } from '@tarmac/kit';
import type { ClientMessage } from '@tarmac/wire';
import type { Client, Seen } from '../support/client.ts';
import type { Heard } from './history.ts';

export interface Act {
  readonly message: Extract<ClientMessage, { kind: 'act' }>;
  /** By this process's clock that never goes back. */
  readonly sentAt: number;
  /** Open while it is not known whether it was done. */
  outcome: 'open' | 'done' | 'refused';
  answeredAt: number;
  /** As acknowledged. */
  frame: number | null;
}

export interface Player {
  readonly match: string;
  readonly seat: Seat;
  readonly person: string;
  readonly cookie: string;
  readonly acts: Act[];
  /** Everything they were shown, in this order, through all of their connections. */
  readonly heard: Heard[];
  client: Client | null;
  /** Where the client is connected. */
  base: string;
  /** A node that they do not go to. */
  shuns: string | null;
  /** Away: not connected, or not yet shown the match. */
  state: 'away' | 'idle' | 'asking';
  last: Seen | undefined;
}

export function doneBy({ acts }: Player): number {
  return acts.filter(({ outcome }) => outcome === 'done').length;
}

export function isOver({ match, client }: Player): boolean {
  return client?.table(match)?.state === 'over';
}
