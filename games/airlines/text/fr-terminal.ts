/** The words of the terminal in French. */

import { markers, plural, stock, turns } from './fr-grammar.ts';
import type { TerminalWords } from './terminal-words.ts';

export const FR_TERMINAL: TerminalWords = {
  titled: (title, what) => `${title} : ${what}`,
  row: 'Rangée',
  empty: 'vide',
  pile: (cards) => `pioche ${cards}`,
  scoringCardsIn: (cards) => `dont ${cards} ${plural(cards, 'carte', 'cartes')} Score`,
  scoringCardsAfter: (round) => `cartes Score après la manche ${round}`,
  flightsToDraw: (cards) => `cartes Vol à piocher ${cards}`,
  scorings: (done) => `${done} ${plural(done, 'décompte', 'décomptes')}`,
  thirdPlayerNext: 'pioche et rangée seront au troisième joueur lors du prochain décompte',
  extraTurns: (left) => `dernière manche, encore ${turns(left)} après celui-ci`,
  yourFlights: 'Vos cartes Vol',
  unusable: 'inutilisable',
  airline: 'compagnie',
  styles: 'motifs',
  headquarters: 'siège',
  worth: 'vaut',
  markers: 'reste',
  stock: 'actions',
  hand: 'main',
  inactive: 'inactive',
  points: 'points',
  scoredNow: 'si on comptait',
  stockCards: 'actions en main',
  flightCards: 'cartes Vol',
  style: 'motif',
  inReach: 'à portée',
  yourCards: 'vos cartes',
  boardLegend:
    'Chaque liaison avec ses cercles : la compagnie qui y vole, ×sigle pour un sabotage, ou le nombre d’un cercle libre. À portée : les compagnies qui pourraient y voler, *sigle s’il s’agit de la fonder. Vos cartes : les valeurs de votre main qui suffisent.',
  referenceLegend:
    'Chaque compagnie avec ses motifs permis, ce qu’elle vaut (marqueurs sur le plateau), ce qui lui reste de marqueurs, ses actions en tout, celles de votre main et celles que chacun a posées, avec les points qu’elles rapporteraient.',
  standing: (worth, left) => `vaut ${worth}, encore ${markers(left)}`,
  flightChoice: (route, flight) => `${route} avec ${flight}`,
  foundChoice: (route, flight, count) => `${route} avec ${flight}, ${stock(count)}`,
  choices: {
    first: 'D’abord, si vous voulez',
    found: 'Fonder une compagnie, puis prendre une action et piocher une carte Vol',
    expand: 'Piocher une carte Vol, puis peut-être en jouer une et prendre une action',
    play: 'Jouer des actions ; avec une seule, vous pouvez ensuite saboter',
    fly: 'Jouer une carte Vol, puis prendre une action',
    sabotage: 'Couvrir un cercle pour de bon (ou tapez : saboter hit atlanta chicago 8)',
    stock: 'Prendre une action',
    otherwise: 'Ou bien',
  },
  verbs: { found: ['fonder', 'found'], fly: ['voler', 'fly'], sabotage: ['saboter', 'sabotage'] },
  examples: {
    found: {
      typed: 'fonder ita 2 atlanta chicago',
      means: 'une compagnie, avec tant d’actions et la plus faible carte qui suffit',
    },
    fly: {
      typed: 'voler ita atlanta chicago 9',
      means: 'un vol, avec la carte de cette valeur ou la plus faible qui suffit',
    },
    sabotage: { typed: 'saboter hit atlanta chicago 8', means: 'un marqueur de cette compagnie sur ce nombre' },
  },
  noSuchAirline: (typed) => `Aucune compagnie ne s’appelle « ${typed} » : donnez son sigle, par exemple boi.`,
  noSuchCities: (typed) =>
    `Aucune liaison ne répond à « ${typed} » : nommez deux villes, ou b montre toutes les liaisons.`,
  severalRoutes: (routes) => `Plusieurs liaisons conviennent : ${routes}.`,
  noSuchNumber: (number, route) => `Il n’y a pas de ${number} pour ${route} : b montre le plateau.`,
};
