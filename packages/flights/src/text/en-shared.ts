/** The shared words of the competitive and the cooperative game, in English. */

import { cardName, coins, truck } from './en-grammar.ts';
import { capital } from './grammar.ts';
import type { SharedRefusals, SharedText } from './shared-words.ts';

const FORMS = { bare: '', a: 'a ', the: 'the ' } as const;

export const EN_SHARED: SharedText = {
  continents: {
    'north-america': 'North America',
    europe: 'Europe',
    asia: 'Asia',
    'south-america': 'South America',
    africa: 'Africa',
    oceania: 'Oceania',
  },
  kinds: {
    airport: 'Airport',
    plane: 'Plane',
    passenger: 'Passenger',
    electric: 'Electric plane',
    truck: 'Truck',
    rights: 'Landing rights',
  },
  cardName: (face, names, form) => cardName(face, names, FORMS[form]),
  coins,
  truck,
};

export const EN_SHARED_REFUSALS: SharedRefusals = {
  gameOver: () => 'The game is over: there is nothing left to do but look at the result.',
  noSuchCity: ({ city }) => `This board has no airport ‘${city}’: choose one that is drawn on it.`,
  planeTooSmall: ({ plane, passenger }) =>
    `A ${plane}-star plane is too small for a ${passenger}-star passenger: it needs at least as many stars.`,
  airportTooSmall: ({ city, stars, passenger }, names) =>
    `${names.city(city)} has only ${stars} of the ${passenger} stars this passenger asks for: land at a larger airport.`,
  wrongContinent: ({ city, continent }, names) =>
    `This passenger wants to go to ${names.continent(continent)}, and ${names.city(city)} is not there.`,
  tooLittleFuel: ({ needed, truck: has }) =>
    has === 0
      ? `This flight needs ${needed} fuel: lay a ${truck(needed)} or larger on the plane, or fly an electric one.`
      : `This flight needs ${needed} fuel and the truck holds only ${has}: lay a larger one on the plane.`,
  fromRights: ({ city }, names) =>
    `In ${names.city(city)} you have landing rights only: flights may end there but not begin.`,
  sameCity: ({ city }, names) => `A flight cannot begin and end in ${names.city(city)}: choose two cities.`,
  wrongKind: ({ card }, names) =>
    `${capital(names.theCard(card))} lies in the wrong place: airport, plane, passenger and airport follow one another.`,
  notInSupply: ({ city }, names) => `No card of ${names.city(city)} is left in the supply: choose another airport.`,
  noElectricLeft: ({ stars }) => `No ${stars}-star electric plane is left in the supply.`,
  noTruckLeft: ({ capacity }) => `No ${truck(capacity)} is left in the supply.`,
};
