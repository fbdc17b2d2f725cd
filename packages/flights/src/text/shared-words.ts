/** What the competitive and the cooperative game say alike: the names of what is printed, why a flight is none, some rules. */

import type { Continent, PrintedBoard, SlotKind } from '@tarmac/flights/rules';
import type { Face } from './faces.ts';

/** As much of a board as the names of its cards need. */
export type PrintedCards = Pick<PrintedBoard, 'cities' | 'prices'>;

/** The names of what is printed on a board. */
export interface CardNames {
  city(id: string): string;
  continent(id: Continent): string;
  /** A card by its number, as a label says it: '3-star plane', '2-star passenger for Africa', 'London (2nd card)'. */
  card(card: number): string;
  /** The same inside a sentence: 'a 3-star plane'; a city stands for itself. */
  aCard(card: number): string;
  theCard(card: number): string;
  /** The city of an airport card, without which of its cards it is. */
  airport(card: number): string;
  /** What is printed on a card; undefined for a number that no card has. */
  face(card: number): Face | undefined;
}

/** The facts of the refusals that both games know. */
interface SharedFacts {
  gameOver: object;
  noSuchCity: { readonly city: string };
  planeTooSmall: { readonly plane: number; readonly passenger: number };
  airportTooSmall: { readonly city: string; readonly stars: number; readonly passenger: number };
  wrongContinent: { readonly city: string; readonly continent: Continent };
  /** `truck`: the capacity of the one there is; 0 without one. */
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

/** The rules and sections that the rulebooks of both games give in the same words. */
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
