/** What each eye sees and hears, and what it can imagine behind that. */

import { bagSize, type Chance, drawFromBag, type Eye, type Seat } from '@tarmac/kit';
import { bitOf, type Card, DECKS, type News, ORDERS, type Order, type Seen, type State, type View } from './state.ts';

export function view(state: State, eye: Eye): View {
  const bit = bitOf(eye);
  const see = ({ kind, known }: Card): Seen => ({ kind: known & bit ? kind : null, known });
  const { frame } = state;
  const own = <T>(bySeat: readonly T[]): T | null => (eye === 'watcher' ? null : (bySeat[eye] as T));
  return {
    eye,
    config: state.config,
    seats: state.seats,
    round: state.round,
    frame: frame.kind === 'play' ? { kind: 'play', chosen: own(frame.chosen) } : frame,
    bagSize: bagSize(state.bag),
    queue: state.queue.map(see),
    gone: [...state.gone],
    hands: state.hands.map((hand) => hand.map(see)),
    order: own(state.orders),
    offered: [...state.offered],
    coins: [...state.coins],
    paid: state.paid,
  };
}

/** TOY-2.1 whether others have chosen does not show: whoever of them has cards may still owe a choice. */
export function awaited({ frame, hands, eye }: View): Seat[] {
  if (frame.kind === 'over') return [];
  if (frame.kind === 'turn') return [frame.offer?.to ?? frame.seat];
  const seats = hands.map((_, seat) => seat);
  if (frame.kind === 'team') return seats;
  return seats.filter((seat) => hands[seat]?.length !== 0 && (seat !== eye || frame.chosen === null));
}

/**
 * Cards are told apart by where they lie (TOY-1.2), so whatever the eye has not seen is equally
 * likely to lie anywhere out of its sight. Others' choices are left unmade (TOY-2.1): who has chosen
 * is nobody's knowledge, and whoever searches decides for them anyway.
 */
export function imagine(seen: View, chance: Chance): State {
  const unseen: number[] = DECKS[seen.config.deck].copies.map((all, kind) => all - (seen.gone[kind] ?? 0));
  for (const { kind } of [...seen.queue, ...seen.hands.flat()]) {
    if (kind !== null) unseen[kind] = (unseen[kind] as number) - 1;
  }
  let left = bagSize(unseen);
  const face = ({ kind, known }: Seen): Card => ({ kind: kind ?? drawFromBag(unseen, left--, chance), known });
  const { frame, eye } = seen;
  const bySeat = <T>(own: T | null, other: () => T): T[] =>
    seen.hands.map((_, seat) => (seat === eye ? (own as T) : other()));
  return {
    config: seen.config,
    seats: seen.seats,
    round: seen.round,
    frame: frame.kind === 'play' ? { kind: 'play', chosen: bySeat<number | null>(frame.chosen, () => null) } : frame,
    queue: seen.queue.map(face),
    gone: [...seen.gone],
    hands: seen.hands.map((hand) => hand.map(face)),
    bag: unseen,
    orders: bySeat(seen.order, () => ORDERS[chance.draw(2)] as Order),
    offered: [...seen.offered],
    coins: [...seen.coins],
    paid: seen.paid,
  };
}

export function tell(news: News, eye: Eye): News | null {
  switch (news.kind) {
    case 'chose':
    case 'ordered':
      return news.seat === eye ? news : null;
    case 'dealt':
    case 'buried':
    case 'traded':
      return news.known & bitOf(eye) ? news : { ...news, card: null };
    default:
      return news;
  }
}
