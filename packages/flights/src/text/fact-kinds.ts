/** What a fact of a refusal may be, besides a number or a text. */

import { CONTINENT_ORDER } from './orders.ts';

export const isFlag = (fact: unknown): boolean => typeof fact === 'boolean';
export const isContinent = (fact: unknown): boolean => CONTINENT_ORDER.some((continent) => continent === fact);
