/** Matches to be reviewed, and what is read in the review of one. */

import { type Entry, exportMatch, type Shapes } from '@tarmac/kit';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { gameCalled } from '../../src/worker/games.ts';
import { device, done, memoryStore, newMatch, over } from '../worker/support.ts';

/** Few decisions, some of them bad: reviewed in a second or two on a quiet machine. */
export const SHORT = { game: 'connecting-flights', seed: 5, acts: 12 } as const;

/** By seats that decide at random. */
export async function played(game: string, seed: number): Promise<string> {
  const bots = device(memoryStore(), seed);
  const id = await newMatch(bots, [{ bot: 'random' }, { bot: 'random' }], {}, game);
  done(await bots.api.open(id));
  await bots.until(over);
  return done(await bots.api.download(id)).text;
}

/** The same match, had the players agreed to end it after so many acts. */
export function brokenOff(text: string, acts: number): string {
  const { game, log, secret } = JSON.parse(text) as { game: string; log: Entry<Shapes>[]; secret: string };
  const next = log.filter(({ kind }) => kind === 'act')[acts];
  const end = log.at(-1);
  if (next === undefined || end?.kind !== 'end') throw new Error('the match is too short');
  const cut = [...log.slice(0, log.indexOf(next)), { ...end, reason: 'agreed' as const }];
  return JSON.stringify(exportMatch(gameCalled(game).game, cut, Buffer.from(secret, 'hex')));
}

/** From the page of files to the review of one. */
export async function openReview(page: Page, text: string, link: string): Promise<void> {
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('link', { name: link, exact: true }).click();
}

export const progress = (page: Page) => page.getByRole('progressbar');

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

/** Of the short match: its turning points, its course, and the way to the replay and back. The worst decision. */
export async function readReview(page: Page): Promise<Locator> {
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
  return worst;
}
