/** Which commit this checkout is at: results are kept with the commit they were made with. */

import { execFileSync } from 'node:child_process';
import { ROOT } from './root.mjs';

/** The tools of a build may run where there is no git, or no history: in an image, in an unpacked archive. */
export const UNKNOWN_COMMIT = 'an unknown commit';

/** Says so where tracked files differ from the commit. */
export function commitHere(root = ROOT) {
  try {
    const changed = git(root, 'status', '--porcelain', '--untracked-files=no') !== '';
    return `${git(root, 'rev-parse', '--short=10', 'HEAD')}${changed ? ' with uncommitted changes' : ''}`;
  } catch {
    return UNKNOWN_COMMIT;
  }
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 */
function git(root, ...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
