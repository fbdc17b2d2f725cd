/** Games against bots in the browser itself, walked through to their end: from the home page, or from a match that was begun. */

import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Digest, verifyMatch } from '@tarmac/kit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameCalled } from '../../src/worker/games.ts';
import { TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, type Guests } from '../support/stage.ts';
import type { Kept } from '../worker/support.ts';
import type { Driver } from './driver.ts';
import { NOWHERE, openKept } from './kept.ts';
import type { By, Reader } from './reader.ts';
import { startGame, type TableParts } from './table.ts';
import { fits, inReach } from './telephone.ts';

const digest: Digest = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
};

interface End {
  readonly title: RegExp | string;
  /** Lines of the first table, and the cell with which the first line begins. */
  readonly rows: number;
  readonly texts?: readonly (string | RegExp)[];
  readonly figures?: readonly string[];
  readonly headings: readonly string[];
}

/** What the browser itself notes where it looks for something and there is no network. */
const WITHOUT_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /^An unknown error occurred when fetching the script\.$/];

interface Walk<P extends TableParts, D extends string> {
  readonly name: string;
  readonly by: By;
  /** Without bots that could be hurried; the network may be cut. */
  readonly alone?: true;
  /** The match that was begun; from the home page where there is none. */
  readonly from?: () => Promise<Kept>;
  /** What is done before the table is asked what it wants. */
  readonly first?: (reader: Reader<P>) => Promise<void>;
  /** What comes up in it, whatever is dealt and whatever bots do. */
  readonly deeds: readonly D[];
  /** How many scorings, or ends of rounds, may show as a moment. */
  readonly moments: readonly number[];
  readonly end: End;
}

/** The corners of a small map have buttons, and its lower edge may be under what is decided. */
const CORNERS = /: under (Reference card|Board as a list|Whole map|Standings|Airlines Europe)$/;

export function walksSuite<P extends TableParts, U extends string, D extends string>(
  here: Guests,
  driver: Driver<P, U, D>,
  walks: readonly Walk<P, D>[],
): void {
  describe('a game is played to its end', () => {
    test.for(walks.map((walk) => [walk.name, walk] as const))(
      '%s',
      async ([, { by, alone = false, from, first, ...walk }]) => {
        const options = {
          hurried: !alone,
          ...(alone && { serviceWorkers: 'allow' as const }),
          ...(by === 'finger' && TELEPHONE),
        };
        const visitor = await here.visit(from === undefined ? '/' : NOWHERE, options);
        const { page } = visitor;
        if (from === undefined) await startGame(page, driver.title, alone);
        else await openKept(page, await from());
        const reader = by === 'finger' ? careful(driver.sitAt(page, by)) : driver.sitAt(page, by);
        await first?.(reader);
        const { deeds, moments } = await driver.playToTheEnd(reader);
        expect.soft(walk.deeds.filter((deed) => !deeds.has(deed))).toEqual([]);
        expect.soft(walk.moments, 'scorings or rounds that were shown as a moment').toContain(moments);
        const covered = [...reader.covered].filter((one) => by !== 'finger' || !CORNERS.test(one));
        expect.soft(covered, 'what lay under something else on the map').toEqual([]);
        expect.soft([...new Set(reader.lost)], 'steps after which nothing had the focus').toEqual([]);
        await expectEnd(reader, walk.end);
        // Nobody drew the cards of a match that was arranged for somebody alone.
        if (from === undefined || !alone) {
          await expectReplay(page);
          await expectFile(page, driver.id);
        }
        expectNoComplaints({ visitor }, alone ? WITHOUT_NETWORK : []);
      },
    );
  });
}

/** Nothing scrolls sideways or covers the confirming, and a finger finds it. */
export function careful<P extends TableParts>(reader: Reader<P>): Reader<P> {
  return {
    ...reader,
    async confirm() {
      await fits(reader.parts.page);
      await inReach(reader.parts.confirm);
      await reader.confirm();
    },
  };
}

async function expectEnd({ parts: { end, page }, press }: Reader, wanted: End): Promise<void> {
  await expect.poll(() => end.isVisible(), { message: 'the end shows by itself' }).toBe(true);
  await fits(page);
  await end.getByRole('heading', { name: wanted.title }).waitFor();
  await expect.poll(() => end.getByRole('table').first().getByRole('row').count()).toBe(wanted.rows);
  for (const text of wanted.texts ?? []) await end.getByText(text).waitFor();
  for (const name of wanted.figures ?? []) await end.getByRole('figure', { name }).waitFor();
  for (const name of wanted.headings) await end.getByRole('heading', { name }).waitFor();
  await press(end.getByRole('button', { name: 'Close' }));
  await end.waitFor({ state: 'detached' });
}

async function expectReplay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Moment', disabled: false });
  await slider.waitFor();
  await page.getByRole('button', { name: 'Verified' }).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Move (\d+) of \1\./);
  await page.getByRole('button', { name: 'One moment back' }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toMatch(/^Move (\d+) of \1\./);
}

async function expectFile(page: Page, game: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the match' }).click(),
  ]);
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  const { ok, problems } = verifyMatch(gameCalled(game).game, file, digest);
  expect(problems).toEqual([]);
  expect(ok).toBe(true);
}
