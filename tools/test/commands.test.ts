/** The commands from end to end: copied into a small checkout whose installed tools are stand-ins. */

import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { build, type Files, folderWith } from './house.ts';

const TOOLS = dirname(dirname(fileURLToPath(import.meta.url)));

const says = (words: string, code = 0): string =>
  `console.log(${JSON.stringify(words)}, ...process.argv.slice(2)); process.exitCode = ${code};\n`;

const stub = (packageName: string, tool: string, script: string): Files => ({
  [`node_modules/${packageName}/package.json`]: JSON.stringify({ bin: { [tool]: 'bin.cjs' } }),
  [`node_modules/${packageName}/bin.cjs`]: script,
});

/** Writes the report where it was told to, as Vitest would: of three tests without a browser, and of one in a browser. */
const VITEST = `const to = process.argv.find((one) => one.startsWith('--outputFile.json=')).split('=')[1];
const inBrowser = process.argv.includes('browser');
const isAgain = process.argv.at(-1).endsWith('.test.ts');
const outcome = (inBrowser ? (isAgain ? process.env.AGAIN : process.env.IN_BROWSER) : process.env.OUTCOME) ?? 'passed';
const last = { fullName: 'last', status: outcome };
const tests = inBrowser ? [last] : [{ fullName: 'a', status: 'passed' }, { fullName: 'b', status: 'passed' }, last];
const failed = outcome === 'failed';
const file = { name: process.cwd() + '/some.test.ts', status: failed ? 'failed' : 'passed', assertionResults: tests };
require('node:fs').writeFileSync(to, JSON.stringify({ testResults: outcome === 'none' ? [] : [file] }));
console.log('vitest', ...process.argv.slice(2).filter((one) => !one.startsWith('--outputFile')));
process.exitCode = failed ? 1 : 0;
`;

const CHECKOUT: Files = {
  'package.json': '{"type":"module","engines":{"node":">=22.12"}}',
  'package-lock.json': '{"packages":{}}',
  'node_modules/.package-lock.json': '{"packages":{}}',
  ...stub('typescript', 'tsc', says('tsc')),
  ...stub('vite', 'vite', `require('node:fs').mkdirSync('apps/web/dist', { recursive: true });\n${says('vite')}`),
  ...stub('svelte-check', 'svelte-check', says('svelte-check')),
  ...stub('@biomejs/biome', 'biome', says('biome')),
  ...stub('knip', 'knip', says('knip')),
  ...stub('vitest', 'vitest', VITEST),
  'tools/dist/check-boundaries.js': says('boundaries'),
  'tools/dist/check-rules-cited.js': says('rules cited'),
  'apps/arena/dist/main.js': says('arena', 3),
  'apps/server/dist/main.js': says('server', 4),
};

/** These tests may themselves run under a Node that was brought along. */
const { NODE_BROUGHT_ALONG: _, ...OUTSIDE } = process.env;

function run(
  changes: Files,
  command: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  const root = build({ ...CHECKOUT, ...changes });
  for (const part of ['lib', 'test.mjs', 'build-web.mjs', 'proof.mjs', 'play.mjs', 'arena.mjs', 'server.mjs']) {
    cpSync(join(TOOLS, part), join(root, 'tools', part), { recursive: true });
  }
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'tools', command), ...args], {
    // Not the root: the commands find their checkout by themselves.
    cwd: dirname(root),
    // Any program will do for what nobody starts.
    env: {
      ...OUTSIDE,
      PATH: folderWith('strace'),
      CHROMIUM_PATH: process.execPath,
      POSTGRES_BIN: folderWith('initdb', 'postgres'),
      ...env,
    },
    encoding: 'utf8',
  });
  return { stdout, stderr, status, last: stdout.trimEnd().split('\n').at(-1) };
}

