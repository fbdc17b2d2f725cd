import { describe, expect, test } from 'vitest';
import { addressKey } from '../src/address-key.ts';
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

describe('whom an address stands for', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ])('is the address itself for IPv4: %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ])('is the network of 64 bits for IPv6: %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  test('tells neighbouring networks apart', () => {
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('::ffff:203.0.113.9')).not.toBe(addressKey('::ffff:203.0.113.8'));
    expect(addressKey('::fffe:203.0.113.9')).not.toBe(addressKey('203.0.113.9'));
  });

  test('leaves what is no address as it is', () => {
    expect(addressKey('unknown')).toBe('unknown');
  });
});
