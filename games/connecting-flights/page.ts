/** Connecting Flights, for the page: nothing of it is loaded before it is looked at but its titles. */

import type { GamePage, Picture } from '@tarmac/board';
import { ticket } from './board/ticket.ts';
import { TITLES as titles } from './text/titles.ts';

export const page: GamePage = {
  id: 'connecting-flights',
  ticket,
  titles,
  keys: ['panels', 'next', 'bid', 'pass', 'passOn'],
  picture: async () => (await import('./board/index.ts')).picture as Picture,
  guide: async () => (await import('./board/guide/index.ts')).guide,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  nudge: async () => (await import('./text/nudges.ts')).nudge,
  deeds: async () => (await import('./text/deeds.ts')).deedOf,
  goals: async () => (await import('./board/GoalPicture.svelte')).default,
  labWords: async () => (await import('./text/lab.ts')).LAB_WORDS,
};
