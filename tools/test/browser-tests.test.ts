import { describe, expect, test } from 'vitest';
import { type Run, runTwice } from '../lib/browser-tests.mjs';

type Status = 'passed' | 'failed' | 'skipped';
type Files = Readonly<Record<string, readonly Status[]>>;

/** A run in which the tests of each file came out like this. */
function ran(files: Files, code = Object.values(files).some((tests) => tests.includes('failed')) ? 1 : 0): Run {
  const testResults = Object.entries(files).map(([name, tests]) => ({
    name: `/house/e2e/${name}`,
    status: tests.includes('failed') ? 'failed' : 'passed',
    assertionResults: tests.map((status, index) => ({ fullName: `test ${index}`, status })),
  }));
  return { report: JSON.stringify({ testResults }), code };
}

/** What was run each time, what was said, and what it came to. */
async function twice(...runs: readonly Run[]) {
  const asked: (readonly string[])[] = [];
  const said: string[] = [];
  const counts = await runTwice(
    '/house',
    async (files) => {
      const run = runs[asked.length];
      if (run === undefined) throw new Error('run once too often');
      asked.push(files);
      return run;
    },
    (line) => said.push(line),
  );
  return { asked, said, counts };
}

describe('tests in a browser', () => {
  test('that pass are run once, and nothing is said', async () => {
    const { asked, said, counts } = await twice(ran({ 'live.test.ts': ['passed', 'skipped'] }));
    expect(asked).toEqual([[]]);
    expect(said).toEqual([]);
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 1 });
  });

  test('are run again by the file, because one builds on another; what passed then has passed, and is named', async () => {
    const { asked, said, counts } = await twice(
      ran({ 'live.test.ts': ['passed', 'failed', 'failed'], 'phone.test.ts': ['passed', 'skipped'] }),
      ran({ 'live.test.ts': ['passed', 'passed', 'passed'] }),
    );
    expect(asked).toEqual([[], ['/house/e2e/live.test.ts']]);
    expect(said).toEqual([
      'FAILED, AND IS RUN ONCE MORE: e2e/live.test.ts',
      'PASSED ONLY THE SECOND TIME: e2e/live.test.ts',
    ]);
    expect(counts).toEqual({ passed: 4, failed: 0, skipped: 1, late: 2 });
  });

  test('that fail twice have failed, whatever passed beside them', async () => {
    const { said, counts } = await twice(
      ran({ 'live.test.ts': ['failed', 'passed'], 'phone.test.ts': ['failed'] }),
      ran({ 'live.test.ts': ['passed', 'failed'], 'phone.test.ts': ['passed'] }),
    );
    expect(said.slice(2)).toEqual(['FAILED TWICE: e2e/live.test.ts', 'PASSED ONLY THE SECOND TIME: e2e/phone.test.ts']);
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0, late: 1 });
  });

  test('a file that fails before its first test is run again too', async () => {
    const broken: Run = {
      report: JSON.stringify({ testResults: [{ name: '/house/e2e/live.test.ts', status: 'failed' }] }),
      code: 1,
    };
    expect((await twice(broken, ran({ 'live.test.ts': ['passed'] }))).counts).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
      late: 1,
    });
    expect((await twice(broken, broken)).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('a second run that says nothing, or not of this file, or ends badly, is a failure', async () => {
    const first = ran({ 'live.test.ts': ['failed'], 'phone.test.ts': ['passed'] });
    expect((await twice(first, { report: null, code: 0 })).counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect((await twice(first, ran({ 'axe.test.ts': ['passed'] }))).counts.failed).toBe(1);
    expect((await twice(first, ran({ 'live.test.ts': ['passed'] }, 1))).counts.failed).toBe(1);
  });

  test('a run that ends badly with every file passed, or without a report, is not repeated', async () => {
    expect((await twice(ran({ 'live.test.ts': ['passed'] }, 1))).counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect((await twice({ report: null, code: 1 })).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