describe('npm test', () => {
  test('runs every step, those of one line side by side, and closes with the counts', () => {
    const { stdout, status, last } = run({}, 'test.mjs');
    const steps = [
      ['Node 2'],
      [process.execPath],
      ['== other browsers'],
      ['== database'],
      ['== system calls'],
      ['tsc -b', 'vite build apps/web', 'biome check --error-on-warnings'],
      [
        'svelte-check --tsconfig apps/web/tsconfig.json --fail-on-warnings',
        'svelte-check --tsconfig apps/web/test/tsconfig.json --fail-on-warnings',
        'boundaries ',
        'rules cited ',
        'knip',
      ],
      ['vitest run --mode no-browser', 'vitest run --mode browser'],
    ];
    const places = steps.map((line) => line.map((step) => stdout.indexOf(`\n${step}`)).sort((a, b) => a - b));
    expect(places.flat()).toEqual(places.flat().sort((a, b) => a - b));
    expect(Math.min(...places.flat())).toBeGreaterThan(0);
    expect(stdout.match(/: done in \d+\.\d s/g)).toHaveLength(16);
    expect(last).toBe('12 passed, 0 failed');
    expect(status).toBe(0);
  });

  test.each([
    ['typescript/bin.cjs', '2 passed, 1 failed'],
    ['vite/bin.cjs', '2 passed, 1 failed'],
    ['@biomejs/biome/bin.cjs', '2 passed, 1 failed'],
    ['svelte-check/bin.cjs', '6 passed, 2 failed'],
    ['../tools/dist/check-boundaries.js', '7 passed, 1 failed'],
    ['../tools/dist/check-rules-cited.js', '7 passed, 1 failed'],
    ['knip/bin.cjs', '7 passed, 1 failed'],
  ])('stops where %s fails', (script, closing) => {
    const path = join('node_modules', script).replaceAll('\\', '/');
    const { stdout, status, last } = run({ [path]: says('broken', 2) }, 'test.mjs');
    expect(last).toBe(closing);
    expect(status).toBe(1);
    expect(stdout).toContain('\nbroken');
    expect(stdout).not.toContain('vitest run');
  });

  test('a tool that is not there is a failure with a closing line', () => {
    const { status, last } = run({ 'node_modules/knip/package.json': '{"bin":{}}' }, 'test.mjs');
    expect(last).toBe('7 passed, 1 failed');
    expect(status).toBe(1);
  });

  test('stops in one line where there is no browser', () => {
    const { stdout, status, last } = run({}, 'test.mjs', [], { CHROMIUM_PATH: '/nowhere/chromium' });
    expect(stdout).toContain(
      '\nCHROMIUM_PATH is /nowhere/chromium, but no program is there: correct it or unset it.\n',
    );
    expect(last).toBe('0 passed, 1 failed');
    expect(status).toBe(1);
    expect(stdout).not.toContain('vitest run');
  });

  test('stops in one line where there is no PostgreSQL', () => {
    const { stdout, status, last } = run({}, 'test.mjs', [], { POSTGRES_BIN: '/nowhere/bin' });
    expect(stdout).toContain(
      '\nPOSTGRES_BIN is /nowhere/bin, but initdb or postgres is missing in it: correct it or unset it.\n',
    );
    expect({ status, last }).toEqual({ status: 1, last: '0 passed, 1 failed' });
    expect(stdout).not.toContain('vitest run');
  });

  test.runIf(process.platform === 'linux')('stops in one line where there is no strace', () => {
    const { stdout, status, last } = run({}, 'test.mjs', [], { PATH: '/nowhere' });
    expect(stdout).toContain('\nNo strace found: install the package strace.\n');
    expect({ status, last }).toEqual({ status: 1, last: '0 passed, 1 failed' });
    expect(stdout).not.toContain('vitest run');
  });

  test('failed and skipped tests are counted', () => {
    expect(run({}, 'test.mjs', [], { OUTCOME: 'failed' })).toMatchObject({ last: '11 passed, 1 failed', status: 1 });
    expect(run({}, 'test.mjs', [], { OUTCOME: 'skipped' })).toMatchObject({
      last: '11 passed, 0 failed, 1 skipped',
      status: 0,
    });
  });

  test('tests in a browser that fail are run once more by the file, and that is said', () => {
    const late = run({}, 'test.mjs', [], { IN_BROWSER: 'failed', AGAIN: 'passed' });
    expect(late.stdout.match(/^vitest run --mode browser .*$/gm)).toEqual([
      expect.not.stringContaining('some.test.ts'),
      expect.stringMatching(/some\.test\.ts$/),
    ]);
    expect(late.stdout).toContain('\nPASSED ONLY THE SECOND TIME: some.test.ts\n');
    expect(late.stdout).toMatch(
      /\n1 of those that passed did so only when they were run once more\.\n12 passed, 0 failed\n$/,
    );
    expect(late.status).toBe(0);
    const never = run({}, 'test.mjs', [], { IN_BROWSER: 'failed', AGAIN: 'failed' });
    expect(never.stdout).toContain('\nFAILED TWICE: some.test.ts\n');
    expect(never).toMatchObject({ last: '11 passed, 1 failed', status: 1 });
  });

  test('other tests are never run again', () => {
    const { stdout, status } = run({}, 'test.mjs', [], { OUTCOME: 'failed', AGAIN: 'passed' });
    expect(stdout.match(/^vitest run --mode no-browser/gm)).toHaveLength(1);
    expect(status).toBe(1);
  });

  test('no test at all is no success', () => {
    expect(run({}, 'test.mjs', [], { OUTCOME: 'none', IN_BROWSER: 'none' })).toMatchObject({
      last: '8 passed, 0 failed',
      status: 1,
    });
  });

  test('arguments are for vitest', () => {
    const asked = '--passWithNoTests --reporter=default --reporter=json chance -t bag';
    for (const args of [
      ['chance', '-t', 'bag'],
      ['--', 'chance', '-t', 'bag'],
    ]) {
      const { stdout } = run({}, 'test.mjs', args);
      expect(stdout).toContain(`\nvitest run --mode no-browser ${asked}\n`);
      expect(stdout).toContain(`\nvitest run --mode browser ${asked}\n`);
    }
  });
});

