/** The effect of pressing an airport on the map, by the current decision. */

import type { Action } from '@tarmac/connecting-flights/rules';
import { tapCity } from '@tarmac/flights/board/logic';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import { type Draft, draftOf, NO_FLIGHT } from './logic/draft.ts';
import type { CityNow } from './logic/pieces.ts';
import type { Play } from './play.svelte.ts';

type Look = 'plain' | 'legal' | 'chosen' | 'dim';

export function cityLook(play: Play, now: CityNow): Look {
  if (!now.inPlay) return 'dim';
  if (isChosen(play, now)) return 'chosen';
  if (play.decision === null || play.busy) return 'plain';
  return isLegal(play, now) ? 'legal' : 'plain';
}

function isChosen({ draft, looked }: Play, { city, cards }: CityNow): boolean {
  if (looked?.kind === 'city' && looked.city === city) return true;
  if (draft.kind === 'first') return draft.from === city || draft.to === city;
  if (draft.kind === 'victim') return draft.on !== null && cards.includes(draft.on);
  if (draft.kind !== 'action') return false;
  const { action } = draft;
  return (action.type === 'addAirport' || action.type === 'rent') && action.city === city;
}

function isLegal({ view, me, owed, options }: Play, { city, continent, cards }: CityNow): boolean {
  if (!owed) return false;
  switch (view.frame.kind) {
    case 'first':
      return me !== null && view.startContinents[me] === CONTINENT_ORDER.indexOf(continent);
    case 'add':
      return options.addable.has(city);
    case 'market':
      return options.rentable.has(city);
    case 'use':
      return options.targets.some(({ on }) => on !== null && cards.includes(on));
    default:
      return false;
  }
}

export function pressCity(play: Play, now: CityNow): void {
  if (play.busy) return;
  const next = play.owed ? chosenBy(play, now) : null;
  if (next !== null) {
    play.draft = next;
    return;
  }
  const same = play.looked?.kind === 'city' && play.looked.city === now.city;
  play.looked = same ? null : { kind: 'city', city: now.city };
}

/** Null if the decision has no airports: then it is only looked at. */
function chosenBy({ view, draft, options }: Play, { city, continent, cards }: CityNow): Draft | null {
  const { kind } = view.frame;
  switch (kind) {
    case 'start':
    case 'name':
      return draftOf({ type: kind, continent }, view.round);
    case 'first':
      return tapCity(draft.kind === 'first' ? draft : NO_FLIGHT, city);
    case 'add':
      return draftOf({ type: 'addAirport', city }, view.round);
    case 'market':
      return draftOf({ type: 'rent', city }, view.round);
    case 'use': {
      const target = options.targets.find(({ on }) => on !== null && cards.includes(on));
      return target === undefined ? null : { kind: 'victim', ...target, lies: true };
    }
    default:
      return null;
  }
}

/** The action that the rules would refuse at an airport; null for a possible one, or without a question. */
export function refusedCity(play: Play, city: string): Action | null {
  if (!play.owed || play.busy || play.verdict.kind === 'allowed') return null;
  const { options } = play;
  switch (play.view.frame.kind) {
    case 'add':
      return options.addable.has(city) ? null : { type: 'addAirport', city };
    case 'market':
      return options.rentable.has(city) ? null : { type: 'rent', city };
    default:
      return null;
  }
}
