/** What setting up and each action do. */

import { bagSize, type Chance, drawFromBag, type Seat } from '@tarmac/kit';
import {
  type Action,
  bitOf,
  type Card,
  type Config,
  DECKS,
  handOf,
  type News,
  PUBLIC,
  type State,
  undecided,
} from './state.ts';

export function setup(config: Config, seats: number, chance: Chance, news?: News[]): State {
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const state: State = {
    config,
    seats,
    round: 0,
    frame: { kind: 'play', chosen: bySeat(() => null) },
    bag: [...DECKS[config.deck].copies],
    queue: [],
    gone: [0, 0, 0],
    hands: bySeat(() => []),
    orders: bySeat(() => 'keep'),
    offered: bySeat(() => false),
    coins: bySeat(() => 0),
    paid: 0,
  };
  for (let card = 0; card < DECKS[config.deck].dealt; card++) dealAll(state, chance, news);
  return state;
}

export function apply(state: State, seat: Seat, action: Action, chance: Chance, news?: News[]): void {
  const { frame } = state;
  switch (action.type) {
    case 'order': // TOY-6.1
      state.orders[seat] = action.order;
      news?.push({ kind: 'ordered', seat });
      return;
    case 'play': {
      if (frame.kind !== 'play') throw new Error('not in play');
      const chosen = frame.chosen.with(seat, action.slot);
      state.frame = { kind: 'play', chosen };
      news?.push({ kind: 'chose', seat });
      if (undecided(state.hands, chosen).length === 0) showChosen(state, chosen, chance, news);
      return;
    }
    case 'deal': // TOY-3.1
      dealAll(state, chance, news);
      state.frame = { kind: 'turn', seat: 0, offer: null };
      return;
    case 'rest':
      for (let each = 0; each < state.seats; each++) pay(state, each, 1);
      news?.push({ kind: 'rested' });
      state.frame = { kind: 'turn', seat: 0, offer: null };
      return;
    case 'bury': {
      const [card] = handOf(state, seat).splice(action.slot, 1) as [Card];
      state.queue.push(card); // TOY-4.2
      news?.push({ kind: 'buried', seat, card: card.kind, known: card.known });
      endTurn(state, seat, chance, news);
      return;
    }
    case 'pass':
      news?.push({ kind: 'passed' });
      endTurn(state, seat, chance, news);
      return;
    case 'offer': {
      if (frame.kind !== 'turn') throw new Error('not in the turns');
      const offer = { from: seat, to: action.to, slot: action.slot, price: action.price };
      state.offered[seat] = true; // TOY-5.2
      state.frame = { ...frame, offer };
      news?.push({ kind: 'offered', offer });
      return;
    }
    case 'answer':
      answer(state, action.accept, chance, news);
  }
}

function pay(state: State, seat: Seat, coins: number): void {
  state.coins[seat] = (state.coins[seat] ?? 0) + coins;
  state.paid += coins;
}

function dealAll(state: State, chance: Chance, news: News[] | undefined): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const size = bagSize(state.bag);
    // TOY-1.3
    const card = size > 0 ? { kind: drawFromBag(state.bag, size, chance), known: 0 } : state.queue.shift();
    if (card === undefined) return;
    if (size === 0) seeing(card, seat, chance);
    const known = card.known | bitOf(seat);
    handOf(state, seat).push({ kind: card.kind, known });
    news?.push({ kind: 'dealt', seat, card: card.kind, known });
  }
}

/** A face seen for the first time without a draw is where undo must stop. */
function seeing(card: Card, seat: Seat, chance: Chance): void {
  if ((card.known & bitOf(seat)) === 0) chance.reveal();
}

/** TOY-2.2 */
function showChosen(state: State, chosen: readonly (number | null)[], chance: Chance, news: News[] | undefined): void {
  chance.reveal();
  const kinds = chosen.map((slot, seat) => (slot === null ? null : (handOf(state, seat)[slot] as Card).kind));
  kinds.forEach((kind, seat) => {
    if (kind === null) return;
    handOf(state, seat).splice(chosen[seat] as number, 1);
    state.gone[kind] = (state.gone[kind] ?? 0) + 1;
    if (kinds.filter((other) => other === kind).length === 1) pay(state, seat, kind + 1);
    news?.push({ kind: 'shown', seat, card: kind });
  });
  state.frame = { kind: 'team' };
}

/** TOY-5.3 */
function answer(state: State, accept: boolean, chance: Chance, news: News[] | undefined): void {
  const { frame } = state;
  if (frame.kind !== 'turn' || frame.offer === null) throw new Error('no offer');
  const { from, to, slot, price } = frame.offer;
  state.frame = { ...frame, offer: null };
  if (!accept) {
    news?.push({ kind: 'declined' });
    return;
  }
  const [card] = handOf(state, from).splice(slot, 1) as [Card];
  seeing(card, to, chance);
  const known = card.known | bitOf(to);
  handOf(state, to).push({ kind: card.kind, known });
  state.coins[from] = (state.coins[from] ?? 0) + price;
  state.coins[to] = (state.coins[to] ?? 0) - price;
  news?.push({ kind: 'traded', seat: to, card: card.kind, known });
}

function endTurn(state: State, seat: Seat, chance: Chance, news: News[] | undefined): void {
  if (seat + 1 < state.seats) {
    state.frame = { kind: 'turn', seat: seat + 1, offer: null };
    return;
  }
  // TOY-6.2 An order not carried out tells as much as one that is.
  chance.reveal();
  for (let each = 0; each < state.seats; each++) {
    const card = state.orders[each] === 'sell' ? handOf(state, each).shift() : undefined;
    if (card === undefined) continue;
    state.queue.push({ kind: card.kind, known: PUBLIC });
    pay(state, each, card.kind + 1);
    news?.push({ kind: 'sold', seat: each, card: card.kind });
  }
  state.round++;
  state.offered.fill(false);
  if (state.round === DECKS[state.config.deck].rounds) {
    const open = (card: Card): Card => ({ kind: card.kind, known: PUBLIC });
    state.hands = state.hands.map((hand) => hand.map(open)); // TOY-7.1
    state.queue = state.queue.map(open);
    state.frame = { kind: 'over' };
    news?.push({ kind: 'ended' });
    return;
  }
  const empty = state.hands.every((hand) => hand.length === 0);
  state.frame = empty ? { kind: 'team' } : { kind: 'play', chosen: state.hands.map(() => null) };
}
