/** Airlines Europe in a browser: every action by mouse, games to their end by finger and by keyboard, the lesson, what is heard, and tabs that are closed. */

import { boardOf, type News, type State, type View } from '@tarmac/airlines-europe/rules';
import { describeNews, namesOf } from '@tarmac/airlines-europe/text';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  airlinesEurope,
  buyAndTakeBack,
  chooseDearerLicence,
  chooseLicence,
  END,
  type EuropeReader,
  liftTwo,
} from '../games/airlines-europe.ts';
import { match } from '../games/airlines-europe-matches.ts';
import { askForHint } from '../suites/driver.ts';
import { NOWHERE, openKept } from '../suites/kept.ts';
import { lessonSuite } from '../suites/lesson.ts';
import { noteFocus, reach } from '../suites/reader.ts';
import { sinceSuite } from '../suites/since.ts';
import { readRule, speak, startGame, ticketOf } from '../suites/table.ts';
import { fits, inTheOpen } from '../suites/telephone.ts';
import { walksSuite } from '../suites/walks.ts';
import { keptProfile, listen, PHONE, TELEPHONE } from '../support/browser.ts';
import { heardOn, listenIn } from '../support/listening.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { steady } from '../support/waiting.ts';
import { wastedWhile } from '../support/wasted-work.ts';

const here = stage();
const { comesTo, doSomething, sitAt, deeds } = airlinesEurope;

test('from the start by mouse: a refusal, a hint, an undo, and every action', async () => {
  const visitor = await here.visit('/', { hurried: true });
  await startGame(visitor.page, airlinesEurope.title);
  const reader = sitAt(visitor.page);
  await tryEverythingElse(reader);
  const done = new Set<string>();
  while (ACTIONS.some((action) => !done.has(action))) {
    const deed = await doSomething(reader, done);
    expect(deed, `only these were possible: ${[...done].join(', ')}`).not.toBe('end');
    done.add(deed);
  }
  expect([...reader.covered], 'what lay under something else on the map').toEqual([]);
  expectNoComplaints({ visitor });
});

test('a table opens and everybody has two turns, with motion, without a layout that a script forces', async () => {
  const { page, complaints } = await here.visit('/', { hurried: true, reducedMotion: 'no-preference' });
  const reader = sitAt(page);
  const { hand, cash, confirmable } = reader.parts;
  // Without the focus: where that goes, the browser has to know what can be seen.
  const press = (what: Locator) => what.evaluate((button: HTMLElement) => button.click());
  const { layouts, parsings } = await wastedWhile(here.browser, async () => {
    await press(ticketOf(page, airlinesEurope.title).getByRole('button', { name: 'Play', exact: true }));
    await comesTo(reader, 'opening');
    for (const card of [hand.first(), hand.last(), confirmable]) await press(card);
    for (let turns = 0; turns < 2; turns++) {
      await comesTo(reader, 'turn');
      for (const choice of [cash, confirmable]) await press(choice);
    }
    await comesTo(reader, 'turn');
  });
  // A page that has just come is scrolled to its beginning, and its heading gets the focus; one list or another may be read
  // in a frame in which something else was told its size first. Every turn had seven of them before.
  expect(layouts.length, layouts.join('\n')).toBeLessThan(6);
  expect(parsings).toBe(0);
  expect(complaints).toEqual([]);
});

walksSuite(here, airlinesEurope, [
  {
    name: 'its last turns by finger on a telephone',
    by: 'finger',
    from: () => match('lastTurns'),
    deeds: ['buy', 'draw', 'cash'],
    moments: [1],
    end: END,
  },
  {
    name: 'its last turns by keyboard, and the focus is never lost',
    by: 'keys',
    from: () => match('lastTurns'),
    first: useKeys,
    deeds: ['buy', 'draw', 'cash'],
    moments: [1],
    end: END,
  },
]);

sinceSuite<EuropeReader['parts'], View>(here, airlinesEurope, {
  match: () => match('turn'),
  tell: ({ match: { head } }, names, news) =>
    describeNews('en', news as News, namesOf('en', boardOf((head.state as State).config.board), names)),
  marks: {
    of: (board) => board.locator('circle[data-fresh]'),
    count: (before, now) => now.circles.filter((circle, place) => circle !== before.circles[place]).length,
  },
});

lessonSuite(here, airlinesEurope, liftTwo);

async function tryEverythingElse(reader: EuropeReader): Promise<void> {
  const { parts, press } = reader;
  expect(await doSomething(reader)).toBe('open');
  await comesTo(reader, 'turn');
  await chooseDearerLicence(reader);
  await parts.board.getByText('is not the next to go: the cheapest free one comes first').waitFor();
  await expect.poll(() => parts.confirm.getAttribute('aria-disabled')).toBe('true');
  await readRule(reader, parts.board.getByRole('button', { name: 'Rule AE-4.3' }));
  await press(parts.cancel);
  const hints = await askForHint(reader);
  expect(hints).toBeGreaterThan(0);
  expect(hints).toBeLessThanOrEqual(3);
  await press(parts.cancel);
  await buyAndTakeBack(reader);
  await parts.log.getByRole('button', { name: 'taken back' }).first().waitFor();
}

