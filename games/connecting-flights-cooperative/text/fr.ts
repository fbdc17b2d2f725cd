/** Everything the cooperative game says in French. */

import { small } from '@tarmac/flights/text';
import { de, FR_SHARED, list } from '@tarmac/flights/text/fr';
import { FR_ACTIONS } from './fr-actions.ts';
import { FR_DUE } from './fr-due.ts';
import { load, pawns } from './fr-grammar.ts';
import { FR_NEWS } from './fr-news.ts';
import { FR_REASONS, frChances } from './fr-reasons.ts';
import { FR_REFUSALS } from './fr-refusals.ts';
import { FR_RULEBOOK, FR_SECTIONS } from './fr-rulebook.ts';
import { FR_DIFFICULTIES, FR_SCENARIOS } from './fr-scenarios.ts';
import { nameEach } from './grammar.ts';
import { TITLES } from './titles.ts';
import type { FrameTexts, Text } from './words.ts';

/** What the table waits for, in French. */
const FR_FRAMES: FrameTexts = {
  due: FR_DUE,
  ask: (due) => `À vous : ${due}.`,
  team: (due) => `À l’équipe : ${due}.`,
  await: (who, due) => `On attend ${list(who)} : ${due}.`,
  over: 'La partie est finie.',
  detail: {
    place: (continent) => `Il va sur un aéroport ${de(continent)}.`,
    first: (hand) => `Il est pour ${hand}.`,
    take: (left, hand) => (hand === null ? `Encore à choisir : ${left}.` : `Encore à choisir pour ${hand} : ${left}.`),
    proposal: (who, action) => `${who} propose : ${small(action)}.`,
  },
};

const OPTIONS: Text['options'] = {
  board: {
    label: 'Plateau',
    explanation:
      'La carte du monde sur laquelle on joue, avec ses aéroports, ses cartes Demande et Départ et ses vols charters.',
    values: { 'world-1': 'Monde' },
  },
  difficulty: {
    label: 'Difficulté',
    explanation: 'Combien coûtent les vols charters, et si une paire de plus arrive après le tour 8 (CF-6.3, CF-6.5).',
    values: nameEach(FR_DIFFICULTIES),
  },
  scenario: {
    label: 'Scénario',
    explanation: 'Une mise en place et une règle spéciale, du plus facile au plus difficile (CF-7).',
    values: nameEach(FR_SCENARIOS),
  },
  hands: {
    label: 'Mains, en solo',
    explanation: 'Combien de mains joue une personne seule ; à plusieurs, chacun en a une (CF-5.4).',
    values: { one: 'Une main', two: 'Deux mains' },
  },
  beginner: {
    label: 'Première partie',
    explanation: 'Au départ, les mains se partagent six passagers 1 étoile (CF-5.4).',
    values: { true: 'Six passagers pour commencer', false: 'Un passager chacun' },
  },
  consent: {
    label: 'Accord de tous',
    explanation: 'Tous doivent d’abord accepter ce qui coûte des pièces (CF-1.8).',
    values: { true: 'Tous acceptent ce qui coûte', false: 'Chacun achète pour l’équipe' },
  },
  solver: {
    label: 'Solveur',
    explanation:
      'Si la table dit combien de pions les meilleurs vols ramènent, et montre ces vols sur demande. Sans lui, il n’y a pas non plus de conseils : le casse-tête est tout à vous.',
    values: { true: 'Il résout les vols sur demande', false: 'Sans solveur ni conseils' },
  },
};

export const FR: Text = {
  ...FR_SHARED,
  game: TITLES.fr,
  reconstructed:
    'Aucune source n’imprime la face des cartes : la plupart des aéroports, tous les prix, les cartes Demande et Départ sauf une paire, et ce que coûtent les vols charters sont reconstitués.',
  colours: {
    'north-america': 'bleu',
    europe: 'jaune',
    asia: 'rose',
    'south-america': 'violet',
    africa: 'rouge',
    oceania: 'vert',
  },
  letters: { 'north-america': 'N', europe: 'E', asia: 'A', 'south-america': 'S', africa: 'F', oceania: 'O' },
  pawns,
  load,
  phases: {
    setup: 'Mise en place',
    market: 'Marché',
    flights: 'Vols',
    demand: 'Nouvelle demande',
    end: 'Fin du tour',
  },
  demand: { low: 'Demande faible', high: 'Demande forte' },
  scenarios: FR_SCENARIOS,
  difficulties: FR_DIFFICULTIES,
  options: OPTIONS,
  news: FR_NEWS,
  refusals: FR_REFUSALS,
  actions: FR_ACTIONS,
  frames: FR_FRAMES,
  reasons: FR_REASONS,
  chances: frChances,
  hands: {
    label: (hand) => (hand === 0 ? 'Première main' : 'Deuxième main'),
    the: (hand) => (hand === 0 ? 'la première main' : 'la deuxième main'),
  },
  sections: FR_SECTIONS,
  rulebook: FR_RULEBOOK,
};
