/** What becomes of a match when somebody resigns. */

/** `rankedLast`: a bot plays on for whoever left; `teamGoesOn`: for a team, whose places are all the same. */
export type Consequence = 'alone' | 'teamEnds' | 'teamGoesOn' | 'loses' | 'rankedLast';

/** `people`: how many of the seats have somebody; bots alone do not play on for a team. */
export function resigning(seats: number, people: number, cooperative: boolean): Consequence {
  if (seats === 1 || (cooperative && people === 1)) return 'alone';
  if (cooperative) return seats === 2 ? 'teamEnds' : 'teamGoesOn';
  return seats === 2 ? 'loses' : 'rankedLast';
}
