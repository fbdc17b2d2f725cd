import { expect, test } from 'vitest';
import { makeBuckets } from '../src/buckets.ts';

test('as many as fit at once, then as many as flow in', () => {
  let now = 0;
  const buckets = makeBuckets(() => now, { burst: 3, perSecond: 0.5 });
  const taken = () => buckets.take('a');
  expect([taken(), taken(), taken(), taken()]).toEqual([true, true, true, false]);
  now = 2000;
  expect([taken(), taken()]).toEqual([true, false]);
  now = 1_000_000;
  expect([taken(), taken(), taken(), taken()]).toEqual([true, true, true, false]);
});

test('what is refused costs nothing', () => {
  let now = 0;
  const buckets = makeBuckets(() => now, { burst: 1, perSecond: 1 });
  buckets.take('a');
  for (now = 0; now < 1000; now += 10) expect(buckets.take('a')).toBe(false);
  expect(buckets.take('a')).toBe(true);
});

test('everybody has their own', () => {
  const buckets = makeBuckets(() => 0, { burst: 1, perSecond: 1 });
  expect([buckets.take('a'), buckets.take('b'), buckets.take('a')]).toEqual([true, true, false]);
});

test('who has not come for a while is forgotten, unless they owe something', () => {
  let now = 0;
  const buckets = makeBuckets(() => now, { burst: 10, perSecond: 1 });
  for (let address = 0; address < 9000; address++) buckets.take(`address ${address}`);
  buckets.charge('debtor', 1000);
  now = 60_000;
  buckets.take('newcomer');
  expect(buckets.size()).toBe(2);
  expect(buckets.take('debtor')).toBe(false);
});