describe('npm run proof', () => {
  test('runs the proofs alone and says of which commit they are', () => {
    const { stdout, status, last } = run({}, 'proof.mjs', ['--', 'faults']);
    expect(stdout).toContain('\nvitest run --mode proof --reporter=verbose --reporter=json faults\n');
    expect(stdout.match(/^vitest/gm)).toHaveLength(1);
    expect(stdout).toMatch(/\nProof of an unknown commit in 0\.\d minutes, kept in proof.*\.json\n/);
    expect({ status, last }).toEqual({ status: 0, last: '3 passed, 0 failed' });
  });

  test.each(['failed', 'none'])('is no success where the outcome is %s', (OUTCOME) => {
    expect(run({}, 'proof.mjs', [], { OUTCOME })).toMatchObject({ status: 1 });
  });
});

/** An npm whose `ci` installs the stand-ins anew, or fails with these words. */
function standInNpm(code: number, errors = ''): string {
  const script = join(build({}), 'npm-cli.js');
  const lock = "require('node:fs').writeFileSync('node_modules/.package-lock.json', '{\"packages\":{}}');\n";
  const fail = `process.stderr.write(${JSON.stringify(errors)});\nprocess.exitCode = ${code};\n`;
  writeFileSync(script, `console.log('npm', ...process.argv.slice(2));\n${code === 0 ? lock : fail}`);
  return script;
}

const NO_PACKAGES = "Could not install Tarmac's packages: check the connection to the npm registry.";

const STALE: Files = { 'node_modules/.package-lock.json': '{"packages":{"node_modules/x":{"version":"1.0.0"}}}' };

