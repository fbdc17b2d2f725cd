/** The legal actions, grouped by what a player would tap. */

import type { Action } from '@tarmac/airlines/rules';
import type { Fit } from './fits.ts';
import type { Circle } from './pieces.ts';
import type { Airline } from './shapes.ts';

type Kind = Action['type'];

/** A possible flight: at once, by founding its airline, or after drawing a flight card (`later`). */
export interface Offer extends Fit {
  readonly as: 'found' | 'fly' | 'later';
}

export interface Options {
  readonly kinds: ReadonlySet<Kind>;
  readonly offers: readonly Offer[];
  /** By circle: the airlines whose markers may sabotage it. */
  readonly sabotages: ReadonlyMap<number, readonly Airline[]>;
  /** The flight cards that may be exchanged. */
  readonly exchanges: ReadonlySet<string>;
  /** The airlines whose face-up card may be removed, or whose stock may be played. */
  readonly removals: ReadonlySet<Airline>;
  readonly plays: ReadonlySet<Airline>;
}

/** `later`: the flights that fit after an expansion; it counts if that can be announced. */
export function optionsOf(actions: readonly Action[], circles: readonly Circle[], later: readonly Fit[]): Options {
  const placeOf = new Map(circles.map(({ index, route, place }) => [`${route.id}/${place}`, index]));
  const kinds = new Set<Kind>();
  const offers: Offer[] = [];
  const sabotages = new Map<number, Airline[]>();
  const exchanges = new Set<string>();
  const removals = new Set<Airline>();
  const plays = new Set<Airline>();
  for (const action of actions) {
    kinds.add(action.type);
    if (action.type === 'fly') offers.push({ as: 'fly', ...fitOf(action) });
    // The number of cards is chosen separately.
    else if (action.type === 'found' && action.count === 1) offers.push({ as: 'found', ...fitOf(action) });
    else if (action.type === 'sabotage') {
      const circle = placeOf.get(`${action.route}/${action.circle}`) ?? -1;
      sabotages.set(circle, [...(sabotages.get(circle) ?? []), action.airline]);
    } else if (action.type === 'exchange') exchanges.add(action.flight);
    else if (action.type === 'remove') removals.add(action.airline);
    else if (action.type === 'play') plays.add(action.airline);
  }
  if (kinds.has('expand')) offers.push(...later.map((fit): Offer => ({ as: 'later', ...fit })));
  return { kinds, offers, sabotages, exchanges, removals, plays };
}

function fitOf({ airline, route, flight }: Fit): Fit {
  return { airline, route, flight };
}
