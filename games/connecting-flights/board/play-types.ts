/** The table as every part of the picture is given it: `{ play }`. Made in play.svelte.ts; everything in it is as it is now. */

import type { Language } from '@tarmac/board';
import type { BOARD_TEXTS, namesOf, TEXTS } from '@tarmac/connecting-flights/text';
import type { CommonPlay } from '@tarmac/flights/board';
import type { Seat } from '@tarmac/kit';
import type { Draft } from './logic/draft.ts';
import type { Effect } from './logic/effects.ts';
import type { Options } from './logic/options.ts';
import type { Plan } from './logic/shapes.ts';
import type { Shapes } from './shapes.ts';

/** What somebody merely looks at. */
export type Looked = { readonly kind: 'seat'; readonly seat: Seat } | { readonly kind: 'city'; readonly city: string };

interface Types {
  shapes: Shapes;
  draft: Draft;
  effect: Effect;
  options: Options;
  looked: Looked;
  text: (typeof TEXTS)[Language];
  words: (typeof BOARD_TEXTS)[Language];
  names: ReturnType<typeof namesOf>;
}

export interface Play extends CommonPlay<Types> {
  /** The plan that lies before the reader and is not chosen yet: it is drawn on the map. */
  laid: Plan | null;
}
