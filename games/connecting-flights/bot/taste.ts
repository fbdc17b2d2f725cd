/** What the policy likes, in coins. Tuned by play against itself. */

import type { PlayerCardId } from '@tarmac/connecting-flights/rules';
import type { Taste as WorthTaste } from './worth.ts';

export interface Taste extends WorthTaste {
  /** Of a first flight: a point of revenue, and a coin left. */
  readonly firstRevenue: number;
  /** Of a trade: how much a rival's gain counts against one's own. */
  readonly rivalGain: number;
  /** What a point of a rival's revenue lost to sabotage is worth. */
  readonly harm: number;
  /** Player cards beside their budget. */
  readonly players: Readonly<Record<PlayerCardId, number>>;
}

export const TASTE: Taste = {
  perPhase: 0.8,
  final: 4,
  hope: 0.6,
  plenty: 40,
  firstRevenue: 9,
  rivalGain: 0.5,
  harm: 0.4,
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
