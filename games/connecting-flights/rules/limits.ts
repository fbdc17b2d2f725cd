/** Numbers of the competitive game that no card prints. */

/** CF-4.7 */
export const SABOTEUR_COINS = 10;
/** CF-4.3 */
export const BIDS = 2;
/** CF-4.4 */
export const RIGHTS = 1;
