/** How a person wants to be told: by e-mail, by a webhook, in which browsers. */

import type { NoticeWays, noticeSettings, pushSubscription } from '@tarmac/wire';
import type { z } from 'zod';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { stillHere } from '../people/still-here.ts';
import { isAmong } from './hosts.ts';

/** More browsers than that nobody uses. */
const MOST_PUSHES = 20;

/** What this server can do, for everybody to know. */
export function configuredWays({ settings }: Pick<Parts, 'settings'>): NoticeWays {
  const { mail, push, webhookHosts } = settings.notices;
  return { email: mail !== null, push: push === null ? null : { publicKey: push.publicKey }, webhookHosts };
}

type NoticeWish = z.infer<typeof noticeSettings>;

export async function setNotices(parts: Parts, person: Person, wish: NoticeWish): Promise<Answer<null>> {
  const { mail, webhookHosts } = parts.settings.notices;
  const { email, webhook } = wish;
  if (email === true && mail === null) return refuse('not-configured', 'this server sends no e-mails');
  if (typeof webhook === 'string') {
    if (webhookHosts.length === 0) return refuse('not-configured', 'this server calls no webhooks');
    if (!isAmong(webhook, webhookHosts))
      return refuse('not-allowed', `webhook: it can be at ${webhookHosts.join(', ')}`);
  }
  const changes = {
    ...(email === undefined ? {} : { notice_email: email ? 1 : 0 }),
    ...(webhook === undefined ? {} : { notice_webhook: webhook }),
  };
  if (Object.keys(changes).length === 0) return done(null);
  let update = parts.database.read.updateTable('people').set(changes).where('id', '=', person.id);
  if (email === true) update = update.where('email', 'is not', null);
  const committed = await parts.database.commit([{ query: update.compile(), rows: 1 }]);
  if (committed.ok) return done(null);
  return committed.why === 'conflict'
    ? refuse('not-allowed', 'email: there is no confirmed address')
    : refuse('unavailable');
}

const P256DH_BYTES = 65;
const AUTH_BYTES = 16;

/** A browser that had another identity before takes its pushes along to this one. */
export async function addPush(
  parts: Parts,
  person: Person,
  { endpoint, keys }: z.infer<typeof pushSubscription>,
): Promise<Answer<null>> {
  const { push } = parts.settings.notices;
  if (push === null) return refuse('not-configured', 'this server sends no web pushes');
  if (!isAmong(endpoint, push.hosts))
    return refuse('not-allowed', 'endpoint: a push service that this server does not call');
  if (bytesIn(keys.p256dh) !== P256DH_BYTES || bytesIn(keys.auth) !== AUTH_BYTES)
    return refuse('malformed', 'keys: not those of a push subscription');
  const { read } = parts.database;
  const others = await read
    .selectFrom('pushes')
    .select('endpoint')
    .where('person', '=', person.id)
    .where('endpoint', '!=', endpoint)
    .execute();
  if (others.length >= MOST_PUSHES) return refuse('too-many', `${MOST_PUSHES} browsers are notified already`);
  const insert = read
    .insertInto('pushes')
    .values({ endpoint, person: person.id, ...keys })
    .onConflict((on) => on.column('endpoint').doUpdateSet({ person: person.id, ...keys }));
  const committed = await parts.database.commit([stillHere(parts, person.id), { query: insert.compile() }]);
  return committed.ok ? done(null) : refuse('unavailable');
}

export async function removePush({ database }: Parts, person: Person, endpoint: string): Promise<Answer<null>> {
  const remove = database.read.deleteFrom('pushes').where('person', '=', person.id).where('endpoint', '=', endpoint);
  const committed = await database.commit([{ query: remove.compile() }]);
  return committed.ok ? done(null) : refuse('unavailable');
}

function bytesIn(base64: string): number {
  return Buffer.from(base64, 'base64url').length;
}
