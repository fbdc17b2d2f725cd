/** Counting what passed and failed, and the closing line that says it. */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {Counts} counts
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function sum(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/**
 * What Vitest's JSON report says. A file that fails before any of its tests has run counts as one failure, and so does
 * a run that ends badly with every test passed, or without a report: nothing that went wrong may look like a pass.
 * @param {string | null} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest(report, exitCode) {
  /** @type {Counts} */
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of filesIn(report)) {
    const results = file.assertionResults ?? [];
    for (const { status } of results) {
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') counts.failed += 1;
      else counts.skipped += 1;
    }
    if (file.status === 'failed' && !results.some(({ status }) => status === 'failed')) counts.failed += 1;
  }
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * @param {string | null} report
 * @returns {{ status: string, assertionResults?: { status: string }[] }[]}
 */
function filesIn(report) {
  if (report === null) return [];
  try {
    return JSON.parse(report).testResults ?? [];
  } catch {
    return [];
  }
}
