/** How much of the page jumps while a game is played. */

import { expect, test } from 'vitest';
import { airlinesEurope } from '../games/airlines-europe.ts';
import { startGame } from '../suites/table.ts';
import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts';
import { stage } from '../support/stage.ts';
import { steady } from '../support/waiting.ts';

const here = stage();

test('ten decisions of Airlines Europe: cards close up where one was played, and nothing else moves', async () => {
  const { page, complaints } = await here.visit('/about', { painted: true });
  await watchLayoutShifts(page);
  await page.goto('/');
  await startGame(page, airlinesEurope.title);
  const reader = airlinesEurope.sitAt(page);
  await reader.parts.log.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const atFirst = await steady(async () => (await layoutShifts(page)).length, 'the page');
  const done = new Set<string>();
  for (let decisions = 0; decisions < 10; decisions++) done.add(await airlinesEurope.doSomething(reader, done));
  const shifts = (await layoutShifts(page)).slice(atFirst);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 12);
  expect(sum, worst.map(({ what }) => what).join('\n')).toBeLessThan(0.06);
  expect(complaints).toEqual([]);
});
