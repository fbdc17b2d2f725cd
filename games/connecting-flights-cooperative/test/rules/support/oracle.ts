/** What CF-6.2 and CF-2 ask of a flight of pawns, written once more: slowly, by the names of cards. */

import { cardNames, earnedBy, GRID, sum } from '@tarmac/flights/support';
import type { Of } from '../../../rules/actions.ts';
import type { State } from '../../../rules/state.ts';
import { PRINTED } from './printed.ts';

const NAMES = cardNames();
const nameOf = (card: number) => NAMES[card] as string;
const isAirport = (name: string) => PRINTED.cities.some(({ id }) => id === name.split('/')[0]);
const isPlane = (name: string) => name.startsWith('plane') || name.startsWith('electric');
const starsOf = (name: string) => Number(/-(\d)(\/\w)?$/.exec(name)?.[1]);

/** Whether this flight may be flown now. */
export function mayFly(state: State, { hand, from, plane, truck, passenger, to, pawns }: Of<'fly'>): boolean {
  const [start, aircraft, traveller, end] = [from, plane, passenger, to].map(nameOf) as [
    string,
    string,
    string,
    string,
  ];
  if (!isAirport(start) || !isAirport(end) || !isPlane(aircraft)) return false;
  if (isAirport(traveller) || isPlane(traveller)) return false;
  const rights = NAMES.filter((_, card) => state.rightsOf[card] === hand);
  const isOwn = (card: number) => state.where[card] === hand;
  if (![from, plane, passenger].every(isOwn) || !(isOwn(to) || rights.includes(end))) return false;
  if (earnedBy(start, [{ plane: aircraft, truck, passenger: traveller, to: end }], rights)[0] === 0) return false;

  // CF-2.10 each card serves one flight; a chain grows at its right end only and is never a ring.
  const flown = state.flights;
  if (flown.some((one) => one.plane === plane || one.passenger === passenger)) return false;
  if (flown.some((one) => one.from === from || one.from === to || one.to === to)) return false;
  const used = flown.filter((one) => one.hand === hand && one.truck === truck).length;
  if (truck > 0 && used >= (state.trucks[hand]?.[truck - 1] ?? 0)) return false;

  // CF-6.2 who is aboard.
  const count = sum(pawns);
  if (count < 1 || count > starsOf(aircraft)) return false;
  const city = PRINTED.cities.findIndex(({ id }) => id === start.split('/')[0]);
  if (pawns.some((one, colour) => one > (state.pawns[city * GRID.length + colour] as number))) return false;
  return state.config.scenario !== 'low-cost' || count === starsOf(aircraft) || state.coins >= 2;
}

/** The same for the team whichever of equal cards and larger trucks it uses. */
export function kindOfFlight({ hand, from, plane, passenger, to, pawns }: Of<'fly'>): string {
  const [start, aircraft, traveller, end] = [from, plane, passenger, to].map((card) => nameOf(card).split('/')[0]);
  return [hand, start, aircraft, traveller, end, pawns.join('')].join(' ');
}
