/** The choices for each part of a flight. Equal cards form one stack. */

import type { Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import type { Card, Load } from '../../logic/shapes.ts';
import { fuelBetween } from './flight-draft.ts';
import { chainEnds, freeOf } from './free.ts';
import { aboard, cityOf, homeOn, waitingAt } from './pawns.ts';

type Table = Pick<Scene, 'cards' | 'fuel' | 'board'>;
type Now = Pick<View, 'where' | 'rightsOf' | 'trucks' | 'flights' | 'pawns'>;

interface Origin {
  readonly card: Card;
  readonly city: string;
  readonly waiting: Load;
  /** CF-6.2 the end of a chain of this round. */
  readonly isEnd: boolean;
}

/** Cities with waiting pawns first, among them the ends of chains first. */
export function originsOf(scene: Table, view: Now, hand: number): readonly Origin[] {
  const ends = chainEnds(view.flights, hand);
  return oncePerCity(scene, freeOf(scene, view, hand).origins, ends)
    .map(({ card, city }) => ({ card, city, waiting: waitingAt(scene, view, city), isEnd: ends.has(card) }))
    .sort((a, b) => aboard(b.waiting) - aboard(a.waiting) || Number(b.isEnd) - Number(a.isEnd) || a.card - b.card);
}

interface Destination {
  readonly card: Card;
  readonly city: string;
  readonly isRights: boolean;
  readonly fuel: number;
  /** The number of pawns at the origin whose home is there. */
  readonly home: number;
}

/** The most pawns at home first, then the nearest. */
export function destinationsOf(scene: Table, view: Now, hand: number, from: Card): readonly Destination[] {
  const origin = cityOf(scene, from);
  const waiting = waitingAt(scene, view, origin ?? '');
  return oncePerCity(scene, freeOf(scene, view, hand).destinations, new Set())
    .filter(({ city }) => city !== origin)
    .map(({ card, city }) => ({
      card,
      city,
      isRights: view.rightsOf[card] === hand,
      fuel: fuelBetween(scene, from, card),
      home: aboard(homeOn(waiting, scene.cards[card]?.continent ?? null)),
    }))
    .sort((a, b) => b.home - a.home || a.fuel - b.fuel || a.card - b.card);
}

/** Two cards of one city are equal, except at the end of a chain. */
function oncePerCity(
  scene: Table,
  cards: readonly Card[],
  apart: ReadonlySet<Card>,
): readonly { readonly card: Card; readonly city: string }[] {
  const seen = new Set<string>();
  return cards.flatMap((card) => {
    const city = cityOf(scene, card) ?? '';
    if (apart.has(card)) return [{ card, city }];
    if (seen.has(city)) return [];
    seen.add(city);
    return [{ card, city }];
  });
}

interface Stack {
  /** The one of them that is taken. */
  readonly card: Card;
  readonly cards: readonly Card[];
}

/** Planes, or passengers, that are alike in one stack; the largest last. */
export function stacksOf({ cards }: Pick<Scene, 'cards'>, hand: readonly Card[]): readonly Stack[] {
  const stacks = new Map<string, Card[]>();
  const order = [...hand].sort((a, b) => (cards[a]?.stars ?? 0) - (cards[b]?.stars ?? 0) || a - b);
  for (const card of order) {
    const info = cards[card];
    const key = `${info?.continent}/${info?.stars}/${info?.electric}`;
    const stack = stacks.get(key);
    if (stack === undefined) stacks.set(key, [card]);
    else stack.push(card);
  }
  return [...stacks.values()].map((all) => ({ card: all[0] ?? -1, cards: all }));
}
