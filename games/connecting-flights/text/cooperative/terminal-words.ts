/** What a terminal has to say of the cooperative game besides the sentences: headings of its tables and lists. */

import type { DemandKind } from '@tarmac/connecting-flights/cooperative/rules';

export interface TerminalWords {
  /** A heading and what it is about, with the colon between them as the language sets it. */
  readonly titled: (title: string, what: string) => string;
  readonly empty: string;
  readonly round: (round: number, phase: string) => string;
  readonly game: (scenario: string, difficulty: string) => string;
  readonly purse: (coins: number) => string;
  /** Pawns on the board, by letter; brought home; still to come at most. */
  readonly pawns: (left: number, byLetter: string, home: number, toCome: number) => string;
  readonly letters: string;
  readonly letter: (letter: string, colour: string, continent: string) => string;
  readonly charters: string;
  /** Made this round, what the next costs (null: no more), and the whole row. */
  readonly charterRow: (made: number, next: number | null, row: readonly number[]) => string;
  readonly display: string;
  readonly priced: (card: string, price: number) => string;
  readonly decks: (planes: number, passengers: number) => string;
  readonly market: string;
  readonly trucksLeft: (capacity: number, price: number, left: number) => string;
  readonly electricLeft: (stars: number, price: number, left: number) => string;
  readonly renewal: (coins: number) => string;
  readonly flown: string;
  /** A flight of this round: the way, with whom. */
  readonly flight: (route: string, load: string) => string;
  readonly toCome: string;
  /** CF-6.5 `why` of what is due if the round ended now. */
  readonly penalties: (due: number, why: readonly string[]) => string;
  readonly crowded: (city: string) => string;
  readonly full: (continent: string) => string;
  readonly unequal: string;
  readonly interest: (coins: number) => string;
  readonly carbon: (coins: number) => string;
  readonly closed: (continent: string) => string;
  readonly nextDemand: (kind: DemandKind, cards: number) => string;
  readonly noMoreDemand: string;
  readonly best: (home: number) => string;
  readonly onRights: string;
  readonly used: string;

  /** Headings of the columns of cities. */
  readonly city: string;
  readonly continent: string;
  readonly stars: string;
  readonly waiting: string;
  readonly count: string;
  readonly price: string;
  readonly rights: string;
  readonly cards: string;
  readonly inSupply: string;
  readonly boardLegend: string;
  readonly fuel: string;
  readonly fuelTo: (from: string, parts: readonly string[]) => string;

  /** Headings of the choices, by what they are about. */
  readonly choices: Readonly<Record<ChoiceKind, string>>;
  /** Over the loads of one flight: the stars of its plane and passenger, the truck's capacity (0 without one). */
  readonly flightHeading: (
    route: string,
    hand: string | null,
    plane: number,
    truck: number,
    passenger: number,
  ) => string;

  /** The verbs that begin an action asked for by name; the first is the one to teach. */
  readonly verbs: Readonly<Record<Spelled, readonly string[]>>;
  readonly examples: Readonly<Record<Spelled, { readonly typed: string; readonly means: string }>>;
  /** Between two cities of a charter, as typed. */
  readonly to: string;
  /** Before whose hand it is, as typed. */
  readonly for: string;
  readonly noSuchNumber: (typed: string) => string;
  readonly noSuchCity: (typed: string) => string;
  readonly noSuchHand: (typed: string) => string;
  readonly noSuchPawn: (typed: string) => string;
}

export type ChoiceKind =
  | 'setup'
  /** CF-5.2 a starting flight, and those the rulebook advises. */
  | 'start'
  | 'advised'
  | 'buy'
  | 'airport'
  | 'rent'
  | 'fly'
  | 'charter'
  | 'proposal'
  | 'demand'
  | 'otherwise';

/** The actions that can be asked for by name. */
export type Spelled = 'first' | 'airport' | 'rent' | 'truck' | 'charter';
