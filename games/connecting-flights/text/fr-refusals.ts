/** Why an action is refused or a flight does not count, and what would be right, in French. */

import { FR_DUE } from './fr-frames.ts';
import { coins, de, inContinent, KINDS, proposals, stars as starred, theContinent, truck } from './fr-grammar.ts';
import { capital } from './grammar.ts';
import type { RefusalTexts } from './words.ts';

const DECKS = { plane: 'd’avion', passenger: 'de passager', airport: 'd’aéroport' } as const;

export const FR_REFUSALS: RefusalTexts = {
  gameOver: () => 'La partie est finie : il ne reste qu’à regarder le résultat.',
  notYourTurn: () => 'Ce n’est pas à vous : attendez qu’on vous le demande.',
  notNow: ({ due }) => `Ce n’est pas ce qui est demandé. Il faut d’abord ${FR_DUE[due]}.`,

  noSuchCity: ({ city }) => `Ce plateau n’a pas d’aéroport « ${city} » : choisissez-en un qui y figure.`,
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
  planeTooSmall: ({ plane, passenger }) =>
    `Un avion ${starred(plane)} est trop petit pour un passager ${starred(passenger)} : il lui faut au moins autant d’étoiles.`,
  airportTooSmall: ({ city, stars, passenger }, names) =>
    `${names.city(city)} n’a que ${stars} des ${passenger} étoiles que ce passager demande : choisissez un aéroport plus grand.`,
  wrongContinent: ({ city, continent }, names) =>
    `Ce passager veut aller ${inContinent(names, continent)}, et ${names.city(city)} n’y est pas.`,
  tooLittleFuel: ({ needed, truck: has }) =>
    has === 0
      ? `Ce vol demande ${needed} de carburant : posez un ${truck(needed)} ou plus gros sur l’avion, ou prenez un avion électrique.`
      : `Ce vol demande ${needed} de carburant et le camion-citerne n’en contient que ${has} : posez-en un plus gros sur l’avion.`,
  fromRights: ({ city }, names) =>
    `À l’aéroport ${de(names.city(city))}, vous n’avez que des droits d’atterrissage : un vol peut s’y terminer, mais pas en partir.`,
  sameCity: ({ city }, names) =>
    `Un vol ne peut pas partir de l’aéroport où il se termine, ${names.city(city)} : choisissez deux villes.`,
  wrongKind: ({ card }, names) =>
    `${capital(names.theCard(card))} n’est pas à sa place : aéroport, avion, passager et aéroport se suivent.`,
  usedTwice: ({ card }, names) =>
    `${capital(names.theCard(card))} est sur la table deux fois : une carte sert à un seul vol par tour.`,
  truckUsedTwice: ({ capacity }) =>
    `Vous n’avez pas autant de camions-citernes de ${capacity} : chacun sert à un seul vol par tour.`,
  grounded: ({ card, sabotage }, names) =>
    `La carte ${names.sabotage(sabotage)} est posée sur ${names.theCard(card)} : levez ce sabotage avant de voler avec.`,

  slotForbids: ({ kind }) =>
    `Cette place des enchères ne prend pas ${KINDS[kind]} : choisissez une autre sorte de carte.`,
  deckEmpty: ({ kind }) => `Il ne reste plus ${DECKS[kind]} à piocher : choisissez une autre sorte de carte.`,
  notInSupply: ({ city }, names) =>
    `Il ne reste aucune carte ${names.city(city)} en réserve : choisissez un autre aéroport.`,

  bidTooLow: ({ least }) => `Cette offre est trop basse : offrez au moins ${coins(least)}, ou passez.`,
  notEnoughCoins: ({ cost, coins: free }) => `Il y faut ${coins(cost)}, et vous pouvez en dépenser ${free}.`,

  rightsLimit: ({ limit }) =>
    `Vous ne pouvez louer de droits d’atterrissage que ${limit} fois par tour, et c’est déjà fait.`,
  rightsClosed: () => 'La banque ne vous loue pas de droits d’atterrissage ce tour-ci : une carte l’interdit.',
  rightsNotNeeded: ({ city }, names) =>
    `Vous n’avez aucun passager qui puisse atterrir à l’aéroport ${de(names.city(city))} : les droits ne se louent que s’ils servent.`,
  noElectricLeft: ({ stars }) => `Il ne reste aucun avion électrique ${starred(stars)} en réserve.`,
  noTruckLeft: ({ capacity }) => `Il ne reste aucun ${truck(capacity)} en réserve.`,
  cannotSell: () => 'La banque ne rachète rien : seul le Trader peut lui vendre quelque chose.',
  notYours: ({ card, rule }, names) =>
    rule === 'CF-2.10'
      ? `Vous ne pouvez pas voler avec ${names.theCard(card)} : vous n’en disposez pas ce tour-ci.`
      : `Vous ne possédez pas ${names.theCard(card)} : choisissez parmi vos cartes.`,
  truckNotYours: ({ capacity }) =>
    `Vous n’avez pas un tel nombre de camions-citernes de ${capacity} : choisissez parmi les vôtres.`,
  notSaleable: ({ card }, names) =>
    `La banque ne prend pas ${names.theCard(card)} avec une carte Sabotage dessus : levez d’abord le sabotage.`,

  noTrading: () => 'À cette table, on joue sans échanges.',
  offerLimit: ({ limit }) => `Vous avez fait vos ${proposals(limit)} de ce tour : attendez celles des autres.`,
  offerOpen: () => 'Vous avez déjà une proposition en cours : retirez-la avant d’en faire une autre.',
  noOfferFrom: ({ seat }, names) => `${names.seat(seat)} ne vous a rien proposé.`,
  noOfferMade: () => 'Vous n’avez aucune proposition à retirer.',
  offerToSelf: () => 'On n’échange pas avec soi-même : choisissez quelqu’un d’autre.',
  oneSided: () => 'Chacun doit donner quelque chose : un cadeau n’est pas un échange.',
  promised: ({ card }, names) =>
    `${capital(names.theCard(card))} figure dans votre proposition en cours : retirez-la avant de vous en servir autrement.`,
  notTheirs: ({ seat, card }, names) =>
    `${names.seat(seat)} ne possède pas ${names.theCard(card)} : demandez autre chose.`,
  truckNotTheirs: ({ seat, capacity }, names) =>
    `${names.seat(seat)} n’a pas un tel nombre de camions-citernes de ${capacity}.`,
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
  planHandedIn: () => 'Vous avez remis votre plan de vol de ce tour : il est trop tard pour lever un sabotage.',
  alreadyClaimed: () => 'Vous avez déjà révélé votre identité secrète, et c’est une seule fois par partie.',
  sameOrder: ({ claim }) =>
    claim ? 'Votre identité se révèle déjà dès que sa tâche est accomplie.' : 'Votre identité secrète attend déjà.',
};
