/** All French texts of Airlines. */

import { FR_FRAMES } from './fr-frames.ts';
import { points, stock, stockOf } from './fr-grammar.ts';
import { FR_NEWS } from './fr-news.ts';
import { FR_REASONS } from './fr-reasons.ts';
import { FR_REFUSALS } from './fr-refusals.ts';
import { FR_RULEBOOK, FR_SECTIONS } from './fr-rulebook.ts';
import { STYLE_NAMES } from './styles.ts';
import { TITLES } from './titles.ts';
import type { FrameKind, Text } from './words.ts';

const DECLINED: Readonly<Partial<Record<FrameKind, string>>> = {
  flight: 'Ne jouer aucune carte Vol',
  sabotage: 'Ne rien saboter',
};

const ACTIONS: Text['actions'] = {
  exchange: ({ flight }, names) => `Échanger la carte Vol ${names.flight(flight)} contre une autre`,
  remove: ({ airline }, names) => `Retirer une action ${names.airline(airline)} de la rangée`,
  found: ({ airline, count, route, flight }, names) =>
    `Fonder ${names.airline(airline)} avec ${stock(count)} et la carte Vol ${names.flight(flight)} sur ${names.route(route)}`,
  expand: () => 'Agrandir un réseau',
  fly: ({ airline, route, flight }, names) =>
    `Jouer la carte Vol ${names.flight(flight)} pour ${names.airline(airline)} sur ${names.route(route)}`,
  stop: (_, __, { frame }) => (frame && DECLINED[frame]) ?? 'En rester là',
  play: ({ airline, count }, names) => `Jouer ${stockOf(count, names.airline(airline))}`,
  sabotage: ({ airline, route, circle }, names) =>
    `Saboter le ${names.number(route, circle)} sur ${names.route(route)} avec un marqueur ${names.airline(airline)}`,
  take: ({ airline }, names) => `Prendre une action ${names.airline(airline)} dans la rangée`,
  draw: () => 'Piocher une action',
};

const OPTIONS: Text['options'] = {
  board: {
    label: 'Plateau',
    explanation: 'La carte sur laquelle on joue : villes, liaisons, compagnies et cartes Vol.',
    values: {},
  },
  seatBonus: {
    label: 'Bonus de place',
    explanation:
      'Compense un premier tour tardif : 1 point pour le deuxième joueur, 2 pour le troisième, et ainsi de suite (AL-10.1).',
    values: { true: 'Avec bonus de place', false: 'Sans bonus de place' },
  },
  lastRound: {
    label: 'Dernière manche',
    explanation: 'Chacun joue encore un tour quand il ne reste plus d’action à prendre (AL-10.2).',
    values: { true: 'Chacun joue encore un tour', false: 'La dernière action met aussitôt fin à la partie' },
  },
  controlledScoring: {
    label: 'Décomptes retardés',
    explanation:
      'Tient les cartes Score hors de la pioche pendant les premières manches, pour qu’aucune ne vienne trop tôt (AL-10.3).',
    values: {
      true: 'Les cartes Score arrivent après quelques manches',
      false: 'Les cartes Score sont dans la pioche dès le début',
    },
  },
  startSeat: {
    label: 'Premier joueur',
    explanation: 'Qui joue en premier (AL-2.3).',
    values: { null: 'Tiré au sort' },
  },
};

export const FR: Text = {
  game: TITLES.fr,
  styles: STYLE_NAMES.fr,
  thirdPlayer: 'le troisième joueur fictif',
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
