import { chmodSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureChromium, findChromium } from '../lib/chromium.mjs';
import { build, folderWith } from './house.ts';

const NO_BROWSER = 'No browser found: install Chrome or Chromium, or set CHROMIUM_PATH to one that is not on the PATH.';

describe('finding a browser', () => {
  test('the one that was named, before any other', () => {
    const [named, other] = [folderWith('my-browser'), folderWith('chromium')];
    const path = join(named, 'my-browser');
    expect(findChromium({ CHROMIUM_PATH: path, PATH: other }, 'linux')).toEqual({ path, problem: null });
  });

  test('no other, where the named one is missing', () => {
    const env = { CHROMIUM_PATH: '/nowhere/chromium', PATH: folderWith('chromium') };
    expect(findChromium(env, 'linux')).toEqual({
      path: null,
      problem: 'CHROMIUM_PATH is /nowhere/chromium, but no program is there: correct it or unset it.',
    });
  });

  test('by its usual names on the PATH, in their order', () => {
    const [first, second] = [folderWith('google-chrome'), folderWith('chromium-browser', 'google-chrome-stable')];
    expect(findChromium({ PATH: `${first}:${second}` }, 'linux').path).toBe(join(second, 'chromium-browser'));
    expect(findChromium({ PATH: first, CHROMIUM_PATH: '' }, 'linux').path).toBe(join(first, 'google-chrome'));
  });

  test('neither a folder nor a file that is no program', () => {
    const folder = build({ 'chromium/readme': '', 'google-chrome': '' });
    chmodSync(join(folder, 'google-chrome'), 0o644);
    expect(findChromium({ PATH: folder }, 'linux')).toEqual({ path: null, problem: NO_BROWSER });
  });

  test('where macOS keeps it for one person', () => {
    const app = 'Applications/Chromium.app/Contents/MacOS/Chromium';
    const home = folderWith(app);
    expect(findChromium({ HOME: home, PATH: '/nowhere' }, 'darwin').path).toBe(join(home, app));
  });
});

describe('installing one', () => {
  /** An apt-get that fails so many times; a working `install` leaves a browser in the folder. */
  function machine(failures: number) {
    const folder = folderWith('apt-get');
    const ran: string[] = [];
    const said: string[] = [];
    const run = (command: string, args: readonly string[]) => {
      ran.push([command, ...args].join(' '));
      if (ran.length <= failures) return `E: failure ${ran.length}\n`;
      if (args[0] === 'install') installIn(folder);
      return null;
    };
    const ensure = (env: Readonly<Record<string, string>>, isRoot: boolean) =>
      ensureChromium((line) => said.push(line), { env: { PATH: folder, ...env }, platform: 'linux', isRoot, run });
    return { folder, ran, said, ensure };
  }

  function installIn(folder: string): void {
    copyFileSync(join(folder, 'apt-get'), join(folder, 'chromium'));
  }

  const INSTALL = 'apt-get install -y --no-install-recommends chromium';

  test('takes Debian’s as root, with one line said', () => {
    const { folder, ran, said, ensure } = machine(0);
    expect(ensure({}, true)).toEqual({ path: join(folder, 'chromium'), problem: null });
    expect(ran).toEqual([INSTALL]);
    expect(said).toEqual(['Installing chromium by apt-get (once) ...']);
    expect(ensure({}, true).path).toBe(join(folder, 'chromium'));
    expect(ran).toEqual([INSTALL]);
  });

  test('fetches the lists where the install fails without', () => {
    const { folder, ran, said, ensure } = machine(1);
    expect(ensure({}, true).path).toBe(join(folder, 'chromium'));
    expect(ran).toEqual([INSTALL, 'apt-get update', INSTALL]);
    expect(said).toHaveLength(1);
  });

  test('shows what apt-get said when it fails for good, and says what to do', () => {
    const { said, ensure } = machine(9);
    expect(ensure({}, true)).toEqual({
      path: null,
      problem:
        'apt-get could not install chromium: install Chrome or Chromium, or set CHROMIUM_PATH to one that is not on the PATH.',
    });
    expect(said.at(-1)).toBe('E: failure 2');
  });

  test('is left to people who are not root, or have no apt-get, or named a browser', () => {
    const { ran, ensure } = machine(0);
    expect(ensure({}, false)).toEqual({ path: null, problem: NO_BROWSER });
    expect(ensure({ PATH: '/nowhere' }, true)).toEqual({ path: null, problem: NO_BROWSER });
    expect(ensure({ CHROMIUM_PATH: '/nowhere/chromium' }, true).problem).toMatch(/^CHROMIUM_PATH is/);
    expect(ran).toEqual([]);
  });
});