/** The keys that the table has of its own. */
async function useKeys({ parts, lost }: EuropeReader): Promise<void> {
  const { page, hints } = parts;
  const key = async (name: string) => {
    await page.keyboard.press(name);
    await noteFocus(page, name, lost);
  };
  await parts.decidable.waitFor();
  await key('?');
  const book = page.getByRole('dialog', { name: 'Rules of Airlines Europe' });
  await book.waitFor();
  await key('Escape');
  await book.waitFor({ state: 'detached' });
  await key('h');
  await hints.getByRole('button', { name: 'Tell me the choice' }).waitFor();
  await key('h');
  await hints.getByRole('button', { name: 'Show on the board' }).first().waitFor();
  await key('h');
  await hints.getByText(/%/).first().waitFor();
  await key('Escape');
  await hints.waitFor({ state: 'detached' });
}

describe('by keyboard and by ear', () => {
  test('a match is begun, and a turn is found, chosen, confirmed, told and taken back', async () => {
    const { page, complaints } = await here.visit(NOWHERE);
    await listenIn(page);
    await page.goto('/');
    const reader = sitAt(page, 'keys');
    const { parts, press, confirm } = reader;
    const ticket = ticketOf(page, airlinesEurope.title);
    await press(ticket.getByRole('button', { name: 'One bot fewer' }));
    await reach(page, ticket.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => ticket.getByRole('radio', { name: 'Trainee' }).isChecked()).toBe(true);
    await press(ticket.getByRole('button', { name: 'Play', exact: true }));
    const hears = (what: RegExp) =>
      expect
        .poll(async () => (await heardOn(page)).findLastIndex((said) => what.test(said)), { message: `${what}` })
        .toBeGreaterThanOrEqual(0);

    await hears(/Your turn: choose the first two shares/);
    expect(await doSomething(reader)).toBe('open');
    await hears(/The first portfolios are revealed: .*Your turn: choose an action/);
    // What there is, by its headings and regions.
    await page.getByRole('heading', { level: 1, name: 'Airlines Europe' }).waitFor();
    for (const name of ['Value track', 'Market', 'Your hand'])
      await parts.board.getByRole('region', { name }).waitFor();
    await parts.board.getByRole('table', { name: 'Players' }).waitFor();

    await buyAndTakeBack(reader);
    await chooseLicence(reader);
    await hears(/^Buy a licence for .* on .* \(\d+.M\).*Cash.*8.M to \d.M/);
    await confirm();
    await hears(/buys? .* a licence on .* for \d.M.*Your turn: buy a second licence or stop/);
    await press(parts.stop);
    await hears(/^Buy no second licence/);
    await confirm();
    await hears(/Your turn: take a share from the market or draw/);
    await press(parts.marketCards.first());
    await hears(/^Take .* from the market/);
    await confirm();
    await hears(/takes? .* from the market.*Your turn: choose an action/);
    expect([...new Set(reader.lost)], 'steps after which nothing had the focus').toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.each(['mouse', 'finger'] as const)('the standings foresee the scoring that follows, by %s', async (by) => {
  const { page, complaints } = await here.visit(NOWHERE, by === 'finger' ? TELEPHONE : {});
  await openKept(page, await match('market'));
  const reader = sitAt(page, by);
  const { parts, press } = reader;
  await comesTo(reader, 'market');
  if (by === 'mouse') await page.keyboard.press('s');
  else await press(parts.board.getByRole('button', { name: 'Standings' }));
  await parts.standings.waitFor();
  const foreseen = {
    paid: await lineOf(parts.standings, 'If scored now'),
    after: await lineOf(parts.standings, 'Points then'),
  };
  const now = await lineOf(parts.standings, 'Points now');
  expect(foreseen.after.map(Number)).toEqual(now.map((points, seat) => Number(points) + Number(foreseen.paid[seat])));
  // The same in the strip that is always in sight.
  for (const points of foreseen.paid) {
    const seen = parts.board.getByRole('img', {
      name: `if scored now: ${points} points`,
      exact: true,
      includeHidden: true,
    });
    await expect.poll(() => seen.count()).toBeGreaterThan(0);
  }
  await press(parts.standings.getByRole('button', { name: 'Back to the table' }));

  // AE-8.2 a card of the market goes to the hand, which counts for nothing.
  expect(await deeds.take(reader)).toBe(true);
  await parts.scoring.waitFor();
  await expect
    .poll(async () => ({
      paid: await lineOf(parts.scoring, 'Total'),
      after: await lineOf(parts.scoring, 'New total'),
    }))
    .toEqual(foreseen);
  expect(complaints).toEqual([]);
});

/** The numbers of a line by seat. */
async function lineOf(dialog: Locator, name: string): Promise<string[]> {
  const line = dialog.getByRole('row').filter({ has: dialog.page().getByRole('rowheader', { name, exact: true }) });
  return line.getByRole('cell').allInnerTexts();
}

test('a telephone has every airline of the value track apart, and on its side the decision in sight as well', async () => {
  const { page, complaints } = await here.visit(NOWHERE, TELEPHONE);
  await openKept(page, await match('turn'));
  const reader = sitAt(page, 'finger');
  const { parts, press, confirm } = reader;
  await comesTo(reader, 'turn');
  await findMarkers(page, parts.board.getByRole('region', { name: 'Value track' }).getByRole('button'));
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await fits(page);
  for (const button of [parts.buy, parts.play, parts.exchange, parts.cash, parts.deck]) await inTheOpen(button);
  await chooseLicence(reader);
  await inTheOpen(parts.confirm);
  await confirm();
  await comesTo(reader, 'second');
  await inTheOpen(parts.stop);
  await page.setViewportSize(PHONE);
  await press(parts.stop);
  await confirm();
  await comesTo(reader, 'share');
  expect(complaints).toEqual([]);
});

/** None lies on another, each is found by a finger, and so is the nearest beside all of them. */
async function findMarkers(page: Page, markers: Locator): Promise<void> {
  const isPressed = (place: number) => markers.nth(place).getAttribute('aria-pressed');
  const boxes = await steady(
    () => markers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect)),
    'the value track',
  );
  expect(boxes.length).toBeGreaterThan(6);
  for (const one of boxes)
    for (const other of boxes) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (one !== other) expect(Math.min(wide, high), 'pixels of a marker under another').toBeLessThan(1);
    }
  for (const [place, { x, y, width, height }] of boxes.entries()) {
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect.poll(() => isPressed(place)).toBe('true');
  }
  const [last] = boxes.toSorted((a, b) => b.right - a.right);
  if (last === undefined) throw new Error('there is no marker');
  const place = boxes.indexOf(last);
  const isLooked = await isPressed(place);
  await page.touchscreen.tap(last.right + 5, last.y + last.height / 2);
  await expect.poll(() => isPressed(place)).not.toBe(isLooked);
}

test('what is read aloud is French as soon as the table is', async () => {
  const { page, complaints } = await here.visit();
  await startGame(page, airlinesEurope.title);
  const spoken = page.getByRole('main').getByRole('status');
  await spoken.filter({ hasText: 'the first two shares' }).waitFor();
  await speak(page, 'Français');
  await spoken.filter({ hasText: 'deux premières actions' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^À vous /);
  expect(complaints).toEqual([]);
});

test('a tab that is closed comes back to the second half of an action, and finds what a bot was about to do done', async () => {
  const profile = await keptProfile();
  const complaints: string[] = [];
  try {
    const first = await profile.open();
    const page = await first.newPage();
    listen(page, complaints);
    await page.goto(here.address);
    await startGame(page, airlinesEurope.title);
    const reader = sitAt(page);
    expect(await doSomething(reader)).toBe('open');
    await comesTo(reader, 'turn');
    expect(await deeds.buy(reader)).toBe(true);
    await comesTo(reader, 'second');
    await reader.parts.log
      .getByRole('button', { name: / starts\b/ })
      .first()
      .waitFor();
    const log = await steady(() => reader.parts.log.innerText(), 'the log');
    const before = { url: page.url(), log, cash: await cashOf(page) };
    await first.close();

    const second = await profile.open();
    const again = await second.newPage();
    listen(again, complaints);
    await again.goto(before.url);
    const back = sitAt(again);
    await comesTo(back, 'second');
    await expect.poll(() => back.parts.log.innerText()).toBe(before.log);
    await expect.poll(() => cashOf(again)).toBe(before.cash);
    expect(await deeds.stop(back)).toBe(true);
    // Bots are quick: whoever looks only afterwards may be too late.
    await Promise.all([again.getByText('Bessie to act').waitFor(), deeds.draw(back)]);
    await second.close();

    const third = await profile.open();
    const last = await third.newPage();
    listen(last, complaints);
    await last.goto(here.address);
    await last.getByRole('link', { name: /^Continue/ }).click();
    const once = sitAt(last);
    await comesTo(once, 'turn');
    expect(last.url()).toBe(before.url);
    // Others draw "a card": only my own is named.
    const isMine = /draws (?!a card).* from the deck/;
    const mine = once.parts.log.getByRole('button', { name: isMine });
    await mine.first().waitFor();
    // An emblem stands between the words, on a line of its own.
    const lines = await steady(async () => {
      const all = await once.parts.log.getByRole('button').allInnerTexts();
      return all.map((line) => line.replaceAll(/\s+/g, ' '));
    }, 'the log');
    const place = lines.findLastIndex((line) => isMine.test(line));
    expect(place).toBeGreaterThan(0);
    expect(lines.slice(place + 1).some((line) => line.startsWith('Bessie '))).toBe(true);
    await third.close();
  } finally {
    profile.remove();
  }
  expect(complaints).toEqual([]);
});

async function cashOf(page: Page): Promise<string> {
  return page.getByRole('table', { name: 'Players' }).getByRole('row').nth(1).getByRole('cell').first().innerText();
}
