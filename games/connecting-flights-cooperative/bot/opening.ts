/** CF-5.2, CF-5.4, CF-7.3 the setup. */

import { type Action, COLOURS, type Of, type State, type Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { availableAirport, CONTINENT_INDEX, FUEL } from '@tarmac/flights/rules';
import { TUNING } from './data/tuning.ts';
import { KINDS, PLANES, passengerKind } from './network.ts';
import type { Sequence } from './outlook.ts';
import type { Effort, Idea, Prospector, Setting } from './prospect.ts';
import { settingOf } from './setting.ts';

const LARGEST_PLANE = 3;
const EFFORT: Effort = { horizon: 3, tries: 12, laterTries: 6 };

/** Large planes and handy passengers: the rest is not looked at, since nothing is paid. */
function isSensible(action: Action): action is Of<'first'> {
  return action.type === 'first' && action.plane === LARGEST_PLANE && action.passenger === 1;
}

/** First flights, the best first: judged as round 1 would be flown with them. */
export function rankFirst(
  state: State,
  tables: Tables,
  prospector: Prospector,
  actions: readonly Action[],
  sequences: readonly Sequence[],
): Idea[] {
  const begun: State = { ...state, round: 1 };
  const setting = settingOf(state, tables);
  const sensible = actions.filter(isSensible);
  const judged = (sensible.length > 0 ? sensible : actions.filter((action) => action.type === 'first')).map(
    (action) => {
      const made = withFirst(state, tables, setting, action);
      const order = made.now.slots.map((_, place) => place);
      const warm = { now: [...order], later: sequences.map(() => Array.from({ length: 3 }, () => [...order])) };
      const prospect = prospector.judge(begun, made, sequences, EFFORT, warm);
      const stars = starsAt(tables, action.from) + starsAt(tables, action.to);
      return { actions: [action], prospect: { ...prospect, total: prospect.total + TUNING.firstStar * stars } };
    },
  );
  return judged.sort((a, b) => b.prospect.total - a.prospect.total);
}

function withFirst(state: State, tables: Tables, setting: Setting, action: Of<'first'>): Setting {
  const { hand } = action;
  const stock = setting.now.stock.slice();
  const to = tables.cityIndex(action.to);
  for (const kind of [passengerKind(tables.continentOfCity[to]!, action.passenger), PLANES + action.plane - 1]) {
    stock[hand * KINDS + kind] = stock[hand * KINDS + kind]! + 1;
  }
  const slots = [
    ...setting.now.slots,
    ...[tables.cityIndex(action.from), to].map((city) => ({ hand, city, leaves: true, reached: false })),
  ];
  const network = { hands: state.trucks.length, slots, stock };
  return { now: network, later: network, coins: state.coins, cards: setting.cards };
}

function starsAt({ board, cityIndex }: Tables, city: string): number {
  return board.cities[cityIndex(city)]?.stars ?? 1;
}

/** Passengers to continents the hand does not fly to yet, where many want to go and little fuel is needed. */
export function worthOfTaking(state: State, tables: Tables, { hand, continent }: Of<'take'>): number {
  const goal = CONTINENT_INDEX[continent];
  const { stock, slots } = settingOf(state, tables).now;
  const held = stock[hand * KINDS + passengerKind(goal, 1)]!;
  let waiting = 0;
  for (let cell = goal; cell < state.pawns.length; cell += COLOURS) waiting += state.pawns[cell]!;
  let fuel = 4;
  for (const slot of slots) {
    if (slot.hand !== hand) continue;
    fuel = Math.min(fuel, FUEL[tables.continentOfCity[slot.city]!]![goal]!);
  }
  return waiting - 0.5 * fuel - 4 * held;
}

/** CF-7.3 where flights are likeliest to leave from: the largest airport. */
export function worthOfPlacing(state: State, tables: Tables, { city }: Of<'place'>): number {
  const index = tables.cityIndex(city);
  return (tables.board.cities[index]?.stars ?? 1) + (availableAirport(state, tables, index) === null ? -1 : 0);
}
