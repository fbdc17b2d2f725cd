/** The sum of many games. Everything is a whole number, so that parts add up exactly, in any order. */

import { winShares } from '@tarmac/kit';
import { addTo, type Distribution } from './distribution.ts';
import type { LabCounts } from './lab.ts';
import type { GameResult } from './play-game.ts';

/**
 * A victory is counted in this many parts, since victories and leads may be shared: it is divisible by every product of
 * two numbers up to six.
 */
export const PARTS = 3600;

/** One game as it is added. */
export interface LabGame extends Pick<GameResult, 'ranks' | 'scores' | 'rule' | 'decisions'> {
  readonly counts: LabCounts;
}

export interface LabTally {
  readonly seats: number;
  readonly cooperative: boolean;
  games: number;
  /** Games by the rule that ended them. */
  endings: Record<string, number>;
  decisions: Distribution;
  rounds: Distribution;
  /** By seat. */
  scores: Distribution[];
  /** The scores of all seats of a game together, the best of them, and by how much it was above the next. */
  totals: Distribution;
  best: Distribution;
  margins: Distribution;
  /** Parts of victories by seat, and by place in turn order. */
  seatParts: number[];
  placeParts: number[];
  /** Games in which everybody came first: a team's victories. */
  wonByAll: number;
  ledGames: number;
  leaderParts: number;
  /** By group and item; of all games, and of those that a team won. */
  measures: Record<string, Record<string, Distribution>>;
  measuresWon: Record<string, Record<string, Distribution>>;
  holders: Record<string, Record<string, Held>>;
}

/** How often seats had something, and their parts of victories. */
export interface Held {
  count: number;
  parts: number;
}

export function emptyLabTally(seats: number, cooperative: boolean): LabTally {
  return {
    seats,
    cooperative,
    games: 0,
    endings: {},
    decisions: {},
    rounds: {},
    scores: Array.from({ length: seats }, () => ({})),
    totals: {},
    best: {},
    margins: {},
    seatParts: new Array(seats).fill(0),
    placeParts: new Array(seats).fill(0),
    wonByAll: 0,
    ledGames: 0,
    leaderParts: 0,
    measures: {},
    measuresWon: {},
    holders: {},
  };
}

export function addLabGame(tally: LabTally, { ranks, scores, rule, decisions, counts }: LabGame): void {
  const { seats } = tally;
  const won = winShares(ranks).map((share) => Math.round(share * PARTS));
  const wonByAll = ranks.every((rank) => rank === 1);
  tally.games++;
  tally.endings[rule] = (tally.endings[rule] ?? 0) + 1;
  addTo(tally.decisions, decisions);
  if (counts.rounds !== null) addTo(tally.rounds, counts.rounds);
  if (wonByAll) tally.wonByAll++;
  for (let seat = 0; seat < seats; seat++) {
    addTo(tally.scores[seat]!, scores[seat]!);
    tally.seatParts[seat] = tally.seatParts[seat]! + won[seat]!;
    tally.placeParts[seat] = tally.placeParts[seat]! + won[(counts.startSeat + seat) % seats]!;
  }
  addScores(tally, scores);
  if (counts.leaderWon !== null) {
    tally.ledGames++;
    tally.leaderParts += Math.round(counts.leaderWon * PARTS);
  }
  for (const [group, items] of Object.entries(counts.measures)) {
    for (const [id, value] of Object.entries(items)) {
      addTo(itemIn(tally.measures, group, id, none), value);
      if (tally.cooperative && wonByAll) addTo(itemIn(tally.measuresWon, group, id, none), value);
    }
  }
  for (const [group, items] of Object.entries(counts.holders)) {
    for (const [id, holders] of Object.entries(items)) {
      const held = itemIn(tally.holders, group, id, nobody);
      // A team has it once, however many of its seats did.
      if (!tally.cooperative) {
        held.count += holders.length;
        for (const seat of holders) held.parts += won[seat]!;
      } else if (holders.length > 0) {
        held.count++;
        held.parts += wonByAll ? PARTS : 0;
      }
    }
  }
}

function addScores(tally: LabTally, scores: readonly number[]): void {
  const [best = 0, next = best] = scores.toSorted((a, b) => b - a);
  addTo(
    tally.totals,
    scores.reduce((sum, score) => sum + score, 0),
  );
  addTo(tally.best, best);
  addTo(tally.margins, best - next);
}

const none = (): Distribution => ({});
const nobody = (): Held => ({ count: 0, parts: 0 });

/** Made where it is not there yet. */
function itemIn<V>(groups: Record<string, Record<string, V>>, group: string, id: string, make: () => V): V {
  const items = groups[group] ?? {};
  groups[group] = items;
  const item = items[id] ?? make();
  items[id] = item;
  return item;
}

/** Adds the tallies of several workers for one table. */
export function mergeLabTallies(first: LabTally, ...others: readonly LabTally[]): LabTally {
  const sum = emptyLabTally(first.seats, first.cooperative);
  for (const tally of [first, ...others]) addTally(sum, tally);
  return sum;
}

function addTally(sum: LabTally, other: LabTally): void {
  for (const key of ['games', 'wonByAll', 'ledGames', 'leaderParts'] as const) sum[key] += other[key];
  for (const key of ['endings', 'decisions', 'rounds', 'totals', 'best', 'margins'] as const)
    addAll(sum[key], other[key]);
  for (let seat = 0; seat < sum.seats; seat++) {
    addAll(sum.scores[seat]!, other.scores[seat]!);
    for (const key of ['seatParts', 'placeParts'] as const) sum[key][seat] = sum[key][seat]! + other[key][seat]!;
  }
  for (const key of ['measures', 'measuresWon'] as const) {
    for (const [group, items] of Object.entries(other[key])) {
      for (const [id, distribution] of Object.entries(items)) addAll(itemIn(sum[key], group, id, none), distribution);
    }
  }
  for (const [group, items] of Object.entries(other.holders)) {
    for (const [id, { count, parts }] of Object.entries(items)) {
      const held = itemIn(sum.holders, group, id, nobody);
      held.count += count;
      held.parts += parts;
    }
  }
}

function addAll(sums: Record<string, number>, others: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(others)) sums[key] = (sums[key] ?? 0) + count;
}
