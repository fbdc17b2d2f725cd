import { describe, expect, test } from 'vitest';
import { installProblem } from '../lib/install-problem.mjs';

describe('why npm ci failed', () => {
  const NO_PYTHON = `npm error path /home/me/tarmac/node_modules/better-sqlite3
npm error command sh -c prebuild-install || node-gyp rebuild --release
npm error gyp ERR! find Python checking if "python3" can be used
npm error gyp ERR! stack Error: Could not find any Python installation to use
`;

  test('no network', () => {
    expect(installProblem('npm error code ENOTFOUND\nnpm error network request to https://registry failed')).toBe(
      "Could not install Tarmac's packages: is there a network to the npm registry?",
    );
  });

  test.each([
    ['linux', 'python3, make and a C++ compiler (Debian, Ubuntu: `apt-get install -y python3 make g++`)'],
    ['darwin', "Apple's command line tools: `xcode-select --install`"],
    ['win32', 'Python 3 and the Visual Studio Build Tools with C++'],
  ] as const)('nothing to compile with, on %s', (platform, what) => {
    expect(installProblem(NO_PYTHON, platform)).toBe(
      `Could not install better-sqlite3: no ready-made build was to be had, and to compile it you need ${what}.`,
    );
  });

  test('a compiler, but no headers of Node', () => {
    const errors = 'npm error gyp ERR! stack FetchError: request to https://nodejs.org/download/release failed\n';
    expect(installProblem(errors, 'linux')).toBe(
      "Could not install better-sqlite3: neither a ready-made build (github.com) nor Node's headers to compile it (nodejs.org) could be fetched.",
    );
  });
});
