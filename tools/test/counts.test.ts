import { describe, expect, test } from 'vitest';
import { closingLine, countVitest } from '../lib/counts.mjs';
import { isNewEnough, nodeProblem } from '../lib/node-version.mjs';
import { FAIL, PASS, runSteps, type Step } from '../lib/steps.mjs';
import { build } from './house.ts';

test('the closing line', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});

describe("what Vitest's report counts", () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  });
  const count = (code: number, ...testResults: object[]) => countVitest(JSON.stringify({ testResults }), code);

  test('tests of every status', () => {
    const files = [file('passed', 'passed', 'passed', 'skipped', 'todo'), file('failed', 'failed', 'passed')];
    expect(count(1, ...files)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  test('a file that fails without a failed test', () => {
    expect(count(1, file('failed'), file('failed', 'passed'))).toEqual({ passed: 1, failed: 2, skipped: 0 });
  });

  test('a run that ends badly though every test passed', () => {
    expect(count(1, file('passed', 'passed'))).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('no report, or a broken one', () => {
    expect(countVitest(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countVitest('{', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countVitest(null, 0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe('steps', () => {
  async function run(...steps: (Step | Step[])[]): Promise<string[]> {
    const lines: string[] = [];
    let clock = 0;
    await runSteps(
      steps,
      (text) => lines.push(...text.split('\n').map((line) => line.trim())),
      () => (clock += 1500),
    );
    return lines.filter((line) => line !== '');
  }

  test('each has a title and a time, and the counts close', async () => {
    expect(
      await run({ title: 'a', run: () => PASS }, { title: 'b', run: () => ({ passed: 5, failed: 0, skipped: 1 }) }),
    ).toEqual(['== a', '== a: done in 1.5 s', '== b', '== b: done in 1.5 s', '6 passed, 0 failed, 1 skipped']);
  });

  test('the first failure is the last step', async () => {
    const lines = await run(
      { title: 'a', run: () => PASS },
      { title: 'b', run: () => FAIL },
      { title: 'c', run: () => PASS },
    );
    expect(lines.slice(-3)).toEqual(['== b', '== b: FAILED in 1.5 s', '1 passed, 1 failed']);
  });

  test('a step that throws has failed', async () => {
    const lines = await run({
      title: 'a',
      run: () => {
        throw new Error('knip is not there');
      },
    });
    expect(lines).toEqual(['== a', 'knip is not there', '== a: FAILED in 1.5 s', '0 passed, 1 failed']);
  });

  test('side by side, each is told in one piece as it ends, and all end before the next', async () => {
    const order: string[] = [];
    let endB = () => {};
    const bEnds = new Promise<void>((resolve) => {
      endB = resolve;
    });
    const lines = await run(
      [
        {
          title: 'a',
          run: async (say) => {
            say('a begins');
            await bEnds;
            order.push('a');
            say('a ends');
            return PASS;
          },
        },
        {
          title: 'b',
          run: async (say) => {
            say('b fails');
            order.push('b');
            endB();
            return FAIL;
          },
        },
      ],
      { title: 'c', run: () => PASS },
    );
    expect(order).toEqual(['b', 'a']);
    expect(lines.map((line) => line.replace(/ in .*/, ''))).toEqual([
      ...['== b', 'b fails', '== b: FAILED'],
      ...['== a', 'a begins', 'a ends', '== a: done'],
      '1 passed, 1 failed',
    ]);
  });
});

test('Node versions', () => {
  expect(isNewEnough('20.19.0', '>=20.19')).toBe(true);
  expect(isNewEnough('22.0.0', '>=20.19')).toBe(true);
  expect(isNewEnough('20.18.3', '>=20.19')).toBe(false);
  expect(isNewEnough('18.20.0', '>=20.19')).toBe(false);

  const root = build({ 'package.json': '{"engines":{"node":">=22.12"}}' });
  expect(nodeProblem(root, '22.12.0')).toBeNull();
  expect(nodeProblem(root, '20.19.0')).toMatch(
    /^Tarmac needs Node 22.12 or newer; this is Node 20.19.0, .*: install one.$/,
  );
});
