/** The kinds of pending decisions. */

import type { Frame } from '@tarmac/connecting-flights-cooperative/rules';

export type FrameKind = Frame['kind'];

const FRAME_KINDS: Readonly<Record<FrameKind, true>> = {
  place: true,
  first: true,
  take: true,
  market: true,
  flights: true,
  further: true,
  consent: true,
  over: true,
};

export function isFrameKind(fact: unknown): fact is FrameKind {
  return typeof fact === 'string' && Object.hasOwn(FRAME_KINDS, fact);
}
