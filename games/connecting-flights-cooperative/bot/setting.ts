/** A changeable copy of cards and coins for the planner's trials. */

import type { State, Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { KINDS, kindOfCard, type Network, networkOf, type Slot, TRUCKS } from './network.ts';
import type { Setting } from './prospect.ts';

export function settingOf(state: State, tables: Tables): Setting {
  const now = networkOf(state, tables);
  const whole = state.flights.length === 0 ? now : networkOf({ ...state, flights: [] }, tables);
  const cards = new Array<number>(now.hands).fill(0);
  for (const hand of state.where) if (hand >= 0) cards[hand] = cards[hand]! + 1;
  return { now: rightsLast(now), later: owned(whole), coins: state.coins, cards };
}

function rightsLast({ hands, slots, stock }: Network): Network {
  return { hands, stock, slots: slots.toSorted((a, b) => Number(b.leaves) - Number(a.leaves)) };
}

function owned({ hands, slots, stock }: Network): Network {
  return { hands, stock, slots: slots.filter(({ leaves }) => leaves) };
}

/** What a package adds, by kinds. */
export interface Addition {
  readonly hand: number;
  readonly cost: number;
  /** A plane or passenger card. */
  readonly cards: readonly number[];
  readonly airport: number | null;
  readonly rights: number | null;
  /** A truck's capacity. */
  readonly truck: number | null;
}

export function withAddition(setting: Setting, tables: Tables, addition: Addition): Setting {
  const { hand, cost, cards, airport, rights, truck } = addition;
  const stock = setting.later.stock.slice();
  const count = (kind: number) => {
    stock[hand * KINDS + kind] = stock[hand * KINDS + kind]! + 1;
  };
  for (const card of cards) count(kindOfCard(tables, card));
  if (truck !== null) count(TRUCKS + truck - 1);
  const now: Slot[] = [...setting.now.slots];
  const later: Slot[] = [...setting.later.slots];
  if (airport !== null) {
    const slot = { hand, city: airport, leaves: true, reached: false };
    now.push(slot);
    later.push(slot);
  }
  if (rights !== null) now.push({ hand, city: rights, leaves: false, reached: false });
  const { hands } = setting.now;
  return {
    now: { hands, slots: now, stock },
    later: { hands, slots: later, stock },
    coins: setting.coins - cost,
    cards: setting.cards.with(hand, setting.cards[hand]! + cards.length + (airport === null ? 0 : 1)),
  };
}
