/** Turns rates into the figures of a report. */

import type { Probe } from '@tarmac/bots';
import type { Configured } from '../options.ts';
import { type Rate, ratioOf } from './measure.ts';
import { playoutName } from './own.ts';
import { PEER_VERSION } from './peer.ts';
import { peerName, WRAPPINGS } from './peer-works.ts';

export type Rates = ReadonlyMap<string, Rate>;

export interface PlayFigures {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly spread: readonly number[];
}

export interface OwnFigures extends PlayFigures {
  readonly seats: number;
  readonly cloneNs: number;
  readonly viewNs: number;
  /** From the same views repeatedly, as in a search. */
  readonly imagineNs: number;
  readonly viewAndImagineNs: number;
  readonly stepNs: number;
  readonly bySeats: Readonly<Record<string, PlayFigures>>;
}

export interface PeerFigures extends PlayFigures {
  readonly version: string;
  readonly seats: number;
  readonly variants: Readonly<Record<string, PlayFigures & { readonly settings: string }>>;
}

/** By seat count, fewest first; small works use the most seats. */
export function ownFigures(fit: readonly Configured[], rates: Rates): OwnFigures {
  // Noise only adds to a call of a microsecond: on a busy machine the median is several times the best.
  const nanoseconds = (name: string) => Math.round(1e9 / Math.max(...rateOf(rates, name).rounds));
  const { seats: most } = fit.at(-1) as Configured;
  return {
    seats: most,
    ...playFigures(rates, playoutName(most)),
    cloneNs: nanoseconds('clone'),
    viewNs: nanoseconds('view'),
    imagineNs: nanoseconds('imagine'),
    viewAndImagineNs: nanoseconds('view and imagine'),
    stepNs: nanoseconds('step'),
    bySeats: Object.fromEntries(fit.map(({ seats }) => [seats, playFigures(rates, playoutName(seats))])),
  };
}

export function peerFigures(seats: number, rates: Rates): PeerFigures {
  return {
    version: PEER_VERSION,
    seats,
    ...playFigures(rates, peerName('defaults')),
    variants: Object.fromEntries(
      Object.entries(WRAPPINGS).map(([name, { settings }]) => [
        name,
        { settings, ...playFigures(rates, peerName(name)) },
      ]),
    ),
  };
}

function playFigures(rates: Rates, name: string): PlayFigures {
  const rate = rateOf(rates, name);
  return {
    decisionsPerSecond: Math.round(rate.unitsPerSecond),
    gamesPerSecond: rounded(rate.runsPerSecond),
    spread: rate.spread.map(rounded),
  };
}

/** A game's own measurements: nanoseconds per unit, and as decisions of a playout. */
export interface ProbeFigures {
  readonly ns: number;
  readonly most: number;
  readonly decisions: number;
}

export function probeFigures(probes: readonly Probe[], rates: Rates, headline: Rate): Record<string, ProbeFigures> {
  return Object.fromEntries(
    probes.map(({ name, most }) => {
      const rate = rateOf(rates, name);
      return [name, { ns: Math.round(1e9 / rate.unitsPerSecond), most, decisions: rounded(ratioOf(headline, rate)) }];
    }),
  );
}

export function rateOf(rates: Rates, name: string): Rate {
  const rate = rates.get(name);
  if (rate === undefined) throw new Error(`no measurement is called ${name}`);
  return rate;
}

export function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
