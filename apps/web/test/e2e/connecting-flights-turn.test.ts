/** What the table of Connecting Flights tells somebody who has to decide: which rule is in the way, and what keys do. */

import { type Action, boardOf, connectingFlights, type State } from '@tarmac/connecting-flights/rules';
import { namesOf as namesOn } from '@tarmac/connecting-flights/text';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openKept } from '../shots/camera.ts';
import { type Matches, prepareMatches } from '../shots/connecting-flights-matches.ts';
import { namesOf } from '../support/waiting.ts';
import type { Kept } from '../worker/support.ts';
import { dueAt, type Player, player, turnTo } from './connecting-flights-drivers.ts';
import { handIn, layByDrag, layByPress, revenueOf } from './connecting-flights-drivers-plan.ts';
import { fits, TELEPHONE } from './drivers-phone.ts';
import { type By, reach } from './drivers-ways.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
let matches: Matches;
beforeAll(async () => {
  matches = await prepareMatches();
});

const SCREENS: readonly (readonly [string, By, BrowserContextOptions])[] = [
  ['by mouse on a desktop', 'mouse', {}],
  ['by finger on a telephone', 'finger', TELEPHONE],
];

type Sitting = Player & { readonly complaints: string[] };

/** Somebody whose browser has this match, and who is asked in it. */
async function sitAt(kept: Kept, by: By, options: BrowserContextOptions): Promise<Sitting> {
  const { page, complaints } = await here.come('/about', options);
  await openKept(page, kept);
  const reader = player(page, by);
  await dueAt(reader.parts);
  await reader.parts.map.waitFor();
  return { ...reader, complaints };
}

describe.each(SCREENS)('%s', (_, by, options) => {
  test('CF-2.1 a flight that counts nothing says which rule it breaks, and can be handed in all the same', async () => {
    const reader = await sitAt(matches.plans, by, options);
    const { parts, press } = reader;
    const [first] = bestFlights(matches.plans);
    if (first === undefined) throw new Error('nothing can be flown');
    await layByDrag(reader, { place: 'Chain 1, origin', piece: first.from });
    await layByPress(reader, { place: 'Chain 1, flight 1, plane', piece: first.plane });
    await readRule(reader, parts.broken.first());
    await layByPress(reader, { place: 'Chain 1, flight 1, passenger', piece: first.passenger });
    if (first.truck !== null) await layByPress(reader, { place: 'Chain 1, flight 1, truck', piece: first.truck });
    await expect.poll(() => parts.broken.count()).toBe(1);
    expect(await revenueOf(reader)).toBe(0);
    await layByPress(reader, { place: 'Chain 1, flight 1, destination', piece: first.to });
    await expect.poll(() => parts.broken.count()).toBe(0);
    await expect.poll(() => revenueOf(reader)).toBeGreaterThan(0);

    // What is pressed twice is let go, and what is taken back lies in the hand again.
    await press(parts.slot(1, 1, 'destination'));
    await press(parts.planner.getByRole('button', { name: 'Take it back' }));
    await parts
      .slot(1, 1, 'destination')
      .and(parts.page.getByRole('button', { name: /: empty$/ }))
      .waitFor();
    await parts.broken.first().waitFor();
    await fits(parts.page);
    await handIn(reader);
    expectNoComplaints({ reader });
  });

  test('CF-4.4 why something cannot be bought is told, with the rule', async () => {
    const reader = await sitAt(matches.poor, by, options);
    const { parts, press } = reader;
    const electric = parts.panel.getByRole('region', { name: 'Electric planes' }).getByRole('button');
    expect(await electric.first().getAttribute('aria-disabled')).toBe('true');
    // It cannot be done, but it can be asked.
    await electric.first().dispatchEvent('click');
    await parts.whyNot.first().waitFor();
    await expect.poll(() => parts.confirm.getAttribute('aria-disabled')).toBe('true');
    await readRule(reader, parts.whyNot.first());
    await press(parts.cancel);
    expect(await dueAt(parts)).toBe('market');
    expectNoComplaints({ reader });
  });

  test('CF-4.10 an offer is put together in a dialog, and cannot be sent before both sides give', async () => {
    const reader = await sitAt(matches.market, by, options);
    const { parts, press } = reader;
    await press(parts.propose);
    const send = parts.dialog.getByRole('button', { name: 'Propose', exact: true });
    await parts.dialog.getByText('Choose what each side gives.').waitFor();
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    await press(parts.give.getByRole('button', { name: 'More: Coins (1)' }));
    await parts.dialog.getByRole('button', { name: 'Rule CF-4.10' }).waitFor();
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    await press(parts.take.getByRole('button', { name: /^Trade / }).first());
    await parts.send.waitFor();
    await fits(parts.page);
    await press(parts.dialog.getByRole('button', { name: 'Cancel' }));
    await parts.dialog.waitFor({ state: 'detached' });
    expect(await dueAt(parts)).toBe('market');
    expectNoComplaints({ reader });
  });

  test('what was bought is taken back while nothing has come of it', async () => {
    const reader = await sitAt(matches.market, by, options);
    const { parts, press, confirm } = reader;
    const truck = parts.panel.getByRole('button', { name: /^truck of 1, / });
    const before = (await namesOf(truck))[0];
    await press(truck);
    await confirm();
    await expect.poll(async () => (await namesOf(truck))[0]).not.toBe(before);
    await press(parts.tool('Undo'));
    await expect.poll(async () => (await namesOf(truck))[0]).toBe(before);
    expect(await dueAt(parts)).toBe('market');
    expectNoComplaints({ reader });
  });
});

