import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureInstalled, isInStep, whyInstall, writeStamp } from '../lib/install.mjs';
import { lockProblem } from '../lib/workspaces.mjs';
import { build } from './house.ts';

type Packages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const lock = (packages: Packages): string => JSON.stringify({ lockfileVersion: 3, packages });

const WANTED: Packages = {
  '': { name: 'tarmac' },
  'packages/kit': { name: '@tarmac/kit', version: '0.1.0' },
  'node_modules/@tarmac/kit': { resolved: 'packages/kit', link: true },
  'node_modules/vitest': { version: '4.1.0', integrity: 'sha512-a' },
  'node_modules/for-mac': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const { 'node_modules/for-mac': _, '': __, ...THERE } = WANTED;

function checkout(wanted: Packages, there: Packages | null): string {
  const root = build({
    'package.json': '{"workspaces":["packages/*","tools"]}',
    'package-lock.json': lock(wanted),
    'packages/kit/package.json': '{}',
  });
  if (there !== null) {
    // A plain folder stands in for the link: not every platform lets everybody make one.
    for (const [path, { link }] of Object.entries(there)) {
      if (!link) continue;
      mkdirSync(join(root, path), { recursive: true });
      writeFileSync(join(root, path, 'package.json'), '{}');
    }
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock(there));
  }
  return root;
}

describe('whether the two locks are in step', () => {
  test('they are, without what is for other platforms', () => {
    expect(isInStep(lock(WANTED), lock(THERE))).toBe(true);
  });

  test.each([
    ['another version', { ...THERE, 'node_modules/vitest': { version: '4.0.0', integrity: 'sha512-a' } }],
    ['other content', { ...THERE, 'node_modules/vitest': { version: '4.1.0', integrity: 'sha512-c' } }],
    ['one too few', { 'node_modules/@tarmac/kit': { resolved: 'packages/kit', link: true } }],
    ['a link to another folder', { ...THERE, 'node_modules/@tarmac/kit': { resolved: 'packages/old', link: true } }],
    ['one too many', { ...THERE, 'node_modules/left-pad': { version: '1.0.0', integrity: 'sha512-d' } }],
  ])('they are not: %s', (_, there) => {
    expect(isInStep(lock(WANTED), lock(there))).toBe(false);
  });
});

describe('whether to install', () => {
  test('yes, when nothing is there', () => {
    expect(whyInstall(checkout(WANTED, null))).toBe('nothing is installed yet');
  });

  test('yes, when an install was cut short before npm wrote its lock', () => {
    const root = checkout(WANTED, null);
    mkdirSync(join(root, 'node_modules', 'vitest'), { recursive: true });
    expect(whyInstall(root)).toBe('nothing is installed yet');
  });

  test('no, after our own install', () => {
    const root = checkout(WANTED, THERE);
    writeStamp(root);
    expect(whyInstall(root)).toBeNull();
  });

  test('no, after an install by hand that did the same', () => {
    expect(whyInstall(checkout(WANTED, THERE))).toBeNull();
  });

  test('yes, when the lock asks for something else since', () => {
    const root = checkout(WANTED, THERE);
    writeStamp(root);
    writeFileSync(join(root, 'package-lock.json'), lock({ ...WANTED, 'node_modules/zod': { version: '4.0.0' } }));
    expect(whyInstall(root)).toBe('package-lock.json has changed');
  });

  test('yes, when node_modules was changed by hand to something else', () => {
    const root = checkout(WANTED, THERE);
    writeStamp(root);
    writeFileSync(
      join(root, 'node_modules', '.package-lock.json'),
      lock({ ...THERE, 'node_modules/x': { version: '1.0.0' } }),
    );
    expect(whyInstall(root)).toBe('package-lock.json has changed');
  });

  test('yes, when the lock has a new package of the repository', () => {
    const root = checkout(WANTED, THERE);
    writeStamp(root);
    const more = { 'node_modules/@tarmac/bots': { resolved: 'packages/bots', link: true } };
    writeFileSync(join(root, 'package-lock.json'), lock({ ...WANTED, ...more }));
    expect(whyInstall(root)).toBe('a package of this repository is not linked');
  });

  test('yes, when a link has gone, though locks and stamp are in step', () => {
    const root = checkout(WANTED, THERE);
    writeStamp(root);
    rmSync(join(root, 'node_modules', '@tarmac'), { recursive: true });
    expect(whyInstall(root)).toBe('a package of this repository is not linked');
  });

  test('yes, when the platform is another one', () => {
    const root = checkout(WANTED, THERE);
    writeStamp(root, 'linux-x64');
    expect(whyInstall(root, 'linux-x64')).toBeNull();
    expect(whyInstall(root, 'darwin-arm64')).toBe('the platform has changed');
  });

  test('a stamp that cannot be read is no stamp', () => {
    const root = checkout(WANTED, THERE);
    writeFileSync(join(root, 'node_modules', '.tarmac-stamp.json'), '{');
    expect(whyInstall(root)).toBeNull();
  });
});

describe('workspaces that are not those of the lock', () => {
  const silent = { say: () => {}, output: 'on failure' } as const;

  test('are as they should be', () => {
    const root = checkout(WANTED, THERE);
    expect(lockProblem(root)).toBeNull();
    expect(ensureInstalled(root, silent)).toBeNull();
  });

  test('a folder that the lock does not know is told before anything is installed', () => {
    const root = checkout(WANTED, null);
    for (const folder of ['packages/bots', 'tools']) {
      mkdirSync(join(root, folder));
      writeFileSync(join(root, folder, 'package.json'), '{}');
    }
    const said: string[] = [];
    const problem = ensureInstalled(root, { say: (line) => said.push(line), output: 'on failure' });
    expect(problem).toBe('package-lock.json lacks packages/bots, tools: run `npm install`.');
    expect(said).toEqual([]);
  });

  test('a folder without package.json is no workspace', () => {
    const root = checkout(WANTED, THERE);
    mkdirSync(join(root, 'packages', 'old', 'dist'), { recursive: true });
    expect(lockProblem(root)).toBeNull();
  });

  test('a folder of the lock that has gone', () => {
    const root = checkout(WANTED, THERE);
    rmSync(join(root, 'packages'), { recursive: true });
    expect(ensureInstalled(root, silent)).toBe('package-lock.json still names packages/kit: run `npm install`.');
  });
});
