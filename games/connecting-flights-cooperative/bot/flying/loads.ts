/** Who may be aboard a flight: the pawns of the origin, and those a charter brings there from elsewhere on its continent. */

import { COLOURS } from '@tarmac/connecting-flights-cooperative/rules';
import type { Outlook } from './outlook.ts';
import type { FlyingState } from './position.ts';
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
 * The groups of pawns for a flight. Within a colour those at the origin come first, since fewer charters are never
 * worse; among cities without departures the one where a pawn is worth least.
 */
export function groupsFor(
  problem: Problem,
  { pawns, charters }: FlyingState,
  outlook: Outlook,
  from: number,
  to: number,
): Group[] {
  const { tables, worth, open, bestOn, bestAmong, charterCosts, fee } = problem;
  const continent = tables.continentOfCity[from]!;
  const target = tables.continentOfCity[to]!;
  const chartering = open[continent] === true && charters + 1 < charterCosts.length;
  const cities = tables.citiesOn[continent]!;
  const onwards = outlook.direct[target]! | outlook.further[target]!;
  const groups: Group[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    // CF-7.2 where an empty seat costs, anybody may fill it.
    const best =
      fee > 0 || colour === target
        ? Number.POSITIVE_INFINITY
        : Math.max(bestOn[target * COLOURS + colour]!, bestAmong[onwards * COLOURS + colour]!);
    const here = from * COLOURS + colour;
    const count = pawns[here]!;
    let after = -1;
    if (count > 0) {
      if (best <= worth.placed[here]!) continue;
      after = groups.length;
      groups.push({ cell: here, count, chartered: false, after: -1 });
    }
    if (!chartering) continue;
    stuck.length = 0;
    for (const city of cities) {
      const cell = city * COLOURS + colour;
      if (city === from || pawns[cell] === 0 || best <= worth.placed[cell]!) continue;
      if (outlook.departs[city] === 1) groups.push({ cell, count: pawns[cell]!, chartered: true, after });
      else stuck.push(cell);
    }
    if (stuck.length > 1) stuck.sort((one, other) => worth.placed[one]! - worth.placed[other]!);
    for (const cell of stuck) {
      groups.push({ cell, count: pawns[cell]!, chartered: true, after });
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
    const { cell, count, chartered: costs, after } = groups[place]!;
    if (after >= 0 && taken[after] !== groups[after]!.count) return;
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
