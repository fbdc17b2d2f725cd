/** The parameters of the policy, in coins. Tuned by play against itself. */

import type { PlayerCardId } from '@tarmac/connecting-flights/rules';
import type { Taste as WorthTaste } from './worth.ts';

export interface Taste extends WorthTaste {
  /** Coins that a point of this round's revenue is worth. */
  readonly now: number;
  /** Of a card to be auctioned: how much a rival's gain counts against one's own. */
  readonly present: number;
  /** Of a bid that need not be the last: the part of its gain that counts though it be topped. */
  readonly again: number;
  /** Of a first flight: a point of revenue, and a coin left. */
  readonly firstRevenue: number;
  /** Of a trade: how much a rival's gain counts against one's own. */
  readonly rivalGain: number;
  /** Player cards beside their budget. */
  readonly players: Readonly<Record<PlayerCardId, number>>;
}

export const TASTE: Taste = {
  rate: 6,
  hurry: 2,
  last: 12,
  now: 0.8,
  fuel: 0.15,
  planes: 0.1,
  passengers: 0.05,
  airports: 0.25,
  ownPlanes: 0.15,
  ownPassengers: 0.15,
  patience: 4,
  plenty: 50,
  present: 0.2,
  again: 0.5,
  firstRevenue: 3,
  rivalGain: 0.5,
  players: {
    trader: 4,
    broker: 6,
    'creative-accountant': 12,
    'investment-manager': 14,
    'fuel-merchant': 12,
    'long-haul-pilot': 16,
    'slot-coordinator': 12,
    'aircraft-engineer': 14,
    'estate-agent': 8,
    'security-chief': 6,
  },
};