describe('by keyboard alone', () => {
  test('CF-4.5 a plan is laid and handed in with keys', async () => {
    const reader = await sitAt(matches.plans, 'mouse', {});
    const { parts } = reader;
    const { page } = parts;
    const [first] = bestFlights(matches.plans);
    if (first === undefined) throw new Error('nothing can be flown');

    await carry(page, parts.pieces.and(called(page, first.from)), parts.slot(1, 1, 'origin'));
    await carry(page, parts.pieces.and(called(page, first.plane)), parts.slot(1, 1, 'plane'));
    await carry(page, parts.pieces.and(called(page, first.passenger)), parts.slot(1, 1, 'passenger'));
    if (first.truck !== null) await carry(page, parts.pieces.and(called(page, first.truck)), parts.slot(1, 1, 'truck'));
    await carry(page, parts.pieces.and(called(page, first.to)), parts.slot(1, 1, 'destination'));
    await expect.poll(() => parts.broken.count()).toBe(0);
    await expect.poll(() => revenueOf(reader)).toBeGreaterThan(0);
    const revenue = await revenueOf(reader);

    // Taken back, picked up and let go, and laid again.
    await reach(page, parts.slot(1, 1, 'plane'));
    await page.keyboard.press('Delete');
    await parts
      .slot(1, 1, 'plane')
      .and(page.getByRole('button', { name: /: empty$/ }))
      .waitFor();
    const plane = parts.pieces.and(called(page, first.plane)).first();
    await reach(page, plane);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Chain \d+, flight \d+, plane: /);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toMatch(new RegExp(`^(\\d+ × )?${first.plane}`));
    await carry(page, plane, parts.slot(1, 1, 'plane'));
    await expect.poll(() => revenueOf(reader)).toBe(revenue);

    await reach(page, parts.handIn);
    await page.keyboard.press('Enter');
    await parts.confirm.and(page.getByRole('button', { disabled: false })).waitFor();
    await reach(page, parts.confirm);
    await page.keyboard.press('Enter');
    await parts.confirm.waitFor({ state: 'detached' });
    // The bots have theirs in: all are shown, and the keyboard is where it can go on.
    await parts.scoring.waitFor();
    await expect.poll(() => focused(page)).toMatch(/^(Next|Back to the table)$/);
    await page.keyboard.press('Enter');
    await parts.scoring.waitFor({ state: 'detached' });
    expectNoComplaints({ reader });
  });

  test('CF-4.2 an airport is chosen from the board as a list', async () => {
    const reader = await sitAt(matches.add, 'mouse', {});
    const { parts } = reader;
    const { page } = parts;
    await reach(page, parts.list);
    await page.keyboard.press('Enter');
    await reach(page, parts.board.getByRole('checkbox', { name: 'Only where something can be done now' }));
    await page.keyboard.press('Space');
    const city = parts.board.getByRole('listitem').filter({ hasText: 'possible now' }).first();
    await reach(page, city.locator('summary'));
    await page.keyboard.press('Enter');
    const add = city.getByRole('button', { name: /^Add / });
    await reach(page, add);
    const name = (await add.textContent())?.trim() ?? '';
    await page.keyboard.press('Enter');
    await parts.board.getByRole('status').filter({ hasText: name }).waitFor();
    await reach(page, parts.confirm);
    await page.keyboard.press('Enter');
    await parts.confirm.waitFor({ state: 'detached' });
    await turnTo(reader, 'Auction');
    await parts.panel.getByRole('img', { name: new RegExp(`^${name.replace('Add ', '')}`) }).waitFor();
    expectNoComplaints({ reader });
  });
});

