/** Connecting Flights in the browser itself: a whole game against a bot by mouse, and the last rounds of one by finger on a telephone. */

import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Action, type ConnectingFlights, connectingFlights, type State } from '@tarmac/connecting-flights/rules';
import { MOMENT_TEXTS } from '@tarmac/connecting-flights/text';
import { advance, type Digest, foldLog, type MatchFile, verifyMatch } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { openKept } from '../shots/camera.ts';
import { prepareLastRounds, prepareMatch } from '../shots/connecting-flights-matches.ts';
import { CONNECTING_FLIGHTS, coinsOf, dueAt, type Player, player, turnTo } from './connecting-flights-drivers.ts';
import { type Deed, doOneOf, tryTo } from './connecting-flights-drivers-decide.ts';
import { fits, heightOf, inTheOpen, TELEPHONE } from './drivers-phone.ts';
import { startGame } from './drivers-table.ts';
import { seen } from './people-moves.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const WHOLE_GAME = 900_000;
const ROUNDS = 10;

/** Said where a choice that nobody else sees may be made anew. */
const CHOSEN = 'Chosen. You can still change it.';

/** Where the last rounds begin. */
const LATE = 8;

/** In every game, whatever is dealt and whatever the bot does. What else there is has a test of its own, here or for a turn. */
const EVERYTHING: readonly Deed[] = ['keep', 'start', 'first', 'add', 'bid', 'done', 'plan by hand', 'best plan'];

const digest: Digest = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
};

describe('games against a bot', () => {
  test(
    'from the start by mouse on a desktop, and the last rounds by finger on a telephone',
    // At the same time: bots pause to be looked at, and whoever waits for one may as well play the other.
    async () => {
      await Promise.all([onDesktop(), onTelephone()]);
    },
    WHOLE_GAME,
  );

  test('CF-4.3 more is bid than has to be', async () => {
    const visitor = await here.come('/about');
    await openKept(visitor.page, await prepareMatch('bid'));
    const reader = player(visitor.page);
    expect(await dueAt(reader.parts)).toBe('bid');
    const [least] = await reader.parts.quick(/^Bid \d+$/).allTextContents();
    const more = Number(least?.replace('Bid ', '')) + 5;
    expect(await tryTo(reader, 'bid more')).toBe(true);
    await seen(visitor.page, new RegExp(`bids? ${more}\\b`));
    expectNoComplaints({ visitor });
  });

  test('CF-4.4 a truck is bought, which takes coins', async () => {
    const visitor = await here.come('/about');
    await openKept(visitor.page, await prepareMatch('market'));
    const reader = player(visitor.page);
    expect(await dueAt(reader.parts)).toBe('market');
    const coins = await coinsOf(reader);
    expect(await tryTo(reader, 'buy truck')).toBe(true);
    await expect.poll(() => coinsOf(reader)).toBeLessThan(coins);
    await seen(visitor.page, /buys a truck /);
    expectNoComplaints({ visitor });
  });

  test('CF-4.5 a plan is laid by finger, card by card', async () => {
    const visitor = await here.come('/about', TELEPHONE);
    await openKept(visitor.page, await prepareMatch('plans'));
    const reader = player(visitor.page, 'finger');
    expect(await dueAt(reader.parts)).toBe('plans');
    expect(await tryTo(reader, 'plan by hand')).toBe(true);
    expectNoComplaints({ visitor });
  });

  test('CF-4.7 a sabotage that lies on a card is paid off, which takes no turn', async () => {
    const visitor = await here.come('/about');
    await openKept(visitor.page, await prepareMatch('lift'));
    const reader = player(visitor.page);
    const { parts } = reader;
    expect(await dueAt(parts)).toBe('market');
    await turnTo(reader, 'My cards');
    const sabotaged = parts.panel.getByRole('region', { name: 'Sabotaged' });
    const [before, coins] = [await sabotaged.getByRole('button').count(), await coinsOf(reader)];
    expect(before).toBeGreaterThan(0);
    const [, price] =
      /^Pay off for (\d+) coins?$/.exec((await sabotaged.getByRole('button').first().textContent())?.trim() ?? '') ??
      [];
    expect(await tryTo(reader, 'lift')).toBe(true);
    await expect.poll(() => sabotaged.getByRole('button').count()).toBe(before - 1);
    await expect.poll(() => coinsOf(reader)).toBe(coins - Number(price));
    await seen(visitor.page, new RegExp(`pays ${price} coins? and frees `));
    // It was nobody's turn that this took.
    expect(await dueAt(parts)).toBe('market');
    expectNoComplaints({ visitor });
  });
});

