/** What the moments of a round, the end screen and the board as a list have to say besides the sentences of the log. */

import type { EndWords as CommonEndWords, BoardListWords as CommonListWords, ScoringWords } from '@tarmac/kit/words';

/** CF-4.9 what decides, in this order. */
export type TieBreak = 'revenue' | 'withoutRights' | 'continents' | 'coins';

interface RoundWords extends Pick<ScoringWords, 'step' | 'pause' | 'resume' | 'next' | 'skip' | 'close'> {
  readonly flightsTitle: (round: number) => string;
  readonly taxesTitle: string;
  readonly flight: (from: string, to: string, coins: number) => string;
  readonly noFlights: string;
  readonly invalid: string;
  readonly revenue: (coins: number) => string;
  readonly coins: (coins: number) => string;
  readonly penalty: (city: string, coins: number) => string;
  readonly subsidy: (coins: number) => string;
  readonly tax: (coins: number) => string;
  readonly neither: string;
}

interface EndWords
  extends Pick<
    CommonEndWords<'CF-4.9'>,
    'wins' | 'endedBy' | 'endedEarly' | 'rank' | 'player' | 'turningPoints' | 'kept'
  > {
  /** Headings of the figures that decide. */
  readonly figure: Readonly<Record<TieBreak, string>>;
  /** Which figure put these names before those who were level with them until then. */
  readonly tieBroken: (by: TieBreak, names: readonly string[], figure: number) => string;
  readonly tieShared: (names: readonly string[]) => string;
  /** The rulebook's own way to settle a shared victory. */
  readonly joke: string;
  readonly revenueChart: string;
  readonly revenueChartNote: string;
  readonly coinsChart: string;
  readonly coinsChartNote: string;
  readonly rounds: string;
  readonly coins: string;
  readonly revenue: string;
  readonly lead: (round: number, names: readonly string[], revenue: number) => string;
  readonly bestRound: (round: number, name: string, revenue: number) => string;
  readonly dearest: (name: string, card: string, coins: number) => string;
  readonly identitiesTitle: string;
  readonly claimed: (round: number, coins: number) => string;
  readonly neverClaimed: string;
  readonly rejected: (card: string) => string;
  readonly networkTitle: string;
  readonly lastFlights: (flights: number) => string;
}

interface BoardListWords extends Pick<CommonListWords, 'title' | 'filter' | 'onlyPossible' | 'possible' | 'none'> {
  readonly allContinents: string;
  readonly cities: string;
  readonly players: string;
  readonly airport: (stars: number, price: number, rights: number) => string;
  readonly supply: (cards: number) => string;
  readonly owner: (name: string) => string;
  readonly rights: (name: string) => string;
  readonly outOfPlay: string;
  readonly fuelTo: (continent: string, fuel: number) => string;
}

export interface MomentWords {
  readonly round: RoundWords;
  readonly end: EndWords;
  readonly list: BoardListWords;
}
