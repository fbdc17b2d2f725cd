/** Airlines (1990) for bots. */

export { airlinesBrain } from './brain.ts';
export { airlinesCalibration } from './calibration.ts';
export { type Comparison, type Explained, explain } from './explain.ts';
export { airlinesLab } from './lab.ts';
export { TERMS, type Term } from './terms.ts';
