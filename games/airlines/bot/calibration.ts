/**
 * The measurements of `arena calibrate` for a board of Airlines (1990), and their targets (rules/data/CALIBRATION.md).
 */

import { AIRLINES, type Airlines } from '@tarmac/airlines/rules';
import { type Calibration, type Figure, mean, ratio, share, victories } from '@tarmac/bots';
import { countGame } from './calibration-counts.ts';

/**
 * "Seat win shares within 4 points of fair with `seatBonus`": the figure decides once the 95 % interval is within 3
 * points.
 */
const FAIR = { points: 4, decidedWithin: 3 };
const ENDED = { least: 95, most: 100 };

export const airlinesCalibration: Calibration<Airlines> = { count: countGame, figuresFor };

function figuresFor(seats: number): Figure[] {
  return [
    mean("winner's points", 'best', 'games', { extremes: 'best' }),
    mean("all seats' points", 'points', 'places'),
    ratio('airlines that died unfounded (%)', 'dead', 'airlines', { aim: { least: 0, most: 8 } }),
    ratio('airlines founded (%)', 'founded', 'airlines'),
    seats === 2
      ? share('games ended by the last scoring card (%)', 'ended.AL-9.4', 'games', { aim: ENDED })
      : share('games ended by the last stock card (%)', 'ended.AL-9.3', 'games', { aim: ENDED }),
    share('games ended by AL-9.5, the stalemate (%)', 'ended.AL-9.5', 'games'),
    ...victories(seats, FAIR),
    share('leader after two scorings won (%)', 'leaderWon', 'led'),
    mean('turns of a seat', 'turns', 'places'),
    mean('decisions in a game', 'decisions', 'games'),
    ratio('turns that found (%)', 'foundTurns', 'turns'),
    ratio('turns that expand (%)', 'expandTurns', 'turns'),
    ratio('turns that play stock (%)', 'playTurns', 'turns'),
    ratio('expanding turns without a flight (%)', 'strandedTurns', 'expandTurns'),
    mean('sabotages', 'sabotages', 'games'),
    mean('flight cards exchanged', 'exchanges', 'games'),
    mean('dead stock cards removed', 'removals', 'games'),
    mean('stock in hand at the end, of a seat', 'stockInHand', 'places'),
    ...AIRLINES.map((airline) => ratio(`${airline}: founded (% of games)`, `founded.${airline}`, 'games')),
    ...AIRLINES.map((airline) => ratio(`${airline}: died unfounded (% of games)`, `dead.${airline}`, 'games')),
    ...AIRLINES.map((airline) => mean(`${airline}: flights`, `flights.${airline}`, 'games')),
    ...AIRLINES.map((airline) => mean(`${airline}: points paid`, `paid.${airline}`, 'games')),
  ];
}
