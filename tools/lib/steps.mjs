/** Runs named steps one after the other, stops at the first that fails, and always closes with the counts. */

import { closingLine, sum } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * A step returns its counts.
 * @typedef {{ title: string, run: () => Counts }} Step
 */

/** @type {Counts} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };
/** @type {Counts} */
export const PASS = { passed: 1, failed: 0, skipped: 0 };
/** @type {Counts} */
export const FAIL = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {readonly Step[]} steps
 * @param {(line: string) => void} print
 * @param {() => number} now milliseconds
 * @returns {Counts}
 */
export function runSteps(steps, print, now = () => performance.now()) {
  let total = NOTHING;
  for (const { title, run } of steps) {
    print(`\n== ${title}`);
    const start = now();
    const counts = guarded(run, print);
    total = sum(total, counts);
    print(`== ${title}: ${counts.failed === 0 ? 'done' : 'FAILED'} in ${((now() - start) / 1000).toFixed(1)} s`);
    if (counts.failed > 0) break;
  }
  print('');
  if (total.late !== undefined) print(`${total.late} of those that passed did so only when they were run once more.`);
  print(closingLine(total));
  return total;
}

/**
 * An exception is a failed step: the closing line must still follow.
 * @param {() => Counts} run
 * @param {(line: string) => void} print
 */
function guarded(run, print) {
  try {
    return run();
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return FAIL;
  }
}
