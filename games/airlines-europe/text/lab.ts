/** The balance lab's names. In a file of their own, so that tables need not load them. */

import type { LabWords, Language } from '@tarmac/kit/words';
import { SHARE_NAMES } from './share-names.ts';

const NAMES: Readonly<Record<string, string>> = SHARE_NAMES;
/** Proper names, the same in every language. */
const item: LabWords['item'] = (_group, id) => NAMES[id] ?? id;

export const LAB_WORDS: Readonly<Record<Language, LabWords>> = {
  en: {
    measures: {
      value: {
        title: 'Airline values at the end',
        lead: 'What first place in the airline pays where its marker ends, in points.',
      },
      paid: { title: 'Points paid by airline', lead: 'In all scorings, to all players together.' },
    },
    strengths: {
      majority: { title: 'Majorities', lead: 'Players with the most shares laid open at the end, alone or tied.' },
      holding: { title: 'Shares', lead: 'Players with at least one share laid open at the end.' },
      opening: { title: 'First shares', lead: 'Players who laid down a share of it before the first turn.' },
    },
    leader: {
      title: 'Won by who led after two scorings',
      lead: 'Most points before the third and last scoring, alone or tied.',
    },
    rounds: 'Length in rounds',
    item,
  },
  fr: {
    measures: {
      value: {
        title: 'Valeur finale des compagnies',
        lead: 'Ce que rapporte la première place là où finit le marqueur de la compagnie, en points.',
      },
      paid: { title: 'Points versés par compagnie', lead: 'À toutes les évaluations, à tous les joueurs réunis.' },
    },
    strengths: {
      majority: {
        title: 'Majorités',
        lead: 'Joueurs ayant le plus d’actions au portefeuille à la fin, seuls ou à égalité.',
      },
      holding: { title: 'Actions', lead: 'Joueurs ayant au moins une action au portefeuille à la fin.' },
      opening: { title: 'Premières actions', lead: 'Joueurs ayant posé une de ses actions avant le premier tour.' },
    },
    leader: {
      title: 'Victoires de qui menait après deux évaluations',
      lead: 'Le plus de points avant la troisième et dernière évaluation, seul ou à égalité.',
    },
    rounds: 'Durée en tours de table',
    item,
  },
};
