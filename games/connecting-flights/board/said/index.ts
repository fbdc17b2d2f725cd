/** The few words of the picture that are its own business: short forms for small places, and names of its parts. */

import type { Language } from '@tarmac/board';
import type { Continent } from '../logic/shapes.ts';

interface Said {
  /** As a passenger card has room for it. */
  readonly short: Readonly<Record<Continent, string>>;
  /** CF-2.9 all of the compass in one sentence. */
  readonly compass: string;
  readonly electric: string;
  readonly sabotaged: string;
  readonly lookAt: (name: string) => string;
  readonly from: (price: number) => string;
  readonly inDeck: (cards: number) => string;
  readonly noAuction: string;
  readonly noRights: string;
  readonly outOfPlay: string;
  readonly lent: string;
  readonly usedBy: (name: string) => string;
  readonly liesOn: (card: string) => string;
  readonly myCards: string;
  readonly table: string;
  readonly choosing: string;
  readonly invalid: (flights: number) => string;
  readonly ifWon: string;
  readonly total: string;
  readonly ofBudget: string;
  readonly fiveMore: string;
  readonly look: string;
}

export const SAID: Readonly<Record<Language, Said>> = {
  en: {
    short: {
      'north-america': 'North Am.',
      europe: 'Europe',
      asia: 'Asia',
      'south-america': 'South Am.',
      africa: 'Africa',
      oceania: 'Oceania',
    },
    compass: 'Fuel: 1 within a continent, 2 north or south, 3 east or west, 4 aslant',
    electric: 'Electric',
    sabotaged: 'Sabotaged',
    lookAt: (name) => `What ${name} has`,
    from: (price) => `from ${price}`,
    inDeck: (cards) => `${cards} in the deck`,
    noAuction: 'Nothing is up for auction now.',
    noRights: 'None to rent: it takes a passenger who wants to go there.',
    outOfPlay: 'not in play',
    lent: 'lent',
    usedBy: (name) => `Used by ${name}.`,
    liesOn: (card) => `It would lie on ${card}.`,
    myCards: 'My cards',
    table: 'Round',
    choosing: 'Everyone chooses at once',
    invalid: (flights) => (flights === 1 ? '1 flight does not count' : `${flights} flights do not count`),
    ifWon: 'Coins if it is yours',
    total: 'Cost',
    ofBudget: 'Left',
    fiveMore: 'Five more',
    look: 'Map',
  },
  fr: {
    short: {
      'north-america': 'Am. du Nord',
      europe: 'Europe',
      asia: 'Asie',
      'south-america': 'Am. du Sud',
      africa: 'Afrique',
      oceania: 'Océanie',
    },
    compass: 'Carburant\u202f: 1 dans un même continent, 2 vers le nord ou le sud, 3 vers l’est ou l’ouest, 4 en biais',
    electric: 'Électrique',
    sabotaged: 'Saboté',
    lookAt: (name) => `Ce que possède ${name}`,
    from: (price) => `dès ${price}`,
    inDeck: (cards) => (cards < 2 ? `${cards} carte dans la pile` : `${cards} cartes dans la pile`),
    noAuction: 'Rien n’est aux enchères en ce moment.',
    noRights: 'Rien à louer\u202f: il faut un passager qui veut s’y rendre.',
    outOfPlay: 'hors jeu',
    lent: 'prêté',
    usedBy: (name) => `Joué par ${name}.`,
    liesOn: (card) => `Il serait posé sur ${card}.`,
    myCards: 'Mes cartes',
    table: 'Tour',
    choosing: 'Tous choisissent en même temps',
    invalid: (flights) => (flights < 2 ? `${flights} vol ne compte pas` : `${flights} vols ne comptent pas`),
    ifWon: 'Pièces si elle est à vous',
    total: 'Coût',
    ofBudget: 'Reste',
    fiveMore: 'Cinq de plus',
    look: 'Carte',
  },
};