describe('installing', () => {
  test('with the npm that was called, and only when needed', () => {
    const env = { npm_execpath: standInNpm(0) };
    const stale = run(STALE, 'test.mjs', [], env);
    expect(stale).toMatchObject({ last: '12 passed, 0 failed', status: 0 });
    expect(stale.stdout).toContain('npm ci --loglevel=error --maxsockets=64 --fetch-retries=1');
    expect(run({}, 'test.mjs', [], env).stdout).not.toContain('npm ci');
  });

  test('that fails is a failure with a closing line', () => {
    const result = run(STALE, 'test.mjs', [], { npm_execpath: standInNpm(1) });
    expect(result).toMatchObject({ last: '0 passed, 1 failed', status: 1 });
    expect(result.stdout).not.toContain('tsc');
    expect(result.stdout).toContain(`\n${NO_PACKAGES}\n`);
  });

  test('a workspace that the lock does not know is told in one line', () => {
    const changes = {
      'package.json': '{"type":"module","engines":{"node":">=22.12"},"workspaces":["games/*"]}',
      'games/new/package.json': '{}',
    };
    const { stdout, status, last } = run(changes, 'test.mjs');
    expect(stdout).toContain('\npackage-lock.json lacks games/new: run `npm install`.\n');
    expect({ status, last }).toEqual({ status: 1, last: '0 passed, 1 failed' });
  });
});

const OLD_NODE: Files = { 'package.json': '{"type":"module","engines":{"node":">=99.1"}}' };
const TOO_OLD = `Tarmac needs Node 99.1 or newer; this is Node ${process.versions.node}, and no newer one could be fetched: install one.`;
const FETCHING = new RegExp(`^This is Node ${process.versions.node}: fetching Node [0-9.]+ into .node/ .*$`, 'm');

describe('an old Node', () => {
  test('goes no further in one line where no newer one can be fetched', () => {
    const env = { npm_execpath: standInNpm(1) };
    const tests = run(OLD_NODE, 'test.mjs', [], env);
    expect(tests.stdout).toContain(`\n${TOO_OLD}\n`);
    expect(tests).toMatchObject({ status: 1, last: '0 passed, 1 failed' });
    const { stdout, stderr, status } = run(OLD_NODE, 'arena.mjs', [], env);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toMatch(FETCHING);
    expect(stderr.endsWith(`\n${TOO_OLD}\n`)).toBe(true);
  });

  test.runIf(process.platform !== 'win32')('hands the command over to the newer one that npm brings', () => {
    const npm = join(build({}), 'npm-cli.js');
    writeFileSync(
      npm,
      `const { chmodSync, mkdirSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const folder = args[args.indexOf('--prefix') + 1] + '/node_modules/' + args.at(-1).split('@')[0] + '/bin';
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/node', '#!/bin/sh\\necho "brought to run $@ as $NODE_BROUGHT_ALONG"; exit 7');
chmodSync(folder + '/node', 0o755);`,
    );
    const { stdout, stderr, status } = run(OLD_NODE, 'arena.mjs', ['bench', '--json'], { npm_execpath: npm });
    expect(stdout).toMatch(/^brought to run \S+arena\.mjs bench --json as [0-9.]+\n$/);
    expect(stderr).toMatch(FETCHING);
    expect(status).toBe(7);
  });

  test('that was brought along and is too old for us is not brought again', () => {
    const { stderr } = run(OLD_NODE, 'arena.mjs', [], { NODE_BROUGHT_ALONG: '1.0.0', npm_execpath: standInNpm(1) });
    expect(stderr).toBe(`${TOO_OLD}\n`);
  });
});

