/** The shared words of the competitive and the cooperative game: names of components, invalid flights, some rules. */

import type { Continent, PrintedBoard, SlotKind } from '@tarmac/flights/rules';
import type { Face } from './faces.ts';

/** The part of a board that names its cards. */
export type PrintedCards = Pick<PrintedBoard, 'cities' | 'prices'>;

/** The names of the printed components of a board. */
export interface CardNames {
  city(id: string): string;
  continent(id: Continent): string;
  /** A card by its number, as a label: '3-star plane', '2-star passenger for Africa', 'London (2nd card)'. */
  card(card: number): string;
  /** The same in a sentence: 'a 3-star plane'; a city is named as it is. */
  aCard(card: number): string;
  theCard(card: number): string;
  /** The city of an airport card, without the number of the card. */
  airport(card: number): string;
  /** The printed data of a card; undefined for an unknown number. */
  face(card: number): Face | undefined;
}

/** The facts of both games' refusals. */
interface SharedFacts {
  gameOver: object;
  noSuchCity: { readonly city: string };
  planeTooSmall: { readonly plane: number; readonly passenger: number };
  airportTooSmall: { readonly city: string; readonly stars: number; readonly passenger: number };
  wrongContinent: { readonly city: string; readonly continent: Continent };
  /** `truck`: the capacity of the truck; 0 without one. */
  tooLittleFuel: { readonly needed: number; readonly truck: number };
  fromRights: { readonly city: string };
  sameCity: { readonly city: string };
  wrongKind: { readonly card: number };
  notInSupply: { readonly city: string };
  noElectricLeft: { readonly stars: number };
  noTruckLeft: { readonly capacity: number };
}

export type SharedRefusals = {
  readonly [C in keyof SharedFacts]: (facts: SharedFacts[C], names: CardNames) => string;
};

export interface SharedText {
  readonly continents: Readonly<Record<Continent, string>>;
  readonly kinds: Readonly<Record<SlotKind | 'electric' | 'truck' | 'rights', string>>;
  readonly cardName: (face: Face, names: Pick<CardNames, 'city' | 'continent'>, form: 'bare' | 'a' | 'the') => string;
  readonly coins: (count: number) => string;
  readonly truck: (capacity: number) => string;
}

export interface SharedRules {
  readonly sections: Readonly<Record<SharedSectionId, string>>;
  readonly rulebook: Readonly<Record<SharedRuleId, string>>;
}

/** The rules and sections with the same words in both rulebooks. */
type SharedRuleId =
  | 'CF-1.1'
  | 'CF-1.3'
  | 'CF-1.4'
  | 'CF-1.5'
  | 'CF-2.1'
  | 'CF-2.2'
  | 'CF-2.3'
  | 'CF-2.4'
  | 'CF-2.5'
  | 'CF-2.6'
  | 'CF-2.7'
  | 'CF-2.8'
  | 'CF-2.9'
  | 'CF-8.1';

type SharedSectionId = 'CF-1' | 'CF-2' | 'CF-8' | 'CF-9';
