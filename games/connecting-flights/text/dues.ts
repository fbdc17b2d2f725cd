/** The kinds of pending decisions: the kind of the frame, or an answer to an offer, which comes first in the market. */

import type { Frame } from '@tarmac/connecting-flights/rules';

export type FrameKind = Frame['kind'];
export type Due = FrameKind | 'answer';

const DUES: Readonly<Record<Due, true>> = {
  keep: true,
  start: true,
  first: true,
  name: true,
  add: true,
  bid: true,
  market: true,
  plans: true,
  sabotage: true,
  use: true,
  deflect: true,
  answer: true,
  over: true,
};

export function isDue(fact: unknown): fact is Due {
  return typeof fact === 'string' && Object.hasOwn(DUES, fact);
}
