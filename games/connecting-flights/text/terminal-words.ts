/** What a terminal has to say of Connecting Flights besides the sentences: headings of its tables and lists. */

import type { Phase } from '@tarmac/connecting-flights/rules';

export interface TerminalWords {
  /** A heading and what it is about, with the colon between them as the language sets it. */
  readonly titled: (title: string, what: string) => string;
  readonly empty: string;
  readonly round: (round: number, phase: Phase) => string;
  readonly event: string;
  readonly row: string;
  /** CF-4.3 a card of the row with its printed price. */
  readonly priced: (card: string, price: number) => string;
  readonly highBid: (who: string, coins: number) => string;
  readonly bidsLeft: (bids: number, least: number | null) => string;
  readonly decks: (planes: number, passengers: number) => string;
  readonly market: string;
  readonly trucksLeft: (capacity: number, price: number, left: number) => string;
  readonly electricLeft: (stars: number, price: number, left: number) => string;
  readonly rightsLeft: (left: number) => string;
  readonly offers: string;
  readonly offersLeft: (left: number) => string;
  readonly identity: string;
  readonly progress: (reached: number, goal: number, claims: boolean) => string;
  readonly claimed: string;
  readonly yourCards: string;
  readonly bestPlan: (coins: number) => string;
  readonly sabotaged: (sabotage: string) => string;
  readonly onRights: string;
  readonly lentOut: string;

  /** Headings of the columns of players ... */
  readonly player: string;
  readonly coins: string;
  readonly revenue: string;
  readonly couldEarn: string;
  readonly airports: string;
  readonly planes: string;
  readonly passengers: string;
  readonly trucks: string;
  /** ... and of the board. */
  readonly city: string;
  readonly continent: string;
  readonly stars: string;
  readonly price: string;
  readonly rights: string;
  readonly cards: string;
  readonly inSupply: string;
  readonly inRow: string;
  readonly boardLegend: string;
  readonly fuel: string;
  readonly fuelTo: (from: string, parts: readonly string[]) => string;
  readonly leaderboard: string;
  readonly field: (from: number, coins: number) => string;

  /** Headings of the choices, by what they are about. */
  readonly choices: Readonly<Record<ChoiceKind, string>>;

  /** The verbs that begin an action asked for by name; the first is the one to teach. */
  readonly verbs: Readonly<Record<Spelled, readonly string[]>>;
  readonly examples: Readonly<Record<Spelled, { readonly typed: string; readonly means: string }>>;
  /** The words an offer is typed with. */
  readonly offered: {
    /** Between what is given and what is taken. */
    readonly for: string;
    readonly loan: string;
    readonly truck: string;
    readonly plane: string;
    readonly passenger: string;
  };
  readonly noSuchNumber: (typed: string) => string;
  readonly noSuchCity: (typed: string) => string;
  readonly noSuchPlayer: (typed: string) => string;
  readonly noSuchThing: (typed: string) => string;
}

export type ChoiceKind =
  /** CF-3 the setup, and the continent an event asks for. */
  | 'setup'
  | 'add'
  | 'bid'
  | 'answer'
  | 'buy'
  | 'sell'
  | 'plans'
  | 'sabotage'
  /** Optional ones. */
  | 'offer'
  | 'lift'
  | 'order'
  /** What declines the rest. */
  | 'otherwise';

/** The actions that can be asked for by name. */
export type Spelled = 'bid' | 'add' | 'rent' | 'truck' | 'offer';
