/** What the scoring moment, the end screen and the board as a list have to say besides the sentences of the log. */

import type { EndRule } from '@tarmac/airlines/rules';
import type {
  EndWords as CommonEndWords,
  BoardListWords as CommonListWords,
  ScoringWords as CommonScoringWords,
  TieWords,
} from '@tarmac/kit/words';

interface ScoringWords extends CommonScoringWords {
  /** AL-9.2 holders of equally much stock; only the first two places pay, so the sum of all says nothing. */
  readonly tie: (tie: Omit<TieWords, 'sum'>) => string;
  /** What first and second place pay for an airline of so many markers. */
  readonly worth: (markers: number, half: number) => string;
  readonly alone: (name: string, markers: number, half: number) => string;
}

interface EndWords extends CommonEndWords<EndRule> {
  /** AL-10.1 the column of the seat bonus, and its place on the axis of a chart. */
  readonly bonus: string;
  readonly tieShared: (points: number, names: readonly string[]) => string;
  /** Axis of a chart. */
  readonly markers: string;
  readonly bestPayout: (scoring: number, name: string, airline: string, points: number) => string;
  /** AL-10.1 the seat bonus put others in front. */
  readonly bonusLead: (names: readonly string[], points: number) => string;
  /** AL-11.3 */
  readonly handsTitle: string;
  readonly handsNote: string;
  readonly stock: string;
  readonly flights: string;
  readonly held: (airline: string, count: number) => string;
  readonly noneHeld: string;
}

interface BoardListWords extends CommonListWords {
  readonly cities: string;
  readonly airlines: string;
  readonly home: (airline: string) => string;
  readonly to: (city: string, style: string) => string;
  readonly circle: (number: number) => string;
  /** AL-4.2 the circle that the next flight covers. */
  readonly next: string;
  readonly fly: (flight: string, airline: string) => string;
  /** AL-6.1 after a flight card was drawn. */
  readonly flyLater: (flight: string, airline: string) => string;
  readonly found: (airline: string, flight: string) => string;
  readonly sabotage: (airline: string) => string;
}

export interface MomentWords {
  readonly scoring: ScoringWords;
  readonly end: EndWords;
  readonly list: BoardListWords;
}
