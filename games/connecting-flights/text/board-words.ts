/** What the picture of Connecting Flights has to say besides the sentences: headings, buttons, names of what can be tapped. */

import type { Phase } from '@tarmac/connecting-flights/rules';
import type { SlotKind } from '@tarmac/flights/rules';
import type { SharedBoardWords } from '@tarmac/flights/text';

export interface BoardWords extends SharedBoardWords {
  readonly pass: string;
  readonly players: string;
  readonly nothing: string;
  readonly more: string;
  readonly fewer: string;
  readonly costs: (coins: number) => string;
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
    readonly firstPlayer: string;
    readonly rank: (rank: number) => string;
    readonly budget: (coins: number) => string;
    readonly handedIn: string;
    readonly deciding: string;
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
    readonly noBid: string;
    readonly bid: (coins: number) => string;
    /** What the card called would make of the best plan. */
    readonly bestThen: (coins: number, gain: number) => string;
    readonly bidsLeft: (bids: number) => string;
    readonly out: string;
    readonly slot: (kinds: readonly SlotKind[]) => string;
    readonly topPlane: string;
    readonly topPassenger: string;
    readonly deck: (kind: SlotKind, shuffled: number, under: number) => string;
    readonly sold: (name: string, coins: number) => string;
  };
  readonly market: {
    readonly title: string;
    readonly rights: string;
    readonly rightsAbout: string;
    readonly rightsLeft: (left: number) => string;
    readonly rent: string;
    readonly electric: string;
    readonly trucks: string;
    readonly left: (count: number) => string;
    readonly sell: string;
    readonly done: string;
    readonly bestNow: (coins: number) => string;
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
    readonly takeBack: string;
    readonly newChain: string;
    readonly chain: (number: number) => string;
    readonly origin: string;
    readonly plane: string;
    readonly truck: string;
    readonly passenger: string;
    readonly destination: string;
    readonly electric: string;
    readonly valid: string;
    readonly invalid: string;
    readonly incomplete: string;
    readonly earns: (coins: number) => string;
    readonly total: (coins: number) => string;
    readonly flights: (count: number) => string;
    readonly unused: string;
    readonly unusedRights: (coins: number) => string;
    readonly flight: (from: string, to: string) => string;
    readonly fares: string;
    readonly fare: (stars: number, coins: number) => string;
  };
  readonly sabotage: {
    readonly title: string;
    readonly saboteur: string;
    readonly saboteurs: (names: readonly string[]) => string;
    readonly nobody: string;
    readonly takeCoins: (coins: number) => string;
    readonly drawn: string;
    readonly hidden: string;
    readonly victim: string;
    readonly use: string;
    readonly bury: string;
    readonly on: (sabotage: string, card: string) => string;
    readonly before: (sabotage: string, name: string) => string;
    readonly payOff: (coins: number) => string;
    readonly deck: (shuffled: number, under: number) => string;
  };
  readonly identity: {
    readonly title: string;
    readonly task: string;
    readonly progress: (reached: number, goal: number) => string;
    readonly order: string;
    readonly claim: string;
    readonly wait: string;
    readonly claimed: string;
    readonly hidden: string;
    readonly of: (name: string) => string;
  };
  readonly setup: {
    readonly keep: string;
    readonly startTitle: string;
    readonly taken: (name: string) => string;
    readonly firstTitle: string;
    readonly cost: (coins: number, budget: number) => string;
    readonly left: (coins: number) => string;
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
  };
  /** Short forms for small places, and names of the parts of the table. */
  readonly table: SharedBoardWords['table'] & {
    readonly from: (price: number) => string;
    readonly inDeck: (cards: number) => string;
    readonly noAuction: string;
    readonly noRights: string;
    readonly outOfPlay: string;
    readonly lent: string;
    readonly usedBy: (name: string) => string;
    readonly liesOn: (card: string) => string;
    readonly myCards: string;
    readonly invalid: (flights: number) => string;
    readonly ifWon: string;
    readonly total: string;
    readonly ofBudget: string;
    readonly fiveMore: string;
  };
}
