/** What a browser gets at `/` as long as there is no web app: one page, in the language it asks for. */

import type { TableSummary } from '@tarmac/wire';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../language.ts';
import { START_POLICY, startPage } from './start-page.ts';

const MOST_TABLES = 20;

export function pageRoutes(
  app: FastifyInstance,
  publicTables: (most: number) => Promise<readonly TableSummary[]>,
): void {
  app.get('/', { helmet: { contentSecurityPolicy: START_POLICY } }, async (request, reply) => {
    const tables = await publicTables(MOST_TABLES);
    const language = likedLanguage(request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-language')
      .header('content-language', language)
      .send(startPage(language, tables));
  });
}

/** The one they like best of those we have. */
export function likedLanguage(header = ''): Language {
  const liked = header.split(',').flatMap((part) => {
    const [, name, weight = '1'] = /^\s*(en|fr)\b[^;]*(?:;\s*q=([\d.]+))?\s*$/i.exec(part) ?? [];
    return name === undefined ? [] : [{ language: name.toLowerCase() as Language, weight: Number(weight) }];
  });
  liked.sort((one, other) => other.weight - one.weight);
  return liked[0]?.language ?? 'en';
}
