/** The table as every part of the picture is given it: `{ play }`. Made in play.svelte.ts; everything in it is as it is now. */

import type { Decision, Language, Livery, Preview, SeatLabel, Shown } from '@tarmac/board';
import type { Action, Facts, Scene, View } from '@tarmac/connecting-flights/cooperative/rules';
import type { BOARD_TEXTS, namesOf, TEXTS } from '@tarmac/connecting-flights/cooperative/text';
import type { Refusal, Seat } from '@tarmac/kit';
import type { Attachment } from 'svelte/attachments';
import type { Draft } from './logic/draft.ts';
import type { Effect } from './logic/effects.ts';
import type { Options } from './logic/options.ts';
import type { LaidFlight } from './logic/shapes.ts';
import type { Shapes } from './shapes.ts';

/** What somebody merely looks at. */
export type Looked =
  | { readonly kind: 'hand'; readonly hand: number }
  | { readonly kind: 'city'; readonly city: string };

/** What the rules say of the choice. */
type Judged =
  | { readonly kind: 'none' | 'asking' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'allowed';
      readonly action: Action;
      readonly effects: readonly Effect[];
      readonly preview: Preview<Shapes>;
    };

/** What airports on the map mean while a flight or a charter is put together beside it. */
export interface MapAsked {
  /** By city id: those that glow, and those that are part of what is put together. */
  readonly legal: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  press(city: string): void;
  /** What the rules would refuse of an airport that does not glow; null where there is nothing to say. */
  refused(city: string): Action | null;
}

export interface Play {
  readonly language: Language;
  readonly scene: Scene;
  readonly shown: Shown<Shapes>;
  /** All moments of this eye so far, oldest first. */
  readonly past: readonly Shown<Shapes>[];
  readonly view: View;
  readonly facts: Facts;
  /** The seat whose eyes look; null for somebody who watches. */
  readonly me: Seat | null;
  readonly seats: readonly SeatLabel[];
  readonly seatNames: readonly string[];

  /** By hand: what tells the hands apart, a colour, a pattern and a letter each, and what each is called. */
  readonly liveries: readonly Livery[];
  readonly handNames: readonly string[];
  /** The hand the reader decides for now: the one that is next where only one can be, else the one last chosen. */
  hand: number;

  /** The sentences and card texts of the game, the picture's own words, the names at this table; all in the reader's language. */
  readonly text: (typeof TEXTS)[Language];
  readonly words: (typeof BOARD_TEXTS)[Language];
  readonly names: ReturnType<typeof namesOf>;

  /** The room is little: a phone. */
  readonly small: boolean;
  /** Higher than wide. */
  readonly upright: boolean;
  readonly still: boolean;
  /** Nobody leafs through it: play goes on here. */
  readonly live: boolean;

  /** Null: this is only to be looked at. */
  readonly decision: Decision<Shapes> | null;
  /** The table waits for this reader. */
  readonly owed: boolean;
  /** While something is on its way nothing else can be decided. */
  readonly busy: boolean;
  /** What is chosen and not yet confirmed. */
  draft: Draft;
  /** The action that the draft comes to; null while something is missing. */
  readonly decided: Action | null;
  readonly verdict: Judged;
  /** What would come of the choice, where it is one that can be confirmed. */
  readonly preview: Preview<Shapes> | null;
  /** Chosen, and the rules say no. */
  readonly refused: boolean;
  /** Why not: of what is pointed at, else of what is chosen. */
  readonly reason: Refusal | null;
  /** The choice stands already: there is nothing to confirm. */
  readonly stands: boolean;
  readonly canConfirm: boolean;

  /** Chooses an action, to be confirmed; null chooses nothing. */
  choose(action: Action | null): void;
  confirm(): void;
  cancel(): void;
  /** What takes no second step: it costs nothing, and nothing else could be meant. */
  decideAtOnce(action: Action): void;
  /** For `{@attach}`: tells why not, while somebody points at the element; `refused` gives what pressing it would come to. */
  whyNot(refused: () => Action | null): Attachment<Element>;
  /** The same for something in a drawing, by a name of its own. */
  pointAt(what: Element | string | null, refused: () => Action | null): void;
  /** Why not, in words, without the rule's number. */
  describe(refusal: Refusal): string;
  /** Opens the rulebook at a rule. */
  rule(id: string): void;

  /** What may be decided, sorted by what it is about; of the hands only the one decided for. */
  readonly options: Options;
  looked: Looked | null;
  /** A flight that lies before the reader and is not chosen yet: it is drawn on the map. */
  laidFlight: LaidFlight | null;
  /** Set by whoever asks for airports in the flights frame; null: there airports are only looked at. */
  mapAsked: MapAsked | null;
}
