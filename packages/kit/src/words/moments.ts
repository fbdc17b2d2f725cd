/** What games of shares have to say of their moments: a scoring, the end, and the board as a list. */

/** Holders of equally many shares, with names in place of seats. */
export interface TieWords {
  readonly names: readonly string[];
  readonly shares: number;
  readonly firstPlace: number;
  /** Of the places they share. */
  readonly values: readonly number[];
  readonly sum: number;
  /** Before rounding. */
  readonly exact: number;
  readonly points: number;
}

export interface ScoringWords {
  readonly title: (number: number) => string;
  /** In which order airlines are scored. */
  readonly order: string;
  readonly airline: string;
  readonly total: string;
  readonly thisScoring: string;
  /** Such as '1st'. */
  readonly place: (place: number) => string;
  readonly shares: (count: number) => string;
  readonly nobody: string;
  /** Said of the column or line of the fictitious third player. */
  readonly third: string;
  readonly thirdNote: string;
  readonly tie: (tie: TieWords) => string;
  readonly tiesTitle: string;
  readonly step: (at: number, of: number) => string;
  readonly pause: string;
  readonly resume: string;
  readonly next: string;
  readonly skip: string;
  readonly close: string;
  readonly nextScoring: string;
  /** The line of the points that everyone has after this scoring. */
  readonly newTotal: string;
}

/** What would be paid in a scoring now. */
export interface StandingsWords {
  readonly title: string;
  readonly about: (scoring: number) => string;
  readonly pointsNow: string;
  readonly ifScoredNow: string;
  readonly pointsThen: string;
  /** How to see more of an airline. */
  readonly pick: string;
  /** The fictitious third player: how many of its cards are hidden, and whether this scoring counts it. */
  /** Where hidden cards of the third player may change what an airline pays. */
  readonly open: string;
  readonly thirdKnown: (hidden: number, counts: boolean) => string;
}

/** `Rule` is one of those by which the game can end. */
export interface EndWords<Rule extends string> {
  readonly wins: (names: readonly string[]) => string;
  readonly endedBy: Readonly<Record<Rule, string>>;
  /** The game was ended from outside: agreed, resigned, out of time. */
  readonly endedEarly: string;
  readonly rank: string;
  readonly player: string;
  readonly points: string;
  readonly scoring: (number: number) => string;
  readonly pointsChart: string;
  readonly pointsChartNote: string;
  readonly start: string;
  readonly valuesChart: string;
  readonly valuesChartNote: string;
  /** Axes of the charts, and what stands over the columns of the scorings. */
  readonly scorings: string;
  readonly decisions: string;
  readonly turningPoints: string;
  readonly lead: (scoring: number, names: readonly string[], points: number) => string;
  readonly kept: (names: readonly string[]) => string;
  readonly bestScoring: (scoring: number, name: string, points: number) => string;
  readonly paidTitle: string;
  readonly airline: string;
  readonly paid: string;
  readonly nothingPaid: string;
}

export interface BoardListWords {
  readonly title: string;
  readonly filter: string;
  readonly allAirlines: string;
  readonly onlyPossible: string;
  readonly routes: (count: number) => string;
  readonly possible: (count: number) => string;
  readonly free: string;
  readonly none: string;
}
