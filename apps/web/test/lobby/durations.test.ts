/** Times in words. */

import { describe, expect, it } from 'vitest';
import { fromNow, lasting } from '../../src/lobby/durations.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

describe('a time from now', () => {
  it('never promises more than there is', () => {
    expect(fromNow('en', NOW + 3.9 * HOUR, NOW)).toBe('in 3 hours');
    expect(fromNow('en', NOW + 59_999, NOW)).toBe('in 59 seconds');
  });

  it('looks back as well', () => {
    expect(fromNow('en', NOW - 50 * HOUR, NOW)).toBe('2 days ago');
    expect(fromNow('fr', NOW - 5 * 60_000, NOW)).toBe('il y a 5 minutes');
  });
});

describe('a length of time', () => {
  it.each([
    ['en', 900, '15 minutes'],
    ['en', 5400, '1 hour 30 minutes'],
    ['en', 30, '30 seconds'],
    ['en', 259_200, '3 days'],
    ['fr', 86_400, '1 jour'],
  ] as const)('in %s, %d seconds are %s', (language, seconds, said) => {
    expect(lasting(language, seconds).replace(/\s/gu, ' ')).toBe(said);
  });
});