/** To the flights of round 10, the replay and the file. */
async function onDesktop(): Promise<void> {
  const visitor = await here.come();
  await startGame(visitor.page, CONNECTING_FLIGHTS, 1);
  const reader = player(visitor.page);
  const { deeds, rounds } = await playToTheEnd(reader);
  expect.soft(EVERYTHING.filter((deed) => !deeds.has(deed))).toEqual([]);
  expect.soft(rounds, 'flight phases that were shown as a moment').toBe(ROUNDS - 1);
  await checkEndScreen(reader, 2);
  await checkReplay(reader);
  const { won, traded } = await checkFile(reader);
  expect.soft(won, 'cards won at an auction').toBeGreaterThan(0);
  // A bargain may be declined all game long.
  if (deeds.has('offer')) expect.soft(traded, 'trades').toBeGreaterThan(0);
  expectNoComplaints({ visitor });
}

/** Nothing scrolls sideways or covers the confirming. */
async function onTelephone(): Promise<void> {
  const visitor = await here.come('/about', TELEPHONE);
  const { page } = visitor;
  await openKept(page, await prepareLastRounds(LATE));
  const reader = player(page, 'finger');
  const { confirm } = reader.parts;
  const { rounds } = await playToTheEnd({
    ...reader,
    async confirm() {
      await fits(page);
      await inTheOpen(confirm);
      await expect.poll(() => heightOf(confirm), { message: 'a finger needs room' }).toBeGreaterThanOrEqual(44);
      await reader.confirm();
    },
  });
  expect.soft(rounds, 'flight phases that were shown as a moment').toBe(ROUNDS - LATE);
  await fits(page);
  await checkEndScreen(reader, 2);
  expectNoComplaints({ visitor });
}

async function playToTheEnd(reader: Player): Promise<{ deeds: ReadonlySet<Deed>; rounds: number }> {
  const deeds = new Set<Deed>();
  let rounds = 0;
  for (;;) {
    const due = await dueAt(reader.parts);
    const deed = await doOneOf(reader, due, deeds);
    // CF-3.4 a standing order may be changed at any time: that is no choice that was made and could be replaced.
    if (due === 'bid' || due === 'market') expect(await reader.parts.page.getByText(CHOSEN).count()).toBe(0);
    if (deed === 'end') return { deeds, rounds };
    if (deed === 'scoring') rounds++;
    else deeds.add(deed);
  }
}

async function checkEndScreen({ parts, press }: Player, seats: number): Promise<void> {
  const { end } = parts;
  const words = MOMENT_TEXTS.en.end;
  await expect.poll(() => end.isVisible(), { message: 'the end shows by itself' }).toBe(true);
  await end.getByRole('heading', { name: /wins$|share the victory$/ }).waitFor();
  await end.getByText(words.endedBy['CF-4.9']).waitFor();
  const ranks = end.getByRole('table').first().getByRole('row');
  await expect.poll(() => ranks.count()).toBe(seats + 1);
  await expect.poll(() => ranks.nth(1).getByRole('cell').first().textContent()).toBe('1');
  await end.getByRole('figure', { name: words.revenueChart }).waitFor();
  await end.getByRole('figure', { name: words.coinsChart }).waitFor();
  await end.getByRole('heading', { name: words.turningPoints }).waitFor();
  await end.getByRole('heading', { name: words.networkTitle }).waitFor();
  await end.getByRole('heading', { name: words.identitiesTitle }).waitFor();
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

/** What the file says of the person at the table, once it is verified. */
async function checkFile({ parts: { page } }: Player): Promise<{ won: number; traded: number }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the match' }).click(),
  ]);
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  const { ok, problems, outcome } = verifyMatch(connectingFlights, file, digest);
  expect(problems).toEqual([]);
  expect(ok).toBe(true);
  expect(outcome?.ranks).toHaveLength(2);
  const { log } = file as MatchFile<ConnectingFlights>;
  const person = log.findIndex(({ kind }) => kind === 'act');
  const fold = foldLog(connectingFlights, log.slice(0, person));
  let [won, traded] = [0, 0];
  for (const entry of log.slice(person)) {
    const row = [...(fold.state as State).row];
    advance(connectingFlights, fold, entry);
    if (entry.kind !== 'act') continue;
    won += row.filter((card) => (fold.state as State).where[card] === 0).length;
    const { type, ...rest } = entry.action as Action;
    if (type === 'answer' && (rest as { accept: boolean }).accept) traded++;
  }
  return { won, traded };
}
