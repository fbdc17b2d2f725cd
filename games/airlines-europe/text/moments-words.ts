/** What the scoring moment, the end screen and the board as a list have to say besides the sentences of the log. */

import type { Share } from '@tarmac/airlines-europe/rules';

/** AE-8.4 with names in place of seats. */
export interface TieWords {
  readonly names: readonly string[];
  readonly shares: number;
  readonly firstPlace: number;
  readonly values: readonly number[];
  readonly sum: number;
  readonly exact: number;
  readonly points: number;
}

interface ScoringWords {
  readonly title: (number: number) => string;
  readonly order: string;
  readonly airline: string;
  readonly total: string;
  readonly thisScoring: string;
  /** Such as '1st'. */
  readonly place: (place: number) => string;
  readonly shares: (count: number) => string;
  readonly nobody: string;
  /** AE-9.2 said of the column or line of the third player. */
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
}

interface EndWords {
  readonly wins: (names: readonly string[]) => string;
  readonly endedBy: Readonly<Record<'AE-8.7' | 'AE-4.11', string>>;
  /** The game was ended from outside: agreed, resigned, out of time. */
  readonly endedEarly: string;
  readonly rank: string;
  readonly player: string;
  readonly points: string;
  readonly startPoints: string;
  readonly scoring: (number: number) => string;
  readonly tieBroken: (points: number, names: readonly string[], abacus: readonly number[]) => string;
  readonly tieShared: (points: number, names: readonly string[], abacus: number) => string;
  readonly pointsChart: string;
  readonly pointsChartNote: string;
  readonly start: string;
  readonly valuesChart: string;
  readonly valuesChartNote: string;
  /** Axes of the charts. */
  readonly scorings: string;
  readonly spaces: string;
  readonly decisions: string;
  readonly turningPoints: string;
  readonly lead: (scoring: number, names: readonly string[], points: number) => string;
  readonly kept: (names: readonly string[]) => string;
  readonly bestScoring: (scoring: number, name: string, points: number) => string;
  readonly bestPayout: (scoring: number, name: string, share: Share, points: number) => string;
  readonly paidTitle: string;
  readonly airline: string;
  readonly paid: string;
  readonly nothingPaid: string;
}

interface BoardListWords {
  readonly title: string;
  readonly filter: string;
  readonly allAirlines: string;
  readonly onlyPossible: string;
  readonly home: (share: Share) => string;
  readonly bonus: (share: Share, spaces: number) => string;
  readonly routes: (count: number) => string;
  readonly possible: (count: number) => string;
  readonly to: (city: string) => string;
  readonly remote: string;
  readonly licence: (number: number, cost: string) => string;
  readonly free: string;
  readonly banned: string;
  readonly buyFor: (share: Share) => string;
  readonly ban: string;
  readonly none: string;
}

export interface MomentWords {
  readonly scoring: ScoringWords;
  readonly end: EndWords;
  readonly list: BoardListWords;
}
