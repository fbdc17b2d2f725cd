/** All French texts of Airlines Europe. */

import { FR_FRAMES } from './fr-frames.ts';
import { list, money, points, sharesOf } from './fr-grammar.ts';
import { FR_NEWS } from './fr-news.ts';
import { FR_REASONS } from './fr-reasons.ts';
import { FR_REFUSALS } from './fr-refusals.ts';
import { FR_RULEBOOK, FR_SECTIONS } from './fr-rulebook.ts';
import { SHARE_NAMES } from './share-names.ts';
import { TITLES } from './titles.ts';
import type { Text } from './words.ts';

const costs = (cost: number | undefined): string => (cost === undefined ? '' : ` (${money(cost)})`);

const ACTIONS: Text['actions'] = {
  choose: ({ shares }) => `Ouvrir avec ${list(shares.map((share) => SHARE_NAMES[share]))}`,
  buy: ({ airline, route }, names, { cost }) =>
    `Acheter une licence pour ${SHARE_NAMES[airline]} sur ${names.route(route)}${costs(cost)}`,
  stop: () => 'Ne pas acheter de deuxième licence',
  take: ({ airline }) => `Prendre une action ${SHARE_NAMES[airline]} au marché`,
  draw: () => 'Piocher une carte',
  play: ({ share, count }) => `Poser ${sharesOf(count, share)}`,
  playTwo: ({ shares }) => `Poser ${list(shares.map((share) => sharesOf(1, share)))}`,
  exchange: ({ give }) =>
    give === 1 ? 'Échanger 1 action contre 1 action Air ABACUS' : 'Échanger 3 actions contre 2 actions Air ABACUS',
  give: ({ from, share }) =>
    `Donner une action ${SHARE_NAMES[share]} ${from === 'hand' ? 'de votre main' : 'de votre portefeuille'}`,
  cash: () => `Prendre ${money(8)} à la banque`,
  ban: ({ route, licence }, names, { cost }) =>
    `Interdire la licence ${licence + 1} sur ${names.route(route)}${costs(cost)}`,
  pass: () => 'Passer sans poser d’interdiction',
};

const OPTIONS: Text['options'] = {
  board: {
    label: 'Plateau',
    explanation: 'La carte sur laquelle on joue : villes, liaisons, prix et indicateur des cours.',
    values: {},
  },
  deck: {
    label: 'Pioche',
    explanation: 'La façon de cacher les trois cartes d’évaluation parmi les actions (AE-2.9, AE-2.10).',
    values: {
      standard: 'Normale : les deux premières évaluations viennent vers le quart et vers le milieu, à deux cartes près',
      exact: 'Exacte : on peut compter les cartes jusqu’aux deux premières évaluations',
      alternate:
        'Autre : sous les dix premières actions, une carte d’évaluation n’importe où dans chaque tiers de la pioche',
    },
  },
  flightBan: {
    label: 'Interdiction de vol',
    explanation:
      'L’extension : après les deux premières évaluations, les joueurs peuvent interdire des licences jusqu’à la fin de la partie (AE-10).',
    values: { true: 'Avec interdictions de vol', false: 'Sans interdiction de vol' },
  },
  openScores: {
    label: 'Points visibles',
    explanation:
      'Les livrets laissent les points face cachée, à retenir de mémoire (AE-2.2). Chacun voit ce que rapporte une évaluation, donc les totaux ne se perdent pas : le classement et la fin de chaque évaluation les donnent. Visibles, ils figurent aussi à côté de chaque nom.',
    values: {
      true: 'Les points figurent à côté de chaque nom',
      false: 'Ceux des autres restent face cachée, sauf au classement',
    },
  },
  startSeat: {
    label: 'Premier joueur',
    explanation:
      'Qui joue en premier ; plus votre premier tour vient tard, plus vous avez de points au départ (AE-2.2).',
    values: { null: 'Tiré au sort' },
  },
};

const COLOURS: Text['colours'] = {
  yellow: 'jaune',
  blue: 'bleu',
  violet: 'violet',
  red: 'rouge',
  black: 'noir',
  brown: 'marron',
  green: 'vert',
  orange: 'orange',
  gray: 'gris',
  white: 'blanc',
};

export const FR: Text = {
  game: TITLES.fr,
  shares: SHARE_NAMES,
  colours: COLOURS,
  thirdPlayer: 'le troisième joueur fictif',
  money,
  points,
  options: OPTIONS,
  news: FR_NEWS,
  refusals: FR_REFUSALS,
  actions: ACTIONS,
  frames: FR_FRAMES,
  reasons: FR_REASONS,
  sections: FR_SECTIONS,
  rulebook: FR_RULEBOOK,
};
