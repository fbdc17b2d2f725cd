/** What the scoring moment, the end screen and the board as a list have to say besides the sentences of the log. */

import type { EndRule } from '@tarmac/airlines/rules';

/** AL-9.2 holders of equally much stock, with names in place of seats. */
export interface TieWords {
  readonly names: readonly string[];
  readonly shares: number;
  /** 1 or 2: below, nobody gets anything. */
  readonly firstPlace: number;
  readonly values: readonly number[];
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
  /** What first and second place pay for an airline of so many markers. */
  readonly worth: (markers: number, half: number) => string;
  readonly alone: (name: string, markers: number, half: number) => string;
  readonly nobody: string;
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
  readonly endedBy: Readonly<Record<EndRule, string>>;
  /** The game was ended from outside: agreed, resigned, out of time. */
  readonly endedEarly: string;
  readonly rank: string;
  readonly player: string;
  readonly points: string;
  readonly scoring: (number: number) => string;
  /** AL-10.1 the column of the seat bonus, and its place on the axis of a chart. */
  readonly bonus: string;
  readonly tieShared: (points: number, names: readonly string[]) => string;
  readonly pointsChart: string;
  readonly pointsChartNote: string;
  readonly start: string;
  readonly valuesChart: string;
  readonly valuesChartNote: string;
  /** Axes of the charts. */
  readonly scorings: string;
  readonly markers: string;
  readonly decisions: string;
  readonly turningPoints: string;
  readonly lead: (scoring: number, names: readonly string[], points: number) => string;
  readonly kept: (names: readonly string[]) => string;
  readonly bestScoring: (scoring: number, name: string, points: number) => string;
  readonly bestPayout: (scoring: number, name: string, airline: string, points: number) => string;
  /** AL-10.1 the seat bonus put others in front. */
  readonly bonusLead: (names: readonly string[], points: number) => string;
  readonly paidTitle: string;
  readonly airline: string;
  readonly paid: string;
  readonly nothingPaid: string;
  /** AL-11.3 */
  readonly handsTitle: string;
  readonly handsNote: string;
  readonly stock: string;
  readonly flights: string;
  readonly held: (airline: string, count: number) => string;
  readonly noneHeld: string;
}

interface BoardListWords {
  readonly title: string;
  readonly filter: string;
  readonly allAirlines: string;
  readonly onlyPossible: string;
  readonly cities: string;
  readonly airlines: string;
  readonly home: (airline: string) => string;
  readonly routes: (count: number) => string;
  readonly possible: (count: number) => string;
  readonly to: (city: string, style: string) => string;
  readonly circle: (number: number) => string;
  readonly free: string;
  /** AL-4.2 the circle that the next flight covers. */
  readonly next: string;
  readonly fly: (flight: string, airline: string) => string;
  /** AL-6.1 after a flight card was drawn. */
  readonly flyLater: (flight: string, airline: string) => string;
  readonly found: (airline: string, flight: string) => string;
  readonly sabotage: (airline: string) => string;
  readonly none: string;
}

export interface MomentWords {
  readonly scoring: ScoringWords;
  readonly end: EndWords;
  readonly list: BoardListWords;
}
