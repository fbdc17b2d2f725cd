/** Refusals in French: the fault and its remedy. */

import { de } from '@tarmac/kit/words';
import { FR_DUE } from './fr-frames.ts';
import { money, shares, sharesOf } from './fr-grammar.ts';
import { SHARE_NAMES } from './share-names.ts';
import type { Text } from './words.ts';

export const FR_REFUSALS: Text['refusals'] = {
  gameOver: () => 'La partie est finie : il ne reste qu’à regarder le résultat.',
  notYourTurn: () => 'Ce n’est pas à vous de jouer : attendez votre tour.',
  notNow: ({ due }) => `Ce n’est pas ce qui est demandé maintenant. Il faut ${FR_DUE[due]}.`,

  sameAirline: ({ airline }) =>
    `Ce sont deux actions ${SHARE_NAMES[airline]} : les deux premières doivent être de deux compagnies différentes.`,
  openingNotInHand: ({ airline }) =>
    `Vous n’avez pas d’action ${SHARE_NAMES[airline]} en main : choisissez deux actions de votre main.`,

  airlineNotInPlay: ({ airline }) =>
    `${SHARE_NAMES[airline]} ne participe pas à cette partie : choisissez une compagnie en jeu.`,
  noSuchRoute: ({ route }) => `Ce plateau n’a pas de liaison « ${route} » : choisissez une liaison qui y figure.`,
  noSuchLicence: ({ route, licence }, names) =>
    `Il n’y a pas de licence ${licence + 1} sur ${names.route(route)} : choisissez un des cercles de la liaison.`,
  noAirplaneLeft: ({ airline }) =>
    `${SHARE_NAMES[airline]} n’a plus d’avion en réserve : choisissez une compagnie qui en a encore.`,
  alreadyOnRoute: ({ airline, route }, names) =>
    `${SHARE_NAMES[airline]} exploite déjà ${names.route(route)}, et une compagnie n’a droit qu’à une licence par liaison : choisissez une autre liaison ou une autre compagnie.`,
  routeFull: ({ route }, names) =>
    `Plus aucune licence n’est libre sur ${names.route(route)} : choisissez une liaison où il en reste.`,
  notCheapest: ({ route, licence, cheapest, cost }, names) =>
    `La licence ${licence + 1} sur ${names.route(route)} ne s’achète pas encore : la moins chère encore libre s’achète d’abord, la licence ${cheapest + 1} à ${money(cost)}.`,
  notConnected: ({ airline, route }, names) =>
    `Le réseau ${de(SHARE_NAMES[airline])} ne touche pas ${names.route(route)} : la liaison doit partir de son aéroport d’attache ou d’une ville que ses propres licences atteignent déjà.`,
  tooDear: ({ cost, cash }) =>
    `Cette licence coûte ${money(cost)} et vous avez ${money(cash)} : choisissez-en une que vous pouvez payer.`,

  notInMarket: ({ airline }) =>
    `Il n’y a pas d’action ${SHARE_NAMES[airline]} au marché : choisissez une des cartes qui s’y trouvent.`,

  notInHand: ({ share, count, held }) =>
    `Vous ne pouvez pas poser ${sharesOf(count, share)} : vous n’en avez ${held === 0 ? 'aucune' : `que ${held}`} en main.`,
  twoOfOneAirline: ({ share }) =>
    `Ce sont deux actions ${SHARE_NAMES[share]} : posez autant d’actions que vous voulez d’une seule compagnie, ou une action de deux compagnies différentes.`,

  noAbacusLeft: ({ supply }) =>
    supply === 0
      ? 'Il ne reste aucune action Air ABACUS en réserve : choisissez autre chose.'
      : `Il ne reste que ${sharesOf(supply, 'abacus')} en réserve : échangez une action contre une.`,
  tooFewShares: ({ give, held }) =>
    `Il faut donner ${shares(give)} et vous n’en avez ${held === 0 ? 'aucune' : `que ${held}`}, main et portefeuille réunis : ${give > 1 && held > 0 ? 'échangez une action contre une, ou choisissez autre chose' : 'choisissez autre chose'}.`,
  notHeld: ({ share, from }) =>
    `Il n’y a pas d’action ${SHARE_NAMES[share]} ${from === 'hand' ? 'dans votre main' : 'dans votre portefeuille'} : donnez une action qui s’y trouve.`,
  outOfOrder: ({ share, from }) =>
    `L’action ${SHARE_NAMES[share]} de votre ${from === 'hand' ? 'main' : 'portefeuille'} ne peut pas être donnée à ce moment : donnez d’abord les actions du portefeuille, puis celles de la main, chaque fois dans l’ordre des compagnies, et gardez-en assez pour la suite.`,

  licenceNotFree: ({ route, licence }, names) =>
    `La licence ${licence + 1} sur ${names.route(route)} n’est pas libre : une interdiction ne se pose que sur une licence libre.`,
  lastFreeLicence: ({ route }, names) =>
    `Il ne reste qu’une licence libre sur ${names.route(route)}, et la dernière ne peut pas être interdite : choisissez une liaison qui en a au moins deux.`,
};
