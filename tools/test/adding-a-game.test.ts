/** docs/adding-a-game.md, done: a game comes into a copy of this checkout, is built with everything else, and plays. */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBoundaries } from '../src/boundaries/check.ts';
import { checkRulesCited } from '../src/rules-cited/check.ts';
import { linkWorkspaces, newGame, ROOT, tool, wholeCopy } from './small-copy.ts';

const HOME = 'games/standby-two';

/** In the copy: the arena's own commands play it. */
const IN_ARENA = `import { expect, test } from 'vitest';
import { runArena } from '../src/cli.ts';

const terminal = { errIsTerminal: false, columns: null, err: () => {} };

test.each([
  ['simulate', '--game', 'standby-two', '--games', '40', '--seed', '1'],
  ['fuzz', '--game', 'standby-two', '--games', '10', '--seed', '1'],
])('arena %s plays it', async (...words) => {
  let out = '';
  expect(await runArena([...words, '--json'], { ...terminal, out: (text) => (out += text) })).toBe(0);
  expect(out).toContain('standby-two');
});
`;

/** In the copy: two people and a bot play it on a server, over real sockets, and the whole file stands up to the promise of the deal. */
const IN_SERVER = `import { fastChance, verifyMatch } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { nodeDigest } from '../src/digest.ts';
import { GAMES } from '../src/games.ts';
import { call } from './support/client.ts';
import { expectOk, gather, playOut } from './support/play.ts';
import { openServer } from './support/server.ts';

test('it is played to its end on a server', async () => {
  const server = await openServer();
  const { game } = GAMES.find(({ game }) => game.id === 'standby-two');
  const party = await gather([server.base], { game: game.id, seats: 3, bots: { 1: 'random' } });
  const chance = fastChance(3);
  expect(await playOut(game, party, (count) => chance.draw(count))).toBeGreaterThan(1);
  const file = await expectOk(await call(server.base, 'GET', \`/api/matches/\${party.match}/export\`));
  expect(file.log.at(-1)).toMatchObject({ kind: 'end', reason: 'finished' });
  expect(verifyMatch(game, file, nodeDigest)).toMatchObject({ ok: true, problems: [] });
});
`;

/** In the copy: somebody chooses it on the home page and plays a match against two bots by clicking. */
const IN_PAGE = `import { expect, test } from 'vitest';
import { ticketOf } from '../suites/table.ts';
import { expectNoComplaints, stage } from '../support/stage.ts';

const here = stage();

test('it is played to its end in the page', async () => {
  const visitor = await here.visit('/', { hurried: true });
  const { page } = visitor;
  await ticketOf(page, 'Standby Two').getByRole('button', { name: 'Play', exact: true }).click();
  const table = page.getByRole('region', { name: 'Standby Two', exact: true });
  for (const turn of [/^Ask for a pass/, /^Board/]) {
    await table.getByRole('button', { name: turn, disabled: false }).click();
    await table.getByRole('button', { name: 'Confirm', disabled: false }).click();
  }
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.getByRole('heading', { name: /wins$|share the victory$/ }).waitFor();
  expect(await end.getByRole('row').count()).toBe(1 + 3);
  await end.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Review' }).click();
  await page.getByText('The captain has nothing to say here.').waitFor();
  expectNoComplaints({ visitor });
});
`;

/** As svelte-check sees the page, for the pictures of this game alone. */
const PICTURE_PROJECT = JSON.stringify({
  extends: './apps/web/tsconfig.json',
  include: [`${HOME}/board`, `${HOME}/page.ts`, 'packages/board/src/maps.d.ts'],
});

function linesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.startsWith('test'))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .reduce((sum, path) => sum + readFileSync(path, 'utf8').trimEnd().split('\n').length, 0);
}

test('the example is a game of under 650 lines, texts in two languages and a picture included', () => {
  expect(linesOf(join(ROOT, 'tools/example-game'))).toBeLessThan(650);
});

test('a new game is built, keeps the house rules, passes its tests and plays in arena, server and page', {
  timeout: 900_000,
}, async () => {
  const root = wholeCopy();
  expect(newGame(root, 'standby-two', 'SBT')).toMatchObject({ status: 0, stderr: '' });
  linkWorkspaces(root);

  const built = [`${HOME}/test`, 'apps/server', 'apps/arena'];
  expect(await tool(root, 'typescript/bin/tsc', ['-b', ...built])).toEqual({ output: '', status: 0 });
  writeFileSync(join(root, 'tsconfig.picture.json'), PICTURE_PROJECT);
  expect(await tool(root, 'svelte-check/bin/svelte-check', ['--tsconfig', 'tsconfig.picture.json'])).toEqual({
    output: expect.stringContaining('0 errors and 0 warnings'),
    status: 0,
  });
  expect(await tool(root, 'vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'error'])).toEqual({
    output: '',
    status: 0,
  });
  for (const { problems } of [checkRulesCited(root), checkBoundaries(root, [])])
    expect(problems.filter(({ file }) => file.startsWith(HOME))).toEqual([]);

  const tests = {
    'apps/arena/test/standby-two.test.ts': IN_ARENA,
    'apps/server/test/standby-two.test.ts': IN_SERVER,
    'apps/web/test/e2e/standby-two.test.ts': IN_PAGE,
  };
  for (const [path, text] of Object.entries(tests)) writeFileSync(join(root, path), text);
  const { output, status } = await tool(root, 'vitest/vitest.mjs', ['run', '--no-color', HOME, ...Object.keys(tests)]);
  // 13 checks of the rules and 8 of the rulebook, a test of each rule and one of the doors, two commands, a match on a server and one in the page.
  expect({ status, passed: /Tests.* (\d+) passed/.exec(output)?.[1] }, output).toEqual({ status: 0, passed: '31' });
});
