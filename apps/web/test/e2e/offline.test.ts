/** Matches in the browser itself: a whole one by mouse, tabs that are closed in mid-game, and a picture that keeps still. */

import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { type Digest, verifyMatch } from '@tarmac/kit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsInBothThemes } from '../support/axe.ts';
import { keptProfile, listen } from '../support/browser.ts';
import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts';
import { stage } from '../support/stage.ts';
import { steady } from '../support/waiting.ts';
import { dueAt, partsOf, startMatch } from './drivers.ts';
import { choosePortfolio, doWhatIsDue, type Wish } from './drivers-decide.ts';
import { askForHint, buyAndTakeBack, chooseDearerLicence, readRule } from './drivers-extras.ts';
import { type Pointing, pointing } from './drivers-ways.ts';

const { address, visit } = stage();
const WHOLE_GAME = 900_000;
const EVERYTHING: readonly Wish[] = [
  'buy two, take',
  'play several',
  'play two',
  'exchange 3',
  'exchange 1',
  'take cash',
  'buy one, draw',
];
/** What brings a game to its end soonest. */
const ONWARD: readonly Wish[] = ['buy one, draw', 'take cash', 'play several'];

const digest: Digest = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
};

describe('a whole game against a bot, by mouse', () => {
  test(
    'with every action, a refusal, a hint and an undo, to the end, its replay and its file',
    async () => {
      const { page, complaints } = await visit();
      await startMatch(page);
      const way = pointing(page);
      const { parts } = way;

      expect((await doWhatIsDue(way, [])).due).toBe('opening');
      expect(await dueAt(parts)).toBe('turn');
      const rule = await chooseDearerLicence(way);
      await parts.board.getByText('is not the next to go: the cheapest free one comes first').waitFor();
      await expect.poll(() => parts.confirm.getAttribute('aria-disabled')).toBe('true');
      await readRule(way, rule, 'AE-4.3');
      await way.press(parts.cancel);
      const hints = await askForHint(way);
      expect(hints).toBeGreaterThan(0);
      expect(hints).toBeLessThanOrEqual(3);
      await buyAndTakeBack(way);
      await parts.log.getByRole('button', { name: 'taken back' }).first().waitFor();

      const { wishes, scorings } = await playToTheEnd(way);
      expect([...wishes].sort()).toEqual([...EVERYTHING].sort());
      expect.soft(scorings, 'scorings that were shown as a moment').toBe(3);
      expect.soft([...way.covered], 'licences that lay under something else').toEqual([]);

      await checkEndScreen(way);
      await checkReplay(page);
      await checkFile(page);
      expect(complaints).toEqual([]);
    },
    WHOLE_GAME,
  );
});

async function playToTheEnd(way: Pointing): Promise<{ wishes: Set<Wish>; scorings: number }> {
  const wishes = new Set<Wish>();
  let scorings = 0;
  for (;;) {
    if (scorings === 0 && (await dueAt(way.parts)) === 'scoring')
      expect.soft(await problemsInBothThemes(way.parts.page, 'scoring')).toEqual([]);
    const { due, wish } = await doWhatIsDue(way, [...EVERYTHING.filter((one) => !wishes.has(one)), ...ONWARD]);
    if (due === 'end') return { wishes, scorings };
    if (due === 'scoring') scorings++;
    if (wish !== null) wishes.add(wish);
  }
}

async function checkEndScreen({ parts, press }: Pointing): Promise<void> {
  await expect.poll(() => parts.end.isVisible(), { message: 'the end shows by itself' }).toBe(true);
  const { end } = parts;
  await end.getByRole('heading', { name: /wins$|share the victory$/ }).waitFor();
  const ranks = end.getByRole('table').first().getByRole('row');
  await expect.poll(() => ranks.count()).toBe(3);
  await expect.poll(() => ranks.nth(1).getByRole('cell').first().textContent()).toBe('1');
  await end.getByRole('figure', { name: 'Points over the game' }).waitFor();
  await end.getByRole('figure', { name: 'Airlines on the value track' }).waitFor();
  await end.getByRole('heading', { name: 'Turning points' }).waitFor();
  expect.soft(await problemsInBothThemes(parts.page, 'end')).toEqual([]);
  await press(end.getByRole('button', { name: 'Close' }));
  await end.waitFor({ state: 'detached' });
}

