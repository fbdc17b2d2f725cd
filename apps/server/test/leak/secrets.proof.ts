import { testSecrets } from './secrets.ts';
import { DAYS, LIVE } from './whole-matches.ts';

testSecrets([
  { seats: 2, eye: 0, clock: LIVE, seed: 20 },
  { seats: 2, eye: 1, clock: DAYS, seed: 2 },
  { seats: 4, eye: 1, clock: DAYS, seed: 4 },
  { seats: 5, eye: 3, clock: LIVE, seed: 20 },
  { seats: 5, eye: 'watcher', clock: LIVE, seed: 7 },
]);
