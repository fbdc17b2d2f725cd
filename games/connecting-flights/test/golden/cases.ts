/** The games kept for good: every number of seats, with and without trading, every event, every sabotage, a shared victory. */

import { readFileSync } from 'node:fs';
import type { ConnectingFlights } from '@tarmac/connecting-flights/rules';
import { FIRST_PASSENGER, FIRST_PLANE } from '@tarmac/flights/rules';
import { type Choose, pick, shortHash } from '@tarmac/kit';
import { anyKind } from '@tarmac/kit/conformance';
import type { Action } from '../../rules/actions.ts';
import type { Board } from '../../rules/board.ts';
import type { Config, OfferLimit } from '../../rules/config.ts';
import type { State } from '../../rules/state.ts';
import { NOTHING } from '../../rules/trading.ts';

export interface GoldenCase {
  readonly name: string;
  readonly seats: number;
  readonly config: Config;
  /** CF-4.9 */
  readonly winners: 'one' | 'several';
  /** For recording only; a replay needs none of these. */
  readonly seed: number;
  readonly choose?: Choose<ConnectingFlights>;
  readonly optional?: number;
}

const board = JSON.parse(readFileSync(new URL('../boards/frozen-world.json', import.meta.url), 'utf8')) as Board;
const withOffers = (offers: OfferLimit): Config => ({ board, offers });

type Prefers = (action: Action, state: State) => boolean;

/** One of the preferred things where there are any, else anything. */
function preferring(isPreferred: Prefers, choose = anyKind<Action>): Choose<ConnectingFlights> {
  return (state, _seat, actions, chance) => {
    const preferred = actions.filter((action) => isPreferred(action, state));
    return choose(preferred.length > 0 ? preferred : actions, chance);
  };
}

/** Whoever can sabotages, pays to be rid of it, trades and lends; nobody declines, or puts a sabotage back. */
const ruthless = preferring((action) => {
  switch (action.type) {
    case 'keep':
      return action.player === 'security-chief' || action.player === 'trader';
    case 'answer':
      return action.accept;
    case 'offer':
      return action.give.loans.length + action.take.loans.length > 0;
    case 'fly':
      return action.chains.length > 0;
    case 'takeCoins':
    case 'bury':
    case 'order':
    case 'buyTruck':
    case 'rent':
      return false;
    default:
      return true;
  }
});

/** Everything is bought at the auction for as little as possible, and every flight flown: secret identities are claimed. */
const thrifty = preferring(
  ({ type }, { frame }) => (frame.kind === 'market') === (type === 'pass') && type !== 'drawSabotage',
  (actions) => actions[0] as Action,
);

/** Many offers made and haggled over, some of them for trucks, which are never listed. */
const haggling: Choose<ConnectingFlights> = (state, seat, actions, chance) => {
  const chosen = preferring(({ type }) => type === 'counter' || type === 'offer' || type === 'withdraw')(
    state,
    seat,
    actions,
    chance,
  );
  if (chosen.type !== 'offer' || chance.draw(2) === 0) return chosen;
  const largest = (state.trucks[seat] ?? []).findLastIndex((count) => count > 0);
  const price = state.coins[chosen.to] ?? 0;
  if (largest < 0 || price === 0) return chosen;
  const give = { ...NOTHING, trucks: NOTHING.trucks.with(largest, 1) };
  return { ...chosen, give, take: { ...NOTHING, coins: Math.min(price, 6) } };
};

/** Nobody buys, flies or sabotages: all end with the coins they may have (CF-1.7) and nothing else. */
const idle = preferring(
  (action) =>
    action.type === 'pass' || action.type === 'takeCoins' || (action.type === 'fly' && action.chains.length === 0),
  pick,
);

/** Planes are added to the auction and bought, until there are none left (CF-4.2). */
const hoardingPlanes = preferring(
  (action, { row }) => {
    const [card] = row;
    const isPlane = card !== undefined && card >= FIRST_PLANE && card < FIRST_PASSENGER;
    switch (action.type) {
      case 'add':
        return action.kind === 'plane';
      case 'addAirport':
        return false;
      case 'bid':
        return isPlane;
      case 'pass':
        return !isPlane;
      case 'fly':
        return action.chains.length > 0;
      case 'takeCoins':
        return true;
      default:
        return false;
    }
  },
  (actions) => actions[0] as Action,
);

export const CASES: readonly GoldenCase[] = [
  { name: 'two-no-trading', seats: 2, config: withOffers('0'), winners: 'one', seed: 1 },
  { name: 'two-idle', seats: 2, config: withOffers('3'), winners: 'several', seed: 1, choose: idle },
  { name: 'two-ruthless', seats: 2, config: withOffers('3'), winners: 'one', seed: 3, choose: ruthless, optional: 200 },
  { name: 'three-usual', seats: 3, config: withOffers('3'), winners: 'one', seed: 1, optional: 40 },
  { name: 'three-thrifty', seats: 3, config: withOffers('3'), winners: 'one', seed: 4, choose: thrifty },
  {
    name: 'three-haggling',
    seats: 3,
    config: withOffers('5'),
    winners: 'one',
    seed: 2,
    choose: haggling,
    optional: 150,
  },
  {
    name: 'four-ruthless',
    seats: 4,
    config: withOffers('3'),
    winners: 'one',
    seed: 4,
    choose: ruthless,
    optional: 250,
  },
  { name: 'four-no-trading', seats: 4, config: withOffers('0'), winners: 'one', seed: 1, optional: 20 },
  {
    name: 'five-ruthless',
    seats: 5,
    config: withOffers('5'),
    winners: 'one',
    seed: 5,
    choose: ruthless,
    optional: 300,
  },
  { name: 'five-planes', seats: 5, config: withOffers('0'), winners: 'one', seed: 1, choose: hoardingPlanes },
];

/** Names the board by its hash, so that a changed board cannot pass for the frozen one. */
export function noteOf({ config }: GoldenCase): string {
  return `board ${board.id} ${shortHash(config.board)}, ${JSON.stringify({ offers: config.offers })}`;
}
