/** The rules policy: a quick estimate of each action, in points. */

import {
  ABACUS,
  type Action,
  AIRLINES,
  inPlay,
  SHARE_COUNTS,
  SHARE_INDEX,
  SHARES,
  type State,
  type Tables,
} from '@tarmac/airlines-europe/rules';
import { bonusDistances, stepsToTarget } from './distances.ts';
import { LATER, NEXT, type Standing, standingReader } from './standing.ts';
import type { Taste } from './taste.ts';

/** The licence of a purchase as a number: playouts look up dozens at every decision. */
type Buy = Extract<Action, { type: 'buy' }>;

const known = new WeakMap<Tables, Map<Action, number>>();

/** `airline * circles + circle`, for the shared action objects of the rules. */
export function purchasesOf(tables: Tables): ReadonlyMap<Action, number> {
  let purchases = known.get(tables);
  if (purchases === undefined) {
    purchases = new Map(tables.buy.map((action, index) => [action, index]));
    known.set(tables, purchases);
  }
  return purchases;
}

/** The same for an action from elsewhere, such as a worker's message. */
export function findPurchase({ airline, route, licence }: Buy, tables: Tables): number {
  const circle = tables.firstCircle[tables.routeIndex(route)]! + licence;
  return SHARE_INDEX[airline] * tables.costs.length + circle;
}

export type Appraise = (state: State, seat: number, actions: readonly Action[], into: number[]) => void;

/** AE-7.1, AE-5.2 */
const CASH_TAKEN = 8;
const PAID_A_SHARE = 2;

/** Costs below this are looked up; higher ones are rare. */
const COSTS = 16;
const USUAL_COST = 4;

