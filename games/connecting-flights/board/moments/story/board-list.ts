/** The board as a list: continents, their airports, who owns each card, what it costs and what lies on it. */

import type { Scene, View } from '@tarmac/connecting-flights/rules';
import { isLent, OUT, sabotageOn, SUPPLY } from '../../logic/pieces.ts';
import type { Card, Continent, SabotageCard } from '../../logic/shapes.ts';

export interface ListedCard {
  readonly card: Card;
  /** Null: in the supply or in the auction row. */
  readonly owner: number | null;
  readonly place: 'supply' | 'row' | 'owned';
  /** Who has it as landing rights this round. */
  readonly rights: number | null;
  readonly lent: boolean;
  readonly sabotage: SabotageCard | null;
}

export interface ListedAirport {
  readonly city: string;
  readonly stars: number;
  readonly price: number;
  readonly rightsPrice: number;
  readonly cards: readonly ListedCard[];
  /** Cards of it in the supply. */
  readonly left: number;
}

export interface ListedContinent {
  readonly continent: Continent;
  readonly airports: readonly ListedAirport[];
}

/** `owner` keeps the airports that this seat owns or has landing rights to; null for all. */
export function continentList(scene: Scene, view: View, owner: number | null): readonly ListedContinent[] {
  return scene.continents
    .map((continent) => ({
      continent,
      airports: scene.board.cities
        .filter((city) => city.continent === continent)
        .map(({ id, stars }) => airportOf(scene, view, id, stars))
        .filter(({ cards }) => owner === null || cards.some((card) => card.owner === owner || card.rights === owner)),
    }))
    .filter(({ airports }) => airports.length > 0);
}

function airportOf(scene: Scene, view: View, city: string, stars: number): ListedAirport {
  const numbers = scene.cards.flatMap((card, number) => (card.city === city && card.kind === 'airport' ? [number] : []));
  const [first] = numbers;
  const printed = scene.cards[first ?? -1];
  const cards = numbers.map((card) => listedCard(scene, view, card));
  return {
    city,
    stars,
    price: printed?.price ?? 0,
    rightsPrice: printed?.rightsPrice ?? 0,
    cards,
    left: cards.filter(({ place, rights }) => place === 'supply' && rights === null).length,
  };
}

function listedCard(scene: Scene, view: View, card: Card): ListedCard {
  const place = view.where[card] ?? OUT;
  const rights = view.rightsOf[card] ?? -1;
  const sabotage = sabotageOn(view, card);
  return {
    card,
    owner: place >= 0 ? place : null,
    place: place >= 0 ? 'owned' : place === SUPPLY ? 'supply' : 'row',
    rights: rights >= 0 ? rights : null,
    lent: isLent(view, card),
    sabotage: sabotage === null ? null : (scene.board.sabotages[sabotage] ?? null),
  };
}
