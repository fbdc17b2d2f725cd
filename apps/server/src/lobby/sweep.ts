/** Once a day: what nobody needs any more. */

import type { Due } from '../due/due.ts';
import { dueWrite } from '../due/writes.ts';
import type { Parts } from '../parts.ts';

const DAY = 24 * 60 * 60 * 1000;
const REPLAY_DAYS = 30;

/** For its row in `due`; it makes the next one. */
export async function sweep(parts: Parts): Promise<void> {
  const { read, commit } = parts.database;
  const now = parts.now();
  const committed = await commit([
    {
      query: read
        .deleteFrom('replays')
        .where('created_at', '<', now - REPLAY_DAYS * DAY)
        .compile(),
    },
    { query: read.deleteFrom('codes').where('expires_at', '<', now).compile() },
    {
      query: read
        .deleteFrom('presence')
        .where('until_at', '<', now - DAY)
        .compile(),
    },
    dueWrite(parts, { ...SWEEP, at: now + DAY }),
  ]);
  if (!committed.ok) throw new Error(`the daily sweep was not written: ${committed.why}`);
}

const SWEEP: Omit<Due, 'at'> = { kind: 'sweep', subject: 'daily' };

/** At the start of every node: the first of an installation makes the row that then goes on by itself. */
export async function planSweep(parts: Parts): Promise<void> {
  const { read, commit } = parts.database;
  const planned = await read.selectFrom('due').select('id').where('kind', '=', SWEEP.kind).executeTakeFirst();
  if (planned === undefined) await commit([dueWrite(parts, { ...SWEEP, at: parts.now() })]);
}
