/** French words for points and counted things. */

import { listIn, pluralIn } from '@tarmac/kit/words';
import { cardsIn } from './grammar.ts';

export const plural = pluralIn('fr');
export const list = listIn('fr');
export const cards = cardsIn(list);

export const points = (count: number): string => `${count} ${plural(count, 'point', 'points')}`;
export const markers = (count: number): string => `${count} ${plural(count, 'marqueur', 'marqueurs')}`;
export const turns = (count: number): string => `${count} ${plural(count, 'tour', 'tours')}`;
export const stock = (count: number): string => `${count} ${plural(count, 'action', 'actions')}`;
/** '3 actions BOI': the bare code after the noun avoids d’ and de. */
export const stockOf = (count: number, airline: string): string => `${stock(count)} ${airline}`;
