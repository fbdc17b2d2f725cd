/** English words for coins, cards and other counted things. */

import type { SlotKind } from '@tarmac/flights/rules';
import { listIn, pluralIn } from '@tarmac/kit/words';
import type { Face } from './faces.ts';
import { eitherIn } from './grammar.ts';
import type { CardNames } from './shared-words.ts';

export const plural = pluralIn('en-GB');
export const list = listIn('en-GB');
export const either = eitherIn('en-GB');

export const coins = (count: number): string => `${count} ${plural(count, 'coin', 'coins')}`;
export const bids = (count: number): string => `${count} ${plural(count, 'bid', 'bids')}`;
export const flights = (count: number): string => `${count} ${plural(count, 'flight', 'flights')}`;
export const offers = (count: number): string => `${count} ${plural(count, 'offer', 'offers')}`;
export const cards = (count: number): string => `${count} ${plural(count, 'card', 'cards')}`;
export const continents = (count: number): string => `${count} ${plural(count, 'continent', 'continents')}`;
export const stars = (count: number): string => `${count} ${plural(count, 'star', 'stars')}`;
export const truck = (capacity: number): string => `truck of ${capacity}`;

export const KINDS: Readonly<Record<SlotKind, string>> = {
  plane: 'a plane',
  passenger: 'a passenger',
  airport: 'an airport',
};

const ORDINALS = ['1st', '2nd'];

/** A city is named as it is; other cards get 'a' or 'the'. */
export function cardName(
  face: Face,
  names: Pick<CardNames, 'city' | 'continent'>,
  article: '' | 'a ' | 'the ',
): string {
  if (face.kind === 'airport') {
    return face.copies === 1 ? names.city(face.city) : `${names.city(face.city)} (${ORDINALS[face.copy - 1]} card)`;
  }
  const name = face.kind === 'plane' ? (face.electric ? 'electric plane' : 'plane') : 'passenger';
  const where = face.kind === 'passenger' ? ` for ${names.continent(face.continent)}` : '';
  return `${article}${face.stars}-star ${name}${where}`;
}
