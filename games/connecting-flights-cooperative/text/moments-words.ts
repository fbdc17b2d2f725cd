/** What the end of a round, the end of the game and the page of a scenario have to say besides the sentences of the log. Cities and continents are given by name. */

interface RoundWords {
  readonly title: (round: number) => string;
  /** The button that opens it again. */
  readonly again: (round: number) => string;
  readonly flown: (flights: number, charters: number, home: number) => string;
  readonly demand: string;
  /** Which pair it was, where it is not the round's own. */
  readonly pair: Readonly<Record<'setup' | 'further' | 'extra', string>>;
  readonly games: string;
  readonly nobody: string;
  readonly missing: (continents: readonly string[]) => string;
  readonly money: string;
  readonly bonus: string;
  readonly further: string;
  readonly fees: string;
  readonly interest: string;
  readonly income: string;
  readonly carbon: (trucks: number) => string;
  readonly noPenalties: string;
  readonly crowded: (city: string) => string;
  readonly full: (continent: string) => string;
  readonly unequal: string;
  /** There was less than was due. */
  readonly forgiven: (coins: number) => string;
  readonly now: (coins: number, pawns: number) => string;
  readonly close: string;
}

interface EndWords {
  readonly won: string;
  readonly lost: string;
  readonly wonIn: (round: number, pawns: number) => string;
  readonly lostWith: (pawns: number) => string;
  /** The match was ended from outside. */
  readonly endedEarly: string;
  readonly story: string;
  readonly round: string;
  readonly setup: string;
  readonly column: Readonly<
    Record<'home' | 'placed' | 'left' | 'coins' | 'penalties' | 'flights' | 'charters', string>
  >;
  readonly chart: string;
  readonly chartNote: string;
  readonly chartUp: string;
  readonly series: Readonly<Record<'left' | 'coins', string>>;
  readonly turningPoints: string;
  readonly turn: {
    readonly mostHome: (round: number, pawns: number) => string;
    readonly fullest: (round: number, pawns: number) => string;
    readonly penalties: (round: number, coins: number) => string;
    readonly poorest: (round: number, coins: number) => string;
    readonly chain: (round: number, flights: number) => string;
  };
  readonly leftBehind: string;
}

interface ScenarioPageWords {
  readonly button: string;
  readonly setup: string;
  readonly rule: string;
  readonly now: string;
  readonly close: string;
  /** How it is going. */
  readonly going: {
    readonly further: (coins: number) => string;
    readonly fullPlanes: (home: number, goal: number, bonus: number) => string;
    readonly gamesIn: (rounds: number, city: string) => string;
    readonly gamesNow: (city: string) => string;
    readonly gamesOver: (city: string) => string;
    readonly oldTrucks: (capacity: number) => string;
    readonly closed: (continent: string, rounds: number) => string;
    readonly open: (continent: string) => string;
    readonly charges: (interest: number, carbon: number) => string;
  };
}

export interface MomentWords {
  readonly round: RoundWords;
  readonly end: EndWords;
  readonly scenario: ScenarioPageWords;
}
