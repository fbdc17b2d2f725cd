/** Connecting Flights for bots. */

export { connectingFlightsBrain } from './brain.ts';
export { connectingFlightsCalibration } from './calibration.ts';
export { type Comparison, type Explained, explain } from './explain.ts';
export { connectingFlightsLab } from './lab.ts';
export { plannerProbe } from './planner/probe.ts';
export { TERMS, type Term } from './terms.ts';
