/** Counts passed and failed tests, and makes the closing line. */

/**
 * `late` is how many passed only in the second run.
 * @typedef {{ passed: number, failed: number, skipped: number, late?: number }} Counts
 */

/**
 * A file of tests in Vitest's JSON report.
 * @typedef {{ name: string, status: string, assertionResults?: { fullName: string, status: string }[] }} TestFile
 */

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
  const late = (a.late ?? 0) + (b.late ?? 0);
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    ...(late > 0 ? { late } : {}),
  };
}

/**
 * Counts of Vitest's JSON report. A file that fails before its first test counts as one failure, and so does a run with a
 * bad exit code or without a report: no error may look like a pass.
 * @param {string | null} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest(report, exitCode) {
  const counts = countFiles(filesIn(report));
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * @param {readonly TestFile[]} files
 * @returns {Counts}
 */
export function countFiles(files) {
  /** @type {Counts} */
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    const results = file.assertionResults ?? [];
    for (const { status } of results) {
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') counts.failed += 1;
      else counts.skipped += 1;
    }
    if (file.status === 'failed' && !results.some(({ status }) => status === 'failed')) counts.failed += 1;
  }
  return counts;
}

/**
 * @param {string | null} report
 * @returns {TestFile[]}
 */
export function filesIn(report) {
  if (report === null) return [];
  try {
    return JSON.parse(report).testResults ?? [];
  } catch {
    return [];
  }
}
