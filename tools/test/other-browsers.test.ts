import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureFirefox, findFirefox } from '../lib/firefox.mjs';
import { ensureWebKit, findWebKit } from '../lib/webkit.mjs';
import { folderWith } from './house.ts';

/** A machine whose apt-get leaves these programs behind. */
function machine(...programs: readonly string[]) {
  const folder = folderWith('apt-get');
  const ran: string[] = [];
  const run = (command: string, args: readonly string[]) => {
    ran.push([command, ...args].join(' '));
    for (const name of programs) {
      writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), 0o755);
    }
    return null;
  };
  return { folder, ran, on: (isRoot: boolean) => ({ env: { PATH: folder }, platform: 'linux' as const, isRoot, run }) };
}

describe('Firefox', () => {
  test('is found on the PATH, Debian’s first', () => {
    const [other, debians] = [folderWith('firefox'), folderWith('firefox-esr')];
    expect(findFirefox({ PATH: `${other}:${debians}` }, 'linux').path).toBe(join(debians, 'firefox-esr'));
    expect(findFirefox({ PATH: other }, 'linux').path).toBe(join(other, 'firefox'));
  });

  test('is installed by root, and others are told', () => {
    const { folder, ran, on } = machine('firefox-esr');
    expect(ensureFirefox(() => {}, on(false)).problem).toBe(
      'No Firefox found: install Firefox; walks in it are skipped.',
    );
    expect(ran).toEqual([]);
    expect(ensureFirefox(() => {}, on(true)).path).toBe(join(folder, 'firefox-esr'));
    expect(ran).toEqual(['apt-get install -y --no-install-recommends firefox-esr']);
  });
});

describe('WebKit', () => {
  test('is for Linux, and nothing is installed elsewhere', () => {
    const { ran, on } = machine();
    const found = ensureWebKit(() => {}, { ...on(true), platform: 'darwin' });
    expect(found.problem).toBe('WebKitGTK is for Linux, and this is darwin: walks in it are skipped.');
    expect(ran).toEqual([]);
  });

  test('is nothing without its driver, its browser and a screen, which root installs together', () => {
    const { folder, ran, on } = machine();
    expect(findWebKit({ PATH: folder }, 'linux').problem).toMatch(/^No WebKitGTK found: /);
    ensureWebKit(() => {}, on(true));
    expect(ran[0]).toBe('apt-get install -y --no-install-recommends webkit2gtk-driver xvfb');
  });
});
