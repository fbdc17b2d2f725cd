/** The ten rounds from their news: flights, new pawns, income and payments (CF-6). */

import type { Facts, News, View } from '@tarmac/connecting-flights-cooperative/rules';
import type { Flight } from '../../logic/shapes.ts';

/** The part of a moment that the story needs. */
export interface Told {
  readonly frame: number;
  readonly view: Pick<View, 'coins' | 'round'>;
  readonly facts: Pick<Facts, 'pawnsLeft'>;
  readonly news: readonly News[];
}

type NewsOf<K extends News['kind']> = Extract<News, { kind: K }>;
type Pair = NewsOf<'pair'>;
/** CF-7.3 the guests of the games come as a pair's pawns do. */
export type Demand = Pick<Pair, 'placed' | 'missing'> &
  ({ readonly why: Pair['for']; readonly kind: Pair['demandKind'] } | { readonly why: 'games'; readonly kind: null });

export interface Round {
  /** 0 is the setup. */
  readonly number: number;
  /** The frame in which it was over. */
  readonly frame: number;
  /** Whether the next round has begun, or the game has ended. */
  readonly over: 'not yet' | 'next round' | 'game';
  readonly flights: readonly Flight[];
  readonly charters: number;
  /** CF-6.2 pawns that came home. */
  readonly home: number;
  /** CF-6.4 in the order they were drawn. */
  readonly demands: readonly Demand[];
  /** Pawns that came to the board. */
  readonly placed: number;
  readonly income: number;
  /** CF-7.1, CF-7.2 */
  readonly bonus: number;
  readonly furtherCoins: number;
  /** CF-7.2 fees of flights that were not full. */
  readonly fees: number;
  /** CF-7.6 */
  readonly interest: number;
  readonly carbon: NewsOf<'carbon'> | null;
  /** CF-6.5 null where nothing was due. */
  readonly penalties: NewsOf<'penalties'> | null;
  /** At its end. */
  readonly coins: number;
  readonly left: number;
}

/** A round of which nothing has been told yet. */
export const NO_ROUND: Omit<Round, 'number' | 'frame' | 'coins' | 'left'> = {
  over: 'not yet',
  flights: [],
  charters: 0,
  home: 0,
  demands: [],
  placed: 0,
  income: 0,
  bonus: 0,
  furtherCoins: 0,
  fees: 0,
  interest: 0,
  carbon: null,
  penalties: null,
};

/** The setup first. The last one may still go on. */
export function roundsIn(moments: readonly Told[]): readonly Round[] {
  const rounds: Round[] = [];
  let round: Round | null = null;
  for (const { frame, view, facts, news } of moments) {
    const now = { frame, coins: view.coins, left: facts.pawnsLeft };
    // News before the next round belongs to the round before it.
    round ??= { ...NO_ROUND, number: view.round - begun(news), ...now };
    round = { ...round, ...now };
    for (const item of news) {
      if (item.kind === 'roundBegan') {
        rounds.push({ ...round, over: 'next round' });
        round = { ...NO_ROUND, number: item.round, ...now };
      } else round = withNews(round, item);
    }
  }
  return round === null ? rounds : [...rounds, round];
}

function begun(news: readonly News[]): number {
  return news.filter(({ kind }) => kind === 'roundBegan').length;
}

function withNews(round: Round, item: News): Round {
  switch (item.kind) {
    case 'flew':
      return {
        ...round,
        flights: [...round.flights, item.flight],
        home: round.home + sum(item.home),
        fees: round.fees + item.fee,
      };
    case 'chartered':
      return { ...round, charters: round.charters + 1 };
    case 'pair':
      return withDemand(round, { why: item.for, kind: item.demandKind, placed: item.placed, missing: item.missing });
    case 'games':
      return withDemand(round, { why: 'games', kind: null, placed: item.placed, missing: item.missing });
    case 'placed':
      return { ...round, placed: round.placed + 1 };
    case 'income':
      return { ...round, income: item.coins };
    case 'fullPlanesBonus':
      return { ...round, bonus: item.coins };
    case 'further':
      return { ...round, furtherCoins: item.coins };
    case 'interest':
      return { ...round, interest: item.coins };
    case 'carbon':
      return { ...round, carbon: item };
    case 'penalties':
      return { ...round, penalties: item };
    case 'ended':
      return { ...round, over: 'game' };
    default:
      return round;
  }
}

function withDemand(round: Round, demand: Demand): Round {
  return { ...round, demands: [...round.demands, demand], placed: round.placed + demand.placed.length };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The ends of rounds to show: the finished ones, without the setup and the last, which the result covers. */
export function endsIn(moments: readonly Told[]): readonly Round[] {
  return roundsIn(moments).filter(({ number, over }) => number > 0 && over === 'next round');
}
