/** The shared words of the competitive and the cooperative game, in French. */

import { cardName, coins, de, inContinent, stars as starred, truck } from './fr-grammar.ts';
import { capital } from './grammar.ts';
import type { SharedRefusals, SharedText } from './shared-words.ts';

const FORMS = { bare: '', a: 'un ', the: 'le ' } as const;

export const FR_SHARED: SharedText = {
  continents: {
    'north-america': 'Amérique du Nord',
    europe: 'Europe',
    asia: 'Asie',
    'south-america': 'Amérique du Sud',
    africa: 'Afrique',
    oceania: 'Océanie',
  },
  kinds: {
    airport: 'Aéroport',
    plane: 'Avion',
    passenger: 'Passager',
    electric: 'Avion électrique',
    truck: 'Camion-citerne',
    rights: 'Droits d’atterrissage',
  },
  cardName: (face, names, form) => cardName(face, names, FORMS[form]),
  coins,
  truck,
};

export const FR_SHARED_REFUSALS: SharedRefusals = {
  gameOver: () => 'La partie est finie : il ne reste qu’à regarder le résultat.',
  noSuchCity: ({ city }) => `Ce plateau n’a pas d’aéroport « ${city} » : choisissez-en un qui y figure.`,
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
  notInSupply: ({ city }, names) =>
    `Il ne reste aucune carte ${names.city(city)} en réserve : choisissez un autre aéroport.`,
  noElectricLeft: ({ stars }) => `Il ne reste aucun avion électrique ${starred(stars)} en réserve.`,
  noTruckLeft: ({ capacity }) => `Il ne reste aucun ${truck(capacity)} en réserve.`,
};
