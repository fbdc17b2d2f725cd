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
 * AE-1.1, what indexes a `ByShare`. Written out because pages load these texts and must not load the
 * rules with them; a test holds it equal to the rules' own list.
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
