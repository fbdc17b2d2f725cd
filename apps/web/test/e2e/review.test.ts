/** The review of a match: how the chances went, what the decisions cost, and the way to the replay and back. */

import { beforeAll, describe, expect, test } from 'vitest';
import { problemsInBothThemes } from '../support/axe.ts';
import { TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { device, done, memoryStore, newMatch } from '../worker/support.ts';
import { brokenOff, openReview, played, progress, readReview, SHORT } from './reviewing.ts';

const { visit } = stage();

/** A match that two seats broke off, one that takes long to review, and what one player has seen. */
const files: Record<'short' | 'long' | 'seen', string> = { short: '', long: '', seen: '' };

beforeAll(async () => {
  files.long = await played(SHORT.game, SHORT.seed);
  files.short = brokenOff(files.long, SHORT.acts);
  const running = device(memoryStore());
  const id = await newMatch(running, [{ name: 'Ann' }, { name: 'Bob' }], {}, SHORT.game);
  files.seen = done(await running.api.download(id)).text;
});

describe('a review in English, on a desk', () => {
  test('finds the turning points of a match, leads to the replay, and is still there on the way back', async () => {
    const { page, complaints } = await visit('/replays');
    await openReview(page, files.short, 'Review');
    const worst = await readReview(page);

    const decisions = page.getByRole('region', { name: 'Every decision' });
    const costliest = await decisions.locator('summary .action').first().innerText();
    await decisions.getByText('As played').click();
    await expect.poll(() => decisions.locator('summary .note').first().innerText()).toMatch(/^Move [12] of 12$/);
    await decisions.getByText('Costliest first').click();
    await expect.poll(() => decisions.locator('summary .action').first().innerText()).toBe(costliest);
    await decisions.locator('summary').first().click();
    await decisions.getByText('Better', { exact: true }).waitFor();
    await decisions.getByRole('combobox', { name: 'Whose' }).selectOption('Seat 2');
    await expect
      .poll(() => decisions.locator('summary').allInnerTexts())
      .not.toContainEqual(expect.stringMatching(/^A\b/));
    await page.getByText('Luck', { exact: true }).first().click();
    await page.getByText('What the draws gave beyond what they give on average', { exact: false }).first().waitFor();
    expect(await problemsInBothThemes(page, 'review')).toEqual([]);

    // A press on the chart is a press on its moment.
    const chart = page.locator('figure svg');
    const box = await chart.boundingBox();
    if (box === null) throw new Error('the chart is not to be seen');
    await chart.click({ position: { x: box.width - 140, y: box.height / 2 } });
    await page.waitForURL(/\/replays\/opened#\d+$/);
    await page.getByRole('link', { name: 'Review' }).click();
    await worst.waitFor();
    expectNoComplaints({ reader: { complaints } });
  });

  test('says why there is none of what one player has seen', async () => {
    const { page, complaints } = await visit('/replays');
    await openReview(page, files.seen, 'Review');
    await page.getByText('This file holds what one player saw, not the whole match.').waitFor();
    expectNoComplaints({ reader: { complaints } });
  });
});

describe('a review in French, on a telephone', () => {
  test('is stopped and begun again, and shows its cards one below the other', async () => {
    const { page, complaints } = await visit('/replays', { ...TELEPHONE, locale: 'fr-FR' });
    await openReview(page, files.long, 'Analyse');
    await progress(page).waitFor();
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await page.getByText('Rien n’est gardé d’une analyse inachevée.').first().waitFor();
    expect(await problemsInBothThemes(page, 'review that was stopped')).toEqual([]);
    await page.getByRole('button', { name: 'Recommencer' }).click();
    await progress(page).waitFor();

    await page.goBack();
    await openReview(page, files.short, 'Analyse');
    const turning = page.getByRole('region', { name: 'Tournants' });
    await turning.getByText('Mieux', { exact: true }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing sticks out').toBe(0);
    await turning.getByRole('link', { name: 'Et si…' }).first().click();
    await page.waitForURL(/\/replays\/opened#\d+\.[01]$/);
    await page.getByRole('link', { name: 'Analyse' }).click();
    await turning.getByText('Mieux', { exact: true }).first().waitFor();
    expect(await problemsInBothThemes(page, 'review')).toEqual([]);
    expectNoComplaints({ reader: { complaints } });
  });
});
