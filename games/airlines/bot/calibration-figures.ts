/** The figures of a board and what they ought to be (rules/data/CALIBRATION.md), as data for `arena calibrate`. */

import { AIRLINES } from '@tarmac/airlines/rules';
import type { Counts, Figure } from '@tarmac/bots';

type Wish = Pick<Figure, 'aim' | 'extremes'>;

export function figuresFor(seats: number): Figure[] {
  return [
    mean("winner's points", 'winnerPoints', 'games', { extremes: 'winnerPoints' }),
    mean("all seats' points", 'allPoints', 'places'),
    ratio('airlines that died unfounded (%)', 'dead', 'airlines', { aim: { least: 0, most: 8 } }),
    ratio('airlines founded (%)', 'founded', 'airlines'),
    share(`games ended by the last ${seats === 2 ? 'scoring' : 'stock'} card (%)`, 'endedByStock', 'games', {
      aim: { least: 95, most: 100 },
    }),
    share('games ended by AL-9.5, the stalemate (%)', 'stalemates', 'games', {}),
    ...Array.from({ length: seats }, (_, place) => victories(place, seats)),
    share('leader after two scorings won (%)', 'leaderWon', 'ledAfterTwo', {}),
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

function mean(name: string, count: string, of: string, wish: Wish = {}): Figure {
  return { name, value: (sums) => quotient(sums, count, of), ...wish };
}

function ratio(name: string, count: string, of: string, wish: Wish = {}): Figure {
  return { name, value: (sums) => 100 * quotient(sums, count, of), ...wish };
}

function share(name: string, count: string, trials: string, wish: Wish): Figure {
  return { ...ratio(name, count, trials), trials, ...wish };
}

/** "Seat win shares within 4 points of fair with `seatBonus`": once the 95 % interval reaches less than 3 points to either side, the figure itself decides. */
function victories(place: number, seats: number): Figure {
  const fair = 100 / seats;
  const name = place === 0 ? 'victories of the start seat (%)' : `victories of seat ${place} after it (%)`;
  return share(name, `victories${place}`, 'games', { aim: { least: fair - 4, most: fair + 4, decidedWithin: 3 } });
}

function quotient(sums: Counts, count: string, of: string): number {
  return (sums[count] ?? 0) / (sums[of] ?? 0);
}
