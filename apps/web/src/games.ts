/** The games of the web app, page side. Nothing else here names one; worker/games.ts is the other side. */

import { TITLES as AIRLINES } from '@tarmac/airlines/titles';
import { TITLES as AIRLINES_EUROPE } from '@tarmac/airlines-europe/titles';
import type { Language, Picture } from '@tarmac/board';
import { TITLES as CONNECTING_FLIGHTS } from '@tarmac/connecting-flights/titles';
import { TITLES as COOPERATIVE_FLIGHTS } from '@tarmac/connecting-flights-cooperative/titles';
import type { LabWords } from '@tarmac/kit/words';
import type { Lesson } from './learn/lesson.ts';

export interface WebGame {
  readonly id: string;
  /** All seats win or lose together. */
  readonly cooperative?: true;
  readonly titles: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>>;
  /** Loaded when a table is opened, and ahead of that when the page has nothing better to do. */
  picture(): Promise<Picture>;
  /** The guided first game. */
  lesson(): Promise<Lesson>;
  /** What the balance lab calls the things it counts. */
  labWords(): Promise<Readonly<Record<Language, LabWords>>>;
}

export const GAMES: readonly WebGame[] = [
  {
    id: 'airlines-europe',
    titles: AIRLINES_EUROPE,
    picture: async () => (await import('@tarmac/airlines-europe/board')).picture as Picture,
    lesson: async () => (await import('@tarmac/airlines-europe/lesson')).lesson,
    labWords: async () => (await import('@tarmac/airlines-europe/lab-words')).LAB_WORDS,
  },
  {
    id: 'airlines',
    titles: AIRLINES,
    picture: async () => (await import('@tarmac/airlines/board')).picture as Picture,
    lesson: async () => (await import('@tarmac/airlines/lesson')).lesson,
    labWords: async () => (await import('@tarmac/airlines/lab-words')).LAB_WORDS,
  },
  {
    id: 'connecting-flights',
    titles: CONNECTING_FLIGHTS,
    picture: async () => (await import('@tarmac/connecting-flights/board')).picture as Picture,
    lesson: async () => (await import('@tarmac/connecting-flights/lesson')).lesson,
    labWords: async () => (await import('@tarmac/connecting-flights/lab-words')).LAB_WORDS,
  },
  {
    id: 'connecting-flights-cooperative',
    cooperative: true,
    titles: COOPERATIVE_FLIGHTS,
    picture: async () => (await import('@tarmac/connecting-flights-cooperative/board')).picture as Picture,
    lesson: async () => (await import('@tarmac/connecting-flights-cooperative/lesson')).lesson,
    labWords: async () => (await import('@tarmac/connecting-flights-cooperative/lab-words')).LAB_WORDS,
  },
];

export function gameOf(id: string): WebGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
