/** What the place where flights are put together says: parts of a flight, charters, the best flights, this round's flights. Cities and continents are given by name. */

export interface FlyingWords {
  readonly title: string;
  readonly modes: Readonly<Record<'flight' | 'charter' | 'best' | 'flown', string>>;
  readonly hand: string;
  readonly part: Readonly<Record<'from' | 'to' | 'plane' | 'truck' | 'passenger' | 'pawns', string>>;
  /** What is to be done first. */
  readonly howTo: string;
  readonly chooseDestination: string;
  readonly clear: string;
  /** Confirms it. */
  readonly fly: string;
  readonly nobodyWaits: string;
  /** CF-6.2 a chain of this round ends there. */
  readonly goesOn: string;
  readonly rights: string;
  readonly fuel: (needed: number) => string;
  readonly comeHome: (pawns: number) => string;
  readonly nobodyHome: string;
  readonly filledIn: string;
  readonly noTruck: string;
  readonly none: Readonly<Record<'from' | 'to' | 'plane' | 'passenger', string>>;
  readonly stack: (name: string, count: number) => string;
  /** How many are aboard, of the seats there are. */
  readonly aboard: (pawns: number, seats: number) => string;
  readonly pawns: (count: number, continent: string) => string;
  readonly onePawn: (continent: string) => string;
  readonly everybody: (parts: readonly string[]) => string;
  readonly more: (continent: string) => string;
  readonly fewer: (continent: string) => string;
  readonly atHome: string;
  /** What would come of a flight. */
  readonly effect: {
    readonly home: (who: string) => string;
    readonly carried: (who: string, city: string) => string;
    readonly stay: (who: string, city: string) => string;
    readonly fee: (coins: number) => string;
  };
  readonly charter: {
    readonly howTo: string;
    readonly from: string;
    readonly who: string;
    readonly to: string;
    readonly price: (coins: number, left: number) => string;
    readonly noneLeft: string;
    readonly nobody: string;
    readonly closed: (continent: string) => string;
  };
  readonly best: {
    readonly home: (pawns: number) => string;
    readonly none: string;
    readonly unproved: string;
    readonly step: (at: number) => string;
    readonly byCharter: string;
    readonly flyStep: string;
    readonly flyAll: string;
    readonly flying: (left: number) => string;
    readonly stop: string;
    readonly lay: string;
  };
  readonly flown: {
    readonly none: string;
    readonly chain: (number: number, hand: string) => string;
    readonly flight: (from: string, to: string, who: string) => string;
    readonly charters: (count: number) => string;
  };
  readonly done: {
    readonly left: (pawns: number) => string;
    readonly noPenalties: string;
    readonly penalties: (coins: number, reasons: string) => string;
  };
}
