/**
 * CF-2.10 the unused cards and trucks of a hand this round: each serves one flight, but a chain may continue at its
 * end.
 */

import type { Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import type { Card, Flight } from '../../logic/shapes.ts';

export interface Free {
  /** Own airports without a departure, and the ends of chains. */
  readonly origins: readonly Card[];
  /** Own airports or landing rights without any flight. */
  readonly destinations: readonly Card[];
  readonly planes: readonly Card[];
  readonly passengers: readonly Card[];
  /** By capacity less one. */
  readonly trucks: readonly number[];
}

type Fleet = Pick<View, 'where' | 'rightsOf' | 'trucks' | 'flights'>;

export function freeOf({ cards }: Pick<Scene, 'cards'>, view: Fleet, hand: number): Free {
  const left = new Set(view.flights.map(({ from }) => from));
  const reached = new Set(view.flights.map(({ to }) => to));
  const serving = new Set(view.flights.flatMap(({ plane, passenger }) => [plane, passenger]));
  const own = cards.flatMap((info, card) => (view.where[card] === hand ? [{ card, kind: info.kind }] : []));
  const ofKind = (kind: (typeof own)[number]['kind']): readonly Card[] =>
    own.flatMap((each) => (each.kind === kind && !serving.has(each.card) ? [each.card] : []));
  const airports = ofKind('airport');
  const rights = view.rightsOf.flatMap((who, card) => (who === hand ? [card] : []));
  const used = view.flights.filter((flight) => flight.hand === hand).map(({ truck }) => truck);
  return {
    origins: airports.filter((card) => !left.has(card)),
    destinations: [...airports, ...rights].filter((card) => !left.has(card) && !reached.has(card)),
    planes: ofKind('plane'),
    passengers: ofKind('passenger'),
    trucks: (view.trucks[hand] ?? []).map(
      (count, place) => count - used.filter((capacity) => capacity === place + 1).length,
    ),
  };
}

/** CF-6.2 this round's flights, end to end, in the order of their chains. */
export function chainsOf(flights: readonly Flight[]): readonly (readonly Flight[])[] {
  const chains: Flight[][] = [];
  for (const flight of flights) {
    const chain = chains.find((each) => each.at(-1)?.to === flight.from && each[0]?.hand === flight.hand);
    if (chain === undefined) chains.push([flight]);
    else chain.push(flight);
  }
  return chains;
}

/** The airports on which a chain of the hand ends. */
export function chainEnds(flights: readonly Flight[], hand: number): ReadonlySet<Card> {
  return new Set(chainsOf(flights.filter((flight) => flight.hand === hand)).flatMap((chain) => chain.at(-1)?.to ?? []));
}
