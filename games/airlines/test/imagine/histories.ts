/**
 * Every way the cards can have come and gone, counted one by one with pieces of cardboard. Knows nothing of the rules'
 * bookkeeping: only what was told to one eye, and that whoever lays stock lays the cards everyone has seen first.
 */

import type { News } from '../../rules/news.ts';

/** Each card's place. Cards are told apart even where their faces are alike. */
type World = readonly string[];

/** Worlds with how many ways lead to each, and what is printed on the cards. */
export interface Histories {
  readonly faces: readonly string[];
  readonly ways: ReadonlyMap<string, number>;
}

export type Odds = ReadonlyMap<string, number>;

export const PILE = 'pile';
const ROW = 'row';
const DISCARDS = 'discards';
const AWAY = 'away';
/** What a seat has seen nobody take, and what everyone has. */
export const closed = (seat: number) => `seat ${seat}`;
const open = (seat: number) => `seat ${seat}, seen`;

/** All deals of the cards out of sight to places of these sizes, beside the cards that everyone can place. */
export function allDeals(
  known: readonly (readonly [face: string, place: string])[],
  unseen: readonly string[],
  sizes: Readonly<Record<string, number>>,
): Histories {
  let worlds: string[][] = [[]];
  unseen.forEach(() => {
    worlds = worlds.flatMap((world) =>
      Object.entries(sizes).flatMap(([place, size]) =>
        world.filter((each) => each === place).length < size ? [[...world, place]] : [],
      ),
    );
  });
  const places = known.map(([, place]) => place);
  return {
    faces: [...known.map(([face]) => face), ...unseen],
    ways: new Map(worlds.map((world) => [keyOf([...places, ...world]), 1])),
  };
}

/** The worlds that go on as told, each with as many more ways as there are. */
export function afterNews(before: Histories, news: News): Histories {
  switch (news.kind) {
    case 'turnedUp':
      return move(before, PILE, ROW, news.airline);
    case 'took':
      return move(before, ROW, open(news.seat), news.airline);
    case 'removed':
      return news.airlines.reduce((sofar, airline) => move(sofar, ROW, AWAY, airline), before);
    case 'drew':
      return move(before, PILE, closed(news.seat), news.airline);
    case 'laid':
    case 'founded':
      return laid(before, news.seat, news.airline, news.count);
    case 'drewFlight':
      return move(before, PILE, closed(news.seat), news.flight);
    case 'flew':
      return move(before, closed(news.seat), DISCARDS, news.flight);
    case 'exchanged':
      return move(before, closed(news.seat), AWAY, news.flight);
    case 'flightsShuffled':
      return moveAll(before, DISCARDS, PILE);
    default:
      return before;
  }
}

/** One card goes from one place to another: any with this face or, where none is told, any at all. */
function move({ faces, ways }: Histories, from: string, to: string, face: string | null): Histories {
  const after = new Map<string, number>();
  for (const [key, count] of ways) {
    const world = worldOf(key);
    world.forEach((place, card) => {
      if (place !== from || (face !== null && faces[card] !== face)) return;
      const next = keyOf(world.with(card, to));
      after.set(next, (after.get(next) ?? 0) + count);
    });
  }
  return { faces, ways: after };
}

function laid(before: Histories, seat: number, airline: string, count: number): Histories {
  let after = before;
  for (let card = 0; card < count; card++) {
    const seen = move(after, open(seat), AWAY, airline);
    after = seen.ways.size > 0 ? seen : move(after, closed(seat), AWAY, airline);
  }
  return after;
}

function moveAll({ faces, ways }: Histories, from: string, to: string): Histories {
  const moved = [...ways].map(([key, count]) => {
    return [keyOf(worldOf(key).map((place) => (place === from ? to : place))), count] as const;
  });
  return { faces, ways: new Map(moved) };
}

/** By what lies with each seat and in the pile, faces only. */
export function oddsOf({ faces, ways }: Histories, seats: number): Odds {
  const total = [...ways.values()].reduce((sum, count) => sum + count, 0);
  const odds = new Map<string, number>();
  for (const [key, count] of ways) {
    const world = worldOf(key);
    const at = (...places: string[]) => faces.filter((_, card) => places.includes(world[card] as string));
    const bySeat = Array.from({ length: seats }, (_, seat) => at(closed(seat), open(seat)));
    const where = whereabouts(bySeat, at(PILE));
    odds.set(where, (odds.get(where) ?? 0) + count / total);
  }
  return odds;
}

export function whereabouts(bySeat: readonly (readonly string[])[], pile: readonly string[]): string {
  return [...bySeat, pile].map((cards) => cards.toSorted().join('+')).join(' / ');
}

const keyOf = (world: World): string => world.join('|');
const worldOf = (key: string): World => key.split('|');
