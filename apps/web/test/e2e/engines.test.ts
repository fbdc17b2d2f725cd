/** The first turns of a game in Firefox and in WebKit, where they are installed; `engines.proof.ts` goes all walks. */

import { describe, expect, test } from 'vitest';
import { ENGINES, engineStage } from '../engines/stage.ts';
import { airlinesEurope } from '../games/airlines-europe.ts';
import { startGame } from '../suites/table.ts';
import { fits } from '../suites/telephone.ts';
import { expectNoComplaints } from '../support/stage.ts';
import { steady } from '../support/waiting.ts';

const { title, sitAt, doSomething, comesTo } = airlinesEurope;

describe.each(ENGINES)('$name', (engine) => {
  describe.skipIf(engine.problem !== null)('as it is installed', () => {
    const here = engineStage(engine);

    test('a game is begun from the home page, a turn is taken, and all of it is there when the page is loaded again', async () => {
      const visitor = await here.visit();
      const { page } = visitor;
      await startGame(page, title);
      const reader = sitAt(page);
      expect(await doSomething(reader)).toBe('open');
      await comesTo(reader, 'turn');
      await fits(page);
      expect(await doSomething(reader)).toBe('buy');
      await comesTo(reader, 'second');
      expect(await doSomething(reader)).toBe('stop');
      await comesTo(reader, 'share');
      const log = await steady(() => reader.parts.log.getByRole('button').allInnerTexts(), 'the log');
      await page.reload();
      await comesTo(reader, 'share');
      await expect.poll(() => reader.parts.log.getByRole('button').allInnerTexts()).toEqual(log);
      expectNoComplaints({ visitor });
    });
  });
});
