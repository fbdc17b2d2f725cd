/** Names and numbers of the cooperative game, written down from the rulebook and not imported from the rules. */

import type { Continent } from '@tarmac/flights/rules';
import { GRID } from '@tarmac/flights/support';
import type { DemandKind } from '../../../rules/board.ts';
import type { ScenarioId } from '../../../rules/config.ts';
import type { Difficulty } from '../../../rules/difficulty.ts';

/** The colours of the pawns, by the continents of the grid. */
const COLOURS = ['blue', 'yellow', 'pink', 'purple', 'red', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export function continentOf(colour: string): Continent {
  const found = GRID[COLOURS.indexOf(colour as Colour)];
  if (found === undefined) throw new Error(`no pawn is ${colour}`);
  return found;
}

/** 'pink blue blue' as counts by colour. */
export function load(colours: string): number[] {
  const counts = GRID.map(() => 0);
  for (const colour of colours.split(' ').filter((word) => word !== '')) {
    const place = GRID.indexOf(continentOf(colour));
    counts[place] = (counts[place] as number) + 1;
  }
  return counts;
}

/** Counts by colour as 'blue blue pink'. */
export function colours(counts: readonly number[]): string {
  return counts.flatMap((count, place) => new Array<string>(count).fill(COLOURS[place] as string)).join(' ');
}

/** CF-6.4 the kind of demand after each round; none after the last. */
export const DEMAND_AFTER: readonly (DemandKind | null)[] = [
  'low',
  'low',
  'low',
  'high',
  'high',
  'high',
  'high',
  'low',
  'low',
  null,
];

/** CF-5.1, CF-7 pairs of the setup: high and low, with up to two hands and with three. */
export const SETUP_PAIRS: Readonly<
  Record<ScenarioId, readonly (readonly [hands: number, high: number, low: number])[]>
> = {
  none: setupPairs([3, 0], [4, 0]),
  'creating-demand': setupPairs([3, 0], [4, 0]),
  'low-cost': setupPairs([3, 0], [4, 0]),
  'olympic-games': setupPairs([1, 1], [1, 2]),
  'good-old-days': setupPairs([3, 0], [4, 0]),
  volcano: setupPairs([2, 1], [2, 2]),
  future: setupPairs([3, 0], [4, 0]),
};

function setupPairs(upToTwo: readonly [number, number], three: readonly [number, number]) {
  return [1, 2, 3].map((hands) => [hands, ...(hands === 3 ? three : upToTwo)] as const);
}

/** CF-6.5 the pair after round 8. */
export const EXTRA: Readonly<Record<Difficulty, DemandKind | null>> = { easy: null, medium: 'low', hard: 'high' };

/** CF-5.1 */
export const PAWNS_OF: Readonly<Record<DemandKind, number>> = { low: 3, high: 5 };
