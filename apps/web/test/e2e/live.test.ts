/** A live match of three people, each in a browser of their own: from the link to the return match. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { type Line, LOST, lineTo } from '../support/line.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { steady } from '../support/waiting.ts';
import {
  airlinesInHand,
  cashButton,
  confirm,
  expectStatus,
  fromMenu,
  hand,
  lift,
  logLines,
  openWith,
  openWithAny,
  playAny,
  press,
  seen,
  takeCash,
} from './people-moves.ts';
import { loseAndRegain, NEW_TABLE, openTable, sitDown } from './people-tables.ts';

const here = stage();
/** Bob's way to the server. */
let line: Line;
let ann: Visitor;
let bob: Visitor;
let cleo: Visitor;
let path: string;
/** The three in the order in which they take their turns. */
let order: readonly (readonly [name: string, visitor: Visitor])[];

beforeAll(async () => {
  line = await lineTo(here.address);
});
afterAll(() => line.close());

const say = async ({ page }: Visitor, text: string): Promise<void> => {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await press(page, 'Send');
};
const hears = async ({ page }: Visitor, text: string): Promise<void> => {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page
    .getByRole('list', { name: /^Messages/ })
    .getByText(text, { exact: true })
    .waitFor();
};
const CLOCK = /\b\d+:\d\d\b/g;

/** What is seen of everybody, and the clocks apart from it: they go on. */
async function everybody({ page }: Visitor): Promise<{ readonly seen: string; readonly clocks: Set<string> }> {
  const told = await page.getByRole('table', { name: 'Players' }).ariaSnapshot();
  return { seen: told.replaceAll(CLOCK, ''), clocks: new Set(told.match(CLOCK)) };
}

