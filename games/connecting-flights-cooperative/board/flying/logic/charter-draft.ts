/** CF-6.3 an unfinished charter: a city with waiting pawns, a pawn, and another city of the continent. */

import type { Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import type { CharterDraft, Continent } from '../../logic/shapes.ts';
import { aboard, waitingAt } from './pawns.ts';

export const NO_CHARTER: CharterDraft = { from: null, pawn: null, to: null };

type Table = Pick<Scene, 'board'>;
type Now = Pick<View, 'pawns'>;

/** Cities with waiting pawns, most first; none where charters are closed (CF-7.5). */
export function charterOrigins(scene: Table, view: Now, closed: Continent | null): readonly string[] {
  return scene.board.cities
    .filter(({ continent }) => continent !== closed)
    .map(({ id }) => ({ id, waiting: aboard(waitingAt(scene, view, id)) }))
    .filter(({ waiting }) => waiting > 0)
    .sort((a, b) => b.waiting - a.waiting)
    .map(({ id }) => id);
}

/** The other cities of the continent. */
export function charterTargets({ board }: Table, from: string): readonly string[] {
  const continent = board.cities.find(({ id }) => id === from)?.continent;
  return board.cities.filter((city) => city.continent === continent && city.id !== from).map(({ id }) => id);
}

/** Who waits at a city, by colour. */
export function charterPawns(scene: Table, view: Now, from: string): readonly Continent[] {
  const waiting = waitingAt(scene, view, from);
  return CONTINENT_ORDER.filter((_, colour) => (waiting[colour] ?? 0) > 0);
}

/** A single possibility is chosen automatically. */
export function charterFrom(scene: Table, view: Now, from: string): CharterDraft {
  const pawns = charterPawns(scene, view, from);
  return { from, pawn: pawns.length === 1 ? (pawns[0] ?? null) : null, to: null };
}

/** A tap on a city: the origin, then the target; a second tap clears it. */
export function charterTapped(scene: Table, view: Now, draft: CharterDraft, city: string): CharterDraft | null {
  if (draft.from === city) return NO_CHARTER;
  if (draft.to === city) return { ...draft, to: null };
  if (draft.from !== null && charterTargets(scene, draft.from).includes(city)) return { ...draft, to: city };
  return aboard(waitingAt(scene, view, city)) > 0 ? charterFrom(scene, view, city) : null;
}

/** Drops a chosen pawn that is gone. */
export function stillCharter(scene: Table, view: Now, draft: CharterDraft): CharterDraft {
  if (draft.from === null) return draft;
  const pawns = charterPawns(scene, view, draft.from);
  if (pawns.length === 0) return NO_CHARTER;
  return draft.pawn !== null && !pawns.includes(draft.pawn) ? charterFrom(scene, view, draft.from) : draft;
}
