/** The words of the terminal in French. */

import { pluralIn } from '@tarmac/kit/words';
import type { TerminalWords } from './terminal-words.ts';

const plural = pluralIn('fr');

export const FR_TERMINAL: TerminalWords = {
  titled: (title, what) => `${title} : ${what}`,
  market: 'Marché',
  emptyMarket: 'vide',
  deck: (cards) => `pioche ${cards}`,
  bank: (money) => `banque ${money}`,
  scorings: (done) => `${done} ${plural(done, 'évaluation', 'évaluations')} sur 3`,
  airline: 'compagnie',
  space: 'case',
  pays: 'rapporte',
  airplanes: 'avions',
  home: 'attache',
  bonus: 'bonus',
  hand: 'main',
  cash: 'argent',
  handCards: 'cartes en main',
  points: 'points',
  secret: 'secret',
  banMarkers: 'interdictions',
  free: (money) => `${money} libre`,
  banned: 'interdite',
  remote: 'vol long-courrier',
  boardLegend: 'Chaque liaison avec ses licences, la moins chère d’abord : qui y vole, ou le prix d’une licence libre.',
  standing: (space, row) => `case ${space}, rapporte ${row}`,
  choices: {
    buy: 'Acheter une licence, puis peut-être une deuxième, puis prendre une action',
    buySecond: 'Acheter une deuxième licence',
    ban: 'Poser un marqueur d’interdiction',
    open: 'Votre premier portefeuille',
    shares: 'Prendre une action',
    give: 'Donner une action',
    play: 'Poser des actions de votre main',
    exchange: 'Acquérir des actions Air ABACUS',
    takeCash: 'Prendre de l’argent',
    otherwise: 'Ou bien',
  },
  buyVerbs: ['acheter', 'buy'],
  buyExample: 'acheter rouge londres paris',
  buyMeaning: 'une licence demandée par son nom, et pourquoi si elle est refusée',
  noSuchAirline: (typed) => `Aucune compagnie ne s’appelle « ${typed} » : donnez sa couleur, par exemple rouge.`,
  noSuchCities: (typed) =>
    `Aucune liaison ne répond à « ${typed} » : nommez deux villes, ou b montre toutes les liaisons.`,
  severalRoutes: (routes) => `Plusieurs liaisons conviennent : ${routes}.`,
};
