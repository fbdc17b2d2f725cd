/**
 * Airlines in the browser itself: a whole game against a bot by mouse on a desktop, and the second half of one of six by
 * finger on a telephone. A whole game on a telephone is played live (airlines-live.test.ts).
 */

import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { airlines } from '@tarmac/airlines/rules';
import { MOMENT_TEXTS } from '@tarmac/airlines/text';
import { type Digest, verifyMatch } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { prepareLastQuarter } from '../shots/airlines-matches.ts';
import { openKept } from '../shots/camera.ts';
import { AIRLINES, type Player, player } from './airlines-drivers.ts';
import { type Deed, doSomething } from './airlines-drivers-decide.ts';
import { fits, heightOf, inTheOpen, TELEPHONE } from './drivers-phone.ts';
import { startGame } from './drivers-table.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const WHOLE_GAME = 900_000;
/** An exchange besides, where a card has become unusable. */
const EVERYTHING: readonly Deed[] = [
  'found',
  'expand',
  'play several',
  'play one',
  'fly',
  'stay',
  'take',
  'draw',
  'sabotage',
  'leave',
];

const ON_TELEPHONE: readonly Deed[] = ['expand', 'fly', 'draw'];

type Ending = keyof typeof MOMENT_TEXTS.en.end.endedBy;

const digest: Digest = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
};

describe('games against bots', () => {
  test(
    'of two from the start by mouse on a desktop, and of six by finger on a telephone, to the end',
    // At the same time: bots pause to be looked at, and whoever waits for one may as well play the other.
    async () => {
      await Promise.all([onDesktop(), onTelephone()]);
    },
    WHOLE_GAME,
  );
});

/** With every decision, to the third scoring card, the replay and the file. */
async function onDesktop(): Promise<void> {
  const visitor = await here.come();
  await startGame(visitor.page, AIRLINES, 1);
  const reader = player(visitor.page);
  const { deeds, scorings } = await playToTheEnd(reader);
  expect.soft(EVERYTHING.filter((deed) => !deeds.has(deed))).toEqual([]);
  expect.soft(scorings, 'scorings that were shown as a moment').toBe(3);
  expect.soft([...reader.covered], 'circles that lay under something else').toEqual([]);
  await checkEndScreen(reader, 'AL-9.4', 2);
  await checkReplay(reader);
  await checkFile(reader);
  expectNoComplaints({ visitor });
}

/** To the last stock card; nothing scrolls sideways or covers the confirming. */
async function onTelephone(): Promise<void> {
  const visitor = await here.come('/about', TELEPHONE);
  const { page } = visitor;
  await openKept(page, await prepareLastQuarter());
  const reader = player(page, 'finger');
  const { confirm } = reader.parts;
  const { deeds, scorings } = await playToTheEnd({
    ...reader,
    async confirm() {
      await fits(page);
      await inTheOpen(confirm);
      await expect.poll(() => heightOf(confirm), { message: 'a finger needs room' }).toBeGreaterThanOrEqual(44);
      await reader.confirm();
    },
  });
  // The others may have founded all nine before.
  expect.soft(ON_TELEPHONE.filter((deed) => !deeds.has(deed))).toEqual([]);
  expect.soft(scorings, 'scorings that were shown as a moment').toBe(1);
  await fits(page);
  await checkEndScreen(reader, 'AL-9.3', 6);
  expectNoComplaints({ visitor });
}

async function playToTheEnd(reader: Player): Promise<{ deeds: ReadonlySet<Deed>; scorings: number }> {
  const deeds = new Set<Deed>();
  let scorings = 0;
  for (;;) {
    const deed = await doSomething(reader, deeds);
    if (deed === 'end') return { deeds, scorings };
    if (deed === 'scoring') scorings++;
    else deeds.add(deed);
  }
}

async function checkEndScreen({ parts, press }: Player, endedBy: Ending, seats: number): Promise<void> {
  const { end } = parts;
  await expect.poll(() => end.isVisible(), { message: 'the end shows by itself' }).toBe(true);
  await end.getByRole('heading', { name: /wins$|share the victory$/ }).waitFor();
  await end.getByText(MOMENT_TEXTS.en.end.endedBy[endedBy]).waitFor();
  const ranks = end.getByRole('table').first().getByRole('row');
  await expect.poll(() => ranks.count()).toBe(seats + 1);
  await expect.poll(() => ranks.nth(1).getByRole('cell').first().textContent()).toBe('1');
  await end.getByRole('figure', { name: 'Points over the game' }).waitFor();
  await end.getByRole('figure', { name: 'What the airlines were worth' }).waitFor();
  await end.getByRole('heading', { name: 'Turning points' }).waitFor();
  await end.getByRole('heading', { name: 'Still in hand' }).waitFor();
  await press(end.getByRole('button', { name: 'Close' }));
  await end.waitFor({ state: 'detached' });
}

async function checkReplay({ parts: { page } }: Player): Promise<void> {
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Moment', disabled: false });
  await slider.waitFor();
  await page.getByRole('button', { name: 'Verified' }).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^(\d+) of \1\./);
  await page.getByRole('button', { name: 'One moment back' }).click();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toMatch(/^(\d+) of \1\./);
}

async function checkFile({ parts: { page } }: Player): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the match' }).click(),
  ]);
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  const { ok, problems, outcome } = verifyMatch(airlines, file, digest);
  expect(problems).toEqual([]);
  expect(ok).toBe(true);
  expect(outcome?.ranks).toHaveLength(2);
}
