import { DAYS, LIVE, testWholeMatches } from './whole-matches.ts';

testWholeMatches([
  { seats: 2, clock: LIVE },
  { seats: 3, clock: DAYS, resignAfter: 40 },
  { seats: 4, clock: LIVE, resignAfter: 45 },
  { seats: 5, clock: DAYS },
]);
