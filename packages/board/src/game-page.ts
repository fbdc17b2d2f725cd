/** What a game's `page.ts` exports: all that the page itself knows of a game, the same names in every game. */

import type { LabWords, Language, Lesson } from '@tarmac/kit/words';
import type { Picture } from './picture.ts';

export interface GamePage {
  readonly id: string;
  /** All seats win or lose together. */
  readonly cooperative?: true;
  readonly titles: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>>;
  /** Loaded when a table is opened, and ahead of that when the page has nothing better to do. */
  picture(): Promise<Picture>;
  /** The guided first game, if it has one. */
  lesson?(): Promise<Lesson>;
  /** What the balance lab calls the things it counts; without words for it the lab leaves the game out. */
  labWords?(): Promise<Readonly<Record<Language, LabWords>>>;
}
