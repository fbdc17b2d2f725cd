/** What lies where, as the picture counts it. The picture may not load the rules, only their types. */

import type { Scene } from '@tarmac/flights/rules';
import type { Card, CardInfo, CardKind, Continent } from './shapes.ts';

/** What `View.where` holds; a test holds these equal to the rules' own. */
export const SUPPLY = -1;
export const OUT = -5;

/** As much as is asked of the cards and of who has them; both games have it, with seats or with hands. */
export type PrintedCards = Pick<Scene, 'cards'>;
export interface DealtCards {
  readonly where: readonly number[];
  readonly rightsOf: readonly number[];
}

/** An airport with its cards. */
export interface AirportNow {
  readonly city: string;
  readonly continent: Continent;
  readonly stars: number;
  readonly cards: readonly Card[];
  /** Owners of its cards, in the cards' order; null for the supply. */
  readonly owners: readonly (number | null)[];
  /** Who has landing rights, by rent or loan. */
  readonly rights: readonly number[];
  readonly supply: number;
}

export function airportsNow(
  { board, cards: all }: PrintedCards & { readonly board: Pick<Scene['board'], 'cities'> },
  view: DealtCards,
): readonly AirportNow[] {
  return board.cities.map(({ id, continent, stars }) => {
    const cards = all.flatMap((card, number) => (card.kind === 'airport' && card.city === id ? [number] : []));
    const places = cards.map((card) => view.where[card] ?? OUT);
    return {
      city: id,
      continent,
      stars,
      cards,
      owners: places.map((place) => (place >= 0 ? place : null)),
      rights: cards.map((card) => view.rightsOf[card] ?? -1).filter((seat) => seat >= 0),
      supply: cards.filter((card, index) => places[index] === SUPPLY && (view.rightsOf[card] ?? -1) < 0).length,
    };
  });
}

/** A seat's own cards of one kind, the best first; airports in the order of the board. */
export function cardsOf(
  scene: PrintedCards,
  view: Pick<DealtCards, 'where'>,
  seat: number,
  kind: CardKind,
): readonly Card[] {
  const own = scene.cards.flatMap((card, number) =>
    card.kind === kind && view.where[number] === seat ? [number] : [],
  );
  return kind === 'airport' ? own : own.sort((a, b) => starsOf(scene, b) - starsOf(scene, a) || a - b);
}

/** Airports a seat has as landing rights. */
export function rightsOf(view: Pick<DealtCards, 'rightsOf'>, seat: number): readonly Card[] {
  return view.rightsOf.flatMap((who, card) => (who === seat ? [card] : []));
}

function starsOf({ cards }: PrintedCards, card: Card): number {
  return cards[card]?.stars ?? 0;
}

export function infoOf({ cards }: PrintedCards, card: Card): CardInfo {
  const info = cards[card];
  if (info === undefined) throw new Error(`there is no card ${card}`);
  return info;
}

/** How many of so many stars are left in the supply of electric planes. */
export function electricLeft(scene: PrintedCards, view: Pick<DealtCards, 'where'>, stars: number): number {
  return scene.cards.filter((card, number) => card.electric && card.stars === stars && view.where[number] === SUPPLY)
    .length;
}

/** CF-4 how many rounds there are; a test holds it equal to the rules' own. */
export const ROUNDS = 10;

/** CF-4.1 the stage a round belongs to: 1 to 3. */
export function stageOf(round: number): number {
  if (round <= 3) return 1;
  return round <= 7 ? 2 : 3;
}
