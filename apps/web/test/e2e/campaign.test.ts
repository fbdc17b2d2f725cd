/** A campaign of two scenarios over two visits, and one more begun after its briefing: by keyboard, and on a phone in French. */

import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { cooperative, followHint } from '../games/connecting-flights-cooperative.ts';
import { match } from '../games/connecting-flights-cooperative-matches.ts';
import { shelve } from '../suites/kept.ts';
import { problemsInBothThemes } from '../support/axe.ts';
import { keptProfile, listen, PHONE, TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import type { Kept } from '../worker/support.ts';

const here = stage();
const CAMPAIGN = '/games/connecting-flights-cooperative/campaign';

/** As if it had been played on the game's own board: one from a file would not count. */
function onOwnBoard({ match: kept, log }: Kept): Kept {
  const { board: _, ...options } = kept.options;
  return { match: { ...kept, options }, log };
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('link');
const starsOf = (page: Page, name: string) => card(page, name).getByRole('img').getAttribute('aria-label');

test('a victory of before, and one that is won at the second visit: both are in the campaign', async () => {
  const kept = (await Promise.all([match('won'), match('winning')])).map(onOwnBoard);
  const profile = await keptProfile();
  onTestFinished(profile.remove);
  const complaints: string[] = [];
  const visit = async (path: string) => {
    const context = await profile.open();
    const page = context.pages()[0] ?? (await context.newPage());
    listen(page, complaints);
    await page.goto(`${here.address}${path}`);
    return { context, page };
  };

  const first = await visit('/about');
  await shelve(first.page, kept);
  await first.page.goto(`${here.address}${CAMPAIGN}`);
  await first.page.getByText('2 of 18 stars').waitFor();
  expect(await starsOf(first.page, 'Eyjafjallajökull')).toBe('2 stars of 3');
  expect(await starsOf(first.page, 'good old days')).toBe('0 stars of 3');
  await first.context.close();

  const second = await visit(`/local/${kept[1]?.match.id}`);
  const reader = cooperative.sitAt(second.page);
  for (let due = await cooperative.dueAt(reader); due !== 'end'; due = await cooperative.dueAt(reader))
    await followHint(reader);
  await reader.parts.end.getByRole('link', { name: 'To the campaign' }).click();
  await second.page.getByText('5 of 18 stars').waitFor();
  await second.page.getByText('2 of 6 scenarios won').waitFor();
  expect(await starsOf(second.page, 'good old days')).toBe('3 stars of 3');
  await card(second.page, 'good old days').getByText('2 rounds to spare').waitFor();
  await second.context.close();
  expect(complaints).toEqual([]);
});

test('by keyboard: from the home page to the briefing, a difficulty, and the table', async () => {
  const visitor = await here.visit('/');
  const { page } = visitor;
  await page.getByRole('link', { name: 'Campaign' }).press('Enter');
  expect(await problemsInBothThemes(page, 'the campaign')).toEqual([]);
  await card(page, 'Low-cost airlines').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Low-cost airlines' }).waitFor();
  await page.getByText(/an empty seat earns nothing/).waitFor();
  expect(await page.getByRole('radio', { name: /^Easy/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Easy/ }).press('ArrowRight');
  await page
    .getByRole('radio', { name: /^Medium .* Our pilot won \d+ of \d+ games You have not played it yet/, checked: true })
    .waitFor();
  await page.getByRole('radio', { name: /^Alone/ }).press('Space');
  expect(await problemsInBothThemes(page, 'a briefing')).toEqual([]);
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  // It is told once more as the game begins, for whoever came by a link.
  const briefing = page.getByRole('dialog', { name: 'Low-cost airlines' });
  await briefing.getByText(/^Dearer charters/).waitFor();
  await page.keyboard.press('Escape');
  await briefing.waitFor({ state: 'detached' });
  await cooperative.comesTo(cooperative.sitAt(page), 'first');
  expectNoComplaints({ visitor });
});

test('on a phone, in French: with friends from the same page, and nothing is wider than the screen', async () => {
  const visitor = await here.visit('/about', { ...TELEPHONE, locale: 'fr-FR' });
  const { page } = visitor;
  await shelve(page, [onOwnBoard(await match('won'))]);
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.goto(CAMPAIGN);
  await page.getByText('2 étoiles sur 18').waitFor();
  await fits();
  expect(await problemsInBothThemes(page, 'the campaign on a phone')).toEqual([]);
  await card(page, 'volcan').tap();
  await page.getByRole('radio', { name: /^Difficile/, checked: true }).waitFor();
  await page.getByRole('radio', { name: /^Moyen .* gagné 1 fois sur 1, / }).waitFor({ state: 'attached' });
  await fits();
  await page.getByText('Avec des amis').tap();
  await page.getByRole('textbox', { name: 'Votre nom' }).fill('Zoé');
  await page.getByRole('button', { name: 'Ouvrir la table' }).tap();
  await page.getByText('Scénario', { exact: false }).first().waitFor();
  expectNoComplaints({ visitor });
});
