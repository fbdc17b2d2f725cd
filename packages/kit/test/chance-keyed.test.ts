/** The verifiable stream, against node:crypto used by hand. */

import { createHash, createHmac } from 'node:crypto';
import { commitmentTo, type Digest, fromHex, keyedChance, keyedDraw, matchKey, toHex } from '@tarmac/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const node: Digest = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
};

const key = Uint8Array.from({ length: 32 }, (_, place) => place);

/** What somebody with nothing but an HMAC tool would compute; big integers, no rejection in sight. */
function byHand(entry: number, place: number, bound: number): number {
  const block = createHmac('sha256', key).update(`tarmac draw ${entry} ${place} 0`).digest('hex');
  return Number(BigInt(`0x${block.slice(0, 12)}`) % BigInt(bound));
}

/** Hands out the given 48-bit numbers as blocks, and remembers what was hashed. */
function fake(numbers: readonly number[]): Digest & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    sha256: () => new Uint8Array(32),
    hmacSha256(_, data) {
      asked.push(new TextDecoder().decode(data));
      const hex = (numbers[asked.length - 1] ?? 0).toString(16).padStart(12, '0');
      return Uint8Array.from(Buffer.from(hex.padEnd(64, '0'), 'hex'));
    },
  };
}

describe('keyed draws', () => {
  test('a known vector', () => {
    // printf 'tarmac draw 5 0 0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102...1f
    const block = createHmac('sha256', key).update('tarmac draw 5 0 0').digest('hex');
    expect(block.slice(0, 12)).toBe('273765de5b12');
    expect(keyedDraw(key, 5, 0, 52, node)).toBe(0x273765de5b12 % 52);
  });

  test('agree with arithmetic by hand', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(200), fc.integer({ min: 1, max: 100_000 }), (entry, place, bound) => {
        expect(keyedDraw(key, entry, place, bound, node)).toBe(byHand(entry, place, bound));
      }),
    );
  });

  test('number their places from 0 within one entry', () => {
    const chance = keyedChance(key, 9, node);
    expect([chance.draw(100), chance.draw(100), chance.draw(7)]).toEqual([
      byHand(9, 0, 100),
      byHand(9, 1, 100),
      byHand(9, 2, 7),
    ]);
  });

  test('reject what would favour low numbers, and count the rejections', () => {
    // The largest multiple of 3 below 2^48 is 2^48 - 1, so that very number is the only unfair one.
    const digest = fake([2 ** 48 - 1, 2 ** 48 - 1, 2 ** 48 - 2]);
    expect(keyedDraw(key, 4, 1, 3, digest)).toBe((2 ** 48 - 2) % 3);
    expect(digest.asked).toEqual(['tarmac draw 4 1 0', 'tarmac draw 4 1 1', 'tarmac draw 4 1 2']);
  });

  test('reject nothing when the bound divides the range', () => {
    const digest = fake([2 ** 48 - 1]);
    expect(keyedDraw(key, 0, 0, 2 ** 31, digest)).toBe(2 ** 31 - 1);
    expect(digest.asked).toHaveLength(1);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 31 + 1])('refuse the bound %d', (bound) => {
    expect(() => keyedDraw(key, 0, 0, bound, node)).toThrow('the bound must be a whole number');
  });
});

describe('key and commitment', () => {
  const secret = fromHex('00ff10') as Uint8Array;

  test('the commitment is the SHA-256 of the secret', () => {
    const expected = createHash('sha256').update(Buffer.from('00ff10', 'hex')).digest('hex');
    expect(commitmentTo(secret, node)).toBe(expected);
  });

  test('the key mixes the secret with every contribution, in order', () => {
    const expected = createHmac('sha256', Buffer.from('00ff10', 'hex')).update('tarmac key ["ab","cd"]').digest('hex');
    expect(toHex(matchKey(secret, ['ab', 'cd'], node))).toBe(expected);
    const keys = [['ab', 'cd'], ['cd', 'ab'], ['abcd'], ['ab', 'cd', ''], []].map((all) =>
      toHex(matchKey(secret, all, node)),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('hexadecimal there and back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes);
      }),
    );
    for (const bad of ['a', 'zz', 'AB', '0x']) expect(fromHex(bad)).toBeNull();
  });
});
