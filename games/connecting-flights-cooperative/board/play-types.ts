/** The table as every part of the picture is given it: `{ play }`. Made in play.svelte.ts; everything in it is as it is now. */

import type { Language } from '@tarmac/board';
import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import type { BOARD_TEXTS, namesOf, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import type { CommonPlay } from '@tarmac/flights/board';
import type { Draft } from './logic/draft.ts';
import type { Effect } from './logic/effects.ts';
import type { Options } from './logic/options.ts';
import type { LaidFlight } from './logic/shapes.ts';
import type { Shapes } from './shapes.ts';

/** What somebody merely looks at. */
export type Looked =
  | { readonly kind: 'hand'; readonly hand: number }
  | { readonly kind: 'city'; readonly city: string };

/** What airports on the map mean while a flight or a charter is put together beside it. */
export interface MapAsked {
  /** By city id: those that glow, and those that are part of what is put together. */
  readonly legal: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  press(city: string): void;
  /** What the rules would refuse of an airport that does not glow; null where there is nothing to say. */
  refused(city: string): Action | null;
}

interface Types {
  shapes: Shapes;
  draft: Draft;
  effect: Effect;
  /** Of the hands only the one decided for. */
  options: Options;
  looked: Looked;
  text: (typeof TEXTS)[Language];
  words: (typeof BOARD_TEXTS)[Language];
  names: ReturnType<typeof namesOf>;
}

export interface Play extends CommonPlay<Types> {
  /** By hand: what each is called. */
  readonly handNames: readonly string[];
  /** The hand the reader decides for now: the one that is next where only one can be, else the one last chosen. */
  hand: number;
  /** A flight that lies before the reader and is not chosen yet: it is drawn on the map. */
  laidFlight: LaidFlight | null;
  /** Set by whoever asks for airports in the flights frame; null: there airports are only looked at. */
  mapAsked: MapAsked | null;
}
