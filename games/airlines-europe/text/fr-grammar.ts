/** French words for money, points and counted shares. */

import type { Share } from '@tarmac/airlines-europe/rules';
import { listIn, NBSP, pluralIn, tally, times } from '@tarmac/kit/words';
import { SHARE_NAMES } from './share-names.ts';

const plural = pluralIn('fr');
export const list = listIn('fr');

export const money = (millions: number): string => `${millions}${NBSP}M€`;
export const points = (count: number): string => `${count} ${plural(count, 'point', 'points')}`;
export const spaces = (count: number): string => `${count} ${plural(count, 'case', 'cases')}`;
export const shares = (count: number): string => `${count} ${plural(count, 'action', 'actions')}`;
/** '3 actions Air Amigos': the bare name after the noun avoids d’ and de. */
export const sharesOf = (count: number, share: Share): string => `${shares(count)} ${SHARE_NAMES[share]}`;
export const unseenCards = (count: number): string => `${count} ${plural(count, 'carte cachée', 'cartes cachées')}`;

/** 'Air Amigos, 2 × FF Flys et White Winds' */
export const cards = (values: readonly Share[]): string =>
  list(tally(values).map(([share, count]) => times(count, SHARE_NAMES[share])));
