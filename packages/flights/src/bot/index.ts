/** What the lab and the calibration of both games count alike. */

export { byId, ELECTRIC, GOODS, goodOfCard, RIGHTS, sum, truckGood } from './lab-goods.ts';
