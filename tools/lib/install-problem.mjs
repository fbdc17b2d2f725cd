/** What kept `npm ci` from working, in one line, told from what npm said on stderr. */

const NO_PACKAGES = "Could not install Tarmac's packages: is there a network to the npm registry?";

const NO_HEADERS =
  "Could not install better-sqlite3: neither a ready-made build (github.com) nor Node's headers to compile it (nodejs.org) could be fetched.";

/**
 * @param {string} errors
 * @returns {string}
 */
export function installProblem(errors, platform = process.platform) {
  const compiling = errors.split('\n').filter((line) => line.includes('gyp ERR!'));
  if (compiling.length === 0) return NO_PACKAGES;
  // node-gyp speaks of the network in this way only when it fetches headers.
  if (compiling.some((line) => /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|FetchError)\b/.test(line)))
    return NO_HEADERS;
  return `Could not install better-sqlite3: no ready-made build was to be had, and to compile it you need ${compilerFor(platform)}.`;
}

/** @param {NodeJS.Platform} platform */
function compilerFor(platform) {
  if (platform === 'darwin') return "Apple's command line tools: `xcode-select --install`";
  if (platform === 'win32') return 'Python 3 and the Visual Studio Build Tools with C++';
  return 'python3, make and a C++ compiler (Debian, Ubuntu: `apt-get install -y python3 make g++`)';
}
