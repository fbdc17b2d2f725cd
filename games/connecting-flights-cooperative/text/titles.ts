/** The title and summary of the game: everything a list of games needs. */

import type { Language } from '@tarmac/flights/text';

export const TITLES: Readonly<Record<Language, { readonly name: string; readonly tagline: string }>> = {
  en: {
    name: 'Connecting Flights: cooperative and solo',
    tagline: 'Ten rounds, one purse and more travellers every round: alone or as a team, bring everybody home in time.',
  },
  fr: {
    name: 'Connecting Flights : coopératif et solo',
    tagline:
      'Dix tours, une seule bourse et toujours plus de voyageurs : seul ou en équipe, ramenez tout le monde à temps.',
  },
};
