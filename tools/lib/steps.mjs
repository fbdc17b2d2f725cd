/** Runs named steps, stops at a failure, and always closes with the counts. */

import { closingLine, sum } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * A step returns its counts and prints by `say`.
 * @typedef {{ title: string, run: (say: (line: string) => void) => Counts | Promise<Counts> }} Step
 */

/** @type {Counts} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };
/** @type {Counts} */
export const PASS = { passed: 1, failed: 0, skipped: 0 };
/** @type {Counts} */
export const FAIL = { passed: 0, failed: 1, skipped: 0 };

/**
 * Runs steps in order; steps in an inner list are independent and run side by side.
 * @param {readonly (Step | readonly Step[])[]} steps
 * @param {(line: string) => void} print
 * @param {() => number} now milliseconds
 * @returns {Promise<Counts>}
 */
export async function runSteps(steps, print, now = () => performance.now()) {
  let total = NOTHING;
  for (const step of steps) {
    const counts = 'run' in step ? [await runStep(step, print, now)] : await sideBySide(step, print, now);
    total = [total, ...counts].reduce(sum);
    if (total.failed > 0) break;
  }
  print('');
  if (total.late !== undefined) print(`${total.late} of those that passed did so only when they were run once more.`);
  print(closingLine(total));
  return total;
}

/**
 * The output of a step is printed as a whole when it ends.
 * @param {readonly Step[]} steps
 * @param {(line: string) => void} print
 * @param {() => number} now
 */
function sideBySide(steps, print, now) {
  return Promise.all(
    steps.map(async (step) => {
      /** @type {string[]} */
      const lines = [];
      const counts = await runStep(step, (line) => lines.push(line), now);
      print(lines.join('\n'));
      return counts;
    }),
  );
}

/**
 * An exception is a failed step: the closing line must still follow.
 * @param {Step} step
 * @param {(line: string) => void} print
 * @param {() => number} now
 */
async function runStep({ title, run }, print, now) {
  print(`\n== ${title}`);
  const start = now();
  let counts = FAIL;
  try {
    counts = await run(print);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
  }
  print(`== ${title}: ${counts.failed === 0 ? 'done' : 'FAILED'} in ${((now() - start) / 1000).toFixed(1)} s`);
  return counts;
}
