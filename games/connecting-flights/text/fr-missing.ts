/** What a seat is short of, and what offers and answers bring, in French. */

import { coins, list, truck } from '@tarmac/flights/text/fr';
import type { MissingWords } from './en-missing.ts';

const about = (sum: number, guess: boolean): string => (guess ? `environ ${coins(sum)}` : coins(sum));
const signed = (sum: number): string => `${sum < 0 ? '−' : '+'}${Math.abs(sum)}`;

export const FR_MISSING: MissingWords = {
  title: 'Que me manque-t-il ?',
  none: 'Aux prix probables, vos pièces ne paient rien qui ajoute ou améliore un vol ce tour-ci.',
  dear: (have) => `Avec plus que vos ${coins(have)}, il y aurait :`,
  about: 'Chaque lot ajoute ou améliore un vol, et rien n’y est de trop. Les prix marqués ≈ sont estimés.',
  piece: {
    truck: (capacity) => truck(capacity),
    aTruck: (capacity) => `un ${truck(capacity)}`,
    rights: (city) => `droits d’atterrissage à ${city}`,
    row: (card) => `${card}, aux enchères`,
    supply: (city) => `${city}, que vous pouvez mettre aux enchères`,
    seat: (card, owner) => `${card}, chez ${owner}`,
    loan: (city, owner) => `${city} en prêt, de ${owner}`,
    lift: (sabotage, card) => `${card} : ${sabotage} à lever`,
    deck: (card) => `${card}, que personne ne peut vendre`,
  },
  price: (sum, guess) => (guess ? `≈${sum}` : `${sum}`),
  spokenPrice: about,
  revenue: 'Ce tour-ci',
  costs: 'Coût',
  tax: 'Subvention ou taxe',
  later: 'Par tour ensuite',
  again: (paid) => `en relouant pour ${paid}`,
  net: 'Pièces au dernier tour',
  signed,
  guess: {
    row: 'Le prix d’une carte aux enchères est une estimation.',
    seat: (owner) => `Ce que ${owner} demanderait est une estimation ; un échange peut être refusé.`,
  },
  mark: 'Marquer les éléments',
  markThese: (pieces) => `Marquer les éléments : ${pieces.join(', ')}`,
  marked: 'Marqué : appuyez encore pour retirer',
  unmark: 'Ne plus marquer',
  wanted: 'sur votre liste',
  askFor: (piece) => `Demander ${piece}`,
  following: 'Votre liste',
  state: { have: 'à vous', gone: 'plus disponible', due: 'à obtenir' },
  allThere: (to) => `Tout y est : votre meilleur plan rapporte ${to}.`,
  completes: (from, to) => `À elle seule, elle porte votre meilleur plan de ${from} à ${to}.`,
  lacks: (pieces, from, to) => `Il faut encore ${list(pieces)} : votre meilleur plan passe alors de ${from} à ${to}.`,
  withPrice: (piece, sum, guess) => `${piece} (${guess ? '≈' : ''}${sum})`,
  inDeck: (piece) => `Dans la pioche : personne ne peut vous vendre ${piece} maintenant.`,
  tooDear: (price, have) => `Le tout coûte ${price}, et vous avez ${coins(have)}.`,
  useless: 'Aucun de vos vols n’en a besoin, même avec un élément de plus de chaque autre sorte.',
  short: (gain, others) => (others === 0 ? signed(gain) : `${signed(gain)} avec ${others} de plus`),
  noRights: {
    closed: 'Un événement ou un sabotage interdit les droits d’atterrissage ce tour-ci.',
    limit: 'Vous avez loué ce qu’on peut louer en un tour.',
    offers: 'Une proposition est en cours : on y répond d’abord.',
    coins: (city, cost, have) =>
      `Le moins cher qui serve à l’un de vos passagers, ${city}, coûte ${coins(cost)} : vous en avez ${have}.`,
    taken: (passengers) =>
      `La banque n’a plus d’aéroport pour ${list(passengers)} : sur ce continent, avec assez d’étoiles.`,
    noPassenger: 'Vous n’avez aucun passager : les droits d’atterrissage servent à qui veut s’y rendre.',
  },
};
