/** English words for money, points and counted shares. */

import type { Share } from '@tarmac/airlines-europe/rules';
import { listIn, NBSP, pluralIn, tally, times } from '@tarmac/kit/words';
import { SHARE_NAMES } from './share-names.ts';

const plural = pluralIn('en-GB');
export const list = listIn('en-GB');

export const money = (millions: number): string => `${millions}${NBSP}M`;
export const points = (count: number): string => `${count} ${plural(count, 'point', 'points')}`;
export const spaces = (count: number): string => `${count} ${plural(count, 'space', 'spaces')}`;
export const shares = (count: number): string => `${count} ${plural(count, 'share', 'shares')}`;
export const sharesOf = (count: number, share: Share): string => `${shares(count)} of ${SHARE_NAMES[share]}`;
export const abacusShares = (count: number): string =>
  `${count} ${SHARE_NAMES.abacus} ${plural(count, 'share', 'shares')}`;
export const unseenCards = (count: number): string => `${count} unseen ${plural(count, 'card', 'cards')}`;

/** 'Air Amigos, 2 × FF Flys and White Winds' */
export const cards = (values: readonly Share[]): string =>
  list(tally(values).map(([share, count]) => times(count, SHARE_NAMES[share])));
