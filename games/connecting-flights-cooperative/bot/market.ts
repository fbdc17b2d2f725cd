/** CF-6.1 what to buy: repeatedly the package with the highest gain, while one gains. */

import {
  type Action,
  PASSENGER_PRICE,
  RENEWAL_PRICE,
  type State,
  type Tables,
} from '@tarmac/connecting-flights-cooperative/rules';
import { CARDS, FIRST_PASSENGER, IN_DECK, ROUNDS } from '@tarmac/flights/rules';
import { TUNING } from './data/tuning.ts';
import { kindOfCard } from './network.ts';
import type { Sequence } from './outlook.ts';
import { type Market, marketOf, type Package, packagesFor } from './packages.ts';
import { coldStart, type Effort, type Idea, type Prospector, type Setting, type Warm } from './prospect.ts';
import { settingOf, withAddition } from './setting.ts';

export interface MarketEffort extends Effort {
  /** How many packages are looked at closely. */
  readonly close: number;
  /** Whether six new cards are thought of. */
  readonly hopes: boolean;
}

/** CF-5.3 passengers in the display. */
const SHOWN = 4;
/** For the first look at a package. */
const GLANCE: Effort = { horizon: 1, tries: 12, laterTries: 12 };

export interface Shop {
  /** What might be done now, the best first. */
  rank(state: State, sequences: readonly Sequence[], effort: MarketEffort): Idea[];
}

interface Glanced {
  readonly package_: Package;
  readonly with_: Setting;
  readonly gain: number;
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
      const settled: Effort = { ...effort, tries: 3 * effort.tries, laterTries: 3 * effort.laterTries };
      const nothing = judge(setting, warm, settled, sequences);
      const purchases: Idea[] = [{ actions: PASS, prospect: nothing }];
      const cheapest = 5;
      if (state.coins < cheapest) return purchases;
      const coin = TUNING.coin[state.round] as number;
      const market = marketOf(state, tables, setting, coin);
      const one = sequences.slice(0, 1);
      const before = judge(setting, copyOf(warm, setting, setting), GLANCE, one).total;
      const glanceAt = (at: Market, lean: boolean): Glanced[] => {
        const glanced: Glanced[] = [];
        for (let hand = 0; hand < setting.now.hands; hand++) {
          for (const package_ of packagesFor(at, hand, lean)) {
            const with_ = withAddition(setting, tables, package_);
            const glance = judge(with_, copyOf(warm, setting, with_), GLANCE, one);
            glanced.push({ package_, with_, gain: glance.total - before });
          }
        }
        return glanced.sort((a, b) => b.gain - a.gain);
      };
      const glanced = glanceAt(market, false);
      for (const { package_, with_ } of glanced.slice(0, effort.close)) {
        const prospect = judge(with_, copyOf(warm, setting, with_), effort, sequences);
        purchases.push({ actions: package_.actions, prospect });
      }
      purchases.sort((a, b) => b.prospect.total - a.prospect.total);
      const seen = Math.max(0, glanced[0]?.gain ?? 0);
      const hoped = seen > TUNING.goodEnough || !effort.hopes ? 0 : hopeOf(state, tables, market, glanceAt);
      const gain = hoped - seen - coin * RENEWAL_PRICE;
      const best = purchases[0]!.prospect;
      const renewal = { actions: RENEW, prospect: { ...best, total: best.total + gain, network: best.network + gain } };
      // A guess must be clearly better than what lies there.
      if (gain > TUNING.renewGain) purchases.unshift(renewal);
      else if (hoped > 0) purchases.push(renewal);
      return purchases;
    },
  };
}

/**
 * The expected gain from six new cards, at a glance: the kinds of passengers in the deck by gain and probability among
 * the four. Planes are ignored.
 */
function hopeOf(
  state: State,
  tables: Tables,
  market: Market,
  glanceAt: (at: Market, lean: boolean) => Glanced[],
): number {
  if (state.round === ROUNDS || state.coins < RENEWAL_PRICE + PASSENGER_PRICE) return 0;
  const kinds = new Map<number, { readonly card: number; count: number }>();
  let left = 0;
  for (let card = FIRST_PASSENGER; card < CARDS; card++) {
    if (state.where[card] !== IN_DECK) continue;
    left++;
    const kind = kindOfCard(tables, card);
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, { card, count: 1 });
    else known.count++;
  }
  if (left < SHOWN) return 0;
  const passengers = [...kinds.values()].map(({ card }) => card);
  const coins = state.coins - RENEWAL_PRICE;
  const glanced = glanceAt({ ...market, passengers, state: { ...state, coins } }, true);
  let hoped = 0;
  let missed = 1;
  for (const { package_, gain } of glanced) {
    if (gain <= 0 || missed < 0.01) break;
    const passenger = package_.cards.find((card) => card >= FIRST_PASSENGER);
    const kind = passenger === undefined ? -1 : kindOfCard(tables, passenger);
    const count = kinds.get(kind)?.count ?? 0;
    // A package without a new passenger is certain; a kind counts once, by its best package.
    const chance = passenger === undefined ? 1 : 1 - (1 - count / left) ** SHOWN;
    kinds.delete(kind);
    hoped += missed * chance * gain;
    missed *= 1 - chance;
  }
  return hoped;
}

/** The orders found for one setting, for another that has more at its end. */
function copyOf({ now, later }: Warm, from: Setting, to: Setting): Warm {
  return {
    now: longer(now, from.now.slots.length, to.now.slots.length),
    later: later.map((rounds) => rounds.map((order) => longer(order, from.later.slots.length, to.later.slots.length))),
  };
}

function longer(order: readonly number[], from: number, to: number): number[] {
  const made = [...order];
  for (let place = from; place < to; place++) made.push(place);
  return made;
}
