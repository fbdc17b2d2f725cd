/** Connecting Flights, cooperative and solo, for bots. */

export { cooperativeFlightsBrain } from './brain.ts';
export { cooperativeCalibration } from './calibration.ts';
export { type Comparison, type Explained, explain } from './explain.ts';
export { flyingProbe } from './flying/probe.ts';
export { cooperativeFlightsLab } from './lab.ts';
export { TERMS, type Term } from './terms.ts';