describe('a live match of three people', () => {
  test('one opens a table, two come by the link, and all sit down to play', async () => {
    ann = await here.come(NEW_TABLE);
    path = await openTable(ann.page, { name: 'Ann', seats: 3 });
    const link = ann.page.getByRole('textbox', { name: 'Link to this table' });
    await expect.poll(() => link.inputValue()).toBe(here.address + path);
    await expectStatus(ann.page, '2 seats are still free');
    bob = await here.come(path, { from: line.address });
    await sitDown(bob.page, 'Bob');
    cleo = await here.come(path);
    await sitDown(cleo.page, 'Cleo');
    await bob.page.getByText('Everybody is here. Ann starts the match.').waitFor();
    await press(ann.page, 'Start');
    await Promise.all([ann, bob, cleo].map(({ page }) => hand(page).waitFor()));
  });

  test('all open at once: nobody sees who has chosen, and a choice can be changed', async () => {
    const before = await steady(async () => (await everybody(bob)).seen, 'the players');
    const [first = '', second = '', third = ''] = await airlinesInHand(ann.page);
    await openWith(ann.page, first, second);
    await ann.page.getByText(`You open with ${first}, ${second}.`).waitFor();
    await say(ann, 'I have chosen');
    // Whatever Bob was to be told of the choice would have come before these words.
    await hears(bob, 'I have chosen');
    const after = await everybody(bob);
    expect(after.seen).toBe(before);
    // A clock that stood still would tell.
    expect(after.clocks.size).toBe(1);
    await expectStatus(bob.page, 'Your turn: choose the first two shares');

    await lift(ann.page, third);
    await confirm(ann.page);
    await ann.page.getByText(`You open with ${second}, ${third}.`).waitFor();
    await openWithAny(cleo.page);
    await openWithAny(bob.page);
    await Promise.all(
      [ann, bob, cleo].map(({ page }) => seen(page, `first portfolios are revealed: Ann with ${second} and ${third};`)),
    );
  });

  test('each move is seen by the others', async () => {
    const began =
      (await logLines(ann.page)
        .getByRole('button', { name: / starts\b/ })
        .first()
        .textContent()) ?? '';
    const people = [
      ['Ann', ann],
      ['Bob', bob],
      ['Cleo', cleo],
    ] as const;
    const start = people.findIndex(([name]) => began.includes(`${name} starts`));
    expect(start).toBeGreaterThanOrEqual(0);
    order = [...people.slice(start), ...people.slice(0, start)];
    for (const [name, { page }] of order) {
      const airline = await playAny(page);
      await Promise.all(people.map(([, other]) => seen(other.page, `${name} plays 1 share of ${airline}`)));
    }
  });

  test('whoever loses the connection in mid-decision comes back to the same decision, nothing chosen lost', async () => {
    for (const [name, { page }] of order) {
      if (name === 'Bob') break;
      await takeCash(page);
    }
    const { page } = bob;
    await loseAndRegain(page, line);
    await Promise.all([ann, cleo].map((other) => seen(other.page, /Bob plays 1 share of .+ and 1 share of /)));
    for (const [name, other] of order.slice(order.findIndex(([who]) => who === 'Bob') + 1)) {
      await takeCash(other.page);
      await seen(ann.page, `${name} takes 8 M from the bank`);
    }
  });

  test('one takes a decision back alone while nothing has come of it', async () => {
    const [[name, { page }], [, next]] = order as [(typeof order)[0], (typeof order)[0]];
    await takeCash(page);
    await cashButton(next.page).waitFor();
    await press(page, /^Undo 1$/);
    await expectStatus(page, 'Your turn: choose an action');
    await seen(next.page, 'A decision was taken back.');
    await expectStatus(next.page, `It is up to ${name} to choose an action`);
  });

  test('more than that is taken back with everybody’s consent', async () => {
    const [[name, first], [, second], [, third]] = order as [(typeof order)[0], (typeof order)[0], (typeof order)[0]];
    await takeCash(first.page);
    await takeCash(second.page);
    await cashButton(third.page).waitFor();
    await fromMenu(first.page, 'Ask to take my last decision back');
    await first.page.getByRole('group', { name: 'You asked to go back.' }).waitFor();
    const asked = `${name} asks to take back the last 2 moves.`;
    await press(second.page.getByRole('group', { name: asked }), 'Yes');
    await second.page.getByRole('group', { name: asked }).getByText('You agreed.').waitFor();
    await press(third.page.getByRole('group', { name: asked }), 'Yes');
    await Promise.all([second, third].map(({ page }) => expectStatus(page, `It is up to ${name} to choose an action`)));
    await expectStatus(first.page, 'Your turn: choose an action');
    await expect.poll(() => first.page.getByRole('group', { name: 'You asked to go back.' }).count()).toBe(0);
  });

  test('people talk, and whoever is muted is not heard', async () => {
    await say(bob, 'A fine flight');
    await Promise.all([hears(ann, 'A fine flight'), hears(cleo, 'A fine flight')]);
    await cleo.page.getByRole('tab', { name: 'Players' }).click();
    await press(cleo.page.getByRole('tabpanel'), 'Bob');
    const menu = cleo.page.getByRole('dialog', { name: 'Bob' });
    await press(menu, 'Mute');
    await menu.getByText('Bob is muted.').waitFor();
    await press(menu, 'Close');
    await say(bob, 'Can everybody hear me?');
    await hears(ann, 'Can everybody hear me?');
    await say(ann, 'I can');
    await hears(cleo, 'I can');
    expect(await cleo.page.getByText('Can everybody hear me?').count()).toBe(0);
    await expect.poll(() => cleo.page.getByText('A fine flight').count()).toBe(0);
  });

  test('a bot plays on for whoever resigns', async () => {
    await fromMenu(cleo.page, 'Resign');
    await press(cleo.page.getByRole('dialog', { name: 'This match' }), 'Yes, resign');
    await ann.page.getByRole('tab', { name: 'Players' }).click();
    const cleosSeat = ann.page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Cleo' });
    await cleosSeat.getByText('has resigned').waitFor();
    const cleosPlace = order.findIndex(([name]) => name === 'Cleo');
    for (const [, { page }] of order.slice(0, cleosPlace)) await takeCash(page);
    const next = order[(cleosPlace + 1) % order.length]?.[1] ?? ann;
    await cashButton(next.page).waitFor();
  });

  test('the match ends by agreement, and the same people sit down again', async () => {
    await fromMenu(ann.page, 'Suggest ending the match');
    await press(bob.page.getByRole('group', { name: /^Ann suggests ending the match/ }), 'Yes');
    await Promise.all([ann, bob].map(({ page }) => expectStatus(page, 'The match was ended by agreement.')));
    const end = { name: 'The game is over' };
    await press(ann.page.getByRole('dialog', end), 'Rematch');
    await ann.page.getByRole('heading', { name: 'Your table' }).waitFor();
    await bob.page.getByRole('dialog', end).getByRole('link', { name: 'To the return match' }).click();
    await bob.page.getByRole('heading', { name: 'Ann’s table' }).waitFor();
    await bob.page.waitForURL(({ pathname }) => pathname === new URL(ann.page.url()).pathname);
  });

  test('nothing went wrong behind what was seen', () => {
    expectNoComplaints({ ann, cleo });
    expectNoComplaints({ bob }, [LOST]);
  });
});
