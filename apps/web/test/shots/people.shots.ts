/** Pictures of a table on the server: gathering, playing with others, watching, and a connection that is lost. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { NEW_TABLE, openTable, sitDown } from '../e2e/people-tables.ts';
import { openBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type Seat, SIZES, sitAt } from './camera.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(SIZES)('%s', (size) => {
  let server: RunningServer;
  let host: Seat;
  let guest: Seat;
  let path: string;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());

  test('gathering', async () => {
    host = await sitAt(browser, server.address, size, { path: NEW_TABLE });
    path = await openTable(host.page, { name: 'Amelia', seats: 4, bots: [4], spectators: 'Everybody, at once' });
    guest = await sitAt(browser, server.address, size, { path });
    await guest.page.getByRole('button', { name: 'Sit down', exact: true }).waitFor();
    await guest.shoot('gathering-invited', { long: true });
    await sitDown(guest.page, 'Louis');
    await host.page.getByText('Louis').first().waitFor();
    await host.shoot('gathering', { long: true });
  });

  test('tables that anybody may join', async () => {
    const opener = await sitAt(browser, server.address, size, { path: NEW_TABLE });
    await opener.page.getByRole('radio', { name: /^With friends/ }).press('Space');
    await opener.page.getByRole('combobox', { name: 'Who finds it' }).selectOption({ index: 1 });
    await openTable(opener.page, { name: 'Jacqueline', seats: 3 });
    const seat = await sitAt(browser, server.address, size, { path: '/tables' });
    await seat.page.locator('a[href^="/matches/"]').first().waitFor();
    await seat.shoot('public-tables', { long: true });
    await seat.context.close();
  });

  test('playing and watching', async () => {
    const other = await sitAt(browser, server.address, size, { path });
    await sitDown(other.page, 'Bessie');
    await host.page.getByRole('button', { name: 'Start', exact: true }).click();
    await host.page.locator('[data-share] button').first().waitFor();
    await host.shoot('table-live-opening');
    const watcher = await sitAt(browser, server.address, size, { path });
    await watcher.page.locator('.area .map').waitFor();
    await watcher.shoot('table-spectator');
  });

  test('a connection that is lost', async () => {
    await server.stop();
    await host.page.getByText(/^No connection/).waitFor();
    await host.shoot('table-connection-lost');
  });
});
