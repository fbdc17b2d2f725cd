/** CF-7.1 whether a further pair is worth its coins. */

import { MOST_COINS, type State } from '@tarmac/connecting-flights/cooperative/rules';
import { TUNING } from './data/tuning.ts';

/** Coins early buy flights for many rounds; but not where the purse would run over, nor late. */
export function wantsFurther({ round, coins }: Pick<State, 'round' | 'coins'>): boolean {
  return round <= TUNING.furtherUntil && coins + TUNING.furtherRoom <= MOST_COINS;
}