export function appraiser(taste: Taste): Appraise {
  const read = standingReader(taste);
  // Values shared by many actions of one decision: the marker's position, one more card, one card laid open, a licence.
  const standsAt = new Float64Array(SHARES.length);
  const cardWorth = new Float64Array(SHARES.length);
  const playWorth = new Float64Array(SHARES.length);
  const spendWorth = new Float64Array(AIRLINES.length * COSTS);
  let standing: Standing;
  let purchases: ReadonlyMap<Action, number>;
  let state: State;
  let seat = 0;
  let slope = 0;
  let bestCard = Number.NaN;
  const prices = new Float64Array(3);
  let hasPrices = false;
  const distances = new Float64Array(AIRLINES.length);
  const bonusWorth = new Float64Array(AIRLINES.length);
  let steps: Uint8Array = new Uint8Array(0);

  return (position, asked, actions, into) => {
    state = position;
    seat = asked;
    standing = read(state, seat);
    purchases = purchasesOf(standing.tables);
    const { scorings, cards } = standing.time;
    const toTheEnd = scorings === 0 ? 0 : cards[scorings - 1]!;
    slope = taste.money[Math.min(state.scorings, 2)]! * Math.min(1, toTheEnd / taste.moneyFade);
    standsAt.fill(Number.NaN);
    cardWorth.fill(Number.NaN);
    playWorth.fill(Number.NaN);
    spendWorth.fill(Number.NaN);
    bestCard = Number.NaN;
    hasPrices = false;
    if (state.frame.kind === 'turn' || state.frame.kind === 'second') readBonuses();
    for (let index = 0; index < actions.length; index++) into[index] = worthOf(actions[index]!);
  };

  function worthOf(action: Action): number {
    switch (action.type) {
      case 'buy':
        return worthOfBuying(action);
      case 'stop':
        return 0;
      case 'draw':
        return meanCardWorth();
      case 'take':
        return worthOfCard(SHARE_INDEX[action.airline]);
      case 'play': {
        const share = SHARE_INDEX[action.share];
        return worthOfPlaying(share, action.count) + money(PAID_A_SHARE * action.count) + taste.play * action.count;
      }
      case 'playTwo':
        return (
          worthOfPlaying(SHARE_INDEX[action.shares[0]], 1) +
          worthOfPlaying(SHARE_INDEX[action.shares[1]], 1) +
          money(2 * PAID_A_SHARE) +
          2 * taste.play
        );
      case 'cash':
        return money(CASH_TAKEN);
      case 'exchange':
        return worthOfExchange(action.give);
      case 'give':
        if (action.share === 'abacus') return Number.NEGATIVE_INFINITY;
        return -worthOfShare(action.from, SHARE_INDEX[action.share]);
      case 'choose':
        return worthOfPlaying(SHARE_INDEX[action.shares[0]], 1) + worthOfPlaying(SHARE_INDEX[action.shares[1]], 1);
      case 'ban':
        return worthOfBan(standing.tables.routeIndex(action.route));
      case 'pass':
        return 0;
    }
  }

  /** The value of more money; it falls with the amount already held. */
  function money(more: number): number {
    const cash = state.cash[seat]!;
    return slope * (useful(cash + more) - useful(cash));
  }

  function useful(cash: number): number {
    return cash <= taste.moneyPlenty ? cash : taste.moneyPlenty + (cash - taste.moneyPlenty) * taste.moneyRest;
  }

  function worthOfBuying(action: Extract<Action, { type: 'buy' }>): number {
    const { tables } = standing;
    const bought = purchases.get(action) ?? findPurchase(action, tables);
    const airline = Math.floor(bought / tables.costs.length);
    const circle = bought % tables.costs.length;
    const cost = tables.costs[circle]!;
    let worth = worthOfSpending(airline, cost);
    if (distances[airline]! > 0) worth += worthOfApproach(airline, tables.ends[tables.routeOf[circle]!]!);
    if (state.frame.kind === 'turn') {
      worth += taste.card + taste.market * bestCardWorth();
      if (state.cash[seat]! - cost >= tables.cheapest + 1) worth += taste.second;
    }
    return worth;
  }

  function worthOfSpending(airline: number, cost: number): number {
    const place = airline * COSTS + cost;
    let worth = cost < COSTS ? spendWorth[place]! : Number.NaN;
    if (Number.isNaN(worth)) {
      const gain = worthOfMoving(airline, cost);
      worth = gain + money(-cost) + taste.dear * (gain / cost) * (cost - USUAL_COST);
      if (cost < COSTS) spendWorth[place] = worth;
    }
    return worth;
  }

  function readBonuses(): void {
    const { tables } = standing;
    bonusDistances(state, tables, distances);
    steps = stepsToTarget(tables);
    for (let airline = 0; airline < AIRLINES.length; airline++) {
      if (distances[airline]! > 0) bonusWorth[airline] = worthOfMoving(airline, tables.bonusSpaces[airline]!);
    }
  }

  /** The value of a step towards the bonus connection; the last step moves the marker by the whole bonus. */
  function worthOfApproach(airline: number, ends: readonly [number, number]): number {
    const from = distances[airline]!;
    const first = airline * standing.tables.routesAt.length;
    const to = Math.min(steps[first + ends[0]]!, steps[first + ends[1]]!);
    if (to >= from) return 0;
    return bonusWorth[airline]! * (to === 0 ? 1 : taste.bonus / from);
  }

  /** The value of the card taken after a purchase. */
  function bestCardWorth(): number {
    if (Number.isNaN(bestCard)) {
      bestCard = 0;
      for (const card of state.market) bestCard = Math.max(bestCard, worthOfCard(SHARE_INDEX[card]));
    }
    return bestCard;
  }

  function worthNow(share: number): number {
    let worth = standsAt[share]!;
    if (Number.isNaN(worth)) {
      worth = standing.worthAt(share, state.track[share] ?? 0);
      standsAt[share] = worth;
    }
    return worth;
  }

  function worthOfMoving(airline: number, spaces: number): number {
    return standing.worthAt(airline, state.track[airline]! + spaces) - worthNow(airline);
  }

  /** Cards laid open count fully; cards in hand count by the chance to play them in time. */
  function worthOfPlaying(share: number, count: number): number {
    if (count === 1 && !Number.isNaN(playWorth[share])) return playWorth[share]!;
    const [next, later] = standing.handWorth;
    const worth = worthOfMore(share, (1 - next) * count, (1 - later) * count);
    if (count === 1) playWorth[share] = worth;
    return worth;
  }

  /** The value of one more card in hand. */
  function worthOfCard(share: number): number {
    let worth = cardWorth[share]!;
    if (Number.isNaN(worth)) {
      worth = worthOfMore(share, standing.handWorth[NEXT], standing.handWorth[LATER]);
      cardWorth[share] = worth;
    }
    return worth;
  }

  function worthOfMore(share: number, next: number, later: number): number {
    const heldNext = standing.held(NEXT, share);
    const heldLater = standing.held(LATER, share);
    return standing.worthHolding(share, heldNext + next, heldLater + later) - worthNow(share);
  }

  function worthOfShare(from: 'portfolio' | 'hand', share: number): number {
    const [next, later] = from === 'portfolio' ? [1, 1] : standing.handWorth;
    return -worthOfMore(share, -next, -later);
  }

  /** The mean value of the cards that this seat has not seen; some are in rivals' hands. */
  function meanCardWorth(): number {
    const playing = inPlay(state.seats);
    let unseen = 0;
    let sum = 0;
    for (let airline = 0; airline < AIRLINES.length; airline++) {
      if (!playing[airline]) continue;
      let left = SHARE_COUNTS[airline]! - state.gone[airline]!;
      for (const portfolio of state.portfolios) left -= portfolio[airline]!;
      left -= state.hands[seat]![airline]! + state.given[seat]![airline]!;
      for (const card of state.market) if (SHARE_INDEX[card] === airline) left--;
      if (left <= 0) continue;
      unseen += left;
      sum += left * worthOfCard(airline);
    }
    return unseen === 0 ? 0 : sum / unseen;
  }

  /** The value of the Air ABACUS gained, less that of the least valuable shares. */
  function worthOfExchange(give: 1 | 3): number {
    const [next, later] = standing.handWorth;
    const got = give === 1 ? 1 : 2;
    if (!hasPrices) readPrices();
    // Only Air ABACUS to give for Air ABACUS: a wasted turn.
    if (prices[give - 1] === Number.POSITIVE_INFINITY) return Number.NEGATIVE_INFINITY;
    let lost = 0;
    for (let card = 0; card < give; card++) lost += prices[card]!;
    return worthOfMore(ABACUS, got * next, got * later) - lost;
  }

  /** The values of the three least valuable shares. */
  function readPrices(): void {
    prices.fill(Number.POSITIVE_INFINITY);
    for (let airline = 0; airline < AIRLINES.length; airline++) offer(state.hands[seat]![airline]!, 'hand', airline);
    // Shares laid open are worth more than those in hand: they matter only if the hand has too few.
    if (prices[prices.length - 1] === Number.POSITIVE_INFINITY)
      for (let airline = 0; airline < AIRLINES.length; airline++)
        offer(state.portfolios[seat]![airline]!, 'portfolio', airline);
    hasPrices = true;
  }

  /** Each further share of one airline is worth more. */
  function offer(held: number, from: 'portfolio' | 'hand', airline: number): void {
    if (held === 0) return;
    const price = worthOfShare(from, airline);
    for (let card = 0; card < held && card < prices.length; card++) {
      let value = price * (1 + card / 2);
      for (let place = 0; place < prices.length; place++) {
        const other = prices[place]!;
        if (value >= other) continue;
        prices[place] = value;
        value = other;
      }
    }
  }

  /** The value of a ban on a route next to airlines that help rivals more than this seat. */
  function worthOfBan(route: number): number {
    const { tables } = standing;
    let worth = 0;
    for (let airline = 0; airline < AIRLINES.length; airline++) {
      if (state.planes[airline]! === 0) continue;
      const ends = tables.ends[route]!;
      if (!ends.includes(tables.homes[airline]!)) continue;
      worth -= worthOfMoving(airline, USUAL_COST);
    }
    return worth;
  }
}
