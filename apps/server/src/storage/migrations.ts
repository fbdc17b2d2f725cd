/** The migrations of the tables, the same for SQLite and PostgreSQL. A released migration never changes. */

import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';

type Table = CreateTableBuilder<string, string>;

/**
 * The name of a new migration must sort last. Whole numbers are `bigint`, since times do not fit into
 * PostgreSQL's `integer`; for SQLite it is the same type.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-beginning': { up: beginning },
  '0002-hints': { up: hints },
  '0003-ratings': { up: ratings },
  '0004-heads': { up: heads },
  '0005-phrases': { up: phrases },
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** Nodes that start at the same time wait for one another: Kysely holds an advisory lock on PostgreSQL. */
export async function migrate<T>(db: Kysely<T>, target = MIGRATION_NAMES.at(-1) as string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await atOnce(db, () => migrator.migrateTo(target));
  if (error === undefined) return;
  const unknown = (await migrationsOf(db)).find((name) => !MIGRATION_NAMES.includes(name));
  if (unknown === undefined) throw error;
  throw new Error(`a newer version of Tarmac wrote the database (it has the migration ${unknown}): start that version`);
}

/** Kysely runs migrations in one transaction on PostgreSQL only; on SQLite one that was cut off could not begin again. */
async function atOnce<T>(db: Kysely<T>, run: () => Promise<MigrationResultSet>): Promise<MigrationResultSet> {
  if (db.getExecutor().adapter.supportsTransactionalDdl) return run();
  await sql`begin immediate`.execute(db);
  const result = await run();
  await sql.raw(result.error === undefined ? 'commit' : 'rollback').execute(db);
  return result;
}

/** The migrations of a database, the oldest first. */
export async function migrationsOf<T>(db: Kysely<T>): Promise<readonly string[]> {
  const known = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!known.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name).sort();
}

async function beginning(db: Kysely<unknown>): Promise<void> {
  for (const made of beginningTables(db)) await made.execute();
  const indexes: readonly (readonly [table: string, columns: string[]])[] = [
    ['devices', ['person']],
    ['codes', ['person']],
    ['distances', ['other']],
    ['vacations', ['person', 'until_at']],
    ['reports', ['closed_at']],
    ['pushes', ['person']],
    ['presence', ['until_at']],
    ['tables', ['state', 'public', 'created_at']],
    ['tables', ['host', 'state']],
    ['seats', ['person']],
    ['replays', ['person']],
    ['replays', ['created_at']],
    ['due', ['at']],
    ['people', ['email']],
    ['people', ['recovery_hash']],
  ];
  for (const [on, columns] of indexes) await addIndex(db, on, columns);
}

/** Existing tables allow hints. */
async function hints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('hints', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute();
}

/** Lines that are there already were said in words. */
async function phrases(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat').addColumn('phrase', 'text').execute();
}

