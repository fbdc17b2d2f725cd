/** What a terminal has to say of Airlines besides the sentences: headings of its tables and lists. */

export interface TerminalWords {
  /** A heading and what it is about, with the colon between them as the language sets it. */
  readonly titled: (title: string, what: string) => string;
  readonly row: string;
  readonly empty: string;
  readonly pile: (cards: number) => string;
  /** AL-2.2 among the cards of the pile ... */
  readonly scoringCardsIn: (cards: number) => string;
  /** ... or, AL-10.3, not there before the end of this round. */
  readonly scoringCardsAfter: (round: number) => string;
  readonly flightsToDraw: (cards: number) => string;
  readonly scorings: (done: number) => string;
  /** AL-9.4, before the last scoring of two players. */
  readonly thirdPlayerNext: string;
  /** AL-10.2 */
  readonly extraTurns: (left: number) => string;
  readonly yourFlights: string;
  /** AL-4.6, after the name of a card. */
  readonly unusable: string;

  /** Headings of the columns of airlines ... */
  readonly airline: string;
  readonly styles: string;
  readonly headquarters: string;
  readonly worth: string;
  readonly markers: string;
  readonly stock: string;
  readonly hand: string;
  /** ... what stands in place of a worth ... */
  readonly inactive: string;
  /** ... of players ... */
  readonly points: string;
  readonly scoredNow: string;
  readonly stockCards: string;
  readonly flightCards: string;
  /** ... and of the board. */
  readonly style: string;
  readonly inReach: string;
  readonly yourCards: string;
  readonly boardLegend: string;
  readonly referenceLegend: string;

  /** What an airline is worth to whoever flies for it. */
  readonly standing: (worth: number, markersLeft: number) => string;
  /** A flight among the choices of an airline, and one that founds it. */
  readonly flightChoice: (route: string, flight: string) => string;
  readonly foundChoice: (route: string, flight: string, stock: number) => string;
  /** Headings of the choices, by what they are about. */
  readonly choices: Readonly<Record<ChoiceKind, string>>;

  /** The verbs that begin an action asked for by name; the first is the one to teach. */
  readonly verbs: Readonly<Record<Spelled, readonly string[]>>;
  readonly examples: Readonly<Record<Spelled, { readonly typed: string; readonly means: string }>>;
  readonly noSuchAirline: (typed: string) => string;
  readonly noSuchCities: (typed: string) => string;
  readonly severalRoutes: (routes: string) => string;
  /** No flight card of the route's style has this value, or no circle of the route this number. */
  readonly noSuchNumber: (number: number, route: string) => string;
}

export type ChoiceKind =
  /** AL-3.2 */
  | 'first'
  | 'found'
  | 'expand'
  | 'play'
  | 'fly'
  | 'sabotage'
  | 'stock'
  /** What declines the rest. */
  | 'otherwise';

/** The actions that can be asked for by name. */
export type Spelled = 'found' | 'fly' | 'sabotage';
