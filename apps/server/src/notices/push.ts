/** Web push: a notice for the browsers that asked for one. */

import webPush from 'web-push';
import type { Parts } from '../parts.ts';
import type { PushRow } from '../storage/schema.ts';
import { isAmong } from './hosts.ts';
import { expectGood, post } from './post.ts';
import type { Notice } from './texts.ts';

/** In seconds: longer than that a service need not keep it for a browser that is off. */
const KEEP_SECONDS = 24 * 60 * 60;

/** A newer notice takes the place of one that was not delivered yet. */
const TOPIC = 'turn';

type PushParts = Pick<Parts, 'database' | 'settings'>;

/** Those of a person that may be called. */
export async function pushesOf({ database, settings }: PushParts, person: string): Promise<PushRow[]> {
  const { push } = settings.notices;
  if (push === null) return [];
  const rows = await database.read.selectFrom('pushes').selectAll().where('person', '=', person).execute();
  return rows.filter(({ endpoint }) => isAmong(endpoint, push.hosts));
}

/** Answers whether the browser still takes them; where it does not, its row is gone. */
export async function sendPush(parts: PushParts, row: PushRow, notice: Notice): Promise<'sent' | 'gone'> {
  const { push } = parts.settings.notices;
  if (push === null) throw new Error('web push is not configured');
  const { endpoint, p256dh, auth } = row;
  const payload = JSON.stringify({ text: notice.headline, matches: notice.matches });
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: subjectOf(parts), publicKey: push.publicKey, privateKey: push.privateKey },
    TTL: KEEP_SECONDS,
    topic: TOPIC,
  });
  const status = await post(endpoint, headers, body);
  if (status === 404 || status === 410) {
    const gone = parts.database.read.deleteFrom('pushes').where('endpoint', '=', endpoint).where('auth', '=', auth);
    await parts.database.commit([{ query: gone.compile() }]);
    return 'gone';
  }
  expectGood(status);
  return 'sent';
}

/** Whom the push service may turn to. Browsers take pushes from https only, so that an origin is there but in trials. */
function subjectOf({ settings }: PushParts): string {
  return settings.origin?.startsWith('https:') ? settings.origin : 'mailto:tarmac@localhost';
}
