/** What the game is called and what it is about: all that a list of games has to know. */

import type { Language } from '@tarmac/kit/words';

export const TITLES: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>> = {
  en: { name: 'Example Game', tagline: 'Ask for boarding passes, but stop in time: ten seats are all there are.' },
  fr: { name: 'Example Game', tagline: 'Demandez des cartes, mais pas trop : il n’y a que dix places.' },
};
