/** The balance lab's names of goods, in both games. */

import type { Language } from './languages.ts';

type Goods = Readonly<Record<string, string>>;

export const LAB_GOODS: Readonly<Record<Language, Goods>> = {
  en: {
    'airport-1': '1-star airport',
    'airport-2': '2-star airport',
    'airport-3': '3-star airport',
    'plane-1': '1-star plane',
    'plane-2': '2-star plane',
    'plane-3': '3-star plane',
    'passenger-1': '1-star passenger',
    'passenger-2': '2-star passenger',
    'passenger-3': '3-star passenger',
    electric: 'Electric plane',
    'truck-1': 'Truck of 1',
    'truck-2': 'Truck of 2',
    'truck-3': 'Truck of 3',
    'truck-4': 'Truck of 4',
    rights: 'Landing rights',
  },
  fr: {
    'airport-1': 'Aéroport 1 étoile',
    'airport-2': 'Aéroport 2 étoiles',
    'airport-3': 'Aéroport 3 étoiles',
    'plane-1': 'Avion 1 étoile',
    'plane-2': 'Avion 2 étoiles',
    'plane-3': 'Avion 3 étoiles',
    'passenger-1': 'Passager 1 étoile',
    'passenger-2': 'Passager 2 étoiles',
    'passenger-3': 'Passager 3 étoiles',
    electric: 'Avion électrique',
    'truck-1': 'Camion-citerne de 1',
    'truck-2': 'Camion-citerne de 2',
    'truck-3': 'Camion-citerne de 3',
    'truck-4': 'Camion-citerne de 4',
    rights: 'Droits d’atterrissage',
  },
};

const ROUNDS: Readonly<Record<Language, string>> = { en: 'Round', fr: 'Tour' };

/** 'round-3' in words; null for another id. */
export function roundName(language: Language, id: string): string | null {
  const [, round] = /^round-(\d+)$/.exec(id) ?? [];
  return round === undefined ? null : `${ROUNDS[language]} ${round}`;
}
