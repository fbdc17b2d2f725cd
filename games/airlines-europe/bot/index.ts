/** Airlines Europe for bots. */

export { airlinesEuropeBrain } from './brain.ts';
export { airlinesEuropeCalibration } from './calibration.ts';
export { type Comparison, type Explained, explain } from './explain.ts';
export { airlinesEuropeLab } from './lab.ts';
export { TERMS, type Term } from './terms.ts';
