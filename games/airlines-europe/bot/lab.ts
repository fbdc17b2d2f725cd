/** The counts of the balance lab in Airlines Europe. */

import {
  AIRLINES,
  type AirlinesEurope,
  inPlay,
  type News,
  SCORING_CARDS,
  SHARE_INDEX,
  SHARES,
  type Share,
  type State,
  scoringRow,
} from '@tarmac/airlines-europe/rules';
import { byId, type Lab, type LabCounts, leaderShare, seatsWhere, seatsWithMost, sum } from '@tarmac/bots';
import type { Seat } from '@tarmac/kit';
import { countTurns } from './calibration-counts.ts';

export const airlinesEuropeLab: Lab<AirlinesEurope> = {
  count({ news, state }): LabCounts {
    const { turns = 0 } = countTurns(news);
    const airlines = AIRLINES.filter((_, index) => inPlay(state.seats)[index]);
    const shares = SHARES.filter((share) => share === 'abacus' || airlines.includes(share));
    return {
      startSeat: state.startSeat,
      rounds: Math.ceil(turns / state.seats),
      leaderWon: leaderWon(news, state),
      measures: {
        value: byId(airlines, (airline) => scoringRow(state, SHARE_INDEX[airline], SCORING_CARDS)[0]!),
        paid: byId(shares, (share) => paidFor(state, share)),
      },
      holders: {
        majority: byId(shares, (share) => seatsWithMost(held(state, share))),
        holding: byId(shares, (share) => seatsWhere(held(state, share), (count) => count > 0)),
        opening: byId(airlines, (airline) => opened(news, airline)),
      },
    };
  },
};

/** Whether the leader after two scorings won, start VP included; null for a game blocked before (AE-4.11). */
function leaderWon(news: readonly News[], { scores, payouts, scorings }: State): number | null {
  const ended = news.find((item) => item.kind === 'ended');
  if (ended === undefined) throw new Error('the game is not over');
  if (scorings < SCORING_CARDS) return null;
  const last = payouts.filter(({ scoring }) => scoring === SCORING_CARDS);
  const then = scores.map((score, seat) => score - sum(last.map(({ points }) => points[seat] as number)));
  return leaderShare(ended.ranks, then);
}

/** AE-8.3 only open shares count. */
function held({ portfolios }: State, share: Share): readonly number[] {
  return portfolios.map((portfolio) => portfolio[SHARE_INDEX[share]]!);
}

/** In all scorings, to all seats. */
function paidFor({ payouts }: State, share: Share): number {
  return sum(payouts.filter((payout) => payout.share === share).flatMap(({ points }) => points));
}

/** AE-2.8 the seats that began with a share of it. */
function opened(news: readonly News[], airline: Share): Seat[] {
  const first = news.find((item) => item.kind === 'opened');
  return (first?.shares ?? []).flatMap((pair, seat) => (pair.some((share) => share === airline) ? [seat] : []));
}
