/** The link at the end of a notice: whoever has it may end the e-mails to one person, and nothing else. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { id, parse } from '@tarmac/wire';
import type { Answer } from '../answer.ts';
import { done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';

export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/** `key` is the one that signs identities. Such a link never runs out: old mails are where people look for it. */
export function unsubscribeToken(key: string, person: string): string {
  return `${person}.${signature(key, person)}`;
}

/** Whose token it is; null where it is nobody's. */
export function unsubscriber(key: string, token: unknown): string | null {
  if (typeof token !== 'string') return null;
  const [person = '', signed = ''] = token.split('.', 2);
  if (!parse(id, person).ok) return null;
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(key, person))];
  return given.length === right.length && timingSafeEqual(given, right) ? person : null;
}

export async function unsubscribe({ database }: Pick<Parts, 'database'>, person: string): Promise<Answer<null>> {
  const query = database.read.updateTable('people').set({ notice_email: 0 }).where('id', '=', person).compile();
  const committed = await database.commit([{ query }]);
  return committed.ok ? done(null) : refuse('unavailable');
}

function signature(key: string, person: string): string {
  return createHmac('sha256', key).update(`unsubscribe ${person}`).digest('base64url');
}
