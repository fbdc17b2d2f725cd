/** The review of a finished game: the growth of points and values, the turning points, the payments. */

import type { View } from '@tarmac/airlines-europe/rules';
import {
  type Measured,
  type Paid,
  paidBy,
  type Standing,
  standingsFrom,
  type TurningPoint as TurningPointOf,
  turningPointsOf,
  whenChanged,
} from '@tarmac/board/story';

type Payout = View['payouts'][number];
type TurningPoint = TurningPointOf<Payout>;

/** AE-2.2 one for the start player, one more for each seat clockwise. */
function startPoints({ seats, startSeat }: View): number[] {
  return Array.from({ length: seats }, (_, seat) => 1 + ((seat - startSeat + seats) % seats));
}

/** After the start, and after each payment of points (AE-11.4). */
export function standings(view: View): readonly Standing[] {
  return standingsFrom(startPoints(view), view.payouts);
}

export function turningPoints(view: View): readonly TurningPoint[] {
  return turningPointsOf(startPoints(view), view.payouts);
}

export function paidInAll({ payouts }: View): readonly Paid<Payout['share']>[] {
  return paidBy(payouts, ({ share }) => share);
}

/** The value track at each move of a marker, and at both ends. */
export function trackOverTime(past: readonly { readonly view: View }[]): readonly Measured[] {
  return whenChanged(past.map(({ view }) => view.track));
}

/** AE-8.7 seats with equal points, best place first; Air ABACUS holdings decided between them. */
export interface TieBreak {
  readonly points: number;
  readonly seats: readonly { readonly seat: number; readonly rank: number; readonly abacus: number }[];
  /** They share the place: their Air ABACUS is equal too. */
  readonly shared: boolean;
}

export function tieBreaks(
  ranks: readonly number[],
  scores: readonly number[],
  abacus: readonly number[],
): readonly TieBreak[] {
  const totals = [...new Set(scores)].sort((a, b) => b - a);
  return totals.flatMap((points) => {
    const seats = scores
      .flatMap((score, seat) => (score === points ? [{ seat, rank: ranks[seat] ?? 0, abacus: abacus[seat] ?? 0 }] : []))
      .sort((a, b) => a.rank - b.rank);
    if (seats.length < 2) return [];
    return [{ points, seats, shared: seats.every(({ rank }) => rank === seats[0]?.rank) }];
  });
}
