/** Listens to announcements of other nodes on one connection, and reconnects when it is lost. */

import pg from 'pg';
import { CHANNEL, parsePayload } from './announcements.ts';
import type { Announcement } from './database.ts';
import type { StorageParts } from './storage-parts.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** A connection can die unnoticed, so it is checked regularly. */
const CHECK_EVERY_MS = 5000;
const CHECK_WITHIN_MS = 5000;

export interface Hearing {
  hear(announcement: Announcement | null): void;
  /** PostgreSQL has not answered on this connection for some seconds. */
  silent(): void;
}

/** Returns a function that stops it. */
export function listenOn(
  connection: pg.ClientConfig,
  { node, log }: Pick<StorageParts, 'node' | 'log'>,
  { hear, silent }: Hearing,
): () => Promise<void> {
  let client: pg.Client | null = null;
  let pause = FIRST_PAUSE_MS;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const ear = new pg.Client({
      ...connection,
      connectionTimeoutMillis: CHECK_WITHIN_MS,
      query_timeout: CHECK_WITHIN_MS,
    });
    client = ear;
    let lost = false;
    const lose = (error?: unknown) => {
      if (lost) return;
      lost = true;
      clearInterval(check);
      if (stopped) return;
      log.warn({ error }, 'lost the connection for announcements of other nodes');
      ear.end().catch(() => undefined);
      retry = setTimeout(connect, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    const check = setInterval(() => {
      ear.query('select 1').catch((error) => {
        if (lost || stopped) return;
        silent();
        lose(error);
      });
    }, CHECK_EVERY_MS);
    ear.on('error', lose);
    ear.on('end', () => lose());
    ear.on('notification', ({ payload = '' }) => {
      const said = parsePayload(payload);
      if (said === null) {
        log.warn('could not parse an announcement of another node');
        // An unknown announcement was missed.
        hear(null);
      } else if (said.node !== node) hear({ topic: said.topic, subject: said.subject });
    });
    try {
      await ear.connect();
      await ear.query(`listen ${CHANNEL}`);
      pause = FIRST_PAUSE_MS;
      if (!stopped) hear(null);
    } catch (error) {
      lose(error);
    }
  }

  void connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => undefined);
  };
}
