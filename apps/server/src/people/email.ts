/** A person's e-mail address, used only after it is confirmed, and the way back by it. */

import { languageOf } from '@tarmac/kit/words';
import { type Answer, done, refuse } from '../answer.ts';
import { makeBuckets } from '../buckets.ts';
import type { Mailer } from '../notices/mailer.ts';
import { nameAndCode } from '../ops/logging.ts';
import type { Parts } from '../parts.ts';
import { publicAddress } from '../public-address.ts';
import type { CodeRow } from '../storage/schema.ts';
import { codeHash, newToken } from './code-words.ts';
import { oneTimeCode, onlyCode, usedUp } from './codes.ts';
import type { Identity } from './identity.ts';
import { CONFIRM_TEXTS, RECOVER_TEXTS } from './mail-texts.ts';
import type { Person } from './person.ts';
import { stillHere } from './still-here.ts';

const TOKEN_MILLISECONDS = 60 * 60 * 1000;
/** The pause between two e-mails of a kind to one address. */
const PAUSE_MILLISECONDS = 10 * 60 * 1000;
/** The most identities with one address that get an e-mail. */
const MOST_PEOPLE = 5;
const WRITTEN_LATELY = 'this address was written to a few minutes ago';

export interface Email {
  /** Sends the link that confirms it. */
  setAddress(person: Person, address: string): Promise<Answer<null>>;
  removeAddress(person: Person): Promise<Answer<null>>;
  confirm(token: string): Promise<Answer<null>>;
  /** Does not reveal whether anybody has the address; resolves when all e-mails are sent. */
  sendWayBack(address: string): Promise<void>;
}

export function makeEmail(parts: Parts, identity: Identity, mailer: Mailer): Email {
  const { read } = parts.database;
  const letters = makeBuckets(parts.elapsed, { burst: 1, perSecond: 1000 / PAUSE_MILLISECONDS });
  /** A limit besides the table of codes, which forgets a sent code that was revoked or replaced. */
  const mayWrite = (kind: CodeRow['kind'], to: string) => letters.take(codeHash(identity, `letter ${kind}`, to));

  /** The token whose hash was stored, or null when one was sent recently. */
  async function keepToken(kind: CodeRow['kind'], person: string, subject: string): Promise<Answer<string | null>> {
    const lately = await read
      .selectFrom('codes')
      .select('hash')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('expires_at', '>', parts.now() + TOKEN_MILLISECONDS - PAUSE_MILLISECONDS)
      .executeTakeFirst();
    if (lately !== undefined) return done(null);
    const token = newToken(parts);
    const hash = codeHash(identity, kind, token);
    const row: CodeRow = { hash, kind, person, subject, expires_at: parts.now() + TOKEN_MILLISECONDS };
    const committed = await parts.database.commit([stillHere(parts, person), ...onlyCode(parts, row)]);
    return committed.ok ? done(token) : refuse('unavailable');
  }

  return {
    async setAddress(person, address) {
      const to = address.toLowerCase();
      if (!mayWrite('confirm-email', to)) return refuse('too-fast', WRITTEN_LATELY);
      const token = await keepToken('confirm-email', person.id, to);
      if (!token.ok) return token;
      if (token.value === null) return refuse('too-fast', WRITTEN_LATELY);
      const link = `${publicAddress(parts.settings)}/confirm-email#${token.value}`;
      try {
        await mailer.send({ to, ...CONFIRM_TEXTS[person.language](link) });
      } catch (error) {
        parts.log.warn(nameAndCode(error), 'an e-mail could not be sent');
        return refuse('unavailable', 'the e-mail could not be sent');
      }
      return done(null);
    },

    async removeAddress(person) {
      const remove = read.updateTable('people').set({ email: null, notice_email: 0 }).where('id', '=', person.id);
      const unconfirmed = read.deleteFrom('codes').where('person', '=', person.id).where('kind', '=', 'confirm-email');
      const committed = await parts.database.commit([remove, unconfirmed].map((query) => ({ query: query.compile() })));
      return committed.ok ? done(null) : refuse('unavailable');
    },

    async confirm(token) {
      const hash = codeHash(identity, 'confirm-email', token.trim());
      const row = await oneTimeCode(parts, 'confirm-email', hash);
      if (row === undefined) return refuse('code-not-valid');
      const update = read
        .updateTable('people')
        .set({ email: row.subject })
        .where('id', '=', row.person)
        .where('deleted_at', 'is', null);
      const committed = await parts.database.commit([usedUp(parts, hash), { query: update.compile(), rows: 1 }]);
      if (committed.ok) return done(null);
      return refuse(committed.why === 'conflict' ? 'code-not-valid' : 'unavailable');
    },

    async sendWayBack(address) {
      const to = address.toLowerCase();
      if (!mayWrite('recover', to)) return;
      const people = await read
        .selectFrom('people')
        .select(['id', 'name', 'language'])
        .where('email', '=', to)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(MOST_PEOPLE)
        .execute();
      for (const { id, name, language } of people) {
        const token = await keepToken('recover', id, id);
        if (!token.ok || token.value === null) continue;
        const link = `${publicAddress(parts.settings)}/recover#${token.value}`;
        await mailer.send({ to, ...RECOVER_TEXTS[languageOf(language)](name ?? '', link) });
      }
    },
  };
}
