/** The commit of this checkout, which results are stored with. */

import { execFileSync } from 'node:child_process';
import { ROOT } from './root.mjs';

/** For places without git or history, such as an image or an archive. */
export const UNKNOWN_COMMIT = 'an unknown commit';

/** Mentions it if tracked files differ from the commit. */
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
