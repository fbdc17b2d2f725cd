/** The operator's means of moderation: bans people, hides tables and chat lines. */

import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { Announcement, Write } from '../storage/database.ts';
import type { ChatRow } from '../storage/schema.ts';
import { forget, type Identity } from './identity.ts';

/** Banned people keep their identity, so that the next click does not make them a new person. */
export async function setBan(parts: Parts, identity: Identity, person: string, banned: boolean): Promise<Answer<null>> {
  const update = parts.database.read
    .updateTable('people')
    .set({ banned_at: banned ? parts.now() : null })
    .where('id', '=', person)
    .where('deleted_at', 'is', null);
  const answer = await change(parts, update, { topic: 'person', subject: person });
  forget(identity, person);
  return answer;
}

/** Hides a table from the public list; its link still works. */
export function setTableHidden(parts: Parts, table: string, hidden: boolean): Promise<Answer<null>> {
  const update = parts.database.read
    .updateTable('tables')
    .set({ hidden: hidden ? 1 : 0 })
    .where('id', '=', table);
  return change(parts, update, { topic: 'table', subject: table });
}

/** The line stays, without its text. */
export function setLineHidden(
  parts: Parts,
  line: Pick<ChatRow, 'match' | 'room' | 'number'>,
  hidden: boolean,
): Promise<Answer<null>> {
  const update = parts.database.read
    .updateTable('chat')
    .set({ hidden: hidden ? 1 : 0 })
    .where('match', '=', line.match)
    .where('room', '=', line.room)
    .where('number', '=', line.number);
  return change(parts, update, { topic: 'chat-again', subject: line.match });
}

async function change(
  { database }: Parts,
  update: { compile(): Write['query'] },
  announcement: Announcement,
): Promise<Answer<null>> {
  const committed = await database.commit([{ query: update.compile(), rows: 1 }], [announcement]);
  if (committed.ok) return done(null);
  return refuse(committed.why === 'conflict' ? 'not-found' : 'unavailable');
}
