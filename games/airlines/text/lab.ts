/** The balance lab's names. In a file of their own, so that tables need not load them. */

import type { LabWords, Language } from '@tarmac/kit/words';

/** Three letters, as on the cards. */
const item: LabWords['item'] = (_group, id) => id.toUpperCase();

export const LAB_WORDS: Readonly<Record<Language, LabWords>> = {
  en: {
    measures: {
      value: { title: 'Airline values at the end', lead: 'Markers on the board: what the majority pays, in points.' },
      paid: { title: 'Points paid by airline', lead: 'In all scorings, to all players together.' },
    },
    strengths: {
      majority: { title: 'Majorities', lead: 'Players with the most stock laid down at the end, alone or tied.' },
      holding: { title: 'Stock', lead: 'Players with at least one stock card laid down at the end.' },
      founding: { title: 'Founders', lead: 'Players who founded the airline.' },
    },
    leader: {
      title: 'Won by who led after two scorings',
      lead: 'Most points in the first two scorings, alone or tied, in games with a third.',
    },
    rounds: 'Length in rounds',
    item,
  },
  fr: {
    measures: {
      value: {
        title: 'Valeur finale des compagnies',
        lead: 'Marqueurs sur le plateau\u202f: ce que rapporte la majorité, en points.',
      },
      paid: { title: 'Points versés par compagnie', lead: 'À tous les décomptes, à tous les joueurs réunis.' },
    },
    strengths: {
      majority: { title: 'Majorités', lead: 'Joueurs ayant posé le plus d’actions à la fin, seuls ou à égalité.' },
      holding: { title: 'Actions', lead: 'Joueurs ayant posé au moins une action à la fin.' },
      founding: { title: 'Fondateurs', lead: 'Joueurs ayant fondé la compagnie.' },
    },
    leader: {
      title: 'Victoires de qui menait après deux décomptes',
      lead: 'Le plus de points aux deux premiers décomptes, seul ou à égalité, dans les parties qui en ont un troisième.',
    },
    rounds: 'Durée en manches',
    item,
  },
};
