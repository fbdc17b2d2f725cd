/** The props of the moments of a game of shares. */

import type { Decision, Ending, Language, PictureProps, PictureShapes, SeatLabel, Shown } from '../picture.ts';
import type { StandingsWords, ToldScoring } from './told.ts';

/** The table at one moment, as the dialogs of scorings need it. */
export type ToldTable<T extends PictureShapes> = Pick<PictureProps<T>, 'language' | 'scene' | 'seats' | 'shown'>;

/** What a game tells of its scorings. */
export interface GameScorings<T extends PictureShapes> {
  words(language: Language): StandingsWords;
  /** One scoring, or several in a row; the moment comes after them. */
  told(table: ToldTable<T>, news: readonly T['news'][]): readonly ToldScoring[];
  /** The scoring that would be now; null where there is none to come. */
  foreseen(table: ToldTable<T>): { readonly scoring: ToldScoring; readonly notes: readonly string[] } | null;
}

/** Brings it, together with the dialogs. */
export type LoadScorings<T extends PictureShapes> = () => Promise<{ readonly scorings: GameScorings<T> }>;

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
