/** A round of the cooperative game alone in a browser: what is flown at once, without a solver, and by keyboard. */

import {
  COLOURS,
  type News,
  type State,
  scene,
  tablesOf,
  type View,
} from '@tarmac/connecting-flights-cooperative/rules';
import { describeNews, namesOf, TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  byHand,
  cooperative,
  DEEDS,
  FLYING,
  figureOf,
  stepsOf,
  type TeamReader,
  turnToMode,
} from '../games/connecting-flights-cooperative.ts';
import { match } from '../games/connecting-flights-cooperative-matches.ts';
import { NOWHERE, openKept } from '../suites/kept.ts';
import { sinceSuite } from '../suites/since.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';

const here = stage();
const { comesTo } = cooperative;

/** As many as in the competitive game. */
const MOST_KEYS = 40;

sinceSuite<TeamReader['parts'], View>(here, cooperative, {
  match: () => match('away'),
  tell: ({ match: { head } }, names, news) => {
    const { config, seats } = head.state as State;
    return describeNews('en', news as News, namesOf('en', tablesOf(config.board).board, names, seats));
  },
  marks: {
    of: (board) => board.locator('svg [data-city] [data-fresh]'),
    count(before, now) {
      const { board, cards } = scene(now);
      return board.cities.filter(({ id }, city) => {
        const of = ({ pawns, where, rightsOf }: View) => [
          pawns.slice(city * COLOURS, (city + 1) * COLOURS),
          cards.flatMap((card, at) => (card.city === id ? [where[at], rightsOf[at]] : [])),
        ];
        return JSON.stringify(of(before)) !== JSON.stringify(of(now));
      }).length;
    },
  },
  // Here bots answer what is proposed, and leave everything else to people.
  act: DEEDS.buy,
});

test('CF-6.2 flying all stops where a step has become impossible, and says where and why', async () => {
  const visitor = await here.visit(NOWHERE, { reducedMotion: 'no-preference' });
  const { page } = visitor;
  await page.clock.install();
  await openKept(page, await match('flights'));
  const reader = cooperative.sitAt(page);
  await comesTo(reader, 'flights');
  await turnToMode(reader, 'best');
  const [, second] = await stepsOf(reader);
  const { panel, flyAll, steps } = reader.parts;
  const count = await steps.count();
  // Between two steps there is time to look; here somebody uses it to fly the next step by hand.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await reader.press(flyAll);
  await page.clock.runFor(50);
  await expect.poll(() => steps.count()).toBeLessThan(count);
  // The next decision is drawn within a few frames.
  await page.clock.runFor(200);
  if (second === undefined) throw new Error('there is one step only');
  await byHand(reader, second);
  await page.clock.runFor(60_000);
  const note = panel.getByRole('status').filter({ hasText: /^Stopped at step 2 of \d+, / });
  await note.getByRole('button', { name: /^Rule CF-2/ }).waitFor();
  await reader.press(note.getByRole('button', { name: FLYING.best.read }));
  await note.waitFor({ state: 'detached' });
  expectNoComplaints({ visitor });
});

test('at a table without a solver the puzzle is the players’: no number, no solution, no hints', async () => {
  const visitor = await here.visit(`/games/${cooperative.id}/new`);
  const { page } = visitor;
  await page.getByText('Options of the game', { exact: true }).click();
  const hints = page.getByRole('checkbox', { name: /^Hints/ });
  expect(await hints.isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: TEXTS.en.options.solver?.label ?? '', exact: true }).uncheck();
  expect(await hints.isChecked()).toBe(false);
  expect(await hints.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/local\//);
  const reader = cooperative.sitAt(page);
  await comesTo(reader, 'first');
  await DEEDS.first(reader);
  await comesTo(reader, 'market');
  await DEEDS['close market'](reader);
  await comesTo(reader, 'flights');
  const { board, mode, tool } = reader.parts;
  await mode('flight').waitFor();
  expect(await mode('best').count()).toBe(0);
  expect(await tool('Hint').count()).toBe(0);
  expect(await board.getByText(/home now|flying now|could still/i).count()).toBe(0);
  await DEEDS['end flights'](reader);
  await comesTo(reader, 'scoring');
  expectNoComplaints({ visitor });
});

test('CF-6.2 by keyboard a flight is put together and flown', async () => {
  const visitor = await here.visit(NOWHERE);
  await openKept(visitor.page, await match('flights'));
  const reader = cooperative.sitAt(visitor.page, 'keys');
  const { parts, press } = reader;
  await comesTo(reader, 'flights');
  await turnToMode(reader, 'best');
  const flight = (await stepsOf(reader)).find(({ charter }) => !charter);
  await press(parts.mode('flight'));
  const called = (row: string, city = ''): Locator =>
    parts.part(row).getByRole('button', { name: new RegExp(`^${city}, `) });
  await press(called(FLYING.part.from, flight?.from));
  await press(called(FLYING.part.to, flight?.to));
  const home = await figureOf(reader, 'home');
  await reader.confirm();
  await expect.poll(() => figureOf(reader, 'home')).toBeGreaterThan(home);
  // Nobody is left without a place to go on from.
  expect(reader.lost).toEqual([]);
  expectNoComplaints({ visitor });
});

test(`by keyboard a whole round alone takes no more than ${MOST_KEYS} keys, and a market that was closed opens again`, async () => {
  const visitor = await here.visit(NOWHERE);
  const { page } = visitor;
  await openKept(page, await match('market'));
  const reader = cooperative.sitAt(page, 'keys');
  const { parts } = reader;
  let pressed = 0;
  const keys = async (...names: readonly string[]) => {
    for (const name of names) await page.keyboard.press(name);
    pressed += names.length;
  };
  await comesTo(reader, 'market');
  const coins = await figureOf(reader, 'coins');
  await keys('j', 'Enter');
  await parts.confirmable.waitFor();
  await keys('o');
  await expect.poll(() => figureOf(reader, 'coins')).toBeLessThan(coins);
  // Nothing is asked where nothing can be lost.
  await keys('p');
  await comesTo(reader, 'flights');
  await keys('u');
  await comesTo(reader, 'market');
  await keys('p');
  await comesTo(reader, 'flights');
  // By hand, from the first city that is offered to the first.
  await keys('j', 'Enter');
  await parts.partChoices(FLYING.part.to).first().waitFor();
  await keys('j', 'Enter');
  await parts.confirmable.waitFor();
  await keys('o');
  await parts.confirm.waitFor({ state: 'detached' });
  await parts.showBest.waitFor();
  const home = await figureOf(reader, 'home');
  await keys('f');
  await parts.flyAll.waitFor();
  await keys('f');
  await parts.panel.getByText(FLYING.best.none).waitFor();
  await expect.poll(() => figureOf(reader, 'home')).toBeGreaterThan(home);
  // Nobody else can come home.
  await keys('p');
  await comesTo(reader, 'scoring');
  await keys('Enter');
  await comesTo(reader, 'market');
  expect(pressed).toBeLessThanOrEqual(MOST_KEYS);
  expectNoComplaints({ visitor });
});
