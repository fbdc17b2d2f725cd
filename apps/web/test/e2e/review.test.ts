/** The review of a match: how the chances went, what the decisions cost, and the way to the replay and back. */

import { type Entry, exportMatch, type Shapes } from '@tarmac/kit';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameCalled } from '../../src/worker/games.ts';
import { problemsInBothThemes } from '../support/axe.ts';
import { TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { device, done, memoryStore, newMatch, over } from '../worker/support.ts';

const { visit } = stage();

/** Few decisions, some of them bad: reviewed in a second or two on a quiet machine. */
const SHORT = { game: 'connecting-flights', seed: 5, acts: 12 } as const;

/** A match that two seats broke off, one that takes long to review, and what one player has seen. */
const files: Record<'short' | 'long' | 'seen', string> = { short: '', long: '', seen: '' };

beforeAll(async () => {
  files.long = await played(SHORT.game, SHORT.seed);
  files.short = brokenOff(files.long, SHORT.acts);
  const running = device(memoryStore());
  const id = await newMatch(running, [{ name: 'Ann' }, { name: 'Bob' }], {}, SHORT.game);
  files.seen = done(await running.api.download(id)).text;
});

/** By seats that decide at random. */
async function played(game: string, seed: number): Promise<string> {
  const bots = device(memoryStore(), seed);
  const id = await newMatch(bots, [{ bot: 'random' }, { bot: 'random' }], {}, game);
  done(await bots.api.open(id));
  await bots.until(over);
  return done(await bots.api.download(id)).text;
}

/** The same match, had the players agreed to end it after so many acts. */
function brokenOff(text: string, acts: number): string {
  const { game, log, secret } = JSON.parse(text) as { game: string; log: Entry<Shapes>[]; secret: string };
  const next = log.filter(({ kind }) => kind === 'act')[acts];
  const end = log.at(-1);
  if (next === undefined || end?.kind !== 'end') throw new Error('the match is too short');
  const cut = [...log.slice(0, log.indexOf(next)), { ...end, reason: 'agreed' as const }];
  return JSON.stringify(exportMatch(gameCalled(game).game, cut, Buffer.from(secret, 'hex')));
}

async function choose(page: Page, name: keyof typeof files): Promise<void> {
  const file = { name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(files[name]) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

/** From the page of files to the review of one. */
async function review(page: Page, name: keyof typeof files, link: string): Promise<void> {
  await choose(page, name);
  await page.getByRole('link', { name: link, exact: true }).click();
}

const progress = (page: Page) => page.getByRole('progressbar');

/**
 * The board before the decision, with either choice drawn on it, and after it; as the review counts moves. Before it is
 * the last move that its player saw: others may have chosen in secret since.
 */
async function seeBeforeAndAfter(page: Page, move: number): Promise<void> {
  const stages = page.getByRole('group', { name: 'Before and after the decision' });
  await stages.waitFor();
  expect(await stages.getByRole('radio', { name: 'Before' }).isChecked()).toBe(true);
  const place = page.getByRole('slider', { name: 'Moment' });
  const shown = async () => Number(/^Move (\d+) of 12\./.exec((await place.getAttribute('aria-valuetext')) ?? '')?.[1]);
  const before = await shown();
  expect(before).toBeLessThan(move);
  const drawn = page.locator('.decided p');
  const played = await drawn.innerText();
  expect(played).toContain(`Move ${move}`);
  await page.locator('[data-choices] button[aria-disabled="true"], [data-choices] button:disabled').first().waitFor();
  await stages.getByText('Better', { exact: true }).click();
  await expect.poll(() => drawn.innerText()).not.toBe(played);
  await stages.getByText('After', { exact: true }).click();
  await expect.poll(shown).toBe(move);
  await stages.getByText('Before', { exact: true }).click();
  await expect.poll(shown).toBe(before);
}

describe('a review in English, on a desk', () => {
  test('finds the turning points of a match, leads to the replay, and is still there on the way back', async () => {
    const { page, complaints } = await visit('/replays');
    await review(page, 'short', 'Review');
    await page.getByRole('heading', { name: 'Review: Connecting Flights' }).waitFor();
    await page.getByText('only on what its player could see').waitFor();
    const turning = page.getByRole('region', { name: 'Turning points' });
    await turning.getByRole('listitem').first().waitFor();

    const worst = turning.getByRole('listitem').first();
    for (const said of ['Played', 'Better']) await worst.getByText(said, { exact: true }).waitFor();
    await worst
      .getByText(/Win share \d+\s%/)
      .first()
      .waitFor();
    expect(Number((await worst.locator('.loss strong').innerText()).replace('−', '-'))).toBeLessThan(-5);

    const better = worst.locator('dl > div').filter({ hasText: 'Better' });
    const action = await worst.locator('dl > div').filter({ hasText: 'Played' }).locator('strong').innerText();
    // "Buy X" is told as "buying Y is better than buying X".
    const sentence = await better.locator('p').first().innerText();
    expect(sentence, 'it speaks of what was played').toContain(action.replace(/^\S+ /, ''));
    expect(sentence).toContain('is better than');

    const slider = page.getByRole('slider', { name: 'Moment' });
    await slider.press('End');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Move 12 of 12\. .+ Seat 1 \d+%/);
    await slider.press('Home');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^The deal\. Seat 1 \d+%/);

    const cost = await worst.locator('.note').first().innerText();
    await worst.getByRole('link', { name: 'See this moment' }).click();
    await page.waitForURL(/\/replays\/opened#\d+\.[01]~\d+$/);
    await seeBeforeAndAfter(page, Number(/^Move (\d+) of 12/.exec(cost)?.[1]));
    await page.goBack();
    await worst.waitFor();
    expect(await progress(page).count(), 'what was worked out is not worked out again').toBe(0);
    await expect.poll(() => slider.inputValue()).toBe('0');

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
    await review(page, 'seen', 'Review');
    await page.getByText('This file holds what one player saw, not the whole match.').waitFor();
    expectNoComplaints({ reader: { complaints } });
  });
});

describe('a review in French, on a telephone', () => {
  test('is stopped and begun again, and shows its cards one below the other', async () => {
    const { page, complaints } = await visit('/replays', { ...TELEPHONE, locale: 'fr-FR' });
    await review(page, 'long', 'Analyse');
    await progress(page).waitFor();
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await page.getByText('Rien n’est gardé d’une analyse inachevée.').first().waitFor();
    expect(await problemsInBothThemes(page, 'review that was stopped')).toEqual([]);
    await page.getByRole('button', { name: 'Recommencer' }).click();
    await progress(page).waitFor();

    await page.goBack();
    await review(page, 'short', 'Analyse');
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
