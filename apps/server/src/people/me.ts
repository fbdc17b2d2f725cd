/** A person's data for themselves. */

import { languageOf } from '@tarmac/kit/words';
import type { Me } from '@tarmac/wire';
import type { Parts } from '../parts.ts';
import { distancesOf } from './distances.ts';
import { vacationLeft, vacationUntil } from './vacations.ts';

/** Null for a person who was deleted meanwhile. */
export async function readMe(parts: Parts, person: string): Promise<Me | null> {
  const { read } = parts.database;
  const [row, pushes, distances, until, left] = await Promise.all([
    read.selectFrom('people').selectAll().where('id', '=', person).where('deleted_at', 'is', null).executeTakeFirst(),
    read.selectFrom('pushes').select('endpoint').where('person', '=', person).execute(),
    distancesOf(parts, person),
    vacationUntil(parts, person),
    vacationLeft(parts, person),
  ]);
  if (row === undefined || row.name === null) return null;
  const others = (kind: 'mute' | 'block') => distances.filter((one) => one.kind === kind).map(({ other }) => other);
  return {
    id: row.id,
    name: row.name,
    language: languageOf(row.language),
    rated: row.rated === 1,
    hasRecoveryCode: row.recovery_hash !== null,
    email: row.email,
    vacationUntil: until,
    vacationLeft: left,
    muted: others('mute'),
    blocked: others('block'),
    notices: { email: row.notice_email === 1, webhook: row.notice_webhook, pushes: pushes.length },
  };
}
