/** Runs browser tests, and files that fail once more, with a message. The reason is in docs/decisions/0015. */

import { relative } from 'node:path';
import { countFiles, countVitest, filesIn, sum } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./counts.mjs').TestFile} TestFile */

/**
 * The report and exit code of Vitest.
 * @typedef {{ report: string | null, code: number }} Run
 */

/**
 * @param {string} root
 * @param {(files: readonly string[]) => Promise<Run>} run these files alone, or all of them where none is named
 * @param {(line: string) => void} print
 * @returns {Promise<Counts>}
 */
export async function runTwice(root, run, print) {
  const first = await run([]);
  const all = filesIn(first.report);
  const failed = all.filter(({ status }) => status === 'failed');
  // Other failures do not come from a slow page.
  if (first.code === 0 || failed.length === 0) return countVitest(first.report, first.code);

  for (const { name } of failed) print(`FAILED, AND IS RUN ONCE MORE: ${relative(root, name)}`);
  const second = await run(failed.map(({ name }) => name));
  const files = filesIn(second.report);
  const late = failed.map((before) =>
    lateIn(
      before,
      files.find(({ name }) => name === before.name),
    ),
  );
  for (const [index, { name }] of failed.entries())
    print(`${late[index] === null ? 'FAILED TWICE' : 'PASSED ONLY THE SECOND TIME'}: ${relative(root, name)}`);

  const passedAtOnce = all.filter((file) => !failed.includes(file));
  const again = countVitest(second.report, second.code);
  // A file without a result in the second run has not passed.
  if (again.failed === 0 && late.includes(null)) again.failed = 1;
  const count = late.reduce((/** @type {number} */ all, one) => all + (one ?? 0), 0);
  return sum(sum(countFiles(passedAtOnce), again), { passed: 0, failed: 0, skipped: 0, late: count });
}

/**
 * How many of a file's tests passed only in the second run; null if the file has failed again.
 * @param {TestFile} before
 * @param {TestFile | undefined} now
 */
function lateIn(before, now) {
  if (now === undefined || now.status === 'failed') return null;
  const passed = new Set(passedIn(before));
  return passedIn(now).filter((test) => !passed.has(test)).length;
}

/** @param {TestFile} file */
function passedIn({ assertionResults = [] }) {
  return assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
}
