import { expect, test } from 'vitest';
import { blockedBetween } from '../../src/people/distances.ts';
import { openIdentity } from '../../src/people/identity.ts';
import { isConnected, openPresence } from '../../src/people/presence.ts';
import { vacationOverlap } from '../../src/people/vacations.ts';
import { usePostgres } from '../storage/dialects.ts';
import { addTable, DAY, openBrowser, startServer } from './people-app.ts';

const TOKEN = 'the token that only the host has';
const TABLE = 'table-0000000001';
const postgres = usePostgres();

async function startOnPostgres() {
  const environment = { DATABASE_URL: await postgres().createDatabase(), TARMAC_HOST_TOKEN: TOKEN };
  return startServer({ environment });
}

test('people on PostgreSQL: from the first name to the last', async () => {
  const server = await startOnPostgres();
  const { parts } = server;
  const [ada, eve] = [openBrowser(server), openBrowser(server)];
  const [me, other] = [await ada.become("Ada'; --"), await eve.become('Eve')];
  await addTable(server, { id: TABLE }, [other.id, me.id]);
  await ada.ask('PUT', `/api/me/people/${other.id}`, { kind: 'mute' });
  await ada.ask('PUT', `/api/me/people/${other.id}`, { kind: 'block' });
  await ada.ask('PUT', '/api/me/vacation', { until: parts.now() + 2 * DAY });
  await ada.ask('POST', '/api/reports', { person: other.id, table: TABLE, reason: 'rude' });
  await ada.ask('POST', '/api/me/recovery-code');
  expect((await ada.ask('GET', '/api/me')).body).toMatchObject({
    name: "Ada'; --",
    blocked: [other.id],
    muted: [],
    vacationUntil: parts.now() + 2 * DAY,
    vacationLeft: 26 * DAY,
    hasRecoveryCode: true,
  });
  expect(await blockedBetween(parts, other.id, [me.id])).toBe(true);
  expect(await vacationOverlap(parts, me.id, parts.now() + DAY, parts.now() + 9 * DAY)).toBe(DAY);
  const authorization = { authorization: `Bearer ${TOKEN}` };
  expect((await eve.ask('GET', '/api/host/reports', undefined, authorization)).body.reports).toMatchObject([
    { person: { id: other.id, name: 'Eve' }, createdAt: parts.now() },
  ]);
  expect((await ada.ask('DELETE', '/api/me')).status).toBe(204);
  expect((await ada.ask('GET', '/api/me')).status).toBe(401);
});

test('of many who use a code on PostgreSQL at the same time one gets in', async () => {
  const server = await startOnPostgres();
  const ada = openBrowser(server);
  await ada.become('Ada');
  const { body } = await ada.ask('POST', '/api/me/move');
  const uses = Array.from({ length: 8 }, () => openBrowser(server).ask('POST', '/api/move', { code: body.code }));
  expect((await Promise.all(uses)).map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
  expect((await ada.ask('GET', '/api/me/devices')).body).toHaveLength(2);
});

test('nodes that start on PostgreSQL at the same time sign with one key', async () => {
  const { parts } = await startOnPostgres();
  const empty = parts.database.read.deleteFrom('settings').where('key', '=', 'identity-secret');
  await parts.database.commit([{ query: empty.compile() }]);
  const keys = (await Promise.all([1, 2, 3, 4].map(() => openIdentity(parts)))).map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

test('who is connected is known on PostgreSQL', async () => {
  const { parts } = await startOnPostgres();
  const presence = openPresence(parts);
  presence.arrive('ada-000000000000');
  await presence.beat();
  expect(await isConnected(parts, 'ada-000000000000')).toBe(true);
  await presence.close();
  expect(await isConnected(parts, 'ada-000000000000')).toBe(false);
});
