/** The requirements for a playable board, beyond the shape of its file. */

import { CONTINENTS, type Continent, cityProblems, LEAST_CITIES, MOST_COINS } from '@tarmac/flights/rules';
import { isWhole, repeats } from '@tarmac/map';
import type { Board } from './board.ts';
import { cardProblems } from './card-problems.ts';
import { priceProblems } from './price-problems.ts';

/** One sentence for each thing wrong, naming its place in the file; none when the board can be played. */
export function boardProblems(board: Board): string[] {
  const problems = [
    ...cityProblems(board.cities),
    ...priceProblems(board),
    ...leaderboardProblems(board),
    ...slotProblems(board),
    ...cardProblems(board),
  ];
  // The cost of a first flight means nothing while stars, prices or budgets are wrong.
  return problems.length > 0 ? problems : firstFlightProblems(board);
}

/** CF-4.6 from 0 up, and the more revenue the fewer coins. */
function leaderboardProblems({ leaderboard }: Board): string[] {
  if (leaderboard.length === 0) return ['leaderboard must have at least one field'];
  return leaderboard.flatMap(({ from, coins }, i) => {
    const at = `leaderboard[${i}]`;
    const before = leaderboard[i - 1];
    const problems: string[] = [];
    if (!Number.isInteger(from)) problems.push(`${at}.from must be a whole number (got ${from})`);
    else if (before === undefined && from !== 0) problems.push(`${at}.from must be 0 (got ${from})`);
    else if (before !== undefined && from <= before.from) {
      problems.push(`${at}.from must be greater than that of the field before (got ${from} after ${before.from})`);
    }
    if (!isWhole(coins, -MOST_COINS, MOST_COINS)) {
      problems.push(`${at}.coins must be a whole number from -${MOST_COINS} to ${MOST_COINS} (got ${coins})`);
    } else if (before !== undefined && coins >= before.coins) {
      problems.push(`${at}.coins must be less than that of the field before (got ${coins} after ${before.coins})`);
    }
    return problems;
  });
}

/** CF-4.2 */
function slotProblems({ slots }: Board): string[] {
  return slots.flatMap((kinds, i) => [
    ...(kinds.length === 0 ? [`slots[${i}] must take at least one kind of card`] : []),
    ...repeats(kinds, (later, first) => `slots[${i}][${later}] repeats slots[${i}][${first}] (got "${kinds[later]}")`),
  ]);
}

/** CF-3.3 whoever starts there can pay for a first flight, whichever card they have kept. */
function firstFlightProblems(board: Board): string[] {
  const budget = Math.min(...board.players.map((player) => player.budget));
  return CONTINENTS.flatMap((continent) => {
    const cost = cheapestFirstFlight(board, continent);
    if (cost <= budget) return [];
    return [
      `cities must offer a first flight in ${continent} for the smallest budget of a player card, ${budget} (the cheapest costs ${cost})`,
    ];
  });
}

/** Every continent has a passenger of 1 star (CF-1.3), for whom any plane and any two airports will do; the truck is free. */
function cheapestFirstFlight({ cities, prices }: Board, continent: Continent): number {
  const airports = cities
    .filter((city) => city.continent === continent)
    .map(({ stars }) => prices.airport[stars - 1]!)
    .sort((a, b) => a - b)
    .slice(0, LEAST_CITIES);
  return [...airports, prices.plane[0]!, prices.passenger[0]!].reduce((sum, price) => sum + price, 0);
}
