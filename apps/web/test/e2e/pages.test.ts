/** axe on every page that is not a table, in both themes. */

import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../support/axe.ts';
import { TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';

const { visit } = stage();

const PAGES = {
  home: '/',
  'new table': '/games/airlines-europe/new',
  rules: '/games/airlines-europe/rules',
  settings: '/settings',
  about: '/about',
  nowhere: '/no/such/page',
  'my matches': '/matches',
  tables: '/tables',
  'open a file': '/replays',
} as const;

test('axe finds nothing serious on any page', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const found: string[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    found.push(...(await problemsInBothThemes(page, name)));
  }
  const small = await visit('/', TELEPHONE);
  found.push(...(await problemsInBothThemes(small.page, 'home on a telephone')));
  expect(found).toEqual([]);
  expectNoComplaints({ visitor, small });
});
