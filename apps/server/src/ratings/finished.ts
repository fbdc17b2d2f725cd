/** A person's finished matches, the newest first, with the data for lists and statistics. */

import type { Result } from '@tarmac/wire';
import { type NamedSeat, readSeats } from '../lobby/seat-infos.ts';
import type { Parts } from '../parts.ts';

export interface Finished {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly startedAt: number | null;
  readonly endedAt: number;
  readonly result: Result;
  readonly seats: readonly NamedSeat[];
  /** The seats of the person in question. */
  readonly mySeats: readonly number[];
}

export interface Place {
  readonly at: number;
  readonly id: string;
}

/** Uses the index of seats, never a scan of all matches. */
export async function finishedMatches(
  parts: Parts,
  person: string,
  most: number,
  { before = null, onlyRated = false }: { readonly before?: Place | null; readonly onlyRated?: boolean } = {},
): Promise<Finished[]> {
  const { read } = parts.database;
  const seats = read.selectFrom('seats').select('match').where('person', '=', person);
  let query = read
    .selectFrom('tables')
    .select(['id', 'game', 'options', 'started_at', 'ended_at', 'result'])
    .where('id', 'in', onlyRated ? seats.where('rated', '=', 1) : seats)
    // `ended_at` and not `state`: otherwise SQLite would use the index of states and scan all finished matches.
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  if (before !== null) {
    const { at, id } = before;
    query = query.where(({ or, and, eb }) =>
      or([eb('ended_at', '<', at), and([eb('ended_at', '=', at), eb('id', '<', id)])]),
    );
  }
  const rows = await query.execute();
  const bySeat = await readSeats(
    parts,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, game, options, started_at, ended_at, result }) => {
    const taken = bySeat.get(id);
    // It may have been erased between the two reads.
    if (taken === undefined || ended_at === null || result === null) return [];
    return [
      {
        id,
        game,
        options: JSON.parse(options) as Record<string, unknown>,
        startedAt: started_at,
        endedAt: ended_at,
        result: JSON.parse(result) as Result,
        seats: taken,
        mySeats: taken.flatMap((row) => (row.person === person ? [row.seat] : [])),
      },
    ];
  });
}
