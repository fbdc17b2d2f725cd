/** The shared words of both games' pictures, in French. */

import type { SharedBoardWords } from './en-shared-board.ts';
import { cards, list, stars } from './fr-grammar.ts';

export const FR_SHARED_BOARD: SharedBoardWords = {
  confirm: 'Confirmer',
  cancel: 'Annuler',
  close: 'Fermer',
  over: 'La partie est finie',
  result: 'Voir le résultat',
  turnOf: (name) => `À ${name} de jouer`,
  board: 'Plateau',
  list: 'Le plateau en liste',
  stars,
  rule: (rule) => `Règle ${rule}`,
  map: {
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    fit: 'Toute la carte',
    ownedBy: (names) => `Propriétaire : ${list(names)}`,
    rentedBy: (name) => `Loué par ${name}`,
    inSupply: (left) => `${cards(left)} en réserve`,
    airport: (city, number, continent) => `${city}, ${stars(number)}, ${continent}`,
  },
  table: {
    short: {
      'north-america': 'Am. du Nord',
      europe: 'Europe',
      asia: 'Asie',
      'south-america': 'Am. du Sud',
      africa: 'Afrique',
      oceania: 'Océanie',
    },
    compass:
      'Carburant\u202f: 1 dans un même continent, 2 vers le nord ou le sud, 3 vers l’est ou l’ouest, 4 en diagonale',
    electric: 'Électrique',
    sabotaged: 'Sabotage en cours',
    lookAt: (name) => `Ce que possède ${name}`,
    round: 'Tour',
    choosing: 'Tous choisissent en même temps',
  },
};