describe('npm run arena, npm run server and npm run play', () => {
  test('hand over arguments and exit code, with nothing else on stdout', () => {
    expect(run({}, 'arena.mjs', ['bench', '--seats', '5'])).toMatchObject({
      stdout: 'arena bench --seats 5\n',
      stderr: '',
      status: 3,
    });
    expect(run({}, 'server.mjs', ['backup', 'file.db'])).toMatchObject({
      stdout: 'server backup file.db\n',
      stderr: '',
      status: 4,
    });
  });

  test('a server that serves has the web app built first, once', () => {
    const first = run({}, 'play.mjs');
    expect(first).toMatchObject({ stdout: 'server serve\n', stderr: 'Building the web app ...\n', status: 4 });
    const broken = run({ 'node_modules/vite/bin.cjs': says('no', 2) }, 'play.mjs');
    expect(broken.stdout).toBe('');
    expect(broken.stderr).toContain('The web app could not be built; see the errors on stderr.');
    expect(broken.status).toBe(1);
  });

  test('give a server more room for young objects, and nothing else', () => {
    const tellsFlags = 'console.log(process.execArgv.join(" "));';
    const changes = { 'apps/arena/dist/main.js': tellsFlags, 'apps/server/dist/main.js': tellsFlags };
    expect(run(changes, 'play.mjs').stdout).toBe('--max-semi-space-size=64\n');
    expect(run(changes, 'server.mjs').stdout).toBe('--max-semi-space-size=64\n');
    expect(run(changes, 'arena.mjs').stdout).toBe('\n');
  });

  test('stdout stays clean while installing and building', () => {
    const main = "require('node:fs').writeFileSync('apps/arena/dist/main.js', \"console.log('built')\");";
    const changes = { ...STALE, 'apps/arena/dist/main.js': '', ...stub('typescript', 'tsc', `${says('tsc')}${main}`) };
    const { stdout, stderr, status } = run(changes, 'arena.mjs', [], { npm_execpath: standInNpm(0) });
    expect(stdout).toBe('built\n');
    expect(stderr.split('\n')).toEqual([
      expect.stringContaining("Installing Tarmac's packages (package-lock.json has changed"),
      '',
    ]);
    expect(status).toBe(0);
  });

  test.each([
    ['arena.mjs', 'arena'],
    ['server.mjs', 'server'],
    ['play.mjs', 'server'],
  ])('%s builds only the %s and what it stands on, and shows a failure on stderr', (command, app) => {
    const { stdout, stderr, status } = run({ 'node_modules/typescript/bin.cjs': says('tsc', 2) }, command);
    expect(stdout).toBe('');
    expect(stderr).toBe(`tsc -b apps/${app}\nThe build failed; see the errors on stderr.\n`);
    expect(status).toBe(1);
  });

  test('an install that fails is shown on stderr', () => {
    const { stdout, stderr, status } = run(STALE, 'play.mjs', [], { npm_execpath: standInNpm(1) });
    expect(stdout).toBe('');
    expect(stderr).toMatch(/npm ci --loglevel=error .*\n/);
    expect(stderr.endsWith(`\n${NO_PACKAGES}\n`)).toBe(true);
    expect(status).toBe(1);
  });

  describe('with --json, what is in the way is one object on stdout too', () => {
    const WAYS: readonly (readonly [what: string, changes: Files, error: string])[] = [
      ['an old Node', OLD_NODE, TOO_OLD],
      ['a failed install', STALE, NO_PACKAGES],
      [
        'a failed build',
        { 'node_modules/typescript/bin.cjs': says('tsc', 2) },
        'The build failed; see the errors on stderr.',
      ],
      ['a compiler that is not there', { 'node_modules/typescript/package.json': '{"bin":{}}' }, 'has no tool tsc'],
      ['a lock that cannot be read', { 'package-lock.json': '{' }, 'JSON'],
    ];

    test.each(WAYS)('%s', (_, changes, error) => {
      const env = { npm_execpath: standInNpm(1) };
      const { stdout, stderr, status } = run(changes, 'arena.mjs', ['bench', '--json'], env);
      expect(JSON.parse(stdout)).toEqual({ error: expect.stringContaining(error) });
      expect(stdout.match(/\n/g)).toHaveLength(1);
      expect(stderr).toContain(error);
      expect(status).toBe(1);
    });

    test('a build that left no arena', () => {
      const gone = "require('node:fs').rmSync('apps/arena/dist/main.js');";
      const { stdout, status } = run({ ...stub('typescript', 'tsc', gone) }, 'arena.mjs', ['bench', '--json']);
      expect(JSON.parse(stdout)).toEqual({ error: expect.stringContaining('wrote no apps/arena/dist/main.js') });
      expect(status).toBe(1);
    });

    test('and nothing of ours when the arena runs', () => {
      expect(run({}, 'arena.mjs', ['bench', '--json'])).toMatchObject({ stdout: 'arena bench --json\n', status: 3 });
    });
  });
});
