/** A server as far as notices see it: real SQLite, a clock that the test turns, people who can be told. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { makeLog } from '../../src/ops/logging.ts';
import { makeMetrics } from '../../src/ops/metrics.ts';
import type { Parts } from '../../src/parts.ts';
import { readSettings } from '../../src/settings.ts';
import { openDatabase } from '../../src/storage/open.ts';
import type { PersonRow } from '../../src/storage/schema.ts';

export const ANN = 'ann-0123456789ab';
export const KEY = 'the key that signs identities';
export const VAPID = webPush.generateVAPIDKeys();

export interface TestServer {
  readonly parts: Parts;
  readonly logged: string[];
  pass(ms: number): void;
  addPerson(person?: Partial<PersonRow>): Promise<void>;
  person(id?: string): Promise<PersonRow>;
  /** When a person is looked at again; null: not at all. */
  dueAt(person?: string): Promise<number | null>;
  /** How often, as `way outcome`. */
  counted(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

export async function makeServer(environment: Record<string, string>): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'tarmac-notices-'));
  const read = readSettings({ TARMAC_DATA: folder, TARMAC_ORIGIN: 'https://tarmac.example', ...environment });
  if (!read.ok) throw new Error(read.problem);
  const logged: string[] = [];
  const log = makeLog('debug', 'here', { write: (line) => logged.push(line) });
  const metrics = makeMetrics();
  const database = await openDatabase(read.value, { node: 'here', log, metrics });
  let now = 1_700_000_000_000;
  const parts: Parts = {
    settings: read.value,
    database,
    games: new Map(),
    now: () => now,
    elapsed: () => now,
    clockProblem: () => null,
    random: (bytes) => Buffer.alloc(bytes, 7),
    node: 'here',
    log,
    metrics,
  };
  return {
    parts,
    logged,
    pass(ms) {
      now += ms;
    },
    async addPerson(person = {}) {
      const row: PersonRow = {
        id: ANN,
        name: 'Ann',
        language: 'en',
        rated: 0,
        created_at: now,
        deleted_at: null,
        banned_at: null,
        recovery_hash: null,
        email: null,
        notice_email: 0,
        notice_webhook: null,
        noticed_at: null,
        ...person,
      };
      await database.commit([{ query: database.read.insertInto('people').values(row).compile() }]);
    },
    person: (id = ANN) => database.read.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async dueAt(person = ANN) {
      const row = await database.read
        .selectFrom('due')
        .select('at')
        .where('id', '=', `notice:${person}`)
        .executeTakeFirst();
      return row?.at ?? null;
    },
    async counted() {
      const { values } = await metrics.notices.get();
      return Object.fromEntries(values.map(({ labels, value }) => [`${labels.way} ${labels.outcome}`, value]));
    },
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
