/** The words of the terminal in French. */

import { coins, list, plural, stars, truck } from '../fr-grammar.ts';
import { pawns } from './fr-grammar.ts';
import type { TerminalWords } from './terminal-words.ts';

export const FR_TERMINAL: TerminalWords = {
  titled: (title, what) => `${title} : ${what}`,
  empty: 'rien',
  round: (round, phase) => (round === 0 ? phase : `Tour ${round} sur 10, ${phase.toLowerCase()}`),
  game: (scenario, difficulty) => `${scenario} (${difficulty.toLowerCase()})`,
  purse: (held) => `L’équipe a ${coins(held)}`,
  pawns: (left, byLetter, home, toCome) =>
    `${pawns(left)} sur le plateau (${byLetter}), ${home} ${plural(home, 'rentré', 'rentrés')}, ${toCome} au plus encore à venir`,
  letters: 'Pions',
  letter: (letter, colour, continent) => `${letter} ${colour}, pour l’${continent}`,
  charters: 'Vols charters',
  charterRow: (made, next, row) =>
    `${made} ${plural(made, 'fait', 'faits')}, ${next === null ? 'plus aucun ce tour-ci' : `le prochain coûte ${next}`} (rangée ${row.join(' ')})`,
  display: 'Étal',
  priced: (card, price) => `${card} (${price})`,
  decks: (planes, passengers) => `piles : avions ${planes}, passagers ${passengers}`,
  market: 'Marché',
  trucksLeft: (capacity, price, left) => `${truck(capacity)} à ${price} (reste ${left})`,
  electricLeft: (number, price, left) => `avion électrique ${stars(number)} à ${price} (reste ${left})`,
  renewal: (price) => `un nouvel étal à ${price}`,
  flown: 'Vols de ce tour',
  flight: (route, load) => `${route} avec ${load}`,
  toCome: 'Si le tour finissait maintenant',
  penalties: (due, why) => (why.length === 0 ? 'aucune pénalité' : `${coins(due)} de pénalités (${list(why)})`),
  crowded: (city) => `trop de monde : ${city}`,
  full: (continent) => `tous les pions pour l’${continent} sont sortis`,
  unequal: 'mains inégales',
  interest: (paid) => `${coins(paid)} d’intérêts`,
  carbon: (paid) => `${coins(paid)} de taxe carbone`,
  closed: (continent) => `On n’achète encore rien en ${continent}`,
  nextDemand: (kind, left) =>
    `Prochaine demande : ${kind === 'low' ? 'faible' : 'forte'}, ${left} ${plural(left, 'carte', 'cartes')} de cette sorte dans la pile`,
  noMoreDemand: 'Plus de demande : ce sont les derniers vols',
  best: (home) => `Les cartes en main peuvent ramener ${pawns(home)} maintenant`,
  onRights: 'droits d’atterrissage',
  used: 'utilisé',
  city: '',
  continent: 'continent',
  stars: 'étoiles',
  waiting: 'en attente',
  count: 'en tout',
  price: 'prix',
  rights: 'droits',
  cards: 'où sont ses cartes',
  inSupply: 'réserve',
  boardLegend:
    'Chaque aéroport avec ses étoiles, son prix et celui de ses droits d’atterrissage, qui y attend, et où sont ses cartes : dans la réserve, ou dans quelle main.',
  fuel: 'Carburant',
  fuelTo: (from, parts) => `${from} vers ${parts.join(', ')}`,
  choices: {
    setup: 'Choisissez',
    start: 'Commencer (vers où, étoiles avion/passager ; ou : commencer londres vers tokyo)',
    advised: 'Comme le livret le conseille',
    buy: 'Acheter avions, passagers, camions',
    airport: 'Acheter un aéroport (ou tapez-le : aeroport tokyo)',
    rent: 'Louer des droits d’atterrissage (ou tapez-les : louer tokyo)',
    fly: 'Voler',
    charter: 'Affréter (ou tapez : charter asie paris vers londres)',
    proposal: 'La proposition',
    demand: 'Nouvelle demande',
    otherwise: 'Ou bien',
  },
  flightHeading: (route, hand, plane, fuel, passenger) => {
    const cards = `${fuel === 0 ? `avion électrique ${plane}` : `avion ${plane}, camion ${fuel}`}, passager ${passenger}`;
    return `${route}${hand === null ? '' : `, ${hand}`} (${cards})`;
  },
  verbs: {
    first: ['commencer'],
    airport: ['aeroport'],
    rent: ['louer'],
    truck: ['camion'],
    charter: ['charter', 'affreter'],
  },
  examples: {
    first: {
      typed: 'commencer londres vers tokyo 3 1',
      means: 'un vol de départ, avec les étoiles de son avion et de son passager',
    },
    airport: {
      typed: 'aeroport tokyo pour bessie',
      means: 'un aéroport, au marché ; on peut taire la main',
    },
    rent: { typed: 'louer tokyo', means: 'des droits d’atterrissage, au marché' },
    truck: { typed: 'camion 3', means: 'un camion-citerne de cette capacité, au marché' },
    charter: { typed: 'charter asie paris vers londres', means: 'un pion pour l’Asie, sur un même continent' },
  },
  to: 'vers',
  for: 'pour',
  noSuchNumber: (typed) => `« ${typed} » n’est pas un nombre entier.`,
  noSuchCity: (typed) => `Aucun aéroport ne s’appelle « ${typed} » : b les montre tous.`,
  noSuchHand: (typed) => `Aucune main ne s’appelle « ${typed} ».`,
  noSuchPawn: (typed) => `« ${typed} » n’est pas un continent où un pion voudrait aller.`,
};
