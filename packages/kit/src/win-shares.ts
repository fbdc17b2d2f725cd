/** By seat: the one victory, divided among all that came first; nobody has any of a game that nobody won. */
export function winShares(ranks: readonly number[]): number[] {
  const firsts = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / firsts : 0));
}
