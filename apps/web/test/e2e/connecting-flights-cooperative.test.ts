/** The cooperative game in a browser: alone with and without hints, the lesson, by keyboard, and two people who act for one team. */

import { TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  BOARD,
  byHand,
  chooseFirst,
  cooperative,
  DEEDS,
  FLYING,
  figureOf,
  flyBestStep,
  followHint,
  layAny,
  MOMENTS,
  noteModes,
  rent,
  stepsOf,
  type TeamReader,
  turnToMode,
} from '../games/connecting-flights-cooperative.ts';
import { match } from '../games/connecting-flights-cooperative-matches.ts';
import { askForHint, closeMoment } from '../suites/driver.ts';
import { NOWHERE, openKept } from '../suites/kept.ts';
import { lessonSuite } from '../suites/lesson.ts';
import { gather, type Seated } from '../suites/live.ts';
import { startGame, ticketOf } from '../suites/table.ts';
import { fits } from '../suites/telephone.ts';
import { careful, walksSuite } from '../suites/walks.ts';
import { TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';
import { seen } from './people-moves.ts';

const here = stage();
const { comesTo, dueAt } = cooperative;

const endOf = (how: 'won' | 'lost', rounds: number) => ({
  title: MOMENTS.end[how],
  // One for what the columns are, and one for the setup.
  rows: rounds + 2,
  headings: [MOMENTS.end.turningPoints, ...(how === 'lost' ? [MOMENTS.end.leftBehind] : [])],
});

walksSuite(here, cooperative, [
  {
    name: 'alone by finger on a telephone: landing rights, a truck, charters, and ten rounds of demand',
    by: 'finger',
    alone: true,
    async first(reader) {
      const { parts, press } = reader;
      expect(await cooperative.doSomething(reader)).toBe('first');
      await comesTo(reader, 'market');
      const coins = await figureOf(reader, 'coins');
      await rent(reader, 'Asia');
      await DEEDS.buy(reader);
      await expect.poll(() => figureOf(reader, 'coins')).toBeLessThan(coins);
      const both = await figureOf(reader, 'coins');
      await press(parts.tool('Undo'));
      await expect.poll(() => figureOf(reader, 'coins')).toBeGreaterThan(both);
    },
    deeds: ['buy', 'close market', 'charter', 'end flights'],
    moments: [9],
    end: endOf('lost', 10),
  },
  {
    name: 'CF-6.6 alone by mouse: the last pawns are brought home by following hints, without any network',
    by: 'mouse',
    alone: true,
    from: () => match('winning'),
    async first(reader) {
      const home = await figureOf(reader, 'home');
      await followHint(reader);
      const { page } = reader.parts;
      // By then it keeps the whole app.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.context().setOffline(true);
      for (let due = await dueAt(reader); due !== 'end'; due = await dueAt(reader)) {
        if (due === 'scoring') throw new Error('the round went by, and somebody was left');
        await followHint(reader);
      }
      expect(await figureOf(reader, 'home')).toBeGreaterThan(home);
    },
    deeds: [],
    moments: [0],
    end: endOf('won', 8),
  },
]);

lessonSuite(here, cooperative, chooseFirst);

describe('alone', () => {
  test('from the home page by mouse: every hint of a first round is shown on the board and can be done', async () => {
    const visitor = await here.visit();
    const { page } = visitor;
    await ticketOf(page, cooperative.title).getByRole('button', { name: 'Play', exact: true }).click();
    const reader = cooperative.sitAt(page);
    await comesTo(reader, 'first');
    let hints = 0;
    for (; (await dueAt(reader)) !== 'scoring'; hints++) await followHint(reader);
    expect(hints).toBeGreaterThan(3);
    expect(await closeMoment(reader)).toBe(MOMENTS.round.title(1));
    await comesTo(reader, 'market');
    expectNoComplaints({ visitor });
  });

  test.each([
    ['the rules list what may be done next', 'confirmable'],
    ['a captain thinks about a hint', 'hint'],
  ] as const)('whoever leaves while %s leaves nothing behind that reads the table', async (_, begins) => {
    const visitor = await here.visit();
    const { page } = visitor;
    await startGame(page, cooperative.title, true);
    const reader = cooperative.sitAt(page);
    await comesTo(reader, 'first');
    await chooseFirst(reader);
    const { asked, confirmable, tool } = reader.parts;
    const status = await asked.elementHandle();
    const isHint = begins === 'hint';
    await (isHint ? tool('Hint') : confirmable).evaluate(
      (button, { status, isHint }) => {
        const leave = () => document.querySelector<HTMLAnchorElement>('a[href="/"]')?.click();
        const before = status?.textContent;
        // The next moment is shown, and what may be done then is not listed yet.
        const watch = new MutationObserver(() => {
          if (status?.textContent === before) return;
          watch.disconnect();
          leave();
        });
        if (!isHint) watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        (button as HTMLElement).click();
        if (isHint) leave();
      },
      { status, isHint },
    );
    await ticketOf(page, cooperative.title).waitFor();
    // The rules answer in order: what was asked for before is answered by then.
    await startGame(page, cooperative.title, true);
    await comesTo(reader, 'first');
    await askForHint(reader);
    expectNoComplaints({ visitor });
  });

  test('CF-6.2, CF-6.3 by finger a charter and flights are put together by hand, the rest is flown in one go', async () => {
    const visitor = await here.visit(NOWHERE, TELEPHONE);
    await openKept(visitor.page, await match('flights'));
    const reader = careful(cooperative.sitAt(visitor.page, 'finger'));
    await comesTo(reader, 'flights');
    // Whoever ends the flights too soon is asked, is told how many are left behind, and can see how they would come.
    const { page } = visitor;
    await reader.press(reader.parts.quick(BOARD.flights.done));
    await page.getByText(BOARD.flights.sure).waitFor();
    await page.getByText(/^\d+ pawns could still come home$/).waitFor();
    await reader.press(reader.parts.quick(BOARD.flights.show));
    const all = await stepsOf(reader);
    expect(all.some(({ charter }) => charter)).toBe(true);
    const firstFlight = all.findIndex(({ charter }) => !charter);
    const home = await figureOf(reader, 'home');
    const modes = await noteModes(reader);
    for (const step of all.slice(0, firstFlight + 1)) await byHand(reader, step);
    await turnToMode(reader, 'best');
    // The panel turns only when it is told to, also while the rules are asked what may be done next.
    const { flight, charter, best, flown } = FLYING.modes;
    expect(await modes()).toEqual([
      `${flight} ${charter} [${best}] ${flown}`,
      `${flight} [${charter}] ${best} ${flown}`,
      `[${flight}] ${charter} ${best} ${flown}`,
      `${flight} ${charter} [${best}] ${flown}`,
    ]);
    const rest = await stepsOf(reader);
    expect(rest.length).toBeGreaterThan(2);
    await flyBestStep(reader);
    // One after another, by a single press.
    const { panel, flyAll } = reader.parts;
    await reader.press(flyAll);
    await panel.getByText(FLYING.best.none).waitFor();
    await expect.poll(() => figureOf(reader, 'home')).toBeGreaterThan(home);
    await turnToMode(reader, 'flown');
    await fits(visitor.page);
    expect(await DEEDS['end flights'](reader)).toBe(true);
    await comesTo(reader, 'scoring');
    expect(await closeMoment(reader)).toBe(MOMENTS.round.title(3));
    expectNoComplaints({ visitor });
  });

  test('CF-6.3 a charter that was sent is not laid again for whoever turns away at once and comes back', async () => {
    const visitor = await here.visit(NOWHERE);
    await openKept(visitor.page, await match('flights'));
    const reader = cooperative.sitAt(visitor.page);
    const { confirmable, mode, panel } = reader.parts;
    await comesTo(reader, 'flights');
    await layAny(reader, 'charter');
    // Both before anything can come back.
    await confirmable.waitFor();
    const flight = await mode('flight').elementHandle();
    await confirmable.evaluate((confirm, turn) => {
      for (const button of [confirm, turn]) (button as HTMLElement).click();
    }, flight);
    await turnToMode(reader, 'flown');
    await panel.getByText(FLYING.flown.charters(1)).waitFor();
    await turnToMode(reader, 'charter');
    await panel.getByText(FLYING.charter.howTo).waitFor();
    expectNoComplaints({ visitor });
  });
});

type Team = readonly [ann: Seated<TeamReader['parts']>, bob: Seated<TeamReader['parts']>];

async function twoAt(settle: (page: Page) => Promise<void>): Promise<Team> {
  return (await gather(here, cooperative, { guests: ['Bob'], settle })) as unknown as Team;
}

/** Each chooses one of the starting flights, whoever's hand it is. */
async function chooseBothFirst([{ reader: anns }, { reader: bobs }]: Team): Promise<void> {
  const { asked } = bobs.parts;
  const before = await asked.textContent();
  await DEEDS.first(anns);
  await expect.poll(() => asked.textContent(), { message: 'it is the other hand' }).not.toBe(before);
  await DEEDS.first(bobs);
  for (const reader of [anns, bobs]) await comesTo(reader, 'market');
}

describe('a team of two with a scenario', () => {
  let team: Team;

  test('CF-7 the scenario is told to both as the game begins, and again to whoever asks', async () => {
    const { name, rule } = TEXTS.en.scenarios['creating-demand'];
    team = await twoAt(async (page) => {
      await page.getByRole('radio', { name, exact: true }).check();
      // Among people they are off at first.
      await page.getByRole('radio', { name: /^With friends/ }).press('Space');
      await page.getByRole('checkbox', { name: /^Hints/ }).check();
    });
    const [{ reader: anns }] = team;
    for (const { reader } of team) {
      const told = reader.parts.page.getByRole('dialog', { name });
      await told.getByText(rule).waitFor();
      await reader.press(told.getByRole('button', { name: MOMENTS.scenario.close }));
      await told.waitFor({ state: 'detached' });
      await comesTo(reader, 'first');
    }
    const told = anns.parts.page.getByRole('dialog', { name });
    await anns.press(anns.parts.scenario);
    await told.getByText(rule).waitFor();
    await anns.parts.page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
  });

  test('CF-1.8 both buy from one purse, and one takes back what the other bought', async () => {
    const [ann, bob] = team;
    await chooseBothFirst(team);
    const coins = await figureOf(ann.reader, 'coins');
    await DEEDS.buy(ann.reader);
    await expect.poll(() => figureOf(bob.reader, 'coins')).toBeLessThan(coins);
    await bob.reader.press(bob.reader.parts.tool('Undo'));
    await expect.poll(() => figureOf(ann.reader, 'coins')).toBe(coins);
    await seen(ann.page, /Ann buys .*a truck of \d .*taken back/);
    await DEEDS.buy(bob.reader);
    await seen(ann.page, /Bob buys .*a truck of \d/);
    await expect.poll(() => figureOf(ann.reader, 'coins')).toBeLessThan(coins);
    expectNoComplaints({ ann, bob });
  });

  test('CF-6.2 each sees what the other flies; one closes the round for both', async () => {
    const [ann, bob] = team;
    const [anns, bobs] = [ann.reader, bob.reader];
    let flown = 0;
    // Whatever was dealt: sooner or later somebody can be brought home.
    for (let round = 1; flown === 0; round++) {
      for (let turn = 0; (await dueAt(anns)) === 'market'; turn++) await followHint(turn % 2 === 0 ? anns : bobs);
      for (const one of [anns, bobs]) await turnToMode(one, 'best');
      let [who, other] = [anns, bobs];
      for (let steps = await stepsOf(who); steps.length > 0; steps = await stepsOf(who)) {
        await flyBestStep(who);
        await expect.poll(() => stepsOf(other)).toEqual(await stepsOf(who));
        await expect.poll(() => figureOf(other, 'home')).toBe(await figureOf(who, 'home'));
        if (steps[0]?.charter === false) flown++;
        [who, other] = [other, who];
      }
      await DEEDS['end flights'](anns);
      // CF-7.1
      await comesTo(bobs, 'further');
      await DEEDS.leave(bobs);
      for (const one of [anns, bobs]) {
        await comesTo(one, 'scoring');
        expect(await closeMoment(one)).toBe(MOMENTS.round.title(round));
      }
    }
    await seen(ann.page, /flies .+ with .+ comes? home/);
    for (const one of [anns, bobs]) await comesTo(one, 'market');
    expectNoComplaints({ ann, bob });
  });
});

describe('a team of two that agrees on what it pays', () => {
  test('CF-1.8 a purchase is agreed to, another refused, and one is taken back by who proposed it', async () => {
    const team = await twoAt((page) => page.getByRole('checkbox', { name: /consent|agree/i }).check());
    await chooseBothFirst(team);
    const [ann, bob] = team;
    const [anns, bobs] = [ann.reader, bob.reader];
    const before = await figureOf(anns, 'coins');
    await DEEDS.buy(anns);
    await comesTo(bobs, 'consent');
    await bobs.parts.panel.getByText(BOARD.consent.proposes('Ann')).waitFor();
    expect(await figureOf(bobs, 'coins')).toBe(before);
    await DEEDS.agree(bobs);
    await seen(ann.page, 'Bob agrees.');
    await expect.poll(() => figureOf(anns, 'coins')).toBeLessThan(before);

    const coins = await figureOf(anns, 'coins');
    await comesTo(bobs, 'market');
    await DEEDS.buy(bobs);
    await comesTo(anns, 'consent');
    await DEEDS.refuse(anns);
    await seen(ann.page, 'Ann refuses what Bob proposed.');
    await comesTo(bobs, 'market');
    await DEEDS.buy(bobs);
    await comesTo(anns, 'consent');
    await bobs.press(bobs.parts.quick(BOARD.consent.withdraw));
    await bobs.confirm();
    await seen(ann.page, 'Bob withdraws the proposal.');
    for (const one of [anns, bobs]) {
      await comesTo(one, 'market');
      expect(await figureOf(one, 'coins')).toBe(coins);
    }
    expectNoComplaints({ ann, bob });
  });
});
