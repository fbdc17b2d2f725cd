/** A server as far as notices see it: real SQLite, a clock that the test turns, people who can be told. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import type { Parts } from '../../src/parts.ts';
import type { PersonRow } from '../../src/storage/schema.ts';
import { madeUpOn, personRow } from '../support/parts.ts';

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
  const { parts, clock, logged } = await madeUpOn({
    environment: { TARMAC_DATA: folder, TARMAC_ORIGIN: 'https://tarmac.example', ...environment },
  });
  const { database, metrics } = parts;
  return {
    parts,
    logged,
    pass(ms) {
      clock.now += ms;
    },
    async addPerson(person = {}) {
      const row = personRow({ id: ANN, name: 'Ann', created_at: clock.now, ...person });
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
