/** The browsers that carry a person's identity. */

import type { DeviceInfo } from '@tarmac/wire';
import { type Answer, done, refuse } from '../answer.ts';
import { newId, type Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import { forget, type Identity } from './identity.ts';
import type { Person } from './person.ts';

export function newDevice(parts: Parts, person: string): { readonly id: string; readonly write: Write } {
  const id = newId(parts);
  const row = { id, person, created_at: parts.now(), seen_at: parts.now() };
  return { id, write: { query: parts.database.read.insertInto('devices').values(row).compile(), rows: 1 } };
}

export async function listDevices({ database }: Parts, person: Person): Promise<readonly DeviceInfo[]> {
  const rows = await database.read
    .selectFrom('devices')
    .select(['id', 'created_at', 'seen_at'])
    .where('person', '=', person.id)
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.map(({ id, created_at, seen_at }) => ({
    id,
    createdAt: created_at,
    seenAt: seen_at,
    here: id === person.device,
  }));
}

/** Takes the identity away from one of their browsers, this one or another. */
export async function signOut(
  { database }: Parts,
  identity: Identity,
  person: Person,
  device: string,
): Promise<Answer<null>> {
  const out = database.read.deleteFrom('devices').where('id', '=', device).where('person', '=', person.id);
  const committed = await database.commit(
    [{ query: out.compile(), rows: 1 }],
    [{ topic: 'person', subject: person.id }],
  );
  if (!committed.ok) return refuse(committed.why === 'conflict' ? 'not-found' : 'unavailable');
  forget(identity, person.id);
  return done(null);
}
