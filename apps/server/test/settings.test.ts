import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { publicAddress } from '../src/public-address.ts';
import { readSettings } from '../src/settings.ts';

describe('proxies that are trusted', () => {
  test.each([
    '10.0.0.1',
    '10.0.0.0/8, 127.0.0.1',
    '192.0.2.1/32',
    '::1',
    'fd00::/8',
    '2001:db8::1/128',
    '::ffff:10.0.0.1',
    'loopback,linklocal, uniquelocal',
  ])('may be %s, and Fastify takes that too', (list) => {
    const read = readSettings({ TARMAC_TRUST_PROXY: list });
    const words = list.split(',').map((word) => word.trim());
    expect(read).toMatchObject({ ok: true, value: { trustProxy: words } });
    expect(() => Fastify({ trustProxy: words })).not.toThrow();
  });

  test.each([
    ['10.0.0.0/8,my-proxy', 'my-proxy'],
    ['*', '*'],
    ['true', 'true'],
    ['1', '1'],
    ['10.0.0', '10.0.0'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['10.0.0.0/33', '10.0.0.0/33'],
    ['::/129', '::/129'],
    ['10.0.0.0/', '10.0.0.0/'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['x'.repeat(9000), 'x'.repeat(60)],
  ])('may not be %s', (list, named) => {
    expect(readSettings({ TARMAC_TRUST_PROXY: list })).toEqual({
      ok: false,
      problem: `TARMAC_TRUST_PROXY: "${named}" is neither an address nor a network such as 10.0.0.0/8, nor one of loopback, linklocal, uniquelocal`,
    });
  });
});

describe('the public address', () => {
  test.each([
    ['https://tarmac.example', '0.0.0.0', 'https://tarmac.example'],
    [null, '192.0.2.1', 'http://192.0.2.1:3000'],
    [null, '0.0.0.0', 'http://127.0.0.1:3000'],
    [null, '::', 'http://127.0.0.1:3000'],
    [null, '::1', 'http://[::1]:3000'],
  ])('with origin %s on %s is %s', (origin, address, expected) => {
    expect(publicAddress({ origin, address, port: 3000 })).toBe(expected);
  });
});
