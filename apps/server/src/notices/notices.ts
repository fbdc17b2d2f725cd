/** Tells people who are away that a match by correspondence waits for them, by the ways they have chosen. */

import { languageOf } from '@tarmac/kit/words';
import { dueWrite } from '../due/writes.ts';
import { nameAndCode } from '../ops/logging.ts';
import type { Parts } from '../parts.ts';
import { publicAddress } from '../public-address.ts';
import type { PersonRow } from '../storage/schema.ts';
import { isAmong } from './hosts.ts';
import type { Mailer } from './mailer.ts';
import { expectGood, post } from './post.ts';
import { pushesOf, sendPush } from './push.ts';
import { mailText, type Notice, noticeOf, type Waiting } from './texts.ts';
import { UNSUBSCRIBE_PATH, unsubscribeToken } from './unsubscribe.ts';

export interface NoticeNeeds {
  /** The running correspondence matches that wait for a person. */
  waitingFor(person: string): Promise<readonly Waiting[]>;
  isConnected(person: string): Promise<boolean>;
  /** Null where mail is not configured. */
  readonly mailer: Mailer | null;
  /** The one that signs identities. */
  readonly key: string;
}

/** Between two notices to one person, from whichever node. */
const PAUSE_MS = 10 * 60_000;

interface Way {
  readonly name: 'push' | 'email' | 'webhook';
  send(notice: Notice): Promise<'sent' | 'gone'>;
}

/** What is done when a row of the kind `notice` is due. */
export function noticeHandler(parts: Parts, needs: NoticeNeeds): (person: string) => Promise<void> {
  return async (person) => {
    const row = await readPerson(parts, person);
    const ways = row === undefined ? [] : await waysOf(parts, needs, row);
    if (row === undefined || ways.length === 0) return;
    const waiting = await needs.waitingFor(person);
    if (waiting.length === 0) return;
    if (await needs.isConnected(person)) return lookAgain(parts, person, parts.now() + PAUSE_MS);
    if (!(await mayHaveOne(parts, person))) {
      const { noticed_at } = (await readPerson(parts, person)) ?? row;
      return lookAgain(parts, person, Math.max(parts.now(), (noticed_at ?? 0) + PAUSE_MS));
    }
    const notice = noticeOf(waiting, languageOf(row.language), publicAddress(parts.settings));
    const sent = await Promise.all(ways.map((way) => sendBy(parts, way, notice)));
    if (!sent.includes(true)) await lookAgain(parts, person, parts.now() + PAUSE_MS);
  };
}

function readPerson({ database }: Parts, person: string): Promise<PersonRow | undefined> {
  return database.read
    .selectFrom('people')
    .selectAll()
    .where('id', '=', person)
    .where('deleted_at', 'is', null)
    .where('banned_at', 'is', null)
    .executeTakeFirst();
}

/** Of all nodes one gets through in ten minutes. Written before anything is sent: a crash delays a notice, and sends no two. */
async function mayHaveOne({ database, now }: Parts, person: string): Promise<boolean> {
  const at = now();
  const query = database.read
    .updateTable('people')
    .set({ noticed_at: at })
    .where('id', '=', person)
    .where(({ eb }) => eb('noticed_at', 'is', null).or('noticed_at', '<=', at - PAUSE_MS))
    .compile();
  const committed = await database.commit([{ query, rows: 1 }]);
  if (!committed.ok && committed.why === 'failed') throw new Error('could not record a notice before sending it');
  return committed.ok;
}

async function lookAgain(parts: Parts, person: string, at: number): Promise<void> {
  await parts.database.commit([dueWrite(parts, { kind: 'notice', subject: person, at })]);
}

async function waysOf(parts: Parts, { mailer, key }: NoticeNeeds, row: PersonRow): Promise<Way[]> {
  const ways: Way[] = (await pushesOf(parts, row.id)).map((push) => ({
    name: 'push',
    send: (notice) => sendPush(parts, push, notice),
  }));
  const { email, notice_webhook: webhook } = row;
  if (mailer !== null && email !== null && row.notice_email === 1) {
    ways.push({ name: 'email', send: (notice) => sendMail(parts, mailer, key, { ...row, email }, notice) });
  }
  if (webhook !== null && isAmong(webhook, parts.settings.notices.webhookHosts)) {
    ways.push({ name: 'webhook', send: (notice) => sendWebhook(webhook, notice) });
  }
  return ways;
}

/** Whether it went out. What goes wrong with one way is not to stop the others. */
async function sendBy({ metrics, log }: Parts, { name, send }: Way, notice: Notice): Promise<boolean> {
  try {
    const outcome = await send(notice);
    metrics.notices.inc({ way: name, outcome });
    return outcome === 'sent';
  } catch (error) {
    metrics.notices.inc({ way: name, outcome: 'failed' });
    log.warn({ way: name, ...nameAndCode(error) }, 'a notice could not be sent');
    return false;
  }
}

async function sendMail(
  parts: Parts,
  mailer: Mailer,
  key: string,
  row: PersonRow & { readonly email: string },
  notice: Notice,
): Promise<'sent'> {
  const unsubscribe = `${publicAddress(parts.settings)}${UNSUBSCRIBE_PATH}?token=${unsubscribeToken(key, row.id)}`;
  const text = mailText(notice, languageOf(row.language), unsubscribe);
  await mailer.send({ to: row.email, subject: `Tarmac: ${notice.headline}`, text, unsubscribe });
  return 'sent';
}

async function sendWebhook(address: string, { text, matches }: Notice): Promise<'sent'> {
  const body = Buffer.from(JSON.stringify({ text, matches }));
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  expectGood(await post(address, headers, body));
  return 'sent';
}
