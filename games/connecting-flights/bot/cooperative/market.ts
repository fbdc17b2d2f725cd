/** CF-6.1 what to buy: package by package the one that gains most, as long as one gains. */

import {
  type Action,
  CARDS,
  FIRST_PASSENGER,
  IN_DECK,
  NO_CARD,
  RENEWAL_PRICE,
  type State,
  type Tables,
} from '@tarmac/connecting-flights/cooperative/rules';
import { TUNING } from './data/tuning.ts';
import { marketOf, type Market, type Package, packagesFor } from './packages.ts';
import type { Sequence } from './outlook.ts';
import type { Effort, Prospect, Prospector, Setting, Warm } from './prospect.ts';
import { settingOf, withAddition } from './setting.ts';

export interface Purchase {
  /** Pass where there is nothing to buy. */
  readonly actions: readonly Action[];
  readonly prospect: Prospect;
}

export interface MarketEffort extends Effort {
  /** How many packages are looked at closely. */
  readonly close: number;
}

/** For the first look at a package. */
const GLANCE: Effort = { horizon: 1, tries: 12, laterTries: 12 };

export interface Shop {
  /** What might be done now, the best first. */
  rank(state: State, sequences: readonly Sequence[], effort: MarketEffort): Purchase[];
}

const PASS: readonly Action[] = [{ type: 'pass' }];
const RENEW: readonly Action[] = [{ type: 'renew' }];

export function makeShop(tables: Tables, prospector: Prospector): Shop {
  return {
    rank(state, sequences, effort) {
      const setting = settingOf(state, tables);
      const warm = coldStart(setting, sequences.length, effort.horizon);
      const judge = (with_: Setting, from: Warm, how: Effort, over: readonly Sequence[]) =>
        prospector.judge(state, with_, over, how, from);
      const settled: Effort = { ...effort, tries: 4 * effort.tries, laterTries: 4 * effort.laterTries };
      const nothing = judge(setting, warm, settled, sequences);
      const purchases: Purchase[] = [{ actions: PASS, prospect: nothing }];
      const cheapest = 5;
      if (state.coins < cheapest) return purchases;
      const coin = TUNING.coin[state.round] as number;
      const market = marketOf(state, tables, setting, coin);
      const glanced: { readonly package_: Package; readonly with_: Setting; readonly gain: number }[] = [];
      const one = sequences.slice(0, 1);
      const before = judge(setting, copyOf(warm, setting, setting), GLANCE, one).total;
      for (let hand = 0; hand < setting.now.hands; hand++) {
        for (const package_ of packagesFor(market, hand)) {
          const with_ = withAddition(setting, tables, package_);
          const glance = judge(with_, copyOf(warm, setting, with_), GLANCE, one);
          glanced.push({ package_, with_, gain: glance.total - before });
        }
      }
      glanced.sort((a, b) => b.gain - a.gain);
      for (const { package_, with_ } of glanced.slice(0, effort.close)) {
        const prospect = judge(with_, copyOf(warm, setting, with_), effort, sequences);
        purchases.push({ actions: package_.actions, prospect });
      }
      purchases.sort((a, b) => b.prospect.total - a.prospect.total);
      const renewal = renewalOf(state, market, purchases[0] as Purchase, nothing);
      if (renewal !== null) purchases.unshift(renewal);
      return purchases;
    },
  };

  /** Six new cards where money waits for a plane or a passenger that is not there. */
  function renewalOf(state: State, market: Market, best: Purchase, nothing: Prospect): Purchase | null {
    if (best.actions !== PASS) return null;
    const { coins, round } = state;
    if (round >= 10 || coins < TUNING.renewFrom + RENEWAL_PRICE) return null;
    let left = 0;
    for (let card = FIRST_PASSENGER; card < CARDS; card++) if (state.where[card] === IN_DECK) left++;
    if (left < 3 || market.passengers.every((card) => card === NO_CARD)) return null;
    return { actions: RENEW, prospect: { ...nothing, total: nothing.total + 0.01 } };
  }
}

function coldStart(setting: Setting, sequences: number, rounds: number): Warm {
  const later = setting.later.slots.map((_, place) => place);
  return {
    now: setting.now.slots.map((_, place) => place),
    later: Array.from({ length: sequences }, () => Array.from({ length: rounds }, () => [...later])),
  };
}

/** The orders found for one setting, for another that has more at its end. */
function copyOf({ now, later }: Warm, from: Setting, to: Setting): Warm {
  return {
    now: longer(now, from.now.slots.length, to.now.slots.length),
    later: later.map((rounds) =>
      rounds.map((order) => longer(order, from.later.slots.length, to.later.slots.length)),
    ),
  };
}

function longer(order: readonly number[], from: number, to: number): number[] {
  const made = [...order];
  for (let place = from; place < to; place++) made.push(place);
  return made;
}
