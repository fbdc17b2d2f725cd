/** The legal actions, sorted as a player thinks of them. */

import { type Action, type Facts, SABOTEUR_COINS, type View } from '@tarmac/connecting-flights/rules';
import { type ChoiceKind, describeAction } from '@tarmac/connecting-flights/text';
import { type Setting, seatOf } from './setting.ts';
import type { Group } from './shared.ts';

const KINDS: Readonly<Record<Action['type'], ChoiceKind>> = {
  keep: 'setup',
  start: 'setup',
  first: 'setup',
  name: 'setup',
  add: 'add',
  addAirport: 'add',
  bid: 'bid',
  pass: 'otherwise',
  rent: 'buy',
  buyElectric: 'buy',
  buyTruck: 'buy',
  sell: 'sell',
  sellTruck: 'sell',
  offer: 'offer',
  withdraw: 'offer',
  answer: 'answer',
  counter: 'answer',
  fly: 'plans',
  takeCoins: 'sabotage',
  drawSabotage: 'sabotage',
  sabotage: 'sabotage',
  bury: 'sabotage',
  deflect: 'sabotage',
  lift: 'lift',
  order: 'order',
};

/** What is owed comes first, what nobody waits for last. */
const ORDER: readonly ChoiceKind[] = [
  'setup',
  'add',
  'bid',
  'answer',
  'buy',
  'sell',
  'plans',
  'sabotage',
  'otherwise',
  'lift',
  'offer',
  'order',
];

export function groupChoices(view: View, actions: readonly Action[], now: Facts, setting: Setting): Group<Action>[] {
  return ORDER.flatMap((kind) => {
    const choices = actions
      .filter(({ type }) => KINDS[type] === kind)
      .map((action) => ({ label: labelOf(action, view, now, setting), action }));
    return choices.length === 0 ? [] : [{ title: setting.words.choices[kind], rows: [{ heading: null, choices }] }];
  });
}

/** As a button says it, with the coins it takes or brings where the words leave them out. */
function labelOf(action: Action, view: View, now: Facts, setting: Setting): string {
  const { language, names, text } = setting;
  const plan = action.type === 'fly' && action.chains.length > 0 ? now.bestPlan?.revenue : undefined;
  const context = { frame: view.frame.kind, ...(plan === undefined ? {} : { revenue: plan }) };
  const label = describeAction(language, action, names, context);
  const coins = coinsOf(action, view, now, setting);
  return coins === null ? label : `${label} (${text.coins(coins)})`;
}

function coinsOf(action: Action, view: View, now: Facts, { board, tables }: Setting): number | null {
  const seat = seatOf(view);
  switch (action.type) {
    case 'first': {
      const { prices } = board;
      const stars = [action.from, action.to].map((id) => board.cities[tables.cityIndex(id)]?.stars ?? 0);
      const airports = stars.reduce((sum, count) => sum + (prices.airport[count - 1] ?? 0), 0);
      return airports + (prices.plane[action.plane - 1] ?? 0) + (prices.passenger[action.passenger - 1] ?? 0);
    }
    case 'addAirport':
      return board.prices.airport[(board.cities[tables.cityIndex(action.city)]?.stars ?? 0) - 1] ?? null;
    case 'rent':
      return board.prices.rights[(board.cities[tables.cityIndex(action.city)]?.stars ?? 0) - 1] ?? null;
    case 'buyElectric':
      return now.electricPrices[action.stars - 1] ?? null;
    case 'buyTruck':
      return now.truckPrices[seat]?.[action.capacity - 1] ?? null;
    case 'sell':
      return now.salePrices?.cards[action.card] ?? null;
    case 'sellTruck':
      return now.salePrices?.trucks[action.capacity - 1] ?? null;
    case 'takeCoins':
      return SABOTEUR_COINS;
    default:
      return null;
  }
}
