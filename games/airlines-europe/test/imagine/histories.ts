/**
 * Every way the cards can have come and gone, counted one by one with pieces of cardboard. Knows
 * nothing of the rules' bookkeeping: only what was told to one eye, and that whoever plays an airline
 * plays the cards everyone has seen before the others.
 */

import type { Airline } from '../../rules/airlines.ts';
import type { News } from '../../rules/news.ts';

interface Card {
  readonly id: number;
  readonly airline: Airline;
  /** Taken face up. */
  readonly open: boolean;
}

interface World {
  readonly bag: readonly Card[];
  readonly hands: readonly (readonly Card[])[];
  readonly given: readonly (readonly Card[])[];
}

export type Odds = Map<string, number>;

/** All deals of the unseen cards to hands of these sizes; the rest is the deck. The eye's own hand is no concern of it. */
export function allDeals(unseen: readonly Airline[], sizes: readonly number[]): World[] {
  const cards = unseen.map((airline, id) => ({ id, airline, open: false }));
  let worlds: World[] = [{ bag: cards, hands: sizes.map(() => []), given: sizes.map(() => []) }];
  sizes.forEach((size, seat) => {
    worlds = worlds.flatMap((world) =>
      subsets(world.bag, size).map((hand) => ({
        ...world,
        bag: without(world.bag, hand),
        hands: world.hands.with(seat, hand),
      })),
    );
  });
  return worlds;
}

/** The worlds that go on as told; each in as many copies as there are ways. */
export function afterNews(worlds: readonly World[], news: News, eye: number): World[] {
  switch (news.kind) {
    case 'turnedUp':
      return news.airlines.reduce((left, airline) => left.flatMap((world) => drawn(world, airline)), [...worlds]);
    case 'took':
      if (news.seat === eye) return [...worlds];
      return worlds.map((world) => toHand(world, news.seat, { id: -1, airline: news.airline, open: true }));
    case 'drew':
      if (news.airline !== null) {
        const { airline } = news;
        return worlds.flatMap((world) => drawn(world, airline));
      }
      return worlds.flatMap((world) =>
        world.bag.map((card) => toHand({ ...world, bag: without(world.bag, [card]) }, news.seat, card)),
      );
    case 'played':
      if (news.seat === eye) return [...worlds];
      return news.shares.reduce<World[]>(
        (left, share, place) =>
          news.shares.indexOf(share) === place ? left.flatMap((world) => played(world, news, share)) : left,
        [...worlds],
      );
    case 'exchanged':
      if (news.seat === eye) return [...worlds];
      return worlds.flatMap((world) => gave(world, news.seat, news.backs.ordinary));
    default:
      return [...worlds];
  }
}

function drawn(world: World, airline: Airline): World[] {
  return world.bag
    .filter((card) => card.airline === airline)
    .map((card) => ({ ...world, bag: without(world.bag, [card]) }));
}

function toHand(world: World, seat: number, card: Card): World {
  return { ...world, hands: world.hands.with(seat, [...(world.hands[seat] ?? []), card]) };
}

function played(world: World, news: Extract<News, { kind: 'played' }>, share: string): World[] {
  if (share === 'abacus') return [world];
  const count = news.shares.filter((each) => each === share).length;
  const hand = world.hands[news.seat] ?? [];
  const open = hand.filter((card) => card.open && card.airline === share).slice(0, count);
  const closed = hand.filter((card) => !card.open && card.airline === share);
  return subsets(closed, count - open.length).map((rest) => ({
    ...world,
    hands: world.hands.with(news.seat, without(hand, [...open, ...rest])),
  }));
}

function gave(world: World, seat: number, count: number): World[] {
  const hand = world.hands[seat] ?? [];
  return subsets(hand, count).map((gifts) => ({
    ...world,
    hands: world.hands.with(seat, without(hand, gifts)),
    given: world.given.with(seat, [...(world.given[seat] ?? []), ...gifts]),
  }));
}

/** By what lies where. */
export function oddsOf(worlds: readonly World[]): Odds {
  const odds: Odds = new Map();
  for (const { hands, given } of worlds) {
    const key = where(
      hands.map((hand) => hand.map((card) => card.airline)),
      given.map((pile) => pile.map((card) => card.airline)),
    );
    odds.set(key, (odds.get(key) ?? 0) + 1 / worlds.length);
  }
  return odds;
}

export function where(hands: readonly (readonly Airline[])[], given: readonly (readonly Airline[])[]): string {
  const sorted = (piles: readonly (readonly Airline[])[]) => piles.map((pile) => pile.toSorted().join('+')).join('/');
  return `hands ${sorted(hands)} given ${sorted(given)}`;
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  return cards.filter((card) => !gone.includes(card));
}
