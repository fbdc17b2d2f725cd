/** French words for coins, cards and other counted things. */

import type { Continent, SlotKind } from '@tarmac/flights/rules';
import { de as deWord, listIn, pluralIn } from '@tarmac/kit/words';
import type { Face } from './faces.ts';
import { eitherIn } from './grammar.ts';
import type { CardNames } from './shared-words.ts';

export const plural = pluralIn('fr');
export const list = listIn('fr');
export const either = eitherIn('fr');

export const coins = (count: number): string => `${count} ${plural(count, 'pièce', 'pièces')}`;
export const bids = (count: number): string => `${count} ${plural(count, 'offre', 'offres')}`;
export const flights = (count: number): string => `${count} ${plural(count, 'vol', 'vols')}`;
export const proposals = (count: number): string => `${count} ${plural(count, 'proposition', 'propositions')}`;
export const cards = (count: number): string => `${count} ${plural(count, 'carte', 'cartes')}`;
export const continents = (count: number): string => `${count} ${plural(count, 'continent', 'continents')}`;
export const stars = (count: number): string => `${count} ${plural(count, 'étoile', 'étoiles')}`;
export const truck = (capacity: number): string => `camion-citerne de ${capacity}`;

/** « de »; « d’ » before a vowel, « du » before « Le ». */
export function de(words: string): string {
  if (words.startsWith('Le ')) return `du ${words.slice(3)}`;
  return deWord(words);
}

/** Every continent is feminine and begins with a vowel. */
export const inContinent = (names: Pick<CardNames, 'continent'>, continent: Continent): string =>
  `en ${names.continent(continent)}`;
export const theContinent = (names: Pick<CardNames, 'continent'>, continent: Continent): string =>
  `l’${names.continent(continent)}`;

export const KINDS: Readonly<Record<SlotKind, string>> = {
  plane: 'un avion',
  passenger: 'un passager',
  airport: 'un aéroport',
};

const ORDINALS = ['1re', '2e'];
const ARTICLES = {
  '': { plane: '', passenger: '' },
  'un ': { plane: 'un ', passenger: 'un ' },
  'le ': { plane: 'l’', passenger: 'le ' },
} as const;

/** A city is named as it is; other cards get an article. */
export function cardName(
  face: Face,
  names: Pick<CardNames, 'city' | 'continent'>,
  article: keyof typeof ARTICLES,
): string {
  if (face.kind === 'airport') {
    return face.copies === 1 ? names.city(face.city) : `${names.city(face.city)} (${ORDINALS[face.copy - 1]} carte)`;
  }
  const begin = ARTICLES[article][face.kind];
  if (face.kind === 'plane') return `${begin}avion ${face.electric ? 'électrique ' : ''}${stars(face.stars)}`;
  return `${begin}passager ${stars(face.stars)} pour ${theContinent(names, face.continent)}`;
}
