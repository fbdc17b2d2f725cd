/** What the competitive and the cooperative `Play` have alike. Made in common-play.svelte.ts; everything in it is as it is now. */

import type { Decision, Language, Livery, PictureShapes, Preview, SeatLabel, Shown, Verdict } from '@tarmac/board';
import type { Refusal, Seat } from '@tarmac/kit';
import type { Attachment } from 'svelte/attachments';

/** The types of one of the two games, bundled. */
export interface PlayTypes {
  shapes: PictureShapes;
  draft: unknown;
  effect: unknown;
  options: unknown;
  looked: unknown;
  text: unknown;
  words: unknown;
  names: unknown;
}

export interface CommonPlay<T extends PlayTypes> {
  readonly language: Language;
  readonly scene: T['shapes']['scene'];
  readonly shown: Shown<T['shapes']>;
  /** All moments of this eye so far, oldest first. */
  readonly past: readonly Shown<T['shapes']>[];
  readonly view: T['shapes']['view'];
  readonly facts: T['shapes']['facts'];
  /** The seat whose eyes look; null for somebody who watches. */
  readonly me: Seat | null;
  readonly seats: readonly SeatLabel[];
  readonly seatNames: readonly string[];
  /** By seat, or by hand where the game goes by hands: a colour, a pattern and a letter each. */
  readonly liveries: readonly Livery[];

  /** The sentences and card texts of the game, the picture's own words, the names at this table; all in the reader's language. */
  readonly text: T['text'];
  readonly words: T['words'];
  readonly names: T['names'];

  /** The room is little: a phone. */
  readonly small: boolean;
  /** Higher than wide. */
  readonly upright: boolean;
  readonly still: boolean;
  /** Nobody leafs through it: play goes on here. */
  readonly live: boolean;

  /** Null: this is only to be looked at. */
  readonly decision: Decision<T['shapes']> | null;
  /** The table waits for this reader. */
  readonly owed: boolean;
  /** While something is on its way nothing else can be decided. */
  readonly busy: boolean;
  /** What is chosen and not yet confirmed. */
  draft: T['draft'];
  /** The action that the draft comes to; null while something is missing. */
  readonly decided: T['shapes']['action'] | null;
  readonly verdict: Verdict<T['shapes'], T['effect']>;
  /** What would come of the choice, where it is one that can be confirmed. */
  readonly preview: Preview<T['shapes']> | null;
  /** Chosen, and the rules say no. */
  readonly refused: boolean;
  /** Why not: of what is pointed at, else of what is chosen. */
  readonly reason: Refusal | null;
  /** The choice stands already: there is nothing to confirm. */
  readonly stands: boolean;
  readonly canConfirm: boolean;

  /** Chooses an action, to be confirmed; null chooses nothing. */
  choose(action: T['shapes']['action'] | null): void;
  confirm(): void;
  cancel(): void;
  /** What takes no second step: it costs nothing, and nothing else could be meant. */
  decideAtOnce(action: T['shapes']['action']): void;
  /** For `{@attach}`: tells why not, while somebody points at the element; `refused` gives what pressing it would come to. */
  whyNot(refused: () => T['shapes']['action'] | null): Attachment<Element>;
  /** The same for something in a drawing, by a name of its own. */
  pointAt(what: Element | string | null, refused: () => T['shapes']['action'] | null): void;
  /** Why not, in words, without the rule's number. */
  describe(refusal: Refusal): string;
  /** Opens the rulebook at a rule. */
  rule(id: string): void;

  /** What may be decided, sorted by what it is about. */
  readonly options: T['options'];
  /** What somebody merely looks at. */
  looked: T['looked'] | null;
}
