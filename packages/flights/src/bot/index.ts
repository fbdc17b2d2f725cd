/** What the lab and the calibration of both games count alike. */

export { mean, ratio, sum } from './figures.ts';
export { byId, ELECTRIC, GOODS, goodOfCard, RIGHTS, truckGood } from './lab-goods.ts';
