/** The positions of the cards, for pictures, which may load only the types of the rules. */

import type { Scene } from '@tarmac/flights/rules';
import type { Card, CardInfo, CardKind, Continent } from './shapes.ts';

/** The values of `View.where`; a test compares them with the rules. */
export const SUPPLY = -1;
export const OUT = -5;

/** The parts of cards and owners that both games have, with seats or hands. */
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
  /** The owners of its cards, in order; null for the supply. */
  readonly owners: readonly (number | null)[];
  /** The holders of landing rights, by rent or loan. */
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

/** A seat's cards of one kind, the best first; airports in board order. */
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

/** The airports at which a seat has landing rights. */
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

/** The number of electric planes of so many stars in the supply. */
export function electricLeft(scene: PrintedCards, view: Pick<DealtCards, 'where'>, stars: number): number {
  return scene.cards.filter((card, number) => card.electric && card.stars === stars && view.where[number] === SUPPLY)
    .length;
}

/** CF-4 the number of rounds; a test compares it with the rules. */
export const ROUNDS = 10;

/** CF-4.1 the stage of a round, 1 to 3. */
export function stageOf(round: number): number {
  if (round <= 3) return 1;
  return round <= 7 ? 2 : 3;
}
