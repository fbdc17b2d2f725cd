/** Who may be aboard a flight: the pawns of the origin, and those a charter brings there from elsewhere on its continent. */

import { COLOURS } from '@tarmac/connecting-flights-cooperative/rules';
import type { Outlook } from './outlook.ts';
import type { Position } from './position.ts';
import type { Problem } from './problem.ts';

/** Pawns of one colour in one city. */
interface Group {
  readonly cell: number;
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
  problem: Problem,
  { pawns, charters }: Position,
  outlook: Outlook,
  from: number,
  to: number,
): Group[] {
  const { tables, worth, open, bestOn, bestAmong, charterCosts, fee } = problem;
  const continent = tables.continentOfCity[from] as number;
  const target = tables.continentOfCity[to] as number;
  const chartering = open[continent] === true && charters + 1 < charterCosts.length;
  const cities = tables.citiesOn[continent] as readonly number[];
  const onwards = (outlook.direct[target] as number) | (outlook.further[target] as number);
  const groups: Group[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    // CF-7.2 where an empty seat costs, anybody may fill it.
    const best =
      fee > 0 || colour === target
        ? Number.POSITIVE_INFINITY
        : Math.max(bestOn[target * COLOURS + colour] as number, bestAmong[onwards * COLOURS + colour] as number);
    const here = from * COLOURS + colour;
    const count = pawns[here] as number;
    let after = -1;
    if (count > 0) {
      if (best <= (worth.placed[here] as number)) continue;
      after = groups.length;
      groups.push({ cell: here, count, chartered: false, after: -1 });
    }
    if (!chartering) continue;
    stuck.length = 0;
    for (const city of cities) {
      const cell = city * COLOURS + colour;
      if (city === from || pawns[cell] === 0 || best <= (worth.placed[cell] as number)) continue;
      if (outlook.departs[city] === 1) groups.push({ cell, count: pawns[cell] as number, chartered: true, after });
      else stuck.push(cell);
    }
    if (stuck.length > 1) stuck.sort((one, other) => (worth.placed[one] as number) - (worth.placed[other] as number));
    for (const cell of stuck) {
      groups.push({ cell, count: pawns[cell] as number, chartered: true, after });
      after = groups.length - 1;
    }
  }
  return groups;
}

const stuck: number[] = [];

/** Every load of up to `most` pawns, each with its cells and the charters it takes. */
export function eachLoad(
  groups: readonly Group[],
  most: number,
  charters: number,
  found: (load: readonly number[], chartered: number) => void,
): void {
  const taken: number[] = new Array(groups.length).fill(0);
  const load: number[] = new Array(most).fill(0);
  const choose = (place: number, size: number, chartered: number): void => {
    if (place === groups.length || size === most) {
      if (size > 0) found(load.slice(0, size), chartered);
      return;
    }
    choose(place + 1, size, chartered);
    const { cell, count, chartered: costs, after } = groups[place] as Group;
    if (after >= 0 && taken[after] !== (groups[after] as Group).count) return;
    const limit = Math.min(count, most - size, costs ? charters - chartered : count);
    for (let number = 1; number <= limit; number++) {
      load[size + number - 1] = cell;
      taken[place] = number;
      choose(place + 1, size + number, chartered + (costs ? number : 0));
    }
    taken[place] = 0;
  };
  choose(0, 0, 0);
}
