/** Who may be aboard a flight: the pawns of the origin, and those a charter brings there from elsewhere on its continent. */

import { COLOURS } from '../tables.ts';
import type { Outlook } from './outlook.ts';
import type { Position } from './position.ts';
import type { Problem } from './problem.ts';

/** Pawns of one colour in one city. */
interface Group {
  readonly cell: number;
  readonly colour: number;
  readonly count: number;
  readonly chartered: boolean;
  /** The group of the same colour of which all must be aboard first; -1: none. */
  readonly after: number;
}

/**
 * The groups a flight chooses from. Of one colour those at the origin come first, for a charter less is never worse; and
 * of cities where no flight begins any more the one where a pawn is worth the least.
 */
export function groupsFor(
  { tables, worth, open, bestOn, charterCosts, fee }: Problem,
  { pawns, charters }: Position,
  outlook: Outlook,
  from: number,
  to: number,
): Group[] {
  const continent = tables.continentOfCity[from] as number;
  const target = tables.continentOfCity[to] as number;
  const chartering = open[continent] === true && charters + 1 < charterCosts.length;
  const cities = chartering ? (tables.citiesOn[continent] as readonly number[]) : [from];
  const groups: Group[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    let best = bestOn[target * COLOURS + colour] as number;
    if (outlook.leaves[target] === 1) {
      best = Math.max(best, outlook.bestLanding[colour] as number, outlook.lands[colour] === 1 ? worth.home : best);
    }
    // CF-7.2 where an empty seat costs, anybody may fill it.
    const useful = (cell: number) =>
      (pawns[cell] as number) > 0 && (fee > 0 || colour === target || best > (worth.placed[cell] as number));
    let after = -1;
    const put = (cell: number, chartered: boolean) => {
      groups.push({ cell, colour, count: pawns[cell] as number, chartered, after });
    };
    const here = from * COLOURS + colour;
    if (useful(here)) {
      put(here, false);
      after = groups.length - 1;
    } else if ((pawns[here] as number) > 0) continue;
    const others = cities.filter((city) => city !== from).map((city) => city * COLOURS + colour);
    const stuck: number[] = [];
    for (const cell of others) {
      if (!useful(cell)) continue;
      if (outlook.departs[(cell - colour) / COLOURS] === 1) put(cell, true);
      else stuck.push(cell);
    }
    stuck.sort((one, other) => (worth.placed[one] as number) - (worth.placed[other] as number) || one - other);
    for (const cell of stuck) {
      put(cell, true);
      after = groups.length - 1;
    }
  }
  return groups;
}

/** Every load of up to `most` pawns, each with its cells and the charters it takes. */
export function eachLoad(
  groups: readonly Group[],
  most: number,
  charters: number,
  found: (load: readonly number[], chartered: number) => void,
): void {
  const taken: number[] = new Array(groups.length).fill(0);
  const load: number[] = [];
  const choose = (place: number, chartered: number): void => {
    if (place === groups.length || load.length === most) {
      if (load.length > 0) found(load.slice(), chartered);
      return;
    }
    const { cell, count, chartered: costs, after } = groups[place] as Group;
    const allowed = after < 0 || taken[after] === groups[after]?.count;
    choose(place + 1, chartered);
    if (!allowed) return;
    const limit = Math.min(count, most - load.length, costs ? charters - chartered : count);
    for (let number = 1; number <= limit; number++) {
      load.push(cell);
      taken[place] = number;
      choose(place + 1, chartered + (costs ? number : 0));
    }
    load.length -= Math.max(0, limit);
    taken[place] = 0;
  };
  choose(0, 0);
}
