/** Vacations: correspondence clocks of an absent person stop, for a number of days in any year. */

import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import type { VacationRow } from '../storage/schema.ts';
import type { Person } from './person.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

type VacationParts = Pick<Parts, 'database' | 'settings' | 'now'>;
type Span = Pick<VacationRow, 'from_at' | 'until_at'>;

/** Starts a vacation now, or changes the end of the present one; null ends it. */
export async function setVacation(parts: VacationParts, person: Person, until: number | null): Promise<Answer<null>> {
  const now = parts.now();
  if (until !== null && until <= now) return refuse('malformed', 'until: is in the past');
  const spans = await spansOf(parts, person.id, now - YEAR);
  const current = spans.find((span) => span.until_at > now);
  if (until === null && current === undefined) return done(null);
  if (until !== null) {
    const planned = { from_at: current?.from_at ?? now, until_at: until };
    const all = [...spans.filter((span) => span !== current), planned];
    // The year that ends with it has the most vacation, since none is planned after it.
    if (within(all, until - YEAR, until) > allowance(parts)) return refuse('no-vacation-left');
  }
  const write = current === undefined ? begin(parts, person.id, until ?? now) : move(parts, person.id, current, until);
  const committed = await parts.database.commit([write], [{ topic: 'person', subject: person.id }]);
  return committed.ok ? done(null) : refuse('unavailable');
}

function begin({ database, now }: VacationParts, person: string, until: number): Write {
  const row = { person, from_at: now(), until_at: until };
  return { query: database.read.insertInto('vacations').values(row).compile(), rows: 1 };
}

function move({ database, now }: VacationParts, person: string, current: Span, until: number | null): Write {
  const update = database.read
    .updateTable('vacations')
    .set({ until_at: until ?? now() })
    .where('person', '=', person)
    .where('from_at', '=', current.from_at)
    .where('until_at', '=', current.until_at);
  return { query: update.compile(), rows: 1 };
}

/** Null if the person is not on vacation now. */
export async function vacationUntil(parts: VacationParts, person: string): Promise<number | null> {
  const spans = await spansOf(parts, person, parts.now());
  return spans.length === 0 ? null : Math.max(...spans.map((span) => span.until_at));
}

/** The milliseconds of vacation between two times. */
export async function vacationOverlap(
  parts: Pick<Parts, 'database'>,
  person: string,
  from: number,
  to: number,
): Promise<number> {
  return within(await spansOf(parts, person, from), from, to);
}

/** The milliseconds of vacation left, from now or after the present one. */
export async function vacationLeft(parts: VacationParts, person: string): Promise<number> {
  const spans = await spansOf(parts, person, parts.now() - YEAR);
  const end = Math.max(parts.now(), ...spans.map((span) => span.until_at));
  return Math.max(0, allowance(parts) - within(spans, end - YEAR, end));
}

function allowance({ settings }: Pick<Parts, 'settings'>): number {
  return settings.vacationDays * DAY;
}

/** Those that end after a time, the earliest first. */
function spansOf({ database }: Pick<Parts, 'database'>, person: string, after: number): Promise<Span[]> {
  return database.read
    .selectFrom('vacations')
    .select(['from_at', 'until_at'])
    .where('person', '=', person)
    .where('until_at', '>', after)
    .orderBy('from_at')
    .execute();
}

/** Vacations may overlap if two nodes began one each: the overlap counts once. */
function within(spans: readonly Span[], from: number, to: number): number {
  let counted = from;
  let sum = 0;
  for (const { from_at, until_at } of [...spans].sort((one, other) => one.from_at - other.from_at)) {
    const begin = Math.max(from_at, counted);
    const end = Math.min(until_at, to);
    if (end <= begin) continue;
    sum += end - begin;
    counted = end;
  }
  return sum;
}
