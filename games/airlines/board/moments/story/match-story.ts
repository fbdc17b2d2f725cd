/** The review of a finished game: the growth of points and airlines, the turning points, the stock never laid. */

import type { Facts, Scene, View } from '@tarmac/airlines/rules';
import {
  leadersOf,
  type Measured,
  type Paid,
  paidBy,
  type SharedTurn,
  type Standing,
  standingsFrom,
  type TurningPoint as TurningPointOf,
  turningPointsOf,
  whenChanged,
} from '@tarmac/board/story';
import { type Held, heldStock } from '../../logic/pieces.ts';
import type { FlightCard } from '../../logic/shapes.ts';

type Payout = View['payouts'][number];

export type OwnTurn =
  | Exclude<TurningPointOf<Payout>, SharedTurn>
  /** AL-10.1 the seat bonus gave these seats the lead. */
  | { readonly kind: 'bonus'; readonly seats: readonly number[]; readonly points: number };

/** Zero at the start, then the points after each payment. */
export function standings({ seats, payouts }: View): readonly Standing[] {
  return standingsFrom(new Array<number>(seats).fill(0), payouts);
}

/** AL-10.1 the points beyond the scorings; null without the option, or for an unfinished game. */
export function seatBonus(view: View): readonly number[] | null {
  if (!view.config.seatBonus || view.endedBy === null) return null;
  const paid = standings(view).at(-1)?.totals ?? [];
  return view.scores.map((score, seat) => score - (paid[seat] ?? 0));
}

export function turningPoints(view: View): readonly (SharedTurn | OwnTurn)[] {
  const all = standings(view);
  const told = turningPointsOf(all[0]?.totals ?? [], view.payouts);
  const before = leadersOf(all.at(-1)?.totals ?? []);
  const after = leadersOf(view.scores);
  if (seatBonus(view) === null || before.join() === after.join()) return told;
  return [...told, { kind: 'bonus', seats: after, points: Math.max(...view.scores) }];
}

export function paidInAll({ payouts }: View): readonly Paid<Payout['airline']>[] {
  return paidBy(payouts, ({ airline }) => airline);
}

/** AL-9.2 the worth of each airline at each change. */
export function worthOverTime(past: readonly { readonly facts: Facts }[]): readonly Measured[] {
  return whenChanged(past.map(({ facts }) => facts.worth));
}

/** The points that several seats share at the end, the most first. */
export function sharedPlaces(
  scores: readonly number[],
): readonly { readonly points: number; readonly seats: readonly number[] }[] {
  const totals = [...new Set(scores)].sort((a, b) => b - a);
  return totals
    .map((points) => ({ points, seats: scores.flatMap((score, seat) => (score === points ? [seat] : [])) }))
    .filter(({ seats }) => seats.length > 1);
}

export interface HandLeft {
  readonly stock: readonly Held[];
  readonly flights: readonly FlightCard[];
}

/** AL-11.3 the remaining hand of each seat; null if nothing was revealed. */
export function handsLeft({ flights }: Pick<Scene, 'flights'>, { laidOpen }: View): readonly HandLeft[] | null {
  if (laidOpen === null) return null;
  return laidOpen.hands.map((hand, seat) => ({
    stock: heldStock(hand),
    flights: flights.filter((_, card) => laidOpen.flights[card] === seat),
  }));
}
