/** The tally of many games of one kind. */

import { wilson } from '@tarmac/bots';
import { type Game, type Outcome, winShares } from '@tarmac/kit';

export interface Tally {
  games: number;
  moves: number;
  /** The timed moves and their time for deciding and applying, without audits and an exported game. */
  timedMoves: number;
  playingMs: number;
  endedBy: Record<string, number>;
  auditFailures: number;
  /** By seat: its games, points and victories. */
  taken: number[];
  points: number[];
  wins: number[];
  /** Games in which all came first: those won by a team. */
  wonByAll: number;
}

export interface Figures {
  readonly games: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly endedBy: Readonly<Record<string, number>>;
  readonly meanScores: readonly number[];
  readonly winShareBySeat: readonly number[];
  /** Null for games without teams. */
  readonly wonTogether: WonTogether | null;
  readonly auditFailures: number;
}

/** A team's share of won games, with its 95 % interval. */
export interface WonTogether {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function emptyTally(): Tally {
  return {
    games: 0,
    moves: 0,
    timedMoves: 0,
    playingMs: 0,
    endedBy: {},
    auditFailures: 0,
    taken: [],
    points: [],
    wins: [],
    wonByAll: 0,
  };
}

/** A game played before the others, untimed. */
export interface Begun {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly auditFailures: number;
}

export function tallyFrom(first: Begun | null): Tally {
  const tally = emptyTally();
  if (first === null) return tally;
  tally.moves += first.decisions;
  tally.auditFailures += first.auditFailures;
  addOutcome(tally, first.outcome);
  return tally;
}

export function addOutcome(tally: Tally, outcome: Outcome): void {
  tally.games++;
  add(tally.endedBy, outcome.rule, 1);
  if (outcome.ranks.every((rank) => rank === 1)) tally.wonByAll++;
  winShares(outcome.ranks).forEach((share, seat) => {
    add(tally.taken, seat, 1);
    add(tally.points, seat, outcome.scores[seat] ?? 0);
    add(tally.wins, seat, share);
  });
}

export function mergeTallies(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    sum.games += tally.games;
    sum.moves += tally.moves;
    sum.timedMoves += tally.timedMoves;
    sum.playingMs += tally.playingMs;
    sum.auditFailures += tally.auditFailures;
    sum.wonByAll += tally.wonByAll;
    for (const [rule, games] of Object.entries(tally.endedBy)) add(sum.endedBy, rule, games);
    for (const key of ['taken', 'points', 'wins'] as const) {
      tally[key].forEach((value, seat) => {
        add(sum[key], seat, value);
      });
    }
  }
  return sum;
}

function add<K extends string | number>(sums: { [key in K]?: number }, key: K, value: number): void {
  sums[key] = (sums[key] ?? 0) + value;
}

export function figuresOf(tally: Tally, { cooperative }: Pick<Game, 'cooperative'>): Figures {
  const perGame = (sums: readonly number[]) => sums.map((sum, seat) => rounded(sum / (tally.taken[seat] ?? 1)));
  return {
    games: tally.games,
    moves: tally.moves,
    movesPerSecond: tally.playingMs > 0 ? Math.round((1000 * tally.timedMoves) / tally.playingMs) : 0,
    endedBy: Object.fromEntries(Object.entries(tally.endedBy).sort(([a], [b]) => (a < b ? -1 : 1))),
    meanScores: perGame(tally.points),
    winShareBySeat: perGame(tally.wins),
    wonTogether: cooperative ? wonTogether(tally) : null,
    auditFailures: tally.auditFailures,
  };
}

function wonTogether({ wonByAll, games }: Tally): WonTogether {
  const [low, high] = wilson(wonByAll / games, games);
  return { share: rounded(wonByAll / games), low: rounded(low), high: rounded(high) };
}

function rounded(value: number): number {
  return Math.round(1e4 * value) / 1e4;
}
