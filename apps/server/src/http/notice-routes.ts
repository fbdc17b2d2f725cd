/** Notices over HTTP: the configured ways, a person's choices, and the unsubscribe link of e-mails. */

import { type Language, languageOf } from '@tarmac/kit/words';
import { noticeSettings, PROBLEMS, pushSubscription } from '@tarmac/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { done, refuse } from '../answer.ts';
import { addPush, configuredWays, removePush, setNotices } from '../notices/choices.ts';
import { UNSUBSCRIBE_PATH, unsubscribe, unsubscriber } from '../notices/unsubscribe.ts';
import type { Parts } from '../parts.ts';
import type { Identity } from '../people/identity.ts';
import { readMe } from '../people/me.ts';
import { asPerson } from '../people/request-person.ts';
import { likedLanguage } from './liked-language.ts';
import { bodyOf } from './read-request.ts';
import { send } from './send.ts';
import { askingPage, donePage, UNSUBSCRIBE_POLICY, wrongLinkPage } from './unsubscribe-page.ts';

const removedPush = pushSubscription.pick({ endpoint: true });

export function noticeRoutes(app: FastifyInstance, parts: Parts, identity: Pick<Identity, 'key'>): void {
  app.get('/api/notices', async () => configuredWays(parts));

  app.put(
    '/api/me/notices',
    asPerson(async (person, request) => {
      const body = bodyOf(noticeSettings, request);
      const set = body.ok ? await setNotices(parts, person, body.value) : body;
      if (!set.ok) return set;
      const me = await readMe(parts, person.id);
      return me === null ? refuse('no-identity') : done(me);
    }),
  );

  app.post(
    '/api/me/pushes',
    asPerson(async (person, request) => {
      const body = bodyOf(pushSubscription, request);
      return body.ok ? addPush(parts, person, body.value) : body;
    }),
  );

  app.delete(
    '/api/me/pushes',
    asPerson(async (person, request) => {
      const body = bodyOf(removedPush, request);
      return body.ok ? removePush(parts, person, body.value.endpoint) : body;
    }),
  );

  // In a scope of their own: no other route accepts forms.
  app.register(async (scope) => unsubscribeRoutes(scope, parts, identity));
}

/** The content of the form is ignored: the token is in the address. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_BYTES = 4096;

function unsubscribeRoutes(app: FastifyInstance, parts: Parts, { key }: Pick<Identity, 'key'>): void {
  app.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: FORM_BYTES }, async () => undefined);
  // Without a referrer policy that sends one, browsers would send no origin with the form, and it would be refused.
  const helmet = { contentSecurityPolicy: UNSUBSCRIBE_POLICY, referrerPolicy: { policy: 'same-origin' as const } };

  function whoseToken(request: FastifyRequest): string | null {
    return unsubscriber(key, (request.query as { readonly token?: unknown }).token);
  }

  async function show(
    reply: FastifyReply,
    person: string,
    page: (language: Language) => string,
  ): Promise<FastifyReply> {
    const row = await parts.database.read
      .selectFrom('people')
      .select('language')
      .where('id', '=', person)
      .executeTakeFirst();
    return reply.type('text/html; charset=utf-8').send(page(languageOf(row?.language)));
  }

  /** Programs get a problem, people a page. */
  function wrongLink(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { accept = '', 'accept-language': languages } = request.headers;
    if (!accept.includes('text/html')) return send(reply, refuse('code-not-valid'));
    const page = wrongLinkPage(likedLanguage(languages));
    return reply.code(PROBLEMS['code-not-valid']).type('text/html; charset=utf-8').send(page);
  }

  app.get(UNSUBSCRIBE_PATH, { helmet }, async (request, reply) => {
    const person = whoseToken(request);
    return person === null ? wrongLink(request, reply) : show(reply, person, askingPage);
  });

  app.post(UNSUBSCRIBE_PATH, { helmet }, async (request, reply) => {
    const person = whoseToken(request);
    if (person === null) return wrongLink(request, reply);
    const unsubscribed = await unsubscribe(parts, person);
    return unsubscribed.ok ? show(reply, person, donePage) : send(reply, unsubscribed);
  });
}
