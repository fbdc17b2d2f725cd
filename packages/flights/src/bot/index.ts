/** The shared counts of the lab and the calibration of both games. */

export { ELECTRIC, GOODS, goodOfCard, RIGHTS, truckGood } from './lab-goods.ts';
