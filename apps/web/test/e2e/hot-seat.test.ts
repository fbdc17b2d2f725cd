/** Three people around one device: it is handed over without anybody seeing another's hand. */

import { TEXTS } from '@tarmac/airlines-europe/text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import {
  type Counts,
  expectHand,
  handCounts,
  openWithAny,
  pick,
  playAny,
  press,
  seen,
  without,
} from './people-moves.ts';
import { letStart, NEW_TABLE } from './people-tables.ts';

const NAMES: readonly string[] = ['Ann', 'Bob', 'Cleo'];

const here = stage();
let visitor: Visitor;
let page: Page;
/** What lies in each hand, as its owner last saw it. */
const hands = new Map<string, Counts>();

/** Whom the device is to be handed to; no card of anybody is on the page meanwhile. */
async function handedTo(): Promise<string> {
  const heading = page.getByRole('heading', { name: /^Hand the device to / });
  await heading.waitFor();
  const everything = await page.content();
  expect(Object.values(TEXTS.en.shares).filter((airline) => everything.includes(airline))).toEqual([]);
  return ((await heading.textContent()) ?? '').replace('Hand the device to ', '');
}

async function take(name: string): Promise<void> {
  await press(page, `I am ${name}`);
  await page.getByRole('region', { name: 'Your hand' }).waitFor();
}

describe('three people around one device', () => {
  test('they give their names and sit down', async () => {
    visitor = await here.come(NEW_TABLE);
    page = visitor.page;
    await pick(page, /^Around one device/);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
    await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('Bob');
    await page.getByRole('textbox', { name: 'Name at seat 3' }).fill('Cleo');
    // Whoever chose last would keep the device for the first turn.
    await letStart(page, 1);
    await press(page, 'Play');
    expect(await handedTo()).toBe('Ann');
  });

  test('they open one after another, each with their own hand', async () => {
    for (const name of NAMES) {
      expect(await handedTo()).toBe(name);
      await take(name);
      const dealt = await handCounts(page);
      expect(Object.values(dealt).reduce((sum, count) => sum + count, 0)).toBe(8);
      const opened = await openWithAny(page);
      hands.set(name, without(dealt, opened));
    }
    // Three deals of eight that are alike would be the same hand shown thrice.
    expect(new Set([...hands.values()].map((hand) => JSON.stringify(hand))).size).toBeGreaterThan(1);
  });

  test('for several turns the device goes round, and the right hand is shown to each', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const name = NAMES[turn % 3] ?? '';
      expect(await handedTo()).toBe(name);
      await take(name);
      const hand = hands.get(name) ?? {};
      await expectHand(page, hand);
      const played = await playAny(page);
      hands.set(name, without(hand, [played]));
    }
  });

  test('whoever has just decided may look once more, and sees only what is theirs', async () => {
    const next = await handedTo();
    const before = NAMES[(NAMES.indexOf(next) + 2) % 3] ?? '';
    await press(page, `${before} looks once more`);
    await page.getByRole('region', { name: 'Your hand' }).waitFor();
    await expectHand(page, hands.get(before));
    await seen(page, `${before} plays 1 share of`);
    await press(page, `Hand over to ${next}`);
    expect(await handedTo()).toBe(next);
  });

  test('after a reload somebody still has to say who they are', async () => {
    const next = await handedTo();
    await page.reload();
    expect(await handedTo()).toBe(next);
    await take(next);
    await expectHand(page, hands.get(next));
    expectNoComplaints({ visitor });
  });
});
