/** The consequences of resigning. */

/** `rankedLast`: a bot plays on for the leaver; `teamGoesOn`: for a team, whose ranks are all equal. */
export type Consequence = 'alone' | 'teamEnds' | 'teamGoesOn' | 'loses' | 'rankedLast';

/** `people`: the number of seats with a person; bots alone do not play on for a team. */
export function resigning(seats: number, people: number, cooperative: boolean): Consequence {
  if (seats === 1 || (cooperative && people === 1)) return 'alone';
  if (cooperative) return seats === 2 ? 'teamEnds' : 'teamGoesOn';
  return seats === 2 ? 'loses' : 'rankedLast';
}
