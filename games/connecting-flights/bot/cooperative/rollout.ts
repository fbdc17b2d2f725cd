/** The rest of a game played by a quick policy, to see how often it is won. */

import {
  cooperativeFlights,
  pawnsLeft,
  type State,
  type Tables,
} from '@tarmac/connecting-flights/cooperative/rules';
import { type Chance, fastChance } from '@tarmac/kit';
import { wantsFurther } from './further.ts';
import type { MarketEffort, Shop } from './market.ts';
import { drawSequence } from './outlook.ts';
import type { Prospector } from './prospect.ts';
import { settingOf } from './setting.ts';

const QUICK: MarketEffort = { horizon: 2, tries: 20, laterTries: 10, close: 4 };
const FLYING_TRIES = 120;
const MOST_PACKAGES = 8;
const SEEDS = 2 ** 31;

/** Plays in place until the game is over; `luck` draws cards for the display, `demand` what arrives. */
export function playOut(
  state: State,
  tables: Tables,
  shop: Shop,
  prospector: Prospector,
  luck: Chance,
  demand: Chance,
): void {
  while (state.frame.kind !== 'over') {
    switch (state.frame.kind) {
      case 'market':
        goShopping(state, tables, shop, luck);
        break;
      case 'flights':
        if (flyQuickly(state, tables, prospector)) return;
        cooperativeFlights.apply(state, 0, { type: 'pass' }, demand);
        break;
      case 'further':
        cooperativeFlights.apply(state, 0, { type: 'further', draw: wantsFurther(state) }, demand);
        break;
      default:
        throw new Error(`nothing is played out from ${state.frame.kind}`);
    }
  }
}

function goShopping(state: State, tables: Tables, shop: Shop, luck: Chance): void {
  const guess = fastChance(luck.draw(SEEDS));
  const sequences = [drawSequence(state, tables, QUICK.horizon, guess)];
  for (let bought = 0; bought < MOST_PACKAGES; bought++) {
    const best = shop.rank(state, sequences, QUICK)[0];
    if (best === undefined || best.actions[0]?.type === 'pass') break;
    for (const action of best.actions) cooperativeFlights.apply(state, 0, action, luck);
  }
  cooperativeFlights.apply(state, 0, { type: 'pass' }, luck);
}

/** What the flights come to, without flying them one by one; whether the game is won by them. */
function flyQuickly(state: State, tables: Tables, prospector: Prospector): boolean {
  const setting = settingOf(state, tables);
  const order = setting.now.slots.map((_, place) => place);
  const { home, spent } = prospector.fly(state, setting, order, FLYING_TRIES);
  state.pawns = Array.from(prospector.after);
  state.coins -= spent;
  state.home += home;
  state.homeThisRound += home;
  state.won = pawnsLeft(state) === 0;
  return state.won;
}
