/** The airlines' names: proper names, the same in every language. */

import type { Share } from '@tarmac/airlines-europe/rules';

export const SHARE_NAMES: Readonly<Record<Share, string>> = {
  yellow: 'Air Amigos',
  blue: 'Rio Grande Southern Europe',
  violet: 'Lucky Hans Airways',
  red: 'Days Of Flying Wonders',
  black: 'Brooms Bewitched',
  brown: 'Jolly Roger Airships',
  green: 'FF Flys',
  orange: 'It’s Funagain To Fly',
  gray: 'Flying Is Simply Fun',
  white: 'White Winds',
  abacus: 'Air ABACUS',
};

/**
 * AE-1.1, the index of a `ByShare`. Repeated here because pages load these texts without the rules; a test compares it
 * with the rules.
 */
export const SHARE_ORDER: readonly Share[] = [
  'yellow',
  'blue',
  'violet',
  'red',
  'black',
  'brown',
  'green',
  'orange',
  'gray',
  'white',
  'abacus',
];
