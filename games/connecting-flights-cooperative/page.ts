/** Connecting Flights, cooperative and solo, for the page: everything but the titles is loaded on demand. */

import type { GamePage, Picture } from '@tarmac/board';
import { ticket } from './board/ticket.ts';
import { TITLES as titles } from './text/titles.ts';

export const page: GamePage = {
  id: 'connecting-flights-cooperative',
  ticket,
  cooperative: true,
  titles,
  keys: ['panels', 'next', 'pass', 'flights'],
  picture: async () => (await import('./board/index.ts')).picture as Picture,
  guide: async () => (await import('./board/guide/index.ts')).guide,
  campaign: async () => (await import('./board/campaign/index.ts')).campaign,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  nudge: async () => (await import('./text/nudges.ts')).nudge,
  deeds: async () => (await import('./text/deeds.ts')).deedOf,
  goals: async () => (await import('./board/GoalPicture.svelte')).default,
  labWords: async () => (await import('./text/lab.ts')).LAB_WORDS,
};
