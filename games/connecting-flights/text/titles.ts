/** The title and summary of the game: everything a list of games needs. */

import type { Language } from '@tarmac/flights/text';

export const TITLES: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>> = {
  en: {
    name: 'Connecting Flights',
    tagline:
      'Ten rounds of bidding, dealing and joining flights end to end: the airline that earns most in the last one wins.',
  },
  fr: {
    name: 'Connecting Flights',
    tagline:
      'Dix tours d’enchères, d’échanges et de correspondances : la compagnie qui gagne le plus au dernier l’emporte.',
  },
};
