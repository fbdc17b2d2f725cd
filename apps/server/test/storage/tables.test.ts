import { expect, test } from 'vitest';
import type { Schema } from '../../src/storage/schema.ts';
import { openAt, overDatabases } from './dialects.ts';

type Plain<Value> = NonNullable<Value> extends number ? 'number' : 'text';
type Kind<Value> = null extends Value ? `maybe ${Plain<Value>}` : Plain<Value>;

/** Compiles only as long as it says what `schema.ts` says. */
const COLUMNS: {
  readonly [Name in keyof Schema]: { readonly [Column in keyof Schema[Name]]: Kind<Schema[Name][Column]> };
} = {
  settings: { key: 'text', value: 'text' },
  people: {
    id: 'text',
    name: 'maybe text',
    language: 'text',
    rated: 'number',
    created_at: 'number',
    deleted_at: 'maybe number',
    banned_at: 'maybe number',
    recovery_hash: 'maybe text',
    email: 'maybe text',
    notice_email: 'number',
    notice_webhook: 'maybe text',
    noticed_at: 'maybe number',
  },
  devices: { id: 'text', person: 'text', created_at: 'number', seen_at: 'number' },
  codes: { hash: 'text', kind: 'text', person: 'text', subject: 'text', expires_at: 'number' },
  distances: { person: 'text', other: 'text', kind: 'text' },
  vacations: { person: 'text', from_at: 'number', until_at: 'number' },
  reports: {
    id: 'text',
    reporter: 'text',
    person: 'text',
    match: 'maybe text',
    reason: 'text',
    created_at: 'number',
    closed_at: 'maybe number',
  },
  pushes: { endpoint: 'text', person: 'text', p256dh: 'text', auth: 'text' },
  presence: { person: 'text', node: 'text', until_at: 'number' },
  tables: {
    id: 'text',
    game: 'text',
    state: 'text',
    options: 'text',
    config: 'text',
    public: 'number',
    clock: 'text',
    on_timeout: 'text',
    stand_in: 'text',
    spectators: 'text',
    hints: 'number',
    host: 'text',
    secret: 'text',
    created_at: 'number',
    started_at: 'maybe number',
    ended_at: 'maybe number',
    result: 'maybe text',
    rematch: 'maybe text',
    hidden: 'number',
  },
  seats: {
    match: 'text',
    seat: 'number',
    person: 'maybe text',
    bot: 'maybe text',
    contribution: 'maybe text',
    rated: 'number',
  },
  log: {
    match: 'text',
    seq: 'number',
    at: 'number',
    entry: 'text',
    news: 'text',
    frames: 'text',
    message: 'maybe text',
    version: 'number',
    after: 'maybe text',
    state: 'maybe text',
  },
  heads: { match: 'text', seq: 'number', at: 'number', version: 'number', after: 'text', state: 'text' },
  proposals: {
    match: 'text',
    kind: 'text',
    message: 'text',
    seat: 'number',
    to_seq: 'number',
    at_frame: 'number',
    yes: 'text',
  },
  chat: {
    match: 'text',
    room: 'text',
    number: 'number',
    person: 'text',
    at: 'number',
    text: 'text',
    message: 'text',
    hidden: 'number',
    phrase: 'maybe text',
  },
  replays: { id: 'text', person: 'text', game: 'text', file: 'text', created_at: 'number' },
  ratings: { person: 'text', game: 'text', against: 'text', points: 'number', games: 'number' },
  rated_seats: {
    match: 'text',
    seat: 'number',
    against: 'text',
    person: 'text',
    game: 'text',
    at: 'number',
    before: 'number',
    change: 'number',
    opponents: 'number',
  },
  due: {
    id: 'text',
    kind: 'text',
    subject: 'text',
    at: 'number',
    node: 'maybe text',
    leased_until: 'maybe number',
    attempts: 'number',
  },
};

const KINDS: Readonly<Record<string, string>> = { text: 'text', bigint: 'number', int8: 'number' };

overDatabases((dialect) => {
  test('the tables of the database are those of the schema', async () => {
    const database = await openAt(await dialect.place());
    const tables = await database.read.introspection.getTables();
    const whole = tables.filter(({ name }) => !/_\d+$/.test(name));
    const columns = whole.map(({ name, columns }) => {
      const kinds = columns.map(({ name, dataType, isNullable }) => [
        name,
        `${isNullable ? 'maybe ' : ''}${KINDS[dataType.toLowerCase()]}`,
      ]);
      return [name, Object.fromEntries(kinds)];
    });
    expect(Object.fromEntries(columns)).toEqual(COLUMNS);
  });
});
