/** Everything Connecting Flights says in French. */

import { FR_SHARED } from '@tarmac/flights/text/fr';
import { FR_ACTIONS } from './fr-actions.ts';
import { FR_WHYS } from './fr-answers.ts';
import { bundle } from './fr-bundle.ts';
import { FR_CARDS } from './fr-cards.ts';
import { FR_FRAMES } from './fr-frames.ts';
import { FR_NEWS } from './fr-news.ts';
import { FR_REASONS } from './fr-reasons.ts';
import { FR_REFUSALS } from './fr-refusals.ts';
import { FR_RULEBOOK, FR_SECTIONS } from './fr-rulebook.ts';
import { TITLES } from './titles.ts';
import type { Text } from './words.ts';

const OPTIONS: Text['options'] = {
  board: {
    label: 'Plateau',
    explanation:
      'La carte du monde sur laquelle on joue, avec ses aéroports et tout ce qui est imprimé sur les cartes.',
    values: { 'world-1': 'Monde' },
  },
  offers: {
    label: 'Propositions',
    explanation: 'Combien d’échanges chacun peut proposer par tour (CF-4.10).',
    values: {
      '0': 'Pas d’échanges',
      '1': 'Une proposition par tour',
      '2': 'Deux propositions par tour',
      '3': 'Trois propositions par tour',
      '4': 'Quatre propositions par tour',
      '5': 'Cinq propositions par tour',
    },
  },
};

export const FR: Text = {
  ...FR_SHARED,
  game: TITLES.fr,
  reconstructed:
    'Aucune source n’imprime la face des cartes : la plupart des aéroports, les prix, les capacités, les identités secrètes, les événements, les sabotages ainsi que les subventions et taxes sont reconstitués.',
  cards: FR_CARDS,
  bundle,
  whys: FR_WHYS,
  options: OPTIONS,
  news: FR_NEWS,
  refusals: FR_REFUSALS,
  actions: FR_ACTIONS,
  frames: FR_FRAMES,
  reasons: FR_REASONS,
  sections: FR_SECTIONS,
  rulebook: FR_RULEBOOK,
};
