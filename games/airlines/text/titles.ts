/** What the game is called and what it is about: all that a list of games has to know. */

import type { Language } from '@tarmac/kit/words';

export const TITLES: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>> = {
  en: {
    name: 'Airlines',
    tagline:
      'Nine new airlines over North America: found them, let them grow, and hold most of their stock when it counts.',
  },
  fr: {
    name: 'Airlines',
    tagline:
      'Neuf nouvelles compagnies en Amérique du Nord : fondez-les, faites-les grandir et ayez le plus d’actions le moment venu.',
  },
};
