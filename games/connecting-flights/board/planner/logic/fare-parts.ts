/** Why a flight earns what it earns (CF-4.5): the parts of its revenue. The sum is the rules' own. */

import type { Facts, Scene } from '@tarmac/connecting-flights/rules';
import { CONTINENT_ORDER, infoOf } from '../../logic/pieces.ts';
import type { Card, Leg, Plan } from '../../logic/shapes.ts';

export type FarePartKind = 'stars' | 'event' | 'connecting' | 'sabotage';

export interface FarePart {
  readonly kind: FarePartKind;
  readonly coins: number;
}

type Verdicts = NonNullable<Facts['verdicts']>;
export type Verdict = Verdicts[number][number];

/** A valid flight with all its cards. */
export interface Fare {
  readonly from: Card;
  readonly passenger: Card;
  readonly to: Card;
  readonly revenue: number;
  /** It follows another valid flight of its chain. */
  readonly connects: boolean;
}

/** The printed revenue first; what no card on the table explains is a sabotage on the destination. */
export function farePartsOf(scene: Scene, fares: Facts['fares'], fare: Fare): readonly FarePart[] {
  const place = (infoOf(scene, fare.passenger).stars || 1) - 1;
  const printed = scene.board.revenue[place] ?? 0;
  const [from, to] = [continentOf(scene, fare.from), continentOf(scene, fare.to)];
  const fuel = scene.fuel[from]?.[to] ?? 1;
  const event =
    (fares.byStars[place] ?? 0) - printed + (fares.byFuel[fuel - 1] ?? 0) + (fares.byDestination[to] ?? 0);
  const connecting = fare.connects ? fares.connecting : 0;
  const parts: readonly FarePart[] = [
    { kind: 'stars', coins: printed },
    { kind: 'event', coins: event },
    { kind: 'connecting', coins: connecting },
    { kind: 'sabotage', coins: fare.revenue - printed - event - connecting },
  ];
  return parts.filter(({ kind, coins }) => kind === 'stars' || coins !== 0);
}

function continentOf(scene: Scene, card: Card): number {
  const { continent } = infoOf(scene, card);
  return continent === null ? -1 : CONTINENT_ORDER.indexOf(continent);
}

export interface JudgedFlight {
  readonly from: Card | null;
  readonly leg: Leg;
  readonly verdict: Verdict | null;
  /** Null for a flight that does not count. */
  readonly fare: Fare | null;
}

/** By chain, then flight: each with what the rules said of it. */
export function judgedFlights(plan: Plan, verdicts: Verdicts | null): readonly (readonly JudgedFlight[])[] {
  return plan.map(({ from: start, legs }, chain) => {
    let from = start;
    let connects = false;
    return legs.map((leg, place) => {
      const verdict = verdicts?.[chain]?.[place] ?? null;
      const origin = from;
      from = leg.to;
      const fare = fareOf(origin, leg, verdict, connects);
      connects = fare !== null;
      return { from: origin, leg, verdict, fare };
    });
  });
}

function fareOf(from: Card | null, { passenger, to }: Leg, verdict: Verdict | null, connects: boolean): Fare | null {
  if (verdict === null || verdict.refusal !== null) return null;
  if (from === null || passenger === null || to === null) return null;
  return { from, passenger, to, revenue: verdict.revenue, connects };
}
