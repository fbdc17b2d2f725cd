/** Reports of people to the operator. */

import type { PersonInfo, report } from '@tarmac/wire';
import { z } from 'zod';
import { type Answer, done, refuse } from '../answer.ts';
import { newId, type Parts } from '../parts.ts';
import type { ReportRow } from '../storage/schema.ts';
import type { Person } from './person.ts';

/** One person's reports that the operator has not closed yet. */
const MOST_OPEN = 50;
const LISTED = 100;

/** What the operator reads. */
export interface ReportInfo {
  readonly id: string;
  readonly reporter: PersonInfo;
  readonly person: PersonInfo & { readonly banned: boolean };
  readonly table: string | null;
  readonly reason: string;
  readonly createdAt: number;
}

export async function makeReport(parts: Parts, reporter: Person, made: z.output<typeof report>): Promise<Answer<null>> {
  const { read } = parts.database;
  if (made.person === reporter.id) return refuse('not-allowed', 'nobody reports themselves');
  const person = await read.selectFrom('people').select('id').where('id', '=', made.person).executeTakeFirst();
  if (person === undefined) return refuse('not-found', 'no such person');
  const table = await read
    .selectFrom('tables')
    .select('id')
    .where('id', '=', made.table ?? '')
    .executeTakeFirst();
  if (made.table !== null && table === undefined) return refuse('not-found', 'no such table');
  const open = await read
    .selectFrom('reports')
    .select('id')
    .where('reporter', '=', reporter.id)
    .where('closed_at', 'is', null)
    .limit(MOST_OPEN)
    .execute();
  if (open.length >= MOST_OPEN) return refuse('too-many');
  const row: ReportRow = {
    id: newId(parts),
    reporter: reporter.id,
    person: made.person,
    match: made.table,
    reason: made.reason,
    created_at: parts.now(),
    closed_at: null,
  };
  const insert = read.insertInto('reports').values(row);
  const committed = await parts.database.commit([{ query: insert.compile(), rows: 1 }]);
  return committed.ok ? done(null) : refuse('unavailable');
}

/** The end of a page of the list. */
const CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{16})$/;

export const reportQuery = z.strictObject({ before: z.string().regex(CURSOR).optional() });

export interface ReportPage {
  readonly reports: readonly ReportInfo[];
  /** What to ask for the ones `before`; null at the end of the list. */
  readonly next: string | null;
}

/** Open reports, the newest first. */
export async function openReports(
  { database }: Parts,
  { before }: z.infer<typeof reportQuery> = {},
): Promise<ReportPage> {
  const [, at, id = ''] = before === undefined ? [] : (CURSOR.exec(before) ?? []);
  const rows = await database.read
    .selectFrom('reports')
    .leftJoin('people as by', 'by.id', 'reports.reporter')
    .leftJoin('people as of', 'of.id', 'reports.person')
    .selectAll('reports')
    .select(['by.name as reporter_name', 'of.name as person_name', 'of.banned_at'])
    .where('closed_at', 'is', null)
    .$if(at !== undefined, (query) =>
      query.where(({ or, and, eb }) =>
        or([
          eb('reports.created_at', '<', Number(at)),
          and([eb('reports.created_at', '=', Number(at)), eb('reports.id', '<', id)]),
        ]),
      ),
    )
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(LISTED + 1)
    .execute();
  const shown = rows.slice(0, LISTED);
  const last = shown.at(-1);
  return {
    reports: shown.map(infoOf),
    next: rows.length <= LISTED || last === undefined ? null : `${last.created_at}.${last.id}`,
  };
}

interface NamedReport extends ReportRow {
  readonly reporter_name: string | null;
  readonly person_name: string | null;
  readonly banned_at: number | null;
}

function infoOf(row: NamedReport): ReportInfo {
  return {
    id: row.id,
    reporter: { id: row.reporter, name: row.reporter_name },
    person: { id: row.person, name: row.person_name, banned: row.banned_at !== null },
    table: row.match,
    reason: row.reason,
    createdAt: row.created_at,
  };
}

export async function closeReport({ database, now }: Parts, id: string): Promise<Answer<null>> {
  const close = database.read
    .updateTable('reports')
    .set({ closed_at: now() })
    .where('id', '=', id)
    .where('closed_at', 'is', null);
  const committed = await database.commit([{ query: close.compile(), rows: 1 }]);
  if (committed.ok) return done(null);
  return refuse(committed.why === 'conflict' ? 'not-found' : 'unavailable');
}
