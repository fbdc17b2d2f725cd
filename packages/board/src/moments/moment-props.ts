/** The props of the moments of a game of shares. */

import type { Decision, Ending, Language, PictureShapes, SeatLabel, Shown } from '../picture.ts';

/** One scoring, or several in a row. */
export interface ScoringMomentProps<T extends PictureShapes> {
  readonly language: Language;
  readonly scene: T['scene'];
  readonly seats: readonly SeatLabel[];
  /** A moment after it, for what was paid before. */
  readonly shown: Shown<T>;
  readonly news: readonly T['news'][];
  readonly still: boolean;
  readonly onclose: () => void;
}

/** What a scoring now would pay. */
export interface StandingsProps<T extends PictureShapes> {
  readonly language: Language;
  readonly scene: T['scene'];
  readonly seats: readonly SeatLabel[];
  readonly shown: Shown<T>;
  readonly onclose: () => void;
}

export interface EndScreenProps<T extends PictureShapes> {
  readonly language: Language;
  readonly scene: T['scene'];
  readonly shown: Shown<T>;
  readonly past: readonly Shown<T>[];
  readonly seats: readonly SeatLabel[];
  readonly ending: Ending | null;
}

/** The board as a list. */
export interface BoardListProps<T extends PictureShapes> {
  readonly language: Language;
  readonly scene: T['scene'];
  readonly shown: Shown<T>;
  readonly decision: Decision<T> | null;
  readonly chosen: T['action'] | null;
  readonly onchoose: (action: T['action']) => void;
}