/** Nobody has opted in yet, and earlier matches are not rated. */
async function ratings(db: Kysely<unknown>): Promise<void> {
  for (const rated of ['people', 'seats']) {
    await db.schema
      .alterTable(rated)
      .addColumn('rated', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await table(db, 'ratings', ['person', 'game', 'against'], {
    texts: ['person', 'game', 'against'],
    numbers: ['points', 'games'],
  }).execute();
  await table(db, 'rated_seats', ['match', 'seat', 'against'], {
    texts: ['match', 'against', 'person', 'game'],
    numbers: ['seat', 'at', 'before', 'change', 'opponents'],
  }).execute();
  await addIndex(db, 'ratings', ['game', 'against', 'points']);
  await addIndex(db, 'rated_seats', ['person', 'at']);
}

/**
 * The log's rows stay as they are, under new names: rewriting them could take an hour. `frames` may not be null, so that
 * no node of an older version can append an entry that the match's head would not know of.
 */
async function heads(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('log').renameColumn('after', 'frames').execute();
  await db.schema.alterTable('log').addColumn('after', 'text').execute();
  await table(db, 'heads', ['match'], {
    texts: ['match', 'after', 'state'],
    numbers: ['seq', 'at', 'version'],
  }).execute();
  await sql`
    insert into heads (match, seq, at, version, after, state)
    select head.match, head.seq, head.at, head.version, head.frames, (
      select kept.state from log kept
      where kept.match = head.match and kept.state is not null order by kept.seq desc limit 1
    )
    from (select match, max(seq) as seq from log group by match) last
    join log head on head.match = last.match and head.seq = last.seq`.execute(db);
}

async function addIndex(db: Kysely<unknown>, on: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(`${on}_by_${columns[0]}`).on(on).columns(columns).execute();
}

function beginningTables(db: Kysely<unknown>): readonly Table[] {
  return [
    table(db, 'settings', ['key'], { texts: ['key', 'value'] }),
    table(db, 'people', ['id'], {
      texts: ['id', 'language'],
      numbers: ['created_at', 'notice_email'],
      maybeTexts: ['name', 'recovery_hash', 'email', 'notice_webhook'],
      maybeNumbers: ['deleted_at', 'banned_at', 'noticed_at'],
    }),
    table(db, 'devices', ['id'], { texts: ['id', 'person'], numbers: ['created_at', 'seen_at'] }),
    table(db, 'codes', ['hash'], { texts: ['hash', 'kind', 'person', 'subject'], numbers: ['expires_at'] }),
    table(db, 'distances', ['person', 'other', 'kind'], { texts: ['person', 'other', 'kind'] }),
    table(db, 'vacations', ['person', 'from_at'], { texts: ['person'], numbers: ['from_at', 'until_at'] }),
    table(db, 'reports', ['id'], {
      texts: ['id', 'reporter', 'person', 'reason'],
      numbers: ['created_at'],
      maybeTexts: ['match'],
      maybeNumbers: ['closed_at'],
    }),
    table(db, 'pushes', ['endpoint'], { texts: ['endpoint', 'person', 'p256dh', 'auth'] }),
    table(db, 'presence', ['person', 'node'], { texts: ['person', 'node'], numbers: ['until_at'] }),
    table(db, 'tables', ['id'], {
      texts: ['id', 'game', 'state', 'options', 'config', 'clock', 'on_timeout', 'stand_in', 'spectators'].concat([
        'host',
        'secret',
      ]),
      numbers: ['public', 'created_at', 'hidden'],
      maybeTexts: ['result', 'rematch'],
      maybeNumbers: ['started_at', 'ended_at'],
    }),
    table(db, 'seats', ['match', 'seat'], {
      texts: ['match'],
      numbers: ['seat'],
      maybeTexts: ['person', 'bot', 'contribution'],
    }),
    table(db, 'log', ['match', 'seq'], {
      texts: ['match', 'entry', 'news', 'after'],
      numbers: ['seq', 'at', 'version'],
      maybeTexts: ['message', 'state'],
    }),
    table(db, 'proposals', ['match', 'kind'], {
      texts: ['match', 'kind', 'message', 'yes'],
      numbers: ['seat', 'to_seq', 'at_frame'],
    }),
    table(db, 'chat', ['match', 'room', 'number'], {
      texts: ['match', 'room', 'person', 'text', 'message'],
      numbers: ['number', 'at', 'hidden'],
    }).addUniqueConstraint('chat_once', ['match', 'person', 'message']),
    table(db, 'replays', ['id'], { texts: ['id', 'person', 'game', 'file'], numbers: ['created_at'] }),
    table(db, 'due', ['id'], {
      texts: ['id', 'kind', 'subject'],
      numbers: ['at', 'attempts'],
      maybeTexts: ['node'],
      maybeNumbers: ['leased_until'],
    }),
  ];
}

function table(db: Kysely<unknown>, name: string, key: string[], columns: Columns): Table {
  return addColumns(db.schema.createTable(name), columns).addPrimaryKeyConstraint(`${name}_pkey`, key as never);
}

interface Columns {
  readonly texts: readonly string[];
  readonly numbers?: readonly string[];
  readonly maybeTexts?: readonly string[];
  readonly maybeNumbers?: readonly string[];
}

function addColumns(table: Table, { texts, numbers = [], maybeTexts = [], maybeNumbers = [] }: Columns): Table {
  for (const name of texts) table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of numbers) table = table.addColumn(name, 'bigint', (column) => column.notNull());
  for (const name of maybeTexts) table = table.addColumn(name, 'text');
  for (const name of maybeNumbers) table = table.addColumn(name, 'bigint');
  return table;
}
