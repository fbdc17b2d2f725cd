/** axe on every page and every state of a table, in both themes. A scoring and the end are looked at where they are played. */

import { describe, expect, test } from 'vitest';
import { problemsInBothThemes } from '../support/axe.ts';
import { PHONE } from '../support/browser.ts';
import { stage } from '../support/stage.ts';
import { dueAt, startMatch } from './drivers.ts';
import { doWhatIsDue, takeShare } from './drivers-decide.ts';
import { chooseDearerLicence } from './drivers-extras.ts';
import { PATIENCE } from './drivers-table.ts';
import { pointing } from './drivers-ways.ts';

const { visit } = stage();
const LONG = 900_000;
const MAP = '[role="group"][aria-label="Board"]';

const PAGES: readonly (readonly [string, string])[] = [
  ['home', '/'],
  ['new table', '/games/airlines-europe/new'],
  ['rules', '/games/airlines-europe/rules'],
  ['settings', '/settings'],
  ['about', '/about'],
  ['nowhere', '/no/such/page'],
  ['my matches', '/matches'],
  ['tables', '/tables'],
  ['open a file', '/replays'],
];

describe('axe finds nothing serious', () => {
  test(
    'on any page',
    async () => {
      const { page, complaints } = await visit();
      const found: string[] = [];
      for (const [name, path] of PAGES) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        found.push(...(await problemsInBothThemes(page, name)));
      }
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
    },
    LONG,
  );

  test(
    'at a table, from the opening to the share that ends a turn',
    async () => {
      const { page, complaints } = await visit();
      await startMatch(page);
      const way = pointing(page);
      const { parts, press } = way;
      const found: string[] = [];
      const lookAtAll = async (where: string) => found.push(...(await problemsInBothThemes(page, where)));
      const look = async (where: string) => found.push(...(await problemsInBothThemes(page, where, { without: MAP })));

      await look('opening');
      await doWhatIsDue(way, []);
      expect(await dueAt(parts)).toBe('turn');
      await lookAtAll('turn, log open');
      await chooseDearerLicence(way);
      await look('refusal');
      await press(parts.cancel);
      await press(parts.exchange);
      await look('exchange');
      await press(parts.cancel);
      await press(parts.tool('Menu'));
      await look('menu');
      await page.keyboard.press('Escape');
      await press(parts.tool('Rules'));
      await page.getByRole('dialog').getByText('AE-1.1').first().waitFor();
      await look('rulebook');
      await page.keyboard.press('Escape');
      await press(parts.tool('Hint'));
      const hints = page.getByRole('region', { name: 'What a captain would look at' });
      await hints.getByRole('button', { name: 'Show on the board' }).first().waitFor(PATIENCE);
      await look('hint');
      await press(hints.getByRole('button', { name: 'Close' }));
      await press(parts.list);
      await parts.board.locator('summary').first().click();
      await look('list');
      await press(parts.list);
      await way.chooseLicence();
      await lookAtAll('chosen licence');
      await way.confirm();
      expect(await dueAt(parts)).toBe('second');
      await look('second licence');
      await press(parts.stop);
      await way.confirm();
      await look('share');
      await takeShare(way, 'deck');
      await look('another’s turn');
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
    },
    LONG,
  );

  test(
    'on a telephone',
    async () => {
      const { page, complaints } = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
      const found = await problemsInBothThemes(page, 'home');
      await startMatch(page);
      const way = pointing(page, 'finger');
      found.push(...(await problemsInBothThemes(page, 'opening')));
      await doWhatIsDue(way, []);
      expect(await dueAt(way.parts)).toBe('turn');
      await way.chooseLicence();
      found.push(...(await problemsInBothThemes(page, 'chosen licence')));
      await way.press(way.parts.tool('Log'));
      await way.parts.log.waitFor();
      found.push(...(await problemsInBothThemes(page, 'log over the table')));
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
    },
    LONG,
  );
});
