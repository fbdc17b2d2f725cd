/** The review of a finished game: the rounds as a table and a chart, the turning points, the pawns left. */

import type { Scene, View } from '@tarmac/connecting-flights-cooperative/rules';
import type { Flight, Load } from '../../logic/shapes.ts';
import type { Round } from './rounds.ts';

/** CF-6.2 the longest chain: the most flights of one hand in a round, end to end. */
export function longestChain(flights: readonly Flight[]): number {
  const lengths = new Map<string, number>();
  let longest = 0;
  for (const { hand, from, to } of flights) {
    const length = (lengths.get(`${hand}/${from}`) ?? 0) + 1;
    lengths.set(`${hand}/${to}`, length);
    longest = Math.max(longest, length);
  }
  return longest;
}

export type TurningPoint =
  /** In this round the most came home. */
  | { readonly kind: 'mostHome'; readonly round: number; readonly pawns: number }
  /** After this round the board was as full as it ever was. */
  | { readonly kind: 'fullest'; readonly round: number; readonly pawns: number }
  /** The dearest penalties. */
  | { readonly kind: 'penalties'; readonly round: number; readonly coins: number }
  /** After this round there was the least to spend. */
  | { readonly kind: 'poorest'; readonly round: number; readonly coins: number }
  /** Flights end to end, two at least. */
  | { readonly kind: 'chain'; readonly round: number; readonly flights: number };

/** The first maximum of each kind, in the order of the rounds; none for what never happened. */
export function turningPoints(all: readonly Round[]): readonly TurningPoint[] {
  const rounds = all.filter(({ number }) => number > 0);
  const home = most(rounds, ({ home }) => home);
  const ended = rounds.filter(({ over }) => over === 'next round');
  const full = most(ended, ({ left }) => left);
  const dear = most(rounds, ({ penalties }) => penalties?.paid ?? 0);
  const chain = most(rounds, ({ flights }) => longestChain(flights));
  const poor = most(ended, ({ coins }) => 1000 - coins);
  const points: readonly (TurningPoint | null)[] = [
    home && { kind: 'mostHome', round: home.number, pawns: home.home },
    full && { kind: 'fullest', round: full.number, pawns: full.left },
    dear && { kind: 'penalties', round: dear.number, coins: dear.penalties?.paid ?? 0 },
    poor && { kind: 'poorest', round: poor.number, coins: poor.coins },
    chain && longestChain(chain.flights) > 1
      ? { kind: 'chain', round: chain.number, flights: longestChain(chain.flights) }
      : null,
  ];
  return points.filter((point) => point !== null).sort((a, b) => a.round - b.round);
}

function most(rounds: readonly Round[], figure: (round: Round) => number): Round | null {
  let best: Round | null = null;
  for (const round of rounds) if (figure(round) > (best === null ? 0 : figure(best))) best = round;
  return best;
}

/** CF-6.6 who was left where, the fullest city first. */
export function leftBehind(
  { board }: Pick<Scene, 'board'>,
  { pawns }: Pick<View, 'pawns'>,
): readonly { readonly city: string; readonly pawns: Load }[] {
  const colours = pawns.length / board.cities.length;
  return board.cities
    .map(({ id }, place) => ({ city: id, pawns: pawns.slice(place * colours, (place + 1) * colours) }))
    .filter((left) => total(left.pawns) > 0)
    .sort((a, b) => total(b.pawns) - total(a.pawns));
}

function total(counts: Load): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