async function checkReplay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.waitFor();
  await page.getByRole('button', { name: 'Verified' }).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^(\d+) of \1\./);
  await page.getByRole('button', { name: 'One moment back' }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toMatch(/^(\d+) of \1\./);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^1 of /);
  await page.getByRole('combobox', { name: 'Through whose eyes' }).selectOption('Bessie');
  await page.getByText('Bessie', { exact: true }).first().waitFor();
}

async function checkFile(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the match' }).click(),
  ]);
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  const { ok, problems, outcome } = verifyMatch(airlinesEurope, file, digest);
  expect(problems).toEqual([]);
  expect(ok).toBe(true);
  expect(outcome?.ranks).toHaveLength(2);
}

describe('a tab that is closed in mid-game', () => {
  test('comes back to the second half of an action, and finds what a bot was about to do done', async () => {
    const profile = await keptProfile();
    const complaints: string[] = [];
    try {
      const first = await profile.open();
      const page = await first.newPage();
      listen(page, complaints);
      await page.goto(address());
      await startMatch(page);
      const way = pointing(page);
      await choosePortfolio(way);
      expect(await dueAt(way.parts)).toBe('turn');
      await way.chooseLicence();
      await way.confirm();
      expect(await dueAt(way.parts)).toBe('second');
      await way.parts.log
        .getByRole('button', { name: / starts\b/ })
        .first()
        .waitFor();
      const log = await steady(() => way.parts.log.innerText(), 'the log');
      const before = { url: page.url(), log, cash: await cashOf(page) };
      await first.close();

      const second = await profile.open();
      const again = await second.newPage();
      listen(again, complaints);
      await again.goto(before.url);
      const back = pointing(again);
      expect(await dueAt(back.parts)).toBe('second');
      await expect.poll(() => back.parts.log.innerText()).toBe(before.log);
      await expect.poll(() => cashOf(again)).toBe(before.cash);
      await back.press(back.parts.stop);
      await back.confirm();
      await back.press(back.parts.deck);
      // Bots are quick: whoever looks only afterwards may be too late.
      await Promise.all([again.getByText('Bessie to act').waitFor(), back.confirm()]);
      await second.close();

      const third = await profile.open();
      const last = await third.newPage();
      listen(last, complaints);
      await last.goto(address());
      await last.getByRole('link', { name: /^Continue/ }).click();
      const parts = partsOf(last);
      expect(await dueAt(parts)).toBe('turn');
      expect(last.url()).toBe(before.url);
      await parts.log
        .getByRole('button', { name: /from the deck/ })
        .first()
        .waitFor();
      const lines = await steady(() => parts.log.getByRole('button').allInnerTexts(), 'the log');
      const mine = lines.findLastIndex((line) => /from the deck/.test(line));
      expect(mine).toBeGreaterThan(0);
      expect(lines.slice(mine + 1).some((line) => line.startsWith('Bessie '))).toBe(true);
      await third.close();
    } finally {
      profile.remove();
    }
    expect(complaints).toEqual([]);
  });
});

async function cashOf(page: Page): Promise<string> {
  return page.getByRole('table', { name: 'Players' }).getByRole('row').nth(1).getByRole('cell').first().innerText();
}

describe('while a game is played', () => {
  test(
    'nothing on the page jumps',
    async () => {
      const { page, complaints } = await visit({ path: '/about' });
      await watchLayoutShifts(page);
      await page.goto('/');
      const way = pointing(page);
      await startMatch(page);
      await way.parts.log.waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const atFirst = await steady(async () => (await layoutShifts(page)).length, 'the page');
      for (let decisions = 0; decisions < 10; decisions++)
        await doWhatIsDue(way, [...EVERYTHING.slice(decisions % 7), ...ONWARD]);
      const shifts = (await layoutShifts(page)).slice(atFirst);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 12);
      // Cards close up where one was played, ten times at most; nothing else moves.
      expect(sum, worst.map(({ what }) => what).join('\n')).toBeLessThan(0.06);
      expect(complaints).toEqual([]);
    },
    WHOLE_GAME,
  );
});
