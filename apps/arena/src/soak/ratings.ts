/** Checks that every finished match moved its people's ratings exactly once, despite faults. */

import type { MatchRecord } from './record.ts';
import type { FaultFound } from './tally.ts';

/** A seat whose rating a match has moved. */
export interface RatedSeat {
  readonly seat: number;
  readonly person: string;
}

/** Points and changes in thousandths. */
export interface Rating {
  readonly person: string;
  /** Null if missing although matches have moved it. */
  readonly points: number | null;
  readonly games: number;
  /** The sum of the matches' changes, and their number. */
  readonly change: number;
  readonly matches: number;
}

interface Problem {
  readonly fault: FaultFound;
  readonly what: string;
}

const BEGINNING = 1_000_000;

/** Everybody in a soak is rated, and nobody plays against themselves. */
export function auditRatedSeats({ match, seats, eyes }: MatchRecord, rated: readonly RatedSeat[]): Problem[] {
  const problems: Problem[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const found = rated.filter((row) => row.seat === seat);
    if (found.length === 0) problems.push({ fault: 'lost', what: `${match}, seat ${seat} was not rated` });
    if (found.length > 1) problems.push({ fault: 'wrong', what: `${match}, seat ${seat} was rated twice` });
    const person = eyes.find(({ eye }) => eye === seat)?.person;
    if (found.some((row) => row.person !== person))
      problems.push({ fault: 'wrong', what: `${match}, seat ${seat}: somebody else was rated` });
  }
  return problems;
}

export function auditRatings(ratings: readonly Rating[]): Problem[] {
  return ratings.flatMap(({ person, points, games, change, matches }): Problem[] => {
    if (points === BEGINNING + change && games === matches) return [];
    const what = `${person} has ${points} thousandths after ${games} matches, and the ${matches} that moved them come to ${BEGINNING + change}`;
    return [{ fault: games < matches ? 'lost' : 'wrong', what }];
  });
}