/** Opens the rulebook where the rule stands, and closes it. */
async function readRule({ parts: { page }, press }: Player, rule: Locator): Promise<void> {
  const [id = ''] = /CF-\d+\.\d+/.exec((await rule.textContent()) ?? '') ?? [];
  await press(rule);
  const book = page.getByRole('dialog', { name: 'Rules of Connecting Flights' });
  await book.getByText(id, { exact: true }).first().waitFor();
  // Whoever opened it there is taken there.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
  await page.keyboard.press('Escape');
  await book.waitFor({ state: 'detached' });
}

const focused = async (page: Page): Promise<string> => ((await namesOf(page.locator(':focus')))[0] ?? '').trim();

/** Of a stack of several alike the name says so. */
const called = (page: Page, piece: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(\\d+ × )?${piece.replaceAll(/[.()]/g, '\\$&')}$`) });

/** Picked up, taken by the arrows to its place, and laid. */
async function carry(page: Page, piece: Locator, place: Locator): Promise<void> {
  await reach(page, piece.first());
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Chain \d+, /);
  const isThere = () => place.evaluate((wanted) => document.activeElement === wanted);
  for (let steps = 0; steps < 12 && !(await isThere()); steps++) await page.keyboard.press('ArrowLeft');
  expect(await isThere()).toBe(true);
  await page.keyboard.press('Enter');
  await place.and(page.getByRole('button', { name: /: (?!empty)/ })).waitFor();
}

interface Flight {
  readonly from: string;
  readonly plane: string;
  readonly truck: string | null;
  readonly passenger: string;
  readonly to: string;
}

/** The first flight of each chain of the best plan, by what the planner calls its cards. */
function bestFlights({ match }: Kept): Flight[] {
  const state = match.head.state as State;
  const [seat = 0] = connectingFlights.toAct(state).seats;
  const names = namesOn('en', boardOf(state.config.board), []);
  const airport = (card: number) =>
    state.rightsOf[card] === seat ? `${names.card(card)}, landing rights` : names.card(card);
  const [best] = (connectingFlights.actions(state, seat) as readonly Action[]).filter(({ type }) => type === 'fly');
  if (best?.type !== 'fly') return [];
  return best.chains.flatMap(({ from, legs: [leg] }) => {
    if (from === null || leg === undefined) return [];
    const { plane, truck, passenger, to } = leg;
    if (plane === null || passenger === null || to === null) return [];
    return [
      {
        from: airport(from),
        plane: names.card(plane),
        truck: truck === 0 ? null : `truck of ${truck}`,
        passenger: names.card(passenger),
        to: airport(to),
      },
    ];
  });
}
