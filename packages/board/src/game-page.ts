/** The exports of a game's `page.ts`: everything the page knows of a game, under the same names in every game. */

import type { LabWords, Language, Lesson } from '@tarmac/kit/words';
import type { Picture } from './picture.ts';

export interface GamePage {
  readonly id: string;
  /** All seats win or lose together. */
  readonly cooperative?: true;
  readonly titles: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>>;
  /** Loaded when a table is opened, or earlier when the page is idle. */
  picture(): Promise<Picture>;
  /** The guided first game, if any. */
  lesson?(): Promise<Lesson>;
  /** The names of what the balance lab counts; the lab omits a game without them. */
  labWords?(): Promise<Readonly<Record<Language, LabWords>>>;
}
