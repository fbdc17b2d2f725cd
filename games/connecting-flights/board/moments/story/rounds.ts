/** Finds flight phases among many moments and tells each: who flew what, what it earned and why, what was paid (CF-4.5, CF-4.6). */

import type { Facts, News, Scene, View } from '@tarmac/connecting-flights/rules';
import type { Card, Plan } from '../../logic/shapes.ts';
import { type Fare, type FarePart, farePartsOf } from '../../planner/logic/fare-parts.ts';

/** As much of a moment as is told of it. */
export interface Told {
  readonly frame: number;
  readonly view: Pick<View, 'round' | 'flown'>;
  readonly facts: Pick<Facts, 'fares'>;
  readonly news: readonly News[];
}

export interface Round {
  readonly number: number;
  /** The frame in which it was flown. */
  readonly frame: number;
  /** The plans, the penalties, the leaderboard, and nothing else. */
  readonly news: readonly News[];
  /** CF-4.5 what flights earned then; null where nobody remembers. */
  readonly fares: Facts['fares'] | null;
  /** What was flown, by seat; null where the next round has already begun. */
  readonly flown: View['flown'];
}

const PARTS: ReadonlySet<News['kind']> = new Set(['flew', 'penalty', 'taxed']);

export function roundsIn(moments: readonly Told[]): readonly Round[] {
  return moments.flatMap(({ frame, view, facts, news }, at) => {
    if (!news.some(({ kind }) => kind === 'flew')) return [];
    const begun = news.find((item) => item.kind === 'roundBegan');
    // The next event is in force by then: what was paid for flights is remembered from the moment before.
    const fares = begun === undefined ? facts.fares : (moments[at - 1]?.facts.fares ?? null);
    return [
      {
        number: begun === undefined ? view.round : begun.round - 1,
        frame,
        news: news.filter(({ kind }) => PARTS.has(kind)),
        fares,
        flown: begun === undefined ? view.flown : null,
      },
    ];
  });
}

export interface ToldFlight {
  readonly from: Card | null;
  readonly plane: Card | null;
  readonly truck: number;
  readonly passenger: Card | null;
  readonly to: Card | null;
  /** Null: it counted nothing, or what it alone brought is not known any more. */
  readonly revenue: number | null;
  readonly parts: readonly FarePart[];
  readonly counts: 'yes' | 'no' | 'unknown';
}

export interface ToldSeat {
  readonly seat: number;
  readonly chains: readonly (readonly ToldFlight[])[];
  readonly revenue: number;
  readonly penalties: readonly { readonly card: Card; readonly coins: number }[];
  /** CF-4.6 as paid; null in the last round. */
  readonly taxed: number | null;
}

/** Seat by seat, in the order in which the plans were shown. */
export function tellRound(scene: Scene, { news, fares, flown }: Round): readonly ToldSeat[] {
  const taxed = news.find((item) => item.kind === 'taxed')?.coins ?? null;
  return news.flatMap((item) => {
    if (item.kind !== 'flew') return [];
    const { seat, plan, revenue } = item;
    return [
      {
        seat,
        chains: chainsOf(scene, fares, plan, flown?.[seat] ?? null, revenue),
        revenue,
        penalties: news.flatMap((each) =>
          each.kind === 'penalty' && each.seat === seat ? [{ card: each.card, coins: each.coins }] : [],
        ),
        taxed: taxed?.[seat] ?? null,
      },
    ];
  });
}

type Runs = NonNullable<View['flown']>[number];
type Fares = Facts['fares'];

function chainsOf(
  scene: Scene,
  fares: Fares | null,
  plan: Plan,
  runs: Runs | null,
  revenue: number,
): readonly (readonly ToldFlight[])[] {
  const earned = runs === null ? null : new Map(runs.flat().map((flight) => [flight.passenger, flight.revenue]));
  const all = flightsOf(scene, fares, plan, earned);
  // Every flight earns something: if all that are complete come to the whole revenue, each of them counted.
  const sum = all.flat().reduce((total, flight) => total + (flight.revenue ?? 0), 0);
  if (earned !== null || sum === revenue) return all;
  return all.map((chain) =>
    chain.map((flight) => ({ ...flight, revenue: null, parts: [], counts: flight.counts === 'no' ? 'no' : 'unknown' })),
  );
}

/** `earned` by passenger, who flies once a round; null where it is to be worked out from the fares. */
function flightsOf(
  scene: Scene,
  fares: Fares | null,
  plan: Plan,
  earned: ReadonlyMap<Card, number> | null,
): readonly (readonly ToldFlight[])[] {
  return plan.map(({ from: start, legs }) => {
    let from = start;
    let connects = false;
    return legs.map((leg): ToldFlight => {
      const cards = { from, ...leg };
      const fare = fareOf(cards, earned, connects);
      from = leg.to;
      connects = fare !== null;
      if (fare === null) return { ...cards, revenue: null, parts: [], counts: 'no' };
      const parts = partsOf(scene, fares, fare, earned === null);
      const sum = parts.reduce((total, { coins }) => total + coins, 0);
      return { ...cards, revenue: earned === null ? sum : fare.revenue, parts, counts: 'yes' };
    });
  });
}

type Cards = Omit<ToldFlight, 'revenue' | 'parts' | 'counts'>;

/** Null where a card is missing, or where it is known that nothing was earned. */
function fareOf(
  { from, plane, passenger, to }: Cards,
  earned: ReadonlyMap<Card, number> | null,
  connects: boolean,
): Fare | null {
  if (from === null || plane === null || passenger === null || to === null) return null;
  const revenue = earned === null ? 0 : earned.get(passenger);
  return revenue === undefined ? null : { from, passenger, to, revenue, connects };
}

/** Where the revenue is not known, what a sabotage took of it is not either. */
function partsOf(scene: Scene, fares: Fares | null, fare: Fare, unknown: boolean): readonly FarePart[] {
  if (fares === null) return [];
  return farePartsOf(scene, fares, fare).filter(({ kind }) => !(unknown && kind === 'sabotage'));
}
