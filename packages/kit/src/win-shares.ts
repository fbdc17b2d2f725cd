/** By seat: one victory divided among all winners; 0 for everyone in a game that nobody won. */
export function winShares(ranks: readonly number[]): number[] {
  const firsts = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / firsts : 0));
}
