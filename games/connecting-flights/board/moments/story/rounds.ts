/**
 * Finds flight phases in many moments: the flights, their revenue with its reasons, and the payments (CF-4.5, CF-4.6).
 */

import type { Facts, News, Scene, View } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/board/logic';
import type { Plan } from '../../logic/shapes.ts';
import {
  type FarePart,
  farePartsOf,
  type Judgement,
  type Judgements,
  judgedFlights,
} from '../../planner/logic/fare-parts.ts';

/** As much of a moment as is told of it. */
export interface Told {
  readonly frame: number;
  readonly view: Pick<View, 'round'>;
  readonly facts: Pick<Facts, 'fares'>;
  readonly news: readonly News[];
}

export interface Round {
  readonly number: number;
  /** The frame in which it was flown. */
  readonly frame: number;
  /** The plans, the penalties, the leaderboard, and nothing else. */
  readonly news: readonly News[];
  /** CF-4.5 the fares at that time; null if unknown. */
  readonly fares: Facts['fares'] | null;
}

/** Which rule it broke nobody says any more. */
const DOES_NOT_COUNT = { code: 'incomplete', rule: 'CF-2.1' };

const PARTS: ReadonlySet<News['kind']> = new Set(['flew', 'penalty', 'taxed']);

export function roundsIn(moments: readonly Told[]): readonly Round[] {
  return moments.flatMap(({ frame, view, facts, news }, at) => {
    if (!news.some(({ kind }) => kind === 'flew')) return [];
    const begun = news.find((item) => item.kind === 'roundBegan');
    // The next event is already in force: the fares come from the moment before.
    const fares = begun === undefined ? facts.fares : (moments[at - 1]?.facts.fares ?? null);
    return [
      {
        number: begun === undefined ? view.round : begun.round - 1,
        frame,
        news: news.filter(({ kind }) => PARTS.has(kind)),
        fares,
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
  /** Null: it counted nothing. */
  readonly revenue: number | null;
  readonly parts: readonly FarePart[];
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
export function tellRound(scene: Scene, { news, fares }: Round): readonly ToldSeat[] {
  const taxed = news.find((item) => item.kind === 'taxed')?.coins ?? null;
  return news.flatMap((item) => {
    if (item.kind !== 'flew') return [];
    const { seat, plan, flown, revenue } = item;
    return [
      {
        seat,
        chains: chainsOf(scene, fares, plan, flown),
        revenue,
        penalties: news.flatMap((each) =>
          each.kind === 'penalty' && each.seat === seat ? [{ card: each.card, coins: each.coins }] : [],
        ),
        taxed: taxed?.[seat] ?? null,
      },
    ];
  });
}

type Runs = Extract<News, { kind: 'flew' }>['flown'];

function chainsOf(
  scene: Scene,
  fares: Facts['fares'] | null,
  plan: Plan,
  runs: Runs,
): readonly (readonly ToldFlight[])[] {
  return judgedFlights(plan, byRuns(plan, runs)).map((chain) =>
    chain.map(({ from, leg, fare }): ToldFlight => {
      if (fare === null) return { from, ...leg, revenue: null, parts: [] };
      const parts = fares === null ? [] : farePartsOf(scene, fares, fare);
      return { from, ...leg, revenue: fare.revenue, parts };
    }),
  );
}

/** The flown flights as judgements of the plan; a passenger flies once a round. */
function byRuns(plan: Plan, runs: Runs): Judgements {
  const earned = new Map(runs.flat().map((flight) => [flight.passenger, flight.revenue]));
  return plan.map(({ legs }) =>
    legs.map(({ passenger }): Judgement => {
      const revenue = passenger === null ? undefined : earned.get(passenger);
      return revenue === undefined ? { refusal: DOES_NOT_COUNT, revenue: 0 } : { refusal: null, revenue };
    }),
  );
}
