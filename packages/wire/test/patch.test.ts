import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, patched } from '../src/patch.ts';

/** Few keys and values, so that two trees have much in common; the keys are those a walk could trip over. */
const keys = fc.constantFrom('a', 'b', 'length', '__proto__', 'constructor', 'toString', '0', '1', '');
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthIdentifier: 'tree' },
    fc.constantFrom<unknown>(null, true, false, 0, 1, '', 'a', 'length'),
    fc.jsonValue(),
    fc.array(tie('tree'), { maxLength: 4, depthIdentifier: 'tree' }),
    fc.array(fc.tuple(keys, tie('tree')), { maxLength: 4, depthIdentifier: 'tree' }).map(Object.fromEntries),
  ),
}));

/** As it arrives at the other end. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** Trees as a view has them: plain data without a minus zero. */
const json = tree.map(sent);

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const key of Object.keys(value)) frozen(Object.getOwnPropertyDescriptor(value, key)?.value);
  return Object.freeze(value);
}

describe('a difference', () => {
  test('makes, at the other end, of the view before the view after', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = difference(frozen(before), frozen(after));
        const result = patch === null ? before : patched(before, sent(patch));
        expect(isDeepStrictEqual(result, after)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('is null exactly when nothing differs', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(difference(before, sent(before))).toBeNull();
        expect(difference(before, after) === null).toBe(isDeepStrictEqual(before, after));
      }),
    );
  });

  test('leaves the view before as it was, and shares with it what did not change', () => {
    const before = frozen({ hand: [1, 2, 3], board: { routes: [4] }, money: 5 });
    const after = patched(before, difference(before, { ...before, hand: [1, 2], money: 6 }) ?? []) as typeof before;
    expect(after).toEqual({ hand: [1, 2], board: { routes: [4] }, money: 6 });
    expect(after.board).toBe(before.board);
    expect(before).toEqual({ hand: [1, 2, 3], board: { routes: [4] }, money: 5 });
  });
});

describe('it says no more than it must', () => {
  test.each([
    ['a value', 1, 2, [2]],
    ['one key', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['a key that comes', { a: 1 }, { a: 1, b: null }, { b: [null] }],
    ['a key that goes', { a: 1, b: 2 }, { a: 1 }, { b: [] }],
    ['far inside', { a: { b: [0, { c: 1 }] } }, { a: { b: [0, { c: 2 }] } }, { a: { b: { 1: { c: [2] } } } }],
    ['a list that grows', [1, 2], [1, 2, 3], { length: 3, 2: [3] }],
    ['a list that shrinks', [1, 2, 3], [1, 9], { length: 2, 1: [9] }],
    ['a list that becomes a record', [1], { 0: 1 }, [{ 0: 1 }]],
    ['a record that becomes nothing', { a: 1 }, null, [null]],
    ['a list in the place of a value', { a: 1 }, { a: [] }, { a: [[]] }],
  ])('%s', (_, before, after, patch) => {
    expect(difference(before, after)).toEqual(patch);
    expect(patched(before, patch as never)).toEqual(after);
  });
});

describe('keys that mean something to the language are keys like any other', () => {
  test.each(['__proto__', 'constructor', 'length', '0', 'hasOwnProperty'])('%s', (key) => {
    const [empty, one, two] = [{}, { [key]: { n: 1 } }, { [key]: { n: 2 } }];
    for (const [before, after] of [
      [empty, one],
      [one, two],
      [one, empty],
    ]) {
      const result = patched(before, sent(difference(before, after) ?? {}));
      expect(isDeepStrictEqual(result, after)).toBe(true);
    }
  });

  test('no prototype is changed', () => {
    const after = JSON.parse('{"__proto__":{"admin":true}}');
    const result = patched({}, sent(difference({}, after) ?? {})) as { admin?: boolean };
    expect(result.admin).toBeUndefined();
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(JSON.stringify(result)).toBe('{"__proto__":{"admin":true}}');
  });
});
