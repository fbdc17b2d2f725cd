/** What the balance lab counts in Airlines Europe. */

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
import type { Lab, LabCounts } from '@tarmac/bots';
import type { Seat } from '@tarmac/kit';
import { countGame } from './calibration-counts.ts';

export const airlinesEuropeLab: Lab<AirlinesEurope> = {
  count({ news, state }): LabCounts {
    const { turns = 0, ledAfterTwo, leaderWon = 0 } = countGame({ news, state });
    const airlines = AIRLINES.filter((_, index) => inPlay(state.seats)[index]);
    const shares = SHARES.filter((share) => share === 'abacus' || airlines.includes(share));
    return {
      startSeat: state.startSeat,
      rounds: Math.ceil(turns / state.seats),
      leaderWon: ledAfterTwo === 1 ? leaderWon : null,
      measures: {
        value: byId(airlines, (airline) => scoringRow(state, SHARE_INDEX[airline], SCORING_CARDS)[0] as number),
        paid: byId(shares, (share) => paidFor(state, share)),
      },
      holders: {
        majority: byId(shares, (share) => most(held(state, share))),
        holding: byId(shares, (share) => seatsWhere(held(state, share), (count) => count > 0)),
        opening: byId(airlines, (airline) => opened(news, airline)),
      },
    };
  },
};

function byId<K extends string, V>(ids: readonly K[], make: (id: K) => V): Record<string, V> {
  return Object.fromEntries(ids.map((id) => [id, make(id)]));
}

/** AE-8.3 what counts is laid open. */
function held({ portfolios }: State, share: Share): readonly number[] {
  return portfolios.map((portfolio) => portfolio[SHARE_INDEX[share]] as number);
}

function most(counts: readonly number[]): Seat[] {
  const highest = Math.max(...counts);
  return highest === 0 ? [] : seatsWhere(counts, (count) => count === highest);
}

function seatsWhere(counts: readonly number[], wanted: (count: number) => boolean): Seat[] {
  return counts.flatMap((count, seat) => (wanted(count) ? [seat] : []));
}

/** In all scorings, to all seats. */
function paidFor({ payouts }: State, share: Share): number {
  return payouts
    .filter((payout) => payout.share === share)
    .flatMap(({ points }) => points)
    .reduce((sum, points) => sum + points, 0);
}

/** AE-2.8 who began with a share of it. */
function opened(news: readonly News[], airline: Share): Seat[] {
  const first = news.find((item) => item.kind === 'opened');
  return (first?.shares ?? []).flatMap((pair, seat) => (pair.some((share) => share === airline) ? [seat] : []));
}
