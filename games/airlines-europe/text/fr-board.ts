/** The picture's words in French. */

import { pluralIn } from '@tarmac/kit/words';
import type { BoardWords } from './en-board.ts';
import { money, points, shares, sharesOf, spaces } from './fr-grammar.ts';

const plural = pluralIn('fr');
const cards = (count: number): string => `${count} ${plural(count, 'carte', 'cartes')}`;
const airplanes = (count: number): string => `${count} ${plural(count, 'avion', 'avions')}`;
const abacusShares = (count: number): string => sharesOf(count, 'abacus');

export const FR_BOARD: BoardWords = {
  turn: {
    buy: { name: 'Acheter des licences', about: 'une ou deux, puis une action' },
    play: { name: 'Poser des actions', about: `${money(2)} chacune` },
    exchange: { name: 'Air ABACUS', about: '1 contre 1 ou 3 contre 2' },
    cash: { name: 'Prendre de l’argent', about: `${money(8)} à la banque` },
  },
  next: {
    opening: 'Choisissez deux cartes de compagnies différentes : votre premier portefeuille.',
    openingChosen: (chosen) => `Vous ouvrez avec ${chosen}. Vous pouvez changer d’avis tant que tous n’ont pas choisi.`,
    turn: 'Choisissez ce que vous faites, ou touchez une licence ou une carte.',
    buy: 'Touchez une licence en surbrillance sur le plateau.',
    second: 'Achetez une deuxième licence, ou arrêtez-vous là.',
    play: 'Touchez des cartes de votre main : autant que vous voulez d’une même compagnie, ou une action de deux compagnies différentes.',
    share: 'Prenez une action : au marché ou à la pioche.',
    market: 'Prenez une action au marché avant l’évaluation.',
    exchange: 'Combien d’actions contre Air ABACUS ?',
    gifts: (left) =>
      `Touchez ${left === 1 ? 'une action' : shares(left)} à donner, dans votre main ou votre portefeuille.`,
    giftsLater: (count) =>
      `Confirmez, ou touchez d’abord ${count === 1 ? 'l’action à donner' : `les ${shares(count)} à donner`}.`,
    ban: 'Posez un marqueur d’interdiction sur une licence libre, ou passez.',
    buyer: 'Pour quelle compagnie ?',
  },
  fresh: 'nouveau depuis votre dernier tour',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  stop: 'Pas de deuxième licence',
  pass: 'Passer',
  close: 'Fermer',
  exchangeOne: '1 action contre 1',
  exchangeThree: '3 actions contre 2',
  yourTurn: 'À vous de jouer',
  turnOf: (name) => `À ${name} de jouer`,
  choosing: 'Tout le monde choisit',
  over: 'La partie est finie',
  result: 'Voir le résultat',
  moreOf: (share) => `Une action ${share} de plus`,
  fewerOf: (share) => `Une action ${share} de moins`,
  market: 'Marché',
  emptyMarket: 'vide',
  deck: 'Pioche',
  bank: 'Banque',
  hand: 'Votre main',
  emptyHand: 'aucune carte',
  portfolio: 'Votre portefeuille',
  cash: 'Argent',
  players: 'Joueurs',
  track: 'Indicateur des cours',
  board: 'Plateau',
  list: 'Le plateau en liste',
  map: { zoomIn: 'Zoom avant', zoomOut: 'Zoom arrière', fit: 'Tout le plateau' },
  drawDeck: 'Piocher',
  airplanes: 'Avions',
  points: 'Points',
  you: 'vous',
  bot: 'robot',
  banMarkers: (left) => `encore ${left} ${plural(left, 'interdiction', 'interdictions')}`,
  abacusLeft: (left) => `encore ${abacusShares(left)}`,
  scoringIn: (number, least, most) =>
    most === 0
      ? `Évaluation ${number} sur 3 : la prochaine carte`
      : least === most
        ? `Évaluation ${number} sur 3 : après ${cards(most)}`
        : `Évaluation ${number} sur 3 : après ${least} à ${cards(most)}`,
  scoringShort: (least, most) => (least === most ? `dans ${most}` : `dans ${least}–${most}`),
  scoringAway: (least, most) => (least === most ? `dans ${cards(most)}` : `dans ${least}–${cards(most)}`),
  scoringUnderWay: (number) => `Évaluation ${number} sur 3 : en cours`,
  underWay: 'en cours',
  lastScoringMet: 'La dernière carte d’évaluation est sortie',
  scoringNumber: (number) => `Évaluation ${number}`,
  standings: 'Classement',
  third: 'Troisième joueur',
  thirdAbout: (hidden) =>
    `Le troisième joueur fictif, compté à la troisième évaluation : ce que l’on sait de ses actions, et ${hidden} ${plural(hidden, 'carte cachée', 'cartes cachées')}.`,
  effect: {
    cash: 'Argent',
    change: (from, to) => `de ${from} à ${to}`,
    space: (space) => `case ${space}`,
    bonus: (city, count) => `Bonus, ${city} atteinte : ${spaces(count)} de plus`,
    planesLeft: (left) => `encore ${airplanes(left)}`,
    inPortfolio: 'Portefeuille',
    inHand: 'Main',
    points: 'En cas d’évaluation',
    pays: 'Rapporte',
    bankBreaks: `La banque saute : chacun garde ${money(8)} au plus, le marché est renouvelé, puis la banque vous paie.`,
    unknownCard: 'Une carte encore inconnue de tous',
    mayScore: (number) => `Peut déclencher l’évaluation ${number}`,
    ends: 'Plus aucune compagnie ne peut grandir : la partie finit',
    giveUp: (given) => `Vous donnez ${given}`,
    getAbacus: (count) => `Vous recevez ${abacusShares(count)} en main`,
  },
  airline: {
    home: (city) => `Aéroport d’attache : ${city}`,
    bonus: (city, count) => `Bonus : ${spaces(count)} en atteignant ${city}`,
    planes: (left) => `encore ${airplanes(left)}`,
    blocked: 'Bloquée : il ne lui reste aucune licence possible',
    pays: (row) => `Rapporte ${row}`,
    ifScoredNow: 'En cas d’évaluation maintenant',
    nobody: 'Personne n’a d’action de cette compagnie dans son portefeuille.',
    holder: (name, held, paid) => `${name} : ${shares(held)}, ${paid}`,
    third: (held) => `Troisième joueur : ${shares(held)}`,
    onlyShown: 'Le plateau ne montre que son réseau et les licences possibles pour elle.',
  },
  glance: {
    wouldGain: (name: string, count: number) => `${name} ${count > 0 ? '+' : '−'}${points(Math.abs(count))}`,
    nobodyGains: 'aucun point ne change en cas d’évaluation maintenant',
    nobodyBuys: 'Personne ne peut l’acheter maintenant.',
  },
  networkHint: 'Touchez une compagnie pour ne voir que son réseau.',
  label: {
    licence: (route, number, cost) => `${route}, licence ${number}, ${cost}`,
    free: 'libre',
    banned: 'interdite',
    flownBy: (airline) => `occupée par ${airline}`,
    buyers: (airlines) => `acheter pour ${airlines}`,
    canBan: 'interdire',
    marker: (airline, space, row) => `${airline}, case ${space}, rapporte ${row}`,
    marketCard: (airline) => `Marché : ${airline}`,
    deckCards: (count) => `Pioche : ${cards(count)}`,
    handCard: (airline, count) => `${airline}, ${count} en main`,
    lifted: (count) => `${count} ${plural(count, 'choisie', 'choisies')}`,
    player: (name) => `Joueur ${name}`,
    handBacks: (ordinary, abacus) =>
      abacus === 0 ? `${cards(ordinary)} en main` : `${cards(ordinary)} et ${abacusShares(abacus)} en main`,
    buyer: (airline, cost) => `${airline}, ${cost}`,
    rule: (rule) => `Règle ${rule}`,
    faceDown: 'points face cachée, comme dans les livrets : le classement compte ce que les évaluations ont rapporté',
    ifScoredNow: (paid) => `en cas d’évaluation : ${paid}`,
    held: (count, paid) => `${shares(count)}, en cas d’évaluation : ${paid}`,
    zoneOf: (from, row) => `à partir de la case ${from} : ${row}`,
  },
};
