/** What the lab and the calibration of both games count alike. */

export { ELECTRIC, GOODS, goodOfCard, RIGHTS, truckGood } from './lab-goods.ts';
