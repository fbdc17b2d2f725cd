/** Airlines Europe for bots. */

export { airlinesEuropeBrain } from './brain.ts';
