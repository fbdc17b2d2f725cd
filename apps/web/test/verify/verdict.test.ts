/** One word for a match says no more than was checked. */

import { describe, expect, test } from 'vitest';
import { partOf, verdictOf } from '../../src/verify/verdict.ts';
import type { Verified } from '../../src/worker/verify-api.ts';

type Whole = Extract<Verified, { readonly kind: 'whole' }>;

const WHOLE = { branch: false, uncheckedBefore: null, ended: true };

function found(report: object = {}, more: Partial<Whole> = {}): Whole {
  const checks = [{ name: 'form', ok: true, problems: [] }];
  const all = { ...WHOLE, otherRules: null, checks, ...report };
  return { kind: 'whole', game: 'any', report: all as unknown as Whole['report'], shown: [], promised: null, ...more };
}

test.each([
  ['whole', WHOLE],
  ['what-if', { ...WHOLE, branch: true, uncheckedBefore: 4 }],
  ['upgraded', { ...WHOLE, uncheckedBefore: 9 }],
  ['unended', { ...WHOLE, ended: false }],
] as const)('a file may be %s', (part, extent) => {
  expect(partOf(extent)).toBe(part);
  expect(verdictOf(found(extent))).toBe(part);
});

describe('the verdict', () => {
  test('of what ended under other rules is neither good nor bad', () => {
    const checks = [{ name: 'log', ok: null, problems: ['it ended under version 1'] }];
    expect(verdictOf(found({ otherRules: 1, checks }))).toBe('other-rules');
  });

  test('is that it does not hold as soon as one check does not', () => {
    const checks = [{ name: 'draws', ok: false, problems: ['entry 3'] }];
    for (const report of [WHOLE, { branch: true }, { otherRules: 1 }])
      expect(verdictOf(found({ ...report, checks }))).toBe('wrong');
  });

  test('is that it does not hold where this browser was shown or promised something else', () => {
    const shown = { eye: 0, before: 0, shown: 3, found: 3 };
    const promised = { commitment: 'c', contributions: [], sameCommitment: true, replaced: [] };
    expect(verdictOf(found({}, { shown: [shown], promised }))).toBe('whole');
    expect(verdictOf(found({}, { shown: [{ ...shown, found: 2 }] }))).toBe('wrong');
    expect(verdictOf(found({}, { promised: { ...promised, sameCommitment: false } }))).toBe('wrong');
    expect(verdictOf(found({}, { promised: { ...promised, replaced: [1] } }))).toBe('wrong');
  });
});
