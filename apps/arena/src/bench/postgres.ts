/** The arena's own PostgreSQL. */

import { type OwnPostgres, startOwnPostgres } from '@tarmac/tools/own-postgres';
import { findPostgres } from '@tarmac/tools/postgres';
import { BadInput } from '../bad-input.ts';

export function startPostgres(): Promise<OwnPostgres> {
  const { path, problem } = findPostgres();
  if (path === null) throw new BadInput(problem);
  return startOwnPostgres(path);
}
