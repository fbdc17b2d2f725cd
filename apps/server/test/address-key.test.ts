import { describe, expect, it } from 'vitest';
import { addressKey } from '../src/address-key.ts';

describe('whom an address stands for', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ])('is the address itself for IPv4: %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ])('is the network of 64 bits for IPv6: %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('tells neighbouring networks apart', () => {
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('::ffff:203.0.113.9')).not.toBe(addressKey('::ffff:203.0.113.8'));
    expect(addressKey('::fffe:203.0.113.9')).not.toBe(addressKey('203.0.113.9'));
  });

  it('leaves what is no address as it is', () => {
    expect(addressKey('unknown')).toBe('unknown');
  });
});
