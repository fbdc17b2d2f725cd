/** The counts of the balance lab in Airlines. */

import {
  AIRLINE_INDEX,
  AIRLINES,
  type Airline,
  type Airlines,
  type News,
  type State,
  worths,
} from '@tarmac/airlines/rules';
import { byId, type Lab, type LabCounts, leaderShare, seatsWhere, seatsWithMost, sum } from '@tarmac/bots';
import type { Seat } from '@tarmac/kit';

export const airlinesLab: Lab<Airlines> = {
  count({ news, state }): LabCounts {
    const worth = worths(state);
    return {
      startSeat: state.startSeat,
      rounds: Math.ceil(state.turnsDone / state.seats),
      leaderWon: leaderWon(news, state),
      measures: {
        value: byAirline((airline) => worth[AIRLINE_INDEX[airline]]!),
        paid: byAirline((airline) => paidFor(state, airline)),
      },
      holders: {
        majority: byAirline((airline) => seatsWithMost(laid(state, airline))),
        holding: byAirline((airline) => seatsWhere(laid(state, airline), (count) => count > 0)),
        founding: byAirline((airline) => foundersOf(news, airline)),
      },
    };
  },
};

const byAirline = <V>(make: (airline: Airline) => V) => byId(AIRLINES, make);

/** Whether the leader after two scorings won; null for a game that ended before a third scoring (AL-9.5). */
function leaderWon(news: readonly News[], { scores, payouts, scorings }: State): number | null {
  const ended = news.find((item) => item.kind === 'ended');
  if (ended === undefined) throw new Error('the game is not over');
  if (scorings < 3) return null;
  const first = payouts.filter(({ scoring }) => scoring <= 2);
  const then = scores.map((_, seat) => sum(first.map(({ points }) => points[seat] as number)));
  return leaderShare(ended.ranks, then);
}

/** AL-9.2 only stock laid counts. */
function laid(state: State, airline: Airline): readonly number[] {
  return state.laid.map((cards) => cards[AIRLINE_INDEX[airline]]!);
}

/** In all scorings, to all seats. */
function paidFor({ payouts }: State, airline: Airline): number {
  return sum(payouts.filter((payout) => payout.airline === airline).flatMap(({ points }) => points));
}

/** AL-5.1 at most one. */
function foundersOf(news: readonly News[], airline: Airline): Seat[] {
  return news.flatMap((item) => (item.kind === 'founded' && item.airline === airline ? [item.seat] : []));
}
