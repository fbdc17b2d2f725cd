/** English words for points and counted things. */

import { listIn, pluralIn } from '@tarmac/kit/words';
import { cardsIn } from './grammar.ts';

export const plural = pluralIn('en-GB');
export const list = listIn('en-GB');
export const cards = cardsIn(list);

export const points = (count: number): string => `${count} ${plural(count, 'point', 'points')}`;
export const markers = (count: number): string => `${count} ${plural(count, 'marker', 'markers')}`;
export const turns = (count: number): string => `${count} ${plural(count, 'turn', 'turns')}`;
export const stock = (count: number): string => `${count} stock ${plural(count, 'card', 'cards')}`;
/** `airline` is its code. */
export const stockOf = (count: number, airline: string): string => `${stock(count)} of ${airline}`;
