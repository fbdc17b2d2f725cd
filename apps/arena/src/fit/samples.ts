/** Positions of self-played games with their results, in typed arrays for millions of numbers. */

export interface Samples {
  /** The number of features per seat. */
  readonly features: number;
  positions: number;
  /** One row for each seat of each position; position `i` has the rows from `firstRow[i]` to `firstRow[i + 1]`. */
  firstRow: Uint32Array;
  /** The game of each position, numbered from 0: positions of one game share their luck. */
  games: Uint32Array;
  /** `values[row * features + feature]`. */
  values: Float32Array;
  /** By row: the share of the victory, and the points at the end. */
  shares: Float64Array;
  scores: Float64Array;
}

const POSITIONS_AT_FIRST = 256;
const SEATS_AT_FIRST = 2;
/** The growth factor of full arrays: less waste than doubling. */
const GROWTH = 1.5;

export function newSamples(features: number): Samples {
  const rows = POSITIONS_AT_FIRST * SEATS_AT_FIRST;
  return {
    features,
    positions: 0,
    firstRow: new Uint32Array(POSITIONS_AT_FIRST + 1),
    games: new Uint32Array(POSITIONS_AT_FIRST),
    values: new Float32Array(rows * features),
    shares: new Float64Array(rows),
    scores: new Float64Array(rows),
  };
}

/** `values` has the features of all seats, one after another. */
export function addPosition(
  samples: Samples,
  game: number,
  values: ArrayLike<number>,
  shares: readonly number[],
  scores: readonly number[],
): void {
  const { features, positions } = samples;
  const row = samples.firstRow[positions] as number;
  const seats = shares.length;
  grow(samples, row + seats);
  samples.games[positions] = game;
  samples.firstRow[positions + 1] = row + seats;
  samples.shares.set(shares, row);
  samples.scores.set(scores, row);
  for (let i = 0; i < seats * features; i++) samples.values[row * features + i] = values[i] as number;
  samples.positions++;
}

function grow(samples: Samples, rows: number): void {
  if (samples.positions === samples.games.length) {
    const length = Math.ceil(samples.positions * GROWTH);
    samples.games = grown(samples.games, new Uint32Array(length));
    samples.firstRow = grown(samples.firstRow, new Uint32Array(length + 1));
  }
  if (rows > samples.shares.length) {
    const length = Math.ceil(rows * GROWTH);
    samples.shares = grown(samples.shares, new Float64Array(length));
    samples.scores = grown(samples.scores, new Float64Array(length));
    samples.values = grown(samples.values, new Float32Array(length * samples.features));
  }
}

function grown<A extends Uint32Array | Float32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}

/** `first` is the position's first row. */
type Visit = (samples: Samples, first: number, seats: number, game: number) => void;

export function eachPosition(parts: readonly Samples[], visit: Visit): void {
  for (const samples of parts) {
    for (let position = 0; position < samples.positions; position++) {
      const first = samples.firstRow[position] as number;
      visit(samples, first, (samples.firstRow[position + 1] as number) - first, samples.games[position] as number);
    }
  }
}

export function positionsIn(parts: readonly Samples[]): number {
  return parts.reduce((sum, { positions }) => sum + positions, 0);
}

/** One more than the highest number of a game. */
export function gamesIn(parts: readonly Samples[]): number {
  let games = 0;
  eachPosition(parts, (_samples, _first, _seats, game) => {
    games = Math.max(games, game + 1);
  });
  return games;
}
