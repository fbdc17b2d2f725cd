/** Serves the built web app: its files, and its page at every address of a page. */

import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Language } from '@tarmac/kit/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../answer.ts';
import { likedLanguage } from './liked-language.ts';
import { limited, MINUTE } from './limited.ts';
import { send } from './send.ts';
import { pageOf, pagePolicy } from './small-page.ts';

/** The page of a server whose web app was not built. */
const WORDS: Readonly<Record<Language, { readonly missing: string; readonly build: string }>> = {
  en: {
    missing: 'This server is running, but its web app has not been built.',
    build: 'Whoever runs it can build it with this command, and start the server again:',
  },
  fr: {
    missing: 'Ce serveur fonctionne, mais son application web n’a pas été construite.',
    build: 'La personne qui l’héberge peut la construire avec cette commande, puis relancer le serveur :',
  },
};

const NOT_BUILT_POLICY = pagePolicy("'none'");

function notBuiltPage(language: Language): string {
  const { missing, build } = WORDS[language];
  return pageOf(
    language,
    `<p>${missing}</p>\n<p>${build}</p>\n<p><code>npm run build --workspace=@tarmac/web</code></p>`,
  );
}

/** The same path from the compiled app and from its sources. */
export const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const SELF = ["'self'"];
const NONE = ["'none'"];
/** Sent with scripts too: a worker uses the policy of its own file. */
const POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: NONE,
    scriptSrc: SELF,
    styleSrc: SELF,
    imgSrc: [...SELF, 'data:'],
    fontSrc: SELF,
    connectSrc: SELF,
    workerSrc: SELF,
    manifestSrc: SELF,
    baseUri: NONE,
    formAction: NONE,
    frameAncestors: NONE,
  },
};

const PAGE = 'index.html';
/** For files with a hash of their content in the name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** The browser stores it, but asks each time whether it has changed. */
const ASK_FIRST = 'no-cache';
/** The first load of a page asks for all files at once: they have a limit of their own, this many times higher. */
const FILES_PER_REQUEST = 10;

/** Addresses that are never a page. */
const NO_PAGE = /^\/(api|assets|healthz|readyz|metrics)(\/|$)/;

export async function webAppRoutes(
  app: FastifyInstance,
  folder: string,
  { requestsPerMinute }: { readonly requestsPerMinute: number },
): Promise<void> {
  if (!existsSync(join(folder, PAGE))) {
    notBuiltRoutes(app);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
  });
  const options = {
    helmet: { contentSecurityPolicy: POLICY },
    ...limited(FILES_PER_REQUEST * requestsPerMinute, MINUTE),
  };
  const give = (reply: FastifyReply, path: string) =>
    reply.header('cache-control', path.startsWith('assets/') ? FOR_GOOD : ASK_FIRST).sendFile(path);

  app.get('/', options, (_request, reply) => give(reply, PAGE));
  app.get('/*', options, async (request, reply) => {
    // The decoded path in place of the star.
    const { '*': path } = request.params as { readonly '*': string };
    if (await isFile(folder, path)) return give(reply, path);
    return isPageWish(request) ? give(reply, PAGE) : send(reply, refuse('not-found'));
  });
}

function notBuiltRoutes(app: FastifyInstance): void {
  const helmet = { contentSecurityPolicy: NOT_BUILT_POLICY };
  const say = (request: FastifyRequest, reply: FastifyReply) => {
    const language = likedLanguage(request.headers['accept-language']);
    return reply
      .code(503)
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-language')
      .header('content-language', language)
      .send(notBuiltPage(language));
  };
  app.get('/', { helmet }, async (request, reply) => say(request, reply));
  app.get('/*', { helmet }, async (request, reply) =>
    isPageWish(request) ? say(request, reply) : send(reply, refuse('not-found')),
  );
}

function isPageWish({ url, headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html') && !NO_PAGE.test(url.replace(/[?#].*$/, ''));
}

/** Refuses paths out of the folder and hidden files. */
async function isFile(folder: string, path: string): Promise<boolean> {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part.startsWith('.') || /[\\\0]/.test(part))) return false;
  try {
    return (await stat(join(folder, path))).isFile();
  } catch {
    return false;
  }
}
