/** A finished match goes for everybody: its table with all that hangs on it, by the word of this installation's host. */

import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';

/** A conflict where it is not over, or already gone. */
export function erasure({ database: { read } }: Parts, id: string): Write[] {
  const gone = read.deleteFrom('tables').where('id', '=', id).where('state', '=', 'over');
  const rest = [
    read.deleteFrom('seats').where('match', '=', id),
    read.deleteFrom('log').where('match', '=', id),
    read.deleteFrom('proposals').where('match', '=', id),
    read.deleteFrom('chat').where('match', '=', id),
    read.deleteFrom('due').where('subject', '=', id),
  ];
  return [{ query: gone.compile(), rows: 1 }, ...rest.map((query) => ({ query: query.compile() }))];
}
