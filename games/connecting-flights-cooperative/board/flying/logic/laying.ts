/** CF-6.2, CF-6.3 the unfinished flight or charter, as the draft of the table. */

import type { Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import { type Draft, NOTHING } from '../../logic/draft.ts';
import type { CharterDraft, Chosen } from '../../logic/shapes.ts';
import { stillCharter } from './charter-draft.ts';
import { filledIn, stillChosen } from './flight-draft.ts';

export function flightDraft(scene: Scene, view: View, chosen: Chosen): Draft {
  return chosen.from === null ? NOTHING : { kind: 'flight', chosen, laid: filledIn(scene, view, chosen) };
}

export function charterDraft(charter: CharterDraft): Draft {
  return charter.from === null ? NOTHING : { kind: 'charter', charter };
}

/** The valid rest of such a draft after a change; null for another draft. */
export function stillDrafted(scene: Scene, view: View, draft: Draft): Draft | null {
  if (view.frame.kind !== 'flights') return null;
  if (draft.kind === 'flight') return flightDraft(scene, view, stillChosen(scene, view, draft.chosen));
  return draft.kind === 'charter' ? charterDraft(stillCharter(scene, view, draft.charter)) : null;
}
