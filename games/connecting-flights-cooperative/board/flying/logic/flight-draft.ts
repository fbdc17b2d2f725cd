/** CF-6.2 an unfinished flight: the chosen parts, and those filled in. The rules judge it. */

import type { Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import type { Card, CardInfo, Chosen, LaidFlight } from '../../logic/shapes.ts';
import { type Free, freeOf } from './free.ts';
import { aboard, cityOf, firstAboard, homeOn, NOBODY, waitingAt } from './pawns.ts';

type Table = Pick<Scene, 'cards' | 'fuel' | 'board'>;
type Now = Pick<View, 'where' | 'rightsOf' | 'trucks' | 'flights' | 'pawns'>;

export function nothingChosen(hand: number): Chosen {
  return { hand, from: null, to: null, plane: null, truck: null, passenger: null, pawns: null };
}

/** CF-2.9 */
export function fuelBetween({ cards, fuel }: Pick<Scene, 'cards' | 'fuel'>, from: Card, to: Card): number {
  const at = (card: Card): number => CONTINENT_ORDER.indexOf(cards[card]?.continent ?? 'europe');
  return fuel[at(from)]?.[at(to)] ?? 1;
}

/** The flight with all missing parts filled in. */
export function filledIn(scene: Table, view: Now, chosen: Chosen): LaidFlight {
  const { hand, from, to } = chosen;
  const free = freeOf(scene, view, hand);
  const waiting = waitingAt(scene, view, cityOf(scene, from) ?? '');
  if (from === null || to === null) {
    const { plane, truck, passenger, pawns } = chosen;
    return { hand, from, to, plane, truck: truck ?? 0, passenger, pawns: pawns ?? NOBODY };
  }
  const needed = fuelBetween(scene, from, to);
  const wanted = aboard(chosen.pawns ?? homeOn(waiting, infoOf(scene, to).continent)) || aboard(waiting);
  const plane = chosen.plane ?? bestPlane(scene, free, to, needed, wanted, chosen.passenger);
  const stars = plane === null ? 0 : infoOf(scene, plane).stars;
  return {
    hand,
    from,
    to,
    plane,
    truck: chosen.truck ?? (plane !== null && infoOf(scene, plane).electric ? 0 : bestTruck(free, needed)),
    passenger: chosen.passenger ?? bestPassenger(scene, free, to, stars),
    pawns: chosen.pawns ?? firstAboard(waiting, infoOf(scene, to).continent, stars),
  };
}

/** Drops parts that are gone: used cards, moved pawns. */
export function stillChosen(scene: Table, view: Now, chosen: Chosen): Chosen {
  const free = freeOf(scene, view, chosen.hand);
  const kept = (card: Card | null, all: readonly Card[]): Card | null =>
    card !== null && all.includes(card) ? card : null;
  const from = kept(chosen.from, free.origins);
  if (from !== chosen.from) return nothingChosen(chosen.hand);
  const waiting = waitingAt(scene, view, cityOf(scene, from) ?? '');
  const { truck, pawns } = chosen;
  return {
    hand: chosen.hand,
    from,
    to: kept(chosen.to, free.destinations),
    plane: kept(chosen.plane, free.planes),
    truck: truck !== null && truck > 0 && (free.trucks[truck - 1] ?? 0) < 1 ? null : truck,
    passenger: kept(chosen.passenger, free.passengers),
    pawns: pawns?.some((count, colour) => count > (waiting[colour] ?? 0)) ? null : pawns,
  };
}

/** A tap on a city: the origin, then the destination; a second tap clears it. Null: the hand has nothing there. */
export function tappedCity(scene: Table, view: Now, chosen: Chosen, city: string): Chosen | null {
  if (cityOf(scene, chosen.from) === city) return nothingChosen(chosen.hand);
  if (cityOf(scene, chosen.to) === city) return { ...chosen, to: null, truck: null, pawns: null };
  const free = freeOf(scene, view, chosen.hand);
  const there = (all: readonly Card[]): Card | undefined => all.find((card) => cityOf(scene, card) === city);
  if (chosen.from === null) {
    const from = there(free.origins);
    return from === undefined ? null : withOrigin(chosen, from);
  }
  const to = there(free.destinations);
  return to === undefined ? null : withDestination(chosen, to);
}

/** A new origin drops parts that may not suit it. */
export function withOrigin(chosen: Chosen, from: Card | null): Chosen {
  return { ...chosen, from, to: chosen.to === from ? null : chosen.to, truck: null, pawns: null };
}

export function withDestination(chosen: Chosen, to: Card | null): Chosen {
  return { ...chosen, to, truck: null, passenger: null, pawns: null };
}

function infoOf({ cards }: Pick<Scene, 'cards'>, card: Card): CardInfo {
  const info = cards[card];
  if (info === undefined) throw new Error(`there is no card ${card}`);
  return info;
}

/** The smallest sufficient truck; else the largest, so that the rules report the shortage. */
function bestTruck({ trucks }: Free, needed: number): number {
  const there = trucks.flatMap((count, place) => (count > 0 ? [place + 1] : []));
  return there.find((capacity) => capacity >= needed) ?? there.at(-1) ?? 0;
}

/** CF-2.2 to CF-2.4 the fitting passenger with the most stars, which fits least elsewhere; else a near one. */
function bestPassenger(scene: Table, { passengers }: Free, to: Card, stars: number): Card | null {
  const { continent, stars: reach } = infoOf(scene, to);
  const most = Math.min(stars, reach);
  const rank = (card: Card): number => {
    const info = infoOf(scene, card);
    if (info.continent !== continent) return 100 + info.stars;
    return info.stars <= most ? -info.stars : info.stars;
  };
  return [...passengers].sort((a, b) => rank(a) - rank(b) || a - b)[0] ?? null;
}

/** The smallest plane with enough seats, fuel and a passenger; conventional before electric. */
function bestPlane(
  scene: Table,
  free: Free,
  to: Card,
  needed: number,
  wanted: number,
  passenger: Card | null,
): Card | null {
  const fuelled = bestTruck(free, needed) >= needed;
  const { continent, stars: reach } = infoOf(scene, to);
  const fits = (stars: number): boolean =>
    (passenger === null ? free.passengers : [passenger]).some((card) => {
      const info = infoOf(scene, card);
      return info.continent === continent && info.stars <= Math.min(stars, reach);
    });
  const rank = (card: Card): number => {
    const { stars, electric } = infoOf(scene, card);
    const flies = fits(stars) && (electric || fuelled);
    const room = stars >= wanted ? stars : 10 - stars;
    return (flies ? 0 : 100) + room * 2 + (electric ? 1 : 0);
  };
  return [...free.planes].sort((a, b) => rank(a) - rank(b) || a - b)[0] ?? null;
}
