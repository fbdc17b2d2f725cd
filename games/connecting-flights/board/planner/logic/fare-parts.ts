/** The parts of a flight's revenue (CF-4.5). The sum is the rules' own. */

import type { Facts, Scene } from '@tarmac/connecting-flights/rules';
import type { Card } from '@tarmac/flights/board/logic';
import { infoOf } from '@tarmac/flights/board/logic';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import type { Leg, Plan } from '../../logic/shapes.ts';

type FarePartKind = 'stars' | 'event' | 'connecting' | 'sabotage';

export interface FarePart {
  readonly kind: FarePartKind;
  readonly coins: number;
}

type Fares = Facts['fares'];

/** The judgement of one flight: the broken rule, or its revenue. */
export type Judgement = Pick<NonNullable<Facts['verdicts']>[number][number], 'refusal' | 'revenue'>;

/** By chain, then flight; what is not there is not known. */
export type Judgements = readonly (readonly Judgement[])[];

/** A valid flight with all its cards. */
interface Fare {
  readonly from: Card;
  readonly passenger: Card;
  readonly to: Card;
  readonly revenue: number;
  /** It follows another valid flight of its chain. */
  readonly connects: boolean;
}

/** The printed revenue first; the unexplained rest is a sabotage on the destination. */
export function farePartsOf(scene: Scene, fares: Fares, fare: Fare): readonly FarePart[] {
  const place = (infoOf(scene, fare.passenger).stars || 1) - 1;
  const printed = scene.board.revenue[place] ?? 0;
  const [from, to] = [continentOf(scene, fare.from), continentOf(scene, fare.to)];
  const fuel = scene.fuel[from]?.[to] ?? 1;
  const event = (fares.byStars[place] ?? 0) - printed + (fares.byFuel[fuel - 1] ?? 0) + (fares.byDestination[to] ?? 0);
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
  /** Null while nothing is known of it. */
  readonly judgement: Judgement | null;
  /** Null for a flight that does not count. */
  readonly fare: Fare | null;
}

/** By chain, then flight: each with what was said of it. */
export function judgedFlights(plan: Plan, judgements: Judgements | null): readonly (readonly JudgedFlight[])[] {
  return plan.map(({ from: start, legs }, chain) => {
    let from = start;
    let connects = false;
    return legs.map((leg, place) => {
      const judgement = judgements?.[chain]?.[place] ?? null;
      const origin = from;
      from = leg.to;
      const fare = judgement?.refusal === null ? fareOf(origin, leg, judgement.revenue, connects) : null;
      connects = fare !== null;
      return { from: origin, leg, judgement, fare };
    });
  });
}

function fareOf(from: Card | null, leg: Leg, revenue: number, connects: boolean): Fare | null {
  const { plane, passenger, to } = leg;
  if (from === null || plane === null || passenger === null || to === null) return null;
  return { from, passenger, to, revenue, connects };
}

/**
 * The revenue of each flight if only the sum is known. Every valid flight earns something: if all complete ones add up
 * to the whole revenue, each counted. Null otherwise.
 */
export function provenJudgements(scene: Scene, fares: Fares, plan: Plan, revenue: number): Judgements | null {
  const proven = plan.map(({ from: start, legs }) => {
    let from = start;
    let connects = false;
    return legs.map((leg): Judgement => {
      const fare = fareOf(from, leg, 0, connects);
      from = leg.to;
      connects = fare !== null;
      const parts = fare === null ? [] : farePartsOf(scene, fares, fare).filter(({ kind }) => kind !== 'sabotage');
      return { refusal: null, revenue: parts.reduce((sum, { coins }) => sum + coins, 0) };
    });
  });
  const sum = proven.flat().reduce((total, each) => total + each.revenue, 0);
  return sum === revenue ? proven : null;
}
