/** People and tables of a server of ours, over HTTP. */

import type { NewTable, TableInfo } from '@tarmac/wire';

export interface Person {
  readonly id: string;
  /** The cookie that says who it is. */
  readonly cookie: string;
}

/** The server's maximum: no clock runs out. */
const LONGEST_CLOCK: NewTable['clock'] = { kind: 'live', bank: 86_400, increment: 30 };
const PATIENCE_MS = 20_000;

export async function newPerson(base: string, name: string): Promise<Person> {
  const { body, cookie } = await request(base, 'POST', 'me', null, { name });
  return { id: (body as { id: string }).id, cookie };
}

export async function becomeRated(base: string, person: Person): Promise<void> {
  await request(base, 'PATCH', 'me', person, { rated: true });
}

/** Opens a table, seats everybody, starts it, and returns its id. */
export async function startTable(
  base: string,
  party: readonly Person[],
  game: string,
  clock = LONGEST_CLOCK,
): Promise<string> {
  const [host, ...guests] = party as [Person, ...Person[]];
  const table: Partial<NewTable> = { game, seats: party.length, clock, sit: { seat: 0, contribution: 'arena' } };
  const { body } = await request(base, 'POST', 'tables', host, table);
  const { id } = body as TableInfo;
  for (const [index, guest] of guests.entries())
    await request(base, 'PUT', `tables/${id}/seats/${index + 1}`, guest, { contribution: 'arena' });
  await request(base, 'POST', `tables/${id}/start`, host);
  return id;
}

async function request(base: string, method: string, path: string, person: Person | null, body?: object) {
  const response = await fetch(`${base}/api/${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(person === null ? {} : { cookie: person.cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  if (!response.ok) throw Object.assign(new Error(`${method} ${path}: ${text}`), { code: response.status });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { body: text === '' ? null : (JSON.parse(text) as unknown), cookie };
}
