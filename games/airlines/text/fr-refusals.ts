/** Refusals in French: the fault and its remedy. */

import { de } from '@tarmac/kit/words';
import { FR_DUE } from './fr-frames.ts';
import { stockOf } from './fr-grammar.ts';
import { STYLE_NAMES } from './styles.ts';
import type { Text } from './words.ts';

export const FR_REFUSALS: Text['refusals'] = {
  gameOver: () => 'La partie est finie : il ne reste qu’à regarder le résultat.',
  notYourTurn: () => 'Ce n’est pas à vous de jouer : attendez votre tour.',
  notNow: ({ due }) => `Ce n’est pas ce qui est demandé maintenant. Il faut ${FR_DUE[due]}.`,

  noSuchRoute: ({ route }) => `Ce plateau n’a pas de liaison « ${route} » : choisissez une liaison qui y figure.`,
  noSuchFlight: ({ flight }) => `Ce jeu n’a pas de carte Vol « ${flight} » : choisissez une carte de votre main.`,
  noSuchCircle: ({ route, circle }, names) =>
    `Il n’y a pas de cercle ${circle + 1} sur ${names.route(route)} : choisissez un des cercles de la liaison.`,

  flightNotInHand: ({ flight }, names) =>
    `Vous n’avez pas la carte Vol ${names.flight(flight)} : choisissez une carte de votre main.`,
  wrongStyle: ({ flight, style }, names) =>
    `La liaison est ${STYLE_NAMES.fr[style]}, et la carte Vol ${names.flight(flight)} ne lui convient pas : jouez une carte du même motif que la liaison.`,
  styleNotAllowed: ({ airline, style }, names) =>
    `${names.airline(airline)} n’a pas droit aux liaisons de ce motif (${STYLE_NAMES.fr[style]}) : la carte Information montre ceux qui sont permis.`,
  routeFull: ({ route }, names) =>
    `Plus aucun cercle n’est libre sur ${names.route(route)} : choisissez une liaison où il en reste.`,
  tooLow: ({ flight, value, number }, names) =>
    `La carte Vol ${names.flight(flight)} est trop faible : le cercle libre au plus petit nombre demande au moins ${number}, et la carte vaut ${value}.`,
  notConnected: ({ airline, route }, names) =>
    `Le réseau ${de(names.airline(airline))} ne touche pas ${names.route(route)} : la liaison doit toucher son siège ou une liaison où la compagnie vole déjà.`,
  noMarkerLeft: ({ airline, rule }, names) =>
    rule === 'AL-5.1'
      ? `Il reste moins de deux marqueurs à ${names.airline(airline)}, et il en faut un pour le siège et un pour la liaison : choisissez une autre compagnie.`
      : `${names.airline(airline)} n’a plus de marqueur en réserve : choisissez une compagnie qui en a encore.`,
  alreadyOnRoute: ({ airline, route }, names) =>
    `${names.airline(airline)} vole déjà sur ${names.route(route)}, et une compagnie n’y a droit qu’une fois : choisissez une autre liaison ou une autre compagnie.`,

  stillUsable: ({ flight }, names) =>
    `La carte Vol ${names.flight(flight)} peut encore servir à une compagnie : seules les cartes inutilisables s’échangent.`,
  nothingToExchange: () => 'Il ne reste pas de carte Vol à piocher : aucun échange n’est possible.',

  alreadyFounded: ({ airline }, names) =>
    `${names.airline(airline)} est déjà fondée : agrandissez son réseau ou jouez des actions de cette compagnie.`,
  notFounded: ({ airline }, names) =>
    `${names.airline(airline)} n’est pas encore fondée : choisissez une compagnie qui l’est, ou fondez-la.`,
  airlineInactive: ({ airline }, names) =>
    `${names.airline(airline)} est inactive et ne pourra plus être fondée : choisissez une autre compagnie.`,
  notAtHeadquarters: ({ airline, route }, names) =>
    `${names.route(route)} ne part pas du siège ${de(names.airline(airline))}, et sa première liaison doit en partir.`,
  stockNotInHand: ({ airline, count, held }, names) =>
    count < 1
      ? `Il faut poser au moins une action ${names.airline(airline)}.`
      : `Vous ne pouvez pas jouer ${stockOf(count, names.airline(airline))} : vous n’en avez ${held === 0 ? 'aucune' : `que ${held}`} en main.`,

  notFaceUp: ({ airline }, names) =>
    `Il n’y a pas d’action ${names.airline(airline)} dans la rangée : choisissez une des cartes qui s’y trouvent.`,
  pileEmpty: () => 'La pioche est vide : il ne reste que les cartes de la rangée.',
  notInactive: ({ airline }, names) =>
    `${names.airline(airline)} n’est pas inactive : seules les cartes des compagnies inactives peuvent être retirées de la rangée.`,
  alreadyRemoved: () => 'Vous avez déjà retiré une carte de la rangée, et c’est tout ce qu’un tour permet.',

  circleNotFree: ({ route, circle }, names) =>
    `Le ${names.number(route, circle)} sur ${names.route(route)} n’est pas libre : un sabotage se pose sur un cercle libre.`,
  numberTooLow: ({ route, number }, names) =>
    `Le ${number} sur ${names.route(route)} ne peut pas être saboté : choisissez un cercle qui porte au moins 5.`,
  alreadySabotaged: ({ route }, names) =>
    `Un marqueur de sabotage se trouve déjà sur ${names.route(route)}, et une liaison n’en porte qu’un : choisissez une autre liaison.`,
};
