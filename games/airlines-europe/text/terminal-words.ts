/** What a terminal has to say of Airlines Europe besides the sentences: headings of its tables and lists. */

export interface TerminalWords {
  /** A heading and what it is about, with the colon between them as the language sets it. */
  readonly titled: (title: string, what: string) => string;
  readonly market: string;
  readonly emptyMarket: string;
  readonly deck: (cards: number) => string;
  readonly bank: (money: string) => string;
  readonly scorings: (done: number) => string;

  /** Headings of the columns of airlines ... */
  readonly airline: string;
  readonly space: string;
  readonly pays: string;
  readonly airplanes: string;
  readonly home: string;
  readonly bonus: string;
  readonly hand: string;
  /** ... of players ... */
  readonly cash: string;
  readonly handCards: string;
  readonly points: string;
  readonly secret: string;
  readonly banMarkers: string;
  /** ... and of the board. */
  readonly free: (money: string) => string;
  readonly banned: string;
  readonly remote: string;
  readonly boardLegend: string;

  /** What an airline on the value track is worth to a buyer. */
  readonly standing: (space: number, row: string) => string;
  /** Headings of the choices, by what they are about. */
  readonly choices: Readonly<Record<ChoiceKind, string>>;

  /** The verb that begins a purchase asked for by name; the first is the one to teach. */
  readonly buyVerbs: readonly string[];
  readonly buyExample: string;
  readonly buyMeaning: string;
  readonly noSuchAirline: (typed: string) => string;
  readonly noSuchCities: (typed: string) => string;
  readonly severalRoutes: (routes: string) => string;
}

export type ChoiceKind =
  | 'buy'
  | 'buySecond'
  | 'ban'
  | 'open'
  | 'shares'
  | 'give'
  | 'play'
  | 'exchange'
  | 'takeCash'
  /** What declines the rest. */
  | 'otherwise';
