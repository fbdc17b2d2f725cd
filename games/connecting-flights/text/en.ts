/** Everything Connecting Flights says in English. */

import { EN_SHARED } from '@tarmac/flights/text/en';
import { EN_ACTIONS } from './en-actions.ts';
import { EN_WHYS } from './en-answers.ts';
import { bundle } from './en-bundle.ts';
import { EN_CARDS } from './en-cards.ts';
import { EN_FRAMES } from './en-frames.ts';
import { EN_NEWS } from './en-news.ts';
import { EN_REASONS } from './en-reasons.ts';
import { EN_REFUSALS } from './en-refusals.ts';
import { EN_RULEBOOK, EN_SECTIONS } from './en-rulebook.ts';
import { TITLES } from './titles.ts';
import type { Text } from './words.ts';

const OPTIONS: Text['options'] = {
  board: {
    label: 'Board',
    explanation: 'The map that is played on, with its airports and everything printed on the cards.',
    values: { 'world-1': 'World' },
  },
  offers: {
    label: 'Offers',
    explanation: 'How many trades each player may propose in a round (CF-4.10).',
    values: {
      '0': 'No trading',
      '1': 'One offer a round',
      '2': 'Two offers a round',
      '3': 'Three offers a round',
      '4': 'Four offers a round',
      '5': 'Five offers a round',
    },
  },
};

export const EN: Text = {
  ...EN_SHARED,
  game: TITLES.en,
  reconstructed:
    'No source prints the faces of the cards: most airports, prices, abilities, secret identities, events, sabotages and the subsidies and taxes are reconstructed.',
  cards: EN_CARDS,
  bundle,
  whys: EN_WHYS,
  options: OPTIONS,
  news: EN_NEWS,
  refusals: EN_REFUSALS,
  actions: EN_ACTIONS,
  frames: EN_FRAMES,
  reasons: EN_REASONS,
  sections: EN_SECTIONS,
  rulebook: EN_RULEBOOK,
};
