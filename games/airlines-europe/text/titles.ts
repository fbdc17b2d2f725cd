/** The title and summary of the game: everything a list of games needs. */

import type { Language } from '@tarmac/kit/words';

export const TITLES: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>> = {
  en: {
    name: 'Airlines Europe',
    tagline: 'Ten young airlines, one crowded sky: help them grow, and own the right shares when it counts.',
  },
  fr: {
    name: 'Airlines Europe',
    tagline: 'Dix jeunes compagnies, un ciel encombré : faites-les grandir et ayez les bonnes actions le moment venu.',
  },
};
