/** Refusals of actions and flights in French: the fault and its remedy. */

import { capital } from '@tarmac/flights/text';
import {
  coins,
  de,
  FR_SHARED_REFUSALS,
  inContinent,
  KINDS,
  proposals,
  stars as starred,
  theContinent,
} from '@tarmac/flights/text/fr';
import { FR_DUE } from './fr-frames.ts';
import type { Text } from './words.ts';

const DECKS = { plane: 'd’avion', passenger: 'de passager', airport: 'd’aéroport' } as const;

export const FR_REFUSALS: Text['refusals'] = {
  ...FR_SHARED_REFUSALS,
  notYourTurn: () => 'Ce n’est pas à vous : attendez qu’on vous le demande.',
  notNow: ({ due }) => `Ce n’est pas ce qui est demandé. Il faut d’abord ${FR_DUE[due]}.`,

  continentOut: ({ continent }, names) =>
    `${capital(theContinent(names, continent))} n’est pas en jeu à ce nombre de joueurs : choisissez un autre continent.`,

  playerNotDealt: ({ player }, names) =>
    `Vous n’avez pas reçu la carte ${names.player(player)} : gardez une de vos deux cartes Joueur.`,
  continentTaken: ({ continent, seat }, names) =>
    `${names.seat(seat)} commence déjà ${inContinent(names, continent)} : choisissez un autre continent.`,
  outsideStart: ({ city, continent }, names) =>
    `${names.city(city)} n’est pas ${inContinent(names, continent)} : votre premier vol part du continent choisi et s’y termine.`,
  overBudget: ({ cost, budget }) =>
    `Ce vol coûte ${coins(cost)} et votre budget est de ${coins(budget)} : choisissez des cartes moins chères.`,
  noSuchPassenger: ({ continent, stars }, names) =>
    `Il n’y a pas de passager ${starred(stars)} pour ${theContinent(names, continent)} : choisissez un passager qui existe.`,

  incomplete: () => 'Il manque quelque chose : un vol demande une origine, un avion, un passager et une destination.',
  usedTwice: ({ card }, names) =>
    `${capital(names.theCard(card))} est posée deux fois : une carte sert à un seul vol par tour.`,
  truckUsedTwice: ({ capacity }) =>
    `Vous n’avez pas autant de camions-citernes de ${capacity} : chacun sert à un seul vol par tour.`,
  grounded: ({ card, sabotage }, names) =>
    `La carte ${names.sabotage(sabotage)} est posée sur ${names.theCard(card)} : levez ce sabotage avant de vous en servir.`,

  slotForbids: ({ kind }) =>
    `Cette place des enchères ne prend pas ${KINDS[kind]} : choisissez une autre sorte de carte.`,
  deckEmpty: ({ kind }) => `Il ne reste plus ${DECKS[kind]} à piocher : choisissez une autre sorte de carte.`,

  bidTooLow: ({ least }) => `Cette offre est trop basse : misez au moins ${coins(least)}, ou passez.`,
  notEnoughCoins: ({ cost, coins: free }) =>
    `Il faut ${coins(cost)} ; vous ${free === 0 ? 'ne pouvez en dépenser aucune' : `ne pouvez en dépenser que ${free}`}.`,

  rightsLimit: ({ limit }) =>
    `Vous ne pouvez louer de droits d’atterrissage ${limit === 1 ? 'qu’une fois' : `que ${limit} fois`} par tour, et c’est déjà fait.`,
  rightsClosed: () => 'La banque ne vous loue pas de droits d’atterrissage ce tour-ci : une carte l’interdit.',
  rightsNotNeeded: ({ city }, names) =>
    `Vous n’avez aucun passager qui puisse atterrir à l’aéroport ${de(names.city(city))} : les droits ne se louent que s’ils servent.`,
  cannotSell: () => 'La banque ne rachète rien : seul le Trader peut lui vendre quelque chose.',
  notYours: ({ card, rule }, names) =>
    rule === 'CF-2.10'
      ? `Vous ne pouvez pas voler avec ${names.theCard(card)} : vous n’en disposez pas ce tour-ci.`
      : `Vous ne possédez pas ${names.theCard(card)} : choisissez parmi vos cartes.`,
  truckNotYours: ({ capacity }) =>
    `Vous n’avez pas autant de camions-citernes de ${capacity} : choisissez parmi les vôtres.`,
  notSaleable: ({ card }, names) =>
    `La banque ne rachète pas ${names.theCard(card)} tant qu’une carte Sabotage est posée dessus : levez d’abord le sabotage.`,

  noTrading: () => 'À cette table, on joue sans échanges.',
  offerLimit: ({ limit }) => `Vous avez fait vos ${proposals(limit)} de ce tour : attendez celles des autres.`,
  offerOpen: () => 'Vous avez déjà une proposition en cours : retirez-la avant d’en faire une autre.',
  noOfferFrom: ({ seat }, names) => `${names.seat(seat)} ne vous a rien proposé.`,
  idleReason: () =>
    'Une raison porte sur cette proposition : un aéroport dont vous vous servez, ou une carte qui changerait de mains. Qui accepte n’en donne pas.',
  noOfferMade: () => 'Vous n’avez aucune proposition à retirer.',
  offerToSelf: () => 'On n’échange pas avec soi-même : choisissez quelqu’un d’autre.',
  oneSided: () => 'Chacun doit donner quelque chose : un cadeau n’est pas un échange.',
  promised: ({ card }, names) =>
    `${capital(names.theCard(card))} figure dans votre proposition en cours : retirez-la avant de vous en servir autrement.`,
  notTheirs: ({ seat, card }, names) =>
    `${names.seat(seat)} ne possède pas ${names.theCard(card)} : demandez autre chose.`,
  truckNotTheirs: ({ seat, capacity }, names) =>
    `${names.seat(seat)} n’a pas autant de camions-citernes de ${capacity}.`,
  theyCannotPay: ({ seat, coins: asked }, names) => `${names.seat(seat)} n’a pas ${coins(asked)} à donner.`,
  onLoan: ({ card }, names) =>
    `${capital(names.theCard(card))} est en prêt ou en location ce tour-ci : on ne peut ni échanger cette carte ni la prêter.`,
  notAnAirport: ({ card }, names) =>
    `${capital(names.theCard(card))} n’est pas un aéroport : on ne prête que des aéroports.`,
  sabotagedLoan: ({ card }, names) =>
    `Une carte Sabotage est posée sur ${names.theCard(card)} : un tel aéroport ne se prête pas avant que le sabotage soit levé.`,

  noSabotageLeft: () => 'Il ne reste plus de carte Sabotage : prenez les pièces.',
  badVictim: ({ victim }, names) =>
    `Cette carte ne peut pas servir contre ${names.seat(victim)} : choisissez une autre victime, ou la carte où la poser.`,
  badTarget: ({ card }, names) =>
    `Cette carte ne peut pas se poser sur ${names.theCard(card)} : choisissez une autre carte de la victime.`,

  notSabotaged: ({ sabotage }, names) => `La carte ${names.sabotage(sabotage)} n’est sur aucune des vôtres.`,
  planHandedIn: () => 'Votre plan de vol de ce tour est validé : reprenez-le avant de lever un sabotage.',
  noPlanYet: () => 'Vous n’avez pas encore validé de plan de vol ce tour-ci : il n’y a rien à reprendre.',
  alreadyClaimed: () => 'Vous avez déjà révélé votre identité secrète : c’est une seule fois par partie.',
  sameOrder: ({ claim }) =>
    claim ? 'Votre identité se révèle déjà dès que sa tâche est accomplie.' : 'Votre identité secrète attend déjà.',
};
