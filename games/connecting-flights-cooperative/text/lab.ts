/** The balance lab's names in the cooperative game. In a file of their own, so that tables need not load them. */

import type { Language, SharedText } from '@tarmac/flights/text';
import { LAB_GOODS, roundName } from '@tarmac/flights/text';
import { EN_SHARED } from '@tarmac/flights/text/en';
import { FR_SHARED } from '@tarmac/flights/text/fr';
import type { LabWords } from '@tarmac/kit/words';

type Names = Readonly<Record<string, string>>;

const COSTS: Readonly<Record<Language, Names>> = {
  en: {
    cards: 'Cards',
    trucks: 'Trucks',
    rights: 'Landing rights',
    renewals: 'New displays',
    charters: 'Charters',
    penalties: 'Penalties',
  },
  fr: {
    cards: 'Cartes',
    trucks: 'Camions-citernes',
    rights: 'Droits d’atterrissage',
    renewals: 'Étals renouvelés',
    charters: 'Vols affrétés',
    penalties: 'Pénalités',
  },
};

const DEEDS: Readonly<Record<Language, Names>> = {
  en: {
    charter: 'Charter flown',
    rights: 'Landing rights rented',
    renewal: 'Display renewed',
    crowded: 'Penalty: crowded city',
    full: 'Penalty: all pawns of a colour out',
    unequal: 'Penalty: unequal hands',
    further: 'Further pair drawn',
  },
  fr: {
    charter: 'Vol affrété',
    rights: 'Droits d’atterrissage loués',
    renewal: 'Étal renouvelé',
    crowded: 'Pénalité\u202f: ville bondée',
    full: 'Pénalité\u202f: tous les pions d’une couleur sur le plateau',
    unequal: 'Pénalité\u202f: mains inégales',
    further: 'Paire de plus piochée',
  },
};

function itemsIn(language: Language, { continents }: SharedText): LabWords['item'] {
  const groups: Readonly<Record<string, Names>> = {
    coins: COSTS[language],
    deeds: DEEDS[language],
    start: continents,
    bought: LAB_GOODS[language],
  };
  return (group, id) => groups[group]?.[id] ?? roundName(language, id) ?? id;
}

export const LAB_WORDS: Readonly<Record<Language, LabWords>> = {
  en: {
    measures: {
      left: { title: 'Pawns left by round', lead: 'On the board once the flights of the round are done.' },
      home: { title: 'Pawns brought home by round', lead: 'In the flights and charters of the round.' },
      coins: { title: 'Where the coins go', lead: 'Coins paid in a game.' },
      bought: { title: 'What is bought', lead: 'How many in a game.' },
    },
    strengths: {
      deeds: { title: 'What the team did', lead: 'Games in which it happened at least once.' },
      bought: { title: 'Purchases', lead: 'Games in which at least one was bought.' },
      start: { title: 'Where they began', lead: 'Games in which a first flight began or ended there.' },
    },
    leader: null,
    rounds: 'Length in rounds',
    item: itemsIn('en', EN_SHARED),
  },
  fr: {
    measures: {
      left: { title: 'Pions restants par tour', lead: 'Sur le plateau, une fois les vols du tour finis.' },
      home: { title: 'Pions arrivés par tour', lead: 'Par les vols et vols affrétés du tour.' },
      coins: { title: 'Où vont les pièces', lead: 'Pièces payées dans une partie.' },
      bought: { title: 'Ce qui s’achète', lead: 'Combien par partie.' },
    },
    strengths: {
      deeds: { title: 'Ce que l’équipe a fait', lead: 'Parties où cela est arrivé au moins une fois.' },
      bought: { title: 'Achats', lead: 'Parties où au moins un a été acheté.' },
      start: { title: 'Continents de départ', lead: 'Parties où un premier vol y commençait ou y finissait.' },
    },
    leader: null,
    rounds: 'Durée en tours',
    item: itemsIn('fr', FR_SHARED),
  },
};
