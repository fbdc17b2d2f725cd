/** The effect of pressing an airport on the map, by the current decision. */

import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import { tapCity } from '@tarmac/flights/board/logic';
import { type Draft, draftOf, laidOut, noFlight, openParts } from './logic/draft.ts';
import type { CityNow } from './logic/pieces.ts';
import type { Play } from './play.svelte.ts';

type Look = 'plain' | 'legal' | 'chosen';

/** The highlighted airports, computed once for all. */
export function legalCities(play: Play): ReadonlySet<string> {
  const { view, options, owed, busy, draft, flyer } = play;
  if (!owed || busy) return NONE;
  switch (view.frame.kind) {
    case 'place':
      return options.places;
    case 'first': {
      const flight = draft.kind === 'first' ? draft : noFlight(view.frame.hand);
      const open = openParts(options.first, flight);
      return flight.from === null ? open.from : open.to;
    }
    case 'market':
      return new Set([...options.airports, ...options.rights]);
    case 'flights':
      return flyer.asked?.legal ?? NONE;
    default:
      return NONE;
  }
}

const NONE: ReadonlySet<string> = new Set();

export function cityLook(play: Play, city: string, legal: ReadonlySet<string>): Look {
  if (isChosen(play, city)) return 'chosen';
  return legal.has(city) ? 'legal' : 'plain';
}

function isChosen({ draft, looked, flyer, view }: Play, city: string): boolean {
  if (looked?.kind === 'city' && looked.city === city) return true;
  if (draft.kind === 'first') return draft.from === city || draft.to === city;
  if (draft.kind === 'action' && 'city' in draft.action) return draft.action.city === city;
  return view.frame.kind === 'flights' && flyer.chosenCities.has(city);
}

export function pressCity(play: Play, { city }: CityNow): void {
  if (play.busy) return;
  if (play.owed && play.view.frame.kind === 'flights' && play.flyer.asked !== null) {
    play.flyer.pressCity(city);
    return;
  }
  const next = play.owed ? chosenBy(play, city) : null;
  if (next !== null) {
    play.draft = next;
    return;
  }
  const same = play.looked?.kind === 'city' && play.looked.city === city;
  play.looked = same ? null : { kind: 'city', city };
}

/** Null if the decision has no airports: then it is only looked at. */
function chosenBy({ view, draft, options, hand }: Play, city: string): Draft | null {
  switch (view.frame.kind) {
    case 'place':
      return draftOf({ type: 'place', city });
    case 'first':
      return laidOut(options.first, tapCity(draft.kind === 'first' ? draft : noFlight(view.frame.hand), city));
    case 'market': {
      // Rights if the airport is not available; a second press switches.
      const before = draft.kind === 'action' && draft.action.type === 'buyAirport' && draft.action.city === city;
      const rents = before || (!options.airports.has(city) && options.rights.has(city));
      return draftOf({ type: rents ? 'rent' : 'buyAirport', hand, city });
    }
    default:
      return null;
  }
}

/** The action that the rules would refuse at a dark airport; null at a highlighted one, or without a question. */
export function refusedCity(play: Play, city: string, legal: ReadonlySet<string>): Action | null {
  if (!play.owed || play.busy || play.verdict.kind === 'allowed' || legal.has(city)) return null;
  switch (play.view.frame.kind) {
    case 'place':
      return { type: 'place', city };
    case 'market':
      return { type: 'buyAirport', hand: play.hand, city };
    case 'flights':
      return play.flyer.refusedCity(city);
    default:
      return null;
  }
}
