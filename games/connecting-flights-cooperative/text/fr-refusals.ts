/** Refusals in French: the fault and its remedy. */

import { capital } from '@tarmac/flights/text';
import { coins, FR_SHARED_REFUSALS, inContinent, stars as starred, theContinent, truck } from '@tarmac/flights/text/fr';
import { FR_DUE } from './fr-due.ts';
import { at, pawns } from './fr-grammar.ts';
import type { Text } from './words.ts';

export const FR_REFUSALS: Text['refusals'] = {
  ...FR_SHARED_REFUSALS,
  notNow: ({ due }) => `Ce n’est pas ce qui est demandé. L’équipe doit d’abord ${FR_DUE[due]}.`,
  noSuchHand: ({ hand }) => `Il n’y a pas de main ${hand + 1} à cette table.`,
  otherHandNext: ({ hand }, names) => `Cela vient plus tard : d’abord ${names.theHand(hand)}.`,

  otherContinentNext: ({ city, continent }, names) =>
    `${names.city(city)} n’est pas ${inContinent(names, continent)}, où va le prochain pion.`,
  continentClosed: ({ continent, until }, names) =>
    `Les cendres couvrent ${theContinent(names, continent)} : on n’y achète rien jusqu’au tour ${until} compris.`,
  onlyOneStar: () => 'Dans une première partie, on commence avec des passagers 1 étoile : choisissez-en un.',
  noPassengerLeft: ({ continent, stars }, names) =>
    `Il ne reste aucun passager ${starred(stars)} pour ${theContinent(names, continent)} : choisissez-en un autre.`,
  noPlaneLeft: ({ stars }) => `Il ne reste aucun avion ${starred(stars)} : choisissez-en un autre.`,

  notOnDisplay: ({ card }, names) => `${capital(names.theCard(card))} n’est pas à l’étal.`,
  notEnoughCoins: ({ cost, coins: free }) =>
    `Il faut ${coins(cost)} ; l’équipe ${free === 0 ? 'n’en a aucune' : `n’en a que ${free}`}.`,
  notInScenario: ({ kind }) =>
    kind === 'electric'
      ? 'Ce scénario se joue sans avions électriques.'
      : 'Ce scénario se joue sans camions-citernes de cette taille.',

  notOfThisHand: ({ card }, names) =>
    `${capital(names.theCard(card))} n’est pas dans cette main : un vol prend les cartes d’une seule main.`,
  usedTwice: ({ card }, names) =>
    `${capital(names.theCard(card))} a déjà servi à un vol de ce tour : choisissez une autre carte.`,
  truckUsedTwice: ({ capacity }) => `Cette main n’a plus de ${truck(capacity)} pour ce tour.`,
  beforeFlown: ({ card }, names) =>
    `${capital(names.theCard(card))} sert déjà dans un vol de ce tour : continuez au bout d’une chaîne, ou commencez-en une autre.`,
  nobodyAboard: () => 'Il faut quelqu’un à bord : choisissez les pions à emmener.',
  tooManyAboard: ({ pawns: carried, stars }) =>
    `${capital(pawns(carried))}, c’est trop pour un avion ${starred(stars)} : il en transporte ${stars} au plus.`,
  noSuchPawn: ({ city, pawn }, names) =>
    `Il n’y a pas autant de pions pour ${theContinent(names, pawn)} ${at(names.city(city))}.`,
  notOneContinent: ({ from, to }, names) =>
    `${names.city(from)} et ${names.city(to)} ne sont pas sur un même continent : un vol charter reste sur le sien.`,
  noCharterLeft: () => 'Le marqueur est au bout de la rangée des vols charters : plus aucun ce tour-ci.',

  noMoreProposals: () => 'Trop de propositions ont été refusées : plus rien ne peut s’acheter ce tour-ci.',
  notAsked: () => 'Vous avez déjà accepté : on attend les autres.',
  notProposer: () => 'Seul l’auteur de la proposition peut la retirer.',
};
