import { describe, expect, test } from 'vitest';
import { vacationOverlap, vacationUntil } from '../../src/people/vacations.ts';
import { refusedWith } from '../support/refused.ts';
import { DAY, openBrowser, startServer } from './people-app.ts';

async function ada(environment: Record<string, string> = {}) {
  const server = await startServer({ environment: { TARMAC_VACATION_DAYS: '28', ...environment } });
  const browser = openBrowser(server);
  const me = await browser.become('Ada');
  /** Until so many days from now; null ends it. */
  const goAway = (days: number | null) =>
    browser.ask('PUT', '/api/me/vacation', { until: days === null ? null : server.parts.now() + days * DAY });
  const daysLeft = async () => (await browser.ask('GET', '/api/me')).body.vacationLeft / DAY;
  return { server, parts: server.parts, me, browser, goAway, daysLeft };
}

const NONE_LEFT = refusedWith(409, 'no-vacation-left');

describe('a vacation', () => {
  test('begins now and lasts until the day it is for', async () => {
    const { server, parts, me, goAway } = await ada();
    const begin = parts.now();
    expect(await goAway(10)).toMatchObject({ status: 200, body: { vacationUntil: begin + 10 * DAY } });
    expect(await vacationUntil(parts, me.id)).toBe(begin + 10 * DAY);
    server.pass(10 * DAY);
    expect(await vacationUntil(parts, me.id)).toBeNull();
  });

  test('is counted as far as it lies between two times', async () => {
    const { server, parts, me, goAway } = await ada();
    const begin = parts.now();
    const overlap = (from: number, to: number) => vacationOverlap(parts, me.id, begin + from * DAY, begin + to * DAY);
    await goAway(4);
    server.pass(10 * DAY);
    await goAway(2);
    expect(await overlap(0, 30)).toBe(6 * DAY);
    expect(await overlap(-5, 2)).toBe(2 * DAY);
    expect(await overlap(3, 11)).toBe(2 * DAY);
    expect(await overlap(4, 10)).toBe(0);
    expect(await overlap(20, 30)).toBe(0);
    expect(await vacationOverlap(parts, 'somebody-else-00', begin, begin + 30 * DAY)).toBe(0);
  });

  test('that two nodes began at the same time counts once', async () => {
    const { server, parts, me, goAway, daysLeft } = await ada();
    const begin = parts.now();
    await goAway(4);
    const again = { person: me.id, from_at: begin + DAY, until_at: begin + 6 * DAY };
    await parts.database.commit([{ query: parts.database.read.insertInto('vacations').values(again).compile() }]);
    expect(await vacationOverlap(parts, me.id, begin, begin + 30 * DAY)).toBe(6 * DAY);
    server.pass(10 * DAY);
    expect(await daysLeft()).toBe(22);
  });

  test('can be made longer, shorter, or be over at once', async () => {
    const { server, parts, me, goAway, daysLeft } = await ada();
    const begin = parts.now();
    await goAway(10);
    await goAway(20);
    expect(await daysLeft()).toBe(8);
    server.pass(2 * DAY);
    await goAway(3);
    expect(await vacationUntil(parts, me.id)).toBe(begin + 5 * DAY);
    server.pass(DAY);
    expect((await goAway(null)).body).toMatchObject({ vacationUntil: null, vacationLeft: 25 * DAY });
    expect(await vacationOverlap(parts, me.id, begin, begin + 30 * DAY)).toBe(3 * DAY);
    expect((await goAway(null)).status).toBe(200);
    expect(await parts.database.read.selectFrom('vacations').selectAll().execute()).toHaveLength(1);
  });

  test('is not longer than a year gives, in whatever pieces', async () => {
    const { server, goAway, daysLeft } = await ada();
    expect(await goAway(29)).toMatchObject(NONE_LEFT);
    expect((await goAway(20)).status).toBe(200);
    server.pass(30 * DAY);
    expect(await goAway(9)).toMatchObject(NONE_LEFT);
    expect((await goAway(8)).status).toBe(200);
    expect(await goAway(9)).toMatchObject(NONE_LEFT);
    server.pass(30 * DAY);
    expect(await daysLeft()).toBe(0);
    expect(await goAway(1)).toMatchObject(NONE_LEFT);
  });

  test('comes back a year after it was taken', async () => {
    const { server, goAway, daysLeft } = await ada();
    await goAway(28);
    server.pass(365 * DAY);
    expect(await daysLeft()).toBe(0);
    server.pass(10 * DAY);
    expect(await daysLeft()).toBe(10);
    // While one is away, the days of a year ago come back one by one.
    expect((await goAway(28)).status).toBe(200);
  });

  test('is for the future', async () => {
    const { goAway, browser } = await ada();
    expect(await goAway(0)).toMatchObject(refusedWith(400, 'malformed'));
    for (const until of ['tomorrow', -1, 1.5, 1e300, '1; drop table vacations'])
      expect(await browser.ask('PUT', '/api/me/vacation', { until })).toMatchObject({ status: 400 });
  });

  test('is not given where the host gives none', async () => {
    const { goAway } = await ada({ TARMAC_VACATION_DAYS: '0' });
    expect(await goAway(1)).toMatchObject(NONE_LEFT);
  });
});
