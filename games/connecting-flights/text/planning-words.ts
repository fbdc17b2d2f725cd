/** What the flight planner and the trades say besides the words of the board: places in a chain, cards by name, what was just done. */

/** A place in a chain, counted from 1. */
export interface PlaceWords {
  readonly chain: number;
  readonly flight: number;
  readonly part: 'from' | 'plane' | 'truck' | 'passenger' | 'to';
}

interface PlannerWords {
  /** In the market: nothing is handed in yet. */
  readonly ifFlownNow: string;
  readonly noFlights: string;
  readonly howTo: string;
  readonly help: string;
  readonly hand: string;
  readonly allLaid: string;
  readonly takeChainBack: (number: number) => string;
  /** For those who hear it: a place and what lies there; null for nothing. */
  readonly place: (place: PlaceWords, piece: string | null) => string;
  readonly stack: (name: string, count: number) => string;
  readonly rights: (name: string) => string;
  readonly troubled: (name: string, sabotage: string) => string;
  readonly handInAgain: string;
  /** Valid flights of all that lie there. */
  readonly counted: (valid: number, all: number) => string;
  /** What the revenue of a flight is made of. */
  readonly fare: Readonly<Record<'stars' | 'event' | 'connecting' | 'sabotage', string>>;
  /** What has just been done, for those who hear it. */
  readonly said: {
    readonly pickedUp: (name: string, places: number) => string;
    readonly laid: (place: string) => string;
    readonly tookBack: (name: string) => string;
    readonly letGo: (name: string) => string;
    readonly aimed: (place: string, cards: number) => string;
    readonly cleared: string;
    readonly filled: string;
  };
}

interface TradeWords {
  readonly offerTo: (name: string) => string;
  readonly counterTo: (name: string) => string;
  readonly openOffers: string;
  readonly fewer: (what: string) => string;
  readonly more: (what: string) => string;
  readonly tradeCard: (card: string) => string;
  readonly lendCard: (card: string) => string;
  readonly borrowCard: (card: string) => string;
  readonly goesAlong: (sabotage: string) => string;
  readonly chooseBoth: string;
  readonly yourCoins: string;
  readonly bestOf: (name: string) => string;
  readonly yourBest: string;
}

/** CF-4.5 a flight phase and the end, where the words of the moments leave something to say. */
interface TellingWords {
  readonly leap: (round: number, name: string, from: number, to: number) => string;
}

export interface PlanningWords {
  readonly planner: PlannerWords;
  readonly trade: TradeWords;
  readonly telling: TellingWords;
}
