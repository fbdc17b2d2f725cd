/** What the picture of Connecting Flights has to say besides the sentences: headings, buttons, names of what can be tapped. */

import type { Continent, Phase, SlotKind } from '@tarmac/connecting-flights/rules';

export interface BoardWords {
  readonly confirm: string;
  readonly cancel: string;
  readonly close: string;
  readonly pass: string;
  readonly over: string;
  readonly result: string;
  readonly turnOf: (name: string) => string;
  readonly players: string;
  readonly you: string;
  readonly board: string;
  readonly list: string;
  readonly nothing: string;
  readonly more: string;
  readonly fewer: string;
  readonly printedPrice: (coins: number) => string;
  readonly costs: (coins: number) => string;
  readonly coinsLeft: (coins: number) => string;
  readonly stars: (count: number) => string;
  readonly rule: (rule: string) => string;
  /** What is to be done next. */
  readonly next: {
    readonly keep: string;
    readonly start: string;
    readonly first: string;
    readonly name: string;
    readonly add: string;
    readonly addAirport: string;
    readonly bid: string;
    readonly market: string;
    readonly answer: string;
    readonly plans: string;
    readonly sabotage: string;
    readonly use: string;
    readonly useOn: string;
    readonly deflect: string;
    /** One's own hidden choice is in and may still be changed. */
    readonly waiting: string;
  };
  readonly map: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fit: string;
    readonly continentOut: (continent: string) => string;
    /** CF-2.9 */
    readonly fuelTitle: string;
    readonly fuelBetween: (from: string, to: string, fuel: number) => string;
    readonly fuelWithin: (continent: string) => string;
    readonly ownedBy: (names: readonly string[]) => string;
    readonly rentedBy: (name: string) => string;
    readonly lentTo: (owner: string, borrower: string) => string;
    readonly inSupply: (cards: number) => string;
    readonly inRow: string;
    readonly airport: (city: string, stars: number, continent: string) => string;
  };
  /** A panel a seat. */
  readonly seat: {
    readonly coins: string;
    readonly revenue: string;
    readonly lastRevenue: (coins: number) => string;
    /** The best revenue with what it has now. */
    readonly couldEarn: (coins: number) => string;
    readonly airports: string;
    readonly planes: string;
    readonly passengers: string;
    readonly trucks: string;
    readonly rights: string;
    readonly truckOf: (capacity: number, count: number) => string;
    readonly noCards: string;
    readonly firstPlayer: string;
    readonly rank: (rank: number) => string;
    readonly budget: (coins: number) => string;
    readonly startsIn: (continent: string) => string;
    readonly passed: string;
    readonly handedIn: string;
    readonly deciding: string;
    readonly holdings: (airports: number, planes: number, passengers: number, trucks: number) => string;
    readonly lent: (name: string) => string;
    readonly borrowed: (name: string) => string;
  };
  readonly event: {
    readonly title: string;
    readonly none: string;
    readonly stage: (stage: number) => string;
    readonly named: (continent: string) => string;
    readonly saboteur: string;
  };
  /** CF-4 the ten rounds. */
  readonly track: {
    readonly title: string;
    readonly round: (round: number) => string;
    readonly roundOf: (round: number, rounds: number) => string;
    readonly last: string;
    readonly stage: (stage: number, from: number, to: number) => string;
    readonly phase: Readonly<Record<Phase, string>>;
  };
  readonly leaderboard: {
    readonly title: string;
    readonly explanation: string;
    readonly subsidy: (coins: number) => string;
    readonly tax: (coins: number) => string;
    readonly neither: string;
    readonly field: (from: number, to: number | null) => string;
    readonly marker: (name: string, revenue: number) => string;
  };
  readonly auction: {
    readonly title: string;
    readonly row: string;
    readonly called: string;
    readonly currentBid: string;
    readonly noBid: string;
    readonly highBid: (name: string, coins: number) => string;
    readonly yourBid: string;
    readonly atLeast: (coins: number) => string;
    readonly bid: (coins: number) => string;
    readonly bidsLeft: (bids: number) => string;
    readonly passCard: string;
    readonly out: string;
    readonly toCome: (cards: number) => string;
    readonly slot: (kinds: readonly SlotKind[]) => string;
    readonly emptySlot: string;
    readonly topPlane: string;
    readonly topPassenger: string;
    readonly deck: (kind: SlotKind, shuffled: number, under: number) => string;
    readonly chooseAirport: string;
    readonly sold: (name: string, coins: number) => string;
    readonly unsold: string;
    readonly cannotBid: string;
  };
  readonly market: {
    readonly title: string;
    readonly rights: string;
    readonly rightsAbout: string;
    readonly rightsLeft: (left: number) => string;
    readonly rent: string;
    readonly electric: string;
    readonly electricAbout: string;
    readonly trucks: string;
    readonly trucksAbout: string;
    readonly buy: string;
    readonly left: (count: number) => string;
    readonly soldOut: string;
    readonly sell: string;
    readonly sellAbout: string;
    readonly sellFor: (coins: number) => string;
    readonly done: string;
    readonly closed: string;
    readonly bestNow: (coins: number) => string;
    /** What a purchase would change in the best plan. */
    readonly bestThen: (coins: number, gain: number) => string;
  };
  readonly trade: {
    readonly title: string;
    readonly open: string;
    readonly with: string;
    readonly give: string;
    readonly take: string;
    readonly lend: string;
    readonly borrow: string;
    readonly cards: string;
    readonly trucks: string;
    readonly coins: string;
    readonly propose: string;
    readonly accept: string;
    readonly decline: string;
    readonly counter: string;
    readonly withdraw: string;
    readonly offersLeft: (left: number) => string;
    readonly none: string;
    readonly yourOffer: (name: string) => string;
    readonly offerFrom: (name: string) => string;
    readonly between: (from: string, to: string) => string;
    readonly gives: (name: string) => string;
    readonly youGet: string;
    readonly youGive: string;
    readonly loanAbout: string;
    readonly empty: string;
    readonly noTrading: string;
    /** What the trade would change in the best plan. */
    readonly effect: (before: number, after: number) => string;
  };
  readonly planner: {
    readonly title: string;
    readonly best: string;
    readonly bestEarns: (coins: number) => string;
    readonly clear: string;
    readonly previous: string;
    readonly handIn: string;
    readonly change: string;
    readonly handedIn: string;
    readonly layHere: string;
    readonly takeBack: string;
    readonly newChain: string;
    readonly chain: (number: number) => string;
    readonly origin: string;
    readonly plane: string;
    readonly truck: string;
    readonly passenger: string;
    readonly destination: string;
    readonly noTruck: string;
    readonly needsFuel: (fuel: number) => string;
    readonly electric: string;
    readonly valid: string;
    readonly invalid: string;
    readonly incomplete: string;
    readonly earns: (coins: number) => string;
    readonly total: (coins: number) => string;
    readonly flights: (count: number) => string;
    readonly unused: string;
    readonly unusedRights: (coins: number) => string;
    readonly boosted: string;
    readonly flight: (from: string, to: string) => string;
    readonly fares: string;
    readonly fare: (stars: number, coins: number) => string;
    readonly leftHere: (card: string) => string;
  };
  readonly sabotage: {
    readonly title: string;
    readonly saboteur: string;
    readonly saboteurs: (names: readonly string[]) => string;
    readonly nobody: string;
    readonly takeCoins: (coins: number) => string;
    readonly draw: string;
    readonly drawn: string;
    readonly hidden: string;
    readonly victim: string;
    readonly use: string;
    readonly bury: string;
    readonly on: (sabotage: string, card: string) => string;
    readonly before: (sabotage: string, name: string) => string;
    readonly payOff: (coins: number) => string;
    readonly wardOff: (coins: number) => string;
    readonly letHappen: string;
    readonly deck: (shuffled: number, under: number) => string;
    readonly grounded: string;
  };
  readonly identity: {
    readonly title: string;
    readonly task: string;
    readonly progress: (reached: number, goal: number) => string;
    readonly met: string;
    readonly order: string;
    readonly claim: string;
    readonly wait: string;
    readonly claimed: string;
    readonly hidden: string;
    readonly of: (name: string) => string;
  };
  readonly setup: {
    readonly keep: string;
    readonly ability: string;
    readonly startTitle: string;
    readonly taken: (name: string) => string;
    readonly firstTitle: string;
    readonly cost: (coins: number, budget: number) => string;
    readonly left: (coins: number) => string;
    readonly freeTruck: string;
  };
  /** What a choice would do. */
  readonly effect: {
    readonly change: (from: string, to: string) => string;
    readonly coins: string;
    readonly revenue: string;
    readonly best: string;
    readonly tax: string;
    readonly unknownPlane: string;
    readonly unknownPassenger: string;
    readonly unknownSabotage: string;
    readonly reserved: (coins: number) => string;
  };
  /** Short forms for small places, and names of the parts of the table. */
  readonly table: {
    /** As a passenger card has room for it. */
    readonly short: Readonly<Record<Continent, string>>;
    /** CF-2.9 all of the compass in one sentence. */
    readonly compass: string;
    readonly electric: string;
    readonly sabotaged: string;
    readonly lookAt: (name: string) => string;
    readonly from: (price: number) => string;
    readonly inDeck: (cards: number) => string;
    readonly noAuction: string;
    readonly noRights: string;
    readonly outOfPlay: string;
    readonly lent: string;
    readonly usedBy: (name: string) => string;
    readonly liesOn: (card: string) => string;
    readonly myCards: string;
    readonly round: string;
    readonly choosing: string;
    readonly invalid: (flights: number) => string;
    readonly ifWon: string;
    readonly total: string;
    readonly ofBudget: string;
    readonly fiveMore: string;
  };
}
