/** What becomes of a match when somebody resigns. */

/** `rankedLast`: a bot plays on for whoever left; `teamGoesOn`: for a team, whose places are all the same. */
export type Consequence = 'alone' | 'teamEnds' | 'teamGoesOn' | 'loses' | 'rankedLast';

export function resigning(seats: number, cooperative: boolean): Consequence {
  if (seats === 1) return 'alone';
  if (cooperative) return seats === 2 ? 'teamEnds' : 'teamGoesOn';
  return seats === 2 ? 'loses' : 'rankedLast';
}
