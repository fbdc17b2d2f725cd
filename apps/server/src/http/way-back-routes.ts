/** Ways to take an identity to another browser, over HTTP: a one-time code, the recovery code, an e-mail. */

import { codeBody, emailBody } from '@tarmac/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Answer, done, refuse } from '../answer.ts';
import type { Mailer } from '../notices/mailer.ts';
import { nameAndCode } from '../ops/logging.ts';
import type { Parts } from '../parts.ts';
import { makeCodes, type SignedIn } from '../people/codes.ts';
import { setIdentity } from '../people/cookie.ts';
import { makeEmail } from '../people/email.ts';
import type { Identity } from '../people/identity.ts';
import { readMe } from '../people/me.ts';
import { asPerson } from '../people/request-person.ts';
import { HOUR, limited, MINUTE } from './limited.ts';
import { bodyOf } from './read-request.ts';
import { send } from './send.ts';

const GUESSES = limited(10, 10 * MINUTE);
const MAILS = limited(5, HOUR);
const CODES = limited(30, HOUR);

/** Without a mailer only the codes work. */
export function wayBackRoutes(app: FastifyInstance, parts: Parts, identity: Identity, mailer: Mailer | null): void {
  const codes = makeCodes(parts, identity);
  const email = mailer === null ? null : makeEmail(parts, identity, mailer);

  async function signedIn(reply: FastifyReply, answer: Answer<SignedIn>): Promise<FastifyReply> {
    if (!answer.ok) return send(reply, answer);
    const { person, device, replaced } = answer.value;
    setIdentity(reply, identity.key, device, parts.settings);
    return send(reply, done({ me: await readMe(parts, person), replaced }));
  }

  const making = { '/api/me/move': codes.makeMoveCode, '/api/me/recovery-code': codes.makeRecoveryCode };
  for (const [path, make] of Object.entries(making))
    app.post(
      path,
      CODES,
      asPerson((person) => make(person), 201),
    );

  const taking = { '/api/move': codes.move, '/api/recover': codes.recover };
  for (const [path, take] of Object.entries(taking))
    app.post(path, GUESSES, async (request, reply) => {
      const body = bodyOf(codeBody, request);
      return signedIn(reply, body.ok ? await take(body.value.code, request.person) : body);
    });

  app.post(
    '/api/me/email',
    MAILS,
    asPerson(async (person, request) => {
      if (email === null) return refuse('not-configured');
      const body = bodyOf(emailBody, request);
      const sent = body.ok ? await email.setAddress(person, body.value.email) : body;
      return sent.ok ? done({}) : sent;
    }, 202),
  );

  app.delete(
    '/api/me/email',
    asPerson(async (person) => (email === null ? refuse('not-configured') : email.removeAddress(person))),
  );

  app.post('/api/email/confirm', GUESSES, async (request, reply) => {
    if (email === null) return send(reply, refuse('not-configured'));
    const body = bodyOf(codeBody, request);
    return send(reply, body.ok ? await email.confirm(body.value.code) : body);
  });

  app.post('/api/recover/email', MAILS, async (request, reply) => {
    if (email === null) return send(reply, refuse('not-configured'));
    const body = bodyOf(emailBody, request);
    if (!body.ok) return send(reply, body);
    // Not awaited: the time would reveal whether anybody has the address.
    email
      .sendWayBack(body.value.email)
      .catch((error) => parts.log.warn(nameAndCode(error), 'a way-back e-mail was not sent'));
    return send(reply, done({}), 202);
  });
}
