/** Boards that many tests begin from. All of them could have come about. */

import type { Airline } from '../../rules/airlines.ts';
import { NAMES } from './booklet.ts';
import type { Cards, Circles, Lying, Position } from './position.ts';
import { smallBoard } from './small-board.ts';

type Standing = Required<Pick<Position, 'circles' | 'laid'>>;

/** BOI flies from Boston to New York; its founder has laid one card. */
export const BOI_FOUNDED: Standing = {
  circles: { 'boston-new-york': ['boi'] },
  laid: [{ boi: 1 }],
};

/** Two flights short of what makes ZEB inactive: at Winnipeg one circle of the 6 and one of the 4 are left. */
const ROUND_WINNIPEG: Circles = {
  'winnipeg-chicago': ['ita', 'ruk'],
  'denver-chicago': ['ruk'],
  'calgary-denver': ['ruk'],
  'calgary-winnipeg': ['ruk'],
  'seattle-calgary': ['lum'],
  'toronto-chicago': ['ita'],
};
const THREE_FOUNDERS: readonly Cards[] = [{ ita: 1 }, { ruk: 1, lum: 1 }];

/** One flight, or one sabotage, on the 6 of Calgary-Winnipeg makes ZEB inactive. */
export const ZEB_CORNERED: Standing = {
  circles: { ...ROUND_WINNIPEG, 'toronto-winnipeg': ['ita'] },
  laid: THREE_FOUNDERS,
};

/** One flight on the 4 of Toronto-Winnipeg does it: no solid card reaches the 7. */
export const ZEB_BEFORE_THE_SEVEN: Standing = {
  circles: { ...ROUND_WINNIPEG, 'calgary-winnipeg': ['ruk', 'lum'] },
  laid: THREE_FOUNDERS,
};

export const ZEB_INACTIVE: Standing = {
  circles: { ...ROUND_WINNIPEG, 'calgary-winnipeg': ['ruk', 'lum'], 'toronto-winnipeg': ['ita'] },
  laid: THREE_FOUNDERS,
};

/** The first so many routes that the airline comes to from its headquarters, each on the lowest circle. */
export function networkOf(airline: Airline, routes: number): Circles {
  const { headquarters, styles } = smallBoard.airlines[airline];
  const reached = new Set([headquarters]);
  const network: Record<string, readonly Lying[]> = {};
  while (Object.keys(network).length < routes) {
    const next = smallBoard.routes.find(
      ({ id, style, cities }) =>
        network[id] === undefined && styles.includes(style) && cities.some((city) => reached.has(city)),
    );
    if (next === undefined) throw new Error(`${airline} cannot have ${routes} routes`);
    network[next.id] = [airline];
    for (const city of next.cities) reached.add(city);
  }
  return network;
}

/** Every circle is taken, by airlines that could not all have come there, but those mentioned. */
export function allTakenBut(circles: Circles): Circles {
  return Object.fromEntries(
    smallBoard.routes.map(({ id, circles: numbers }, route) => {
      const taken = numbers.map((_, circle) => NAMES[(route + circle) % NAMES.length] as Airline);
      return [id, circles[id] ?? taken];
    }),
  );
}
