/** The balance lab's names. In a file of their own, so that tables need not load them. */

import type { Language, SharedText } from '@tarmac/flights/text';
import { LAB_GOODS, roundName } from '@tarmac/flights/text';
import { EN_SHARED } from '@tarmac/flights/text/en';
import { FR_SHARED } from '@tarmac/flights/text/fr';
import type { LabWords } from '@tarmac/kit/words';
import { EN_CARDS } from './en-cards.ts';
import { FR_CARDS } from './fr-cards.ts';
import type { CardTexts } from './words.ts';

function itemsIn(language: Language, cards: CardTexts, { continents }: SharedText): LabWords['item'] {
  const groups: Readonly<Record<string, Readonly<Record<string, string | { readonly name: string }>>>> = {
    player: cards.players,
    identity: cards.identities,
    sabotage: cards.sabotages,
    victim: cards.sabotages,
    start: continents,
    airports: continents,
    bought: LAB_GOODS[language],
  };
  return (group, id) => {
    const found = groups[group]?.[id] ?? roundName(language, id) ?? id;
    return typeof found === 'string' ? found : found.name;
  };
}

export const LAB_WORDS: Readonly<Record<Language, LabWords>> = {
  en: {
    measures: {
      revenue: { title: 'Revenue by round', lead: 'Of one player, on average, in each round.' },
      bought: { title: 'What is bought', lead: 'How many in a game, by all players together.' },
    },
    strengths: {
      player: { title: 'Player cards', lead: 'Players who kept the card.' },
      identity: { title: 'Identities', lead: 'Players who had the secret identity.' },
      start: { title: 'Where they began', lead: 'Players who chose the continent for their first flight.' },
      airports: {
        title: 'Airports',
        lead: 'Players who own the most airports of the continent at the end, alone or tied.',
      },
      bought: { title: 'Purchases', lead: 'Players who bought at least one, at auction or in the market.' },
      sabotage: { title: 'Sabotages used', lead: 'Players who laid the card at least once.' },
      victim: { title: 'Sabotages suffered', lead: 'Players the card was laid on at least once.' },
    },
    leader: { title: 'Won by who earned most in round 5', lead: 'Most revenue in that round of ten, alone or tied.' },
    rounds: null,
    item: itemsIn('en', EN_CARDS, EN_SHARED),
  },
  fr: {
    measures: {
      revenue: { title: 'Revenu par tour', lead: 'D’un joueur, en moyenne, à chaque tour.' },
      bought: { title: 'Ce qui s’achète', lead: 'Combien par partie, tous joueurs réunis.' },
    },
    strengths: {
      player: { title: 'Cartes Joueur', lead: 'Joueurs ayant gardé la carte.' },
      identity: { title: 'Identités', lead: 'Joueurs ayant eu cette identité secrète.' },
      start: { title: 'Continents de départ', lead: 'Joueurs ayant choisi le continent pour leur premier vol.' },
      airports: {
        title: 'Aéroports',
        lead: 'Joueurs ayant le plus d’aéroports du continent à la fin, seuls ou à égalité.',
      },
      bought: { title: 'Achats', lead: 'Joueurs en ayant acheté au moins un, aux enchères ou au marché.' },
      sabotage: { title: 'Sabotages commis', lead: 'Joueurs ayant posé la carte au moins une fois.' },
      victim: { title: 'Sabotages subis', lead: 'Joueurs visés par la carte au moins une fois.' },
    },
    leader: {
      title: 'Victoires de qui gagnait le plus au tour 5',
      lead: 'Le plus gros revenu de ce tour, sur dix, seul ou à égalité.',
    },
    rounds: null,
    item: itemsIn('fr', FR_CARDS, FR_SHARED),
  },
};
