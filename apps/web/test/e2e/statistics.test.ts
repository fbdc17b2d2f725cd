/** How one has played: ratings on and off, figures, history and leaderboards, on a desktop and on a phone, in both languages. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsInBothThemes } from '../support/axe.ts';
import { PHONE } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';

const here = stage();

/** Somebody the server knows by name, without having sat down anywhere. */
async function becomeKnown(page: Page, name: string): Promise<void> {
  await page.evaluate(async (named) => {
    const body = JSON.stringify({ name: named, language: 'en' });
    await fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }, name);
}

/** Matches against a pilot, each given up at once: over in a second, and rated like any other. */
async function giveUp(page: Page, matches: number): Promise<void> {
  await page.evaluate(async (count) => {
    const ask = async (method: string, path: string, body?: unknown) => {
      const sent =
        body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(path, { method, ...sent });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const resign = (match: string) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        socket.onerror = () => reject(new Error('no socket'));
        socket.onopen = () => say({ kind: 'hello', protocol: 1 });
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(String(data)) as { kind: string; frame?: number; eye?: unknown };
          if (said.kind === 'welcome') say({ kind: 'watch', match });
          if (said.kind === 'view' && said.eye === 0)
            say({ kind: 'resign', id: `r-${match}`, match, seat: 0, frame: said.frame });
          if (said.kind === 'done') {
            socket.close();
            resolve();
          }
        };
      });
    for (let n = 0; n < count; n++) {
      const sit = { seat: 0, contribution: `contribution-${n}` };
      const table = await ask('POST', '/api/tables', { game: 'airlines-europe', seats: 2, bots: { 1: 'pilot' }, sit });
      await ask('POST', `/api/tables/${table.id}/start`);
      await resign(table.id);
    }
  }, matches);
}

describe('statistics', () => {
  test('nobody is rated unasked; who wants it plays, sees figures, history and the leaderboard', async () => {
    const ann = await here.come('/statistics');
    const { page } = ann;
    await page.getByText('No finished match yet.').waitFor();
    expect(await page.getByRole('button', { name: 'Turn on' }).count()).toBe(0);

    await becomeKnown(page, 'Ann');
    await giveUp(page, 1);
    await page.goto('/statistics');
    await page.getByText('Ratings are off.').waitFor();
    await page
      .getByRole('region', { name: 'Airlines Europe' })
      .getByRole('row', { name: /^All matches 1 0/ })
      .waitFor();
    expect(await page.getByText('Against bots').count()).toBe(0);

    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('Your new matches are rated').waitFor();
    await giveUp(page, 5);
    await page.reload();
    const game = page.getByRole('region', { name: 'Airlines Europe' });
    await game.getByRole('row', { name: /^All matches 6 0 0%/ }).waitFor();
    const points = Number(await game.locator('dd strong').textContent());
    expect(points).toBeGreaterThan(850);
    expect(points).toBeLessThan(1000);
    await game.getByText('after 5 matches').waitFor();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await expect.poll(() => page.getByText(/^Against bots: -\d/).count()).toBe(5);
    expect(await problemsInBothThemes(page, 'statistics')).toEqual([]);

    await game.getByRole('link', { name: 'Leaderboard' }).click();
    await page.getByText('Nobody is listed yet.').waitFor();
    await page.getByText('Against bots', { exact: true }).click();
    await page.getByRole('row', { name: new RegExp(`^1 Ann ${points} 5`) }).waitFor();
    await page.getByText(`You stand at place 1 with ${points} points.`).waitFor();
    expect(await problemsInBothThemes(page, 'leaderboard')).toEqual([]);

    // On a telephone, in French: what others see of her, until she turns it off.
    const ben = await here.come('/games/airlines-europe/leaderboard', { viewport: PHONE, locale: 'fr-FR' });
    await ben.page.getByText('Contre des robots', { exact: true }).click();
    await ben.page.getByRole('link', { name: 'Ann' }).click();
    await ben.page.getByRole('heading', { level: 1, name: 'Statistiques de Ann' }).waitFor();
    await ben.page.getByRole('row', { name: /^Toutes les parties 5 0/ }).waitFor();
    expect(await ben.page.getByRole('heading', { name: 'Historique' }).count()).toBe(0);
    expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await problemsInBothThemes(ben.page, 'statistics of somebody else, on a phone')).toEqual([]);
    await page.goto('/statistics');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Ratings are off.').waitFor();
    await ben.page.goto('/games/airlines-europe/leaderboard');
    await ben.page.getByText('Contre des robots', { exact: true }).click();
    await ben.page.getByText(/^Personne n’y figure encore/).waitFor();
    expect(await problemsInBothThemes(ben.page, 'leaderboard on a phone')).toEqual([]);
    expectNoComplaints({ ann, ben });
  });
});

describe('a server without leaderboards', () => {
  const off = stage({ TARMAC_LEADERBOARDS: 'off' });

  test('says so, and links to none', async () => {
    const { page } = await off.come('/games/airlines/leaderboard');
    await page.getByText('Whoever runs this server does without leaderboards.').waitFor();
  });
});
