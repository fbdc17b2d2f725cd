/** The site without its server and without a network: whoever was here once can play. */

import { describe, expect, test } from 'vitest';
import { ticketOf } from '../suites/table.ts';
import { listen } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { expectHand, handCounts, openWithAny, press, seen, takeCash } from './people-moves.ts';
import { NEW_TABLE, openTable } from './people-tables.ts';

const here = stage();
const TITLE = 'Airlines Europe';

describe('with the network cut and the server gone', () => {
  test('home, rules, a new game and a match that was begun before are all there', async () => {
    const visitor = await here.come(NEW_TABLE, { serviceWorkers: 'allow' });
    await openTable(visitor.page, { name: 'Ann', seats: 3 });
    await visitor.page.goto('/');
    const { context, complaints } = visitor;
    await visitor.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await press(ticketOf(visitor.page, TITLE), /^Play\b/);
    await openWithAny(visitor.page);
    await seen(visitor.page, /first portfolios are revealed/);
    await takeCash(visitor.page);
    await seen(visitor.page, /takes 8 M from the bank/);
    const hand = await handCounts(visitor.page);
    const begun = new URL(visitor.page.url()).pathname;
    await visitor.page.close();

    await context.setOffline(true);
    await here.stopServer();
    const page = await context.newPage();
    listen(page, complaints);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();

    await ticketOf(page, TITLE).getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('heading', { name: 'Rules of Airlines Europe' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('ABACUS');
    await page.getByText(/^\d+ rules found$/).waitFor();

    await page.goto('/');
    await press(ticketOf(page, TITLE), /^Play\b/);
    await openWithAny(page);
    await seen(page, /first portfolios are revealed/);
    await takeCash(page);
    await seen(page, /takes 8 M from the bank/);
    expect(new URL(page.url()).pathname).not.toBe(begun);

    await page.goto('/matches');
    await page.getByText('The server does not answer. Here are the matches of this browser').waitFor();
    await page.getByRole('link', { name: 'Go on' }).last().click();
    await page.waitForURL((url) => url.pathname === begun);
    await expectHand(page, hand);
    await takeCash(page);
    expectNoComplaints({ visitor }, [/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_REFUSED/]);
  });
});
