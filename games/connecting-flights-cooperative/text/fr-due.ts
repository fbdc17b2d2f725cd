/** The pending decisions, in French. */

import type { FrameTexts } from './words.ts';

export const FR_DUE: FrameTexts['due'] = {
  place: 'poser le prochain pion',
  first: 'choisir un vol de départ',
  take: 'choisir encore un passager',
  market: 'acheter au marché ou le fermer',
  flights: 'effectuer des vols et des charters, ou terminer les vols',
  further: 'piocher une paire de plus ou en rester à une',
  consent: 'répondre à une proposition',
  over: 'en rester là, car la partie est finie',
};
