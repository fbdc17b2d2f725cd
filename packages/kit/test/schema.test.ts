/** Every shape takes what it describes, refuses everything else, and says where without repeating the input. */

import {
  also,
  anyData,
  finite,
  flag,
  list,
  oneOf,
  orNull,
  parseShape,
  record,
  type Shape,
  tagged,
  text,
  whole,
} from '@tarmac/kit';
import { describe, expect, test } from 'vitest';

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const polluting = () => JSON.parse('{"__proto__":{"a":1}}');

const HOSTILE: [name: string, value: unknown][] = [
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-0', -0],
  ['a bigint', 1n],
  ['a symbol', Symbol('hostile')],
  ['a function', () => 0],
  ['a Date', new Date(0)],
  ['a Map', new Map()],
  ['an object of a class', new (class Hostile {})()],
  ['lists 50,000 deep', nested(50_000)],
  ['a boxed number', Object(1)],
];

const point = record({ x: whole(0, 9), y: whole(0, 9) });

/** Of each shape: what it takes, what it refuses beside the hostile values, and the first problem of the latter. */
const SHAPES: Record<string, [shape: Shape, takes: unknown[], refuses: [value: unknown, problem: string][]]> = {
  whole: [
    whole(-2, 3),
    [-2, 0, 3],
    [-3, 4, 0.5, '1', null, true, [1]].map((value) => [value, 'it must be a whole number from -2 to 3']),
  ],
  finite: [
    finite(-1, 1),
    [-1, 0, 0.25, 1],
    [...[-1.1, 2, '0', null].map((value): [unknown, string] => [value, 'it must be a number from -1 to 1'])],
  ],
  flag: [flag, [true, false], [0, 1, 'true', null].map((value) => [value, 'it must be true or false'])],
  text: [
    text(3),
    ['a', 'abc', '__proto__'.slice(0, 3)],
    ['', 'abcd', 7, null, ['a']].map((value) => [value, 'it must be a text of 1 to 3 characters']),
  ],
  oneOf: [
    oneOf('a', 0, true, null),
    ['a', 0, true, null],
    ['b', '0', 1, false, 'toString', ['a']].map((value) => [value, 'it must be one of "a", 0, true, null']),
  ],
  orNull: [orNull(flag), [null, true], [[0, 'it must be true or false']]],
  also: [
    also(whole(0, 9), (value) => (value as number) % 2 === 0, 'must be even'),
    [0, 2],
    [
      [3, 'it must be even'],
      [10, 'it must be a whole number from 0 to 9'],
    ],
  ],
  list: [
    list(flag, 1, 2),
    [[true], [true, false]],
    [
      [[], 'it must have 1 to 2 items (got 0)'],
      [[true, true, true], 'it must have 1 to 2 items (got 3)'],
      [[true, 0], 'it[1] must be true or false'],
      [new Array(2), 'it[0] must be true or false'],
      [{ 0: true, length: 1 }, 'it must be a list'],
      ['ab', 'it must be a list'],
      [null, 'it must be a list'],
    ],
  ],
  'list of so many': [list(flag, 2, 2), [[true, true]], [[[true], 'it must have 2 items (got 1)']]],
  record: [
    record({ a: flag, b: point }, ['a']),
    [{ a: true, b: { x: 0, y: 1 } }, { b: { x: 0, y: 1 } }, Object.assign(Object.create(null), { b: { x: 0, y: 1 } })],
    [
      [{}, 'it.b is missing'],
      [{ a: true }, 'it.b is missing'],
      [{ b: { x: 0, y: 10 } }, 'it.b.y must be a whole number from 0 to 9'],
      [{ a: undefined, b: { x: 0, y: 1 } }, 'it.a must be true or false'],
      [{ b: { x: 0, y: 1 }, c: 1 }, 'it has an unknown key "c"'],
      [{ b: { x: 0, y: 1 }, ['c'.repeat(1e6)]: 1 }, 'it has an unknown key'],
      [polluting(), 'it has an unknown key "__proto__"'],
      [Object.create({ b: { x: 0, y: 1 } }), 'it must be a plain object'],
      [[], 'it must be an object'],
      [null, 'it must be an object'],
      ['b', 'it must be an object'],
    ],
  ],
  tagged: [
    tagged('kind', { dot: { at: point }, none: {} }),
    [{ kind: 'none' }, { kind: 'dot', at: { x: 1, y: 1 } }],
    [
      [{ kind: 'none', at: { x: 1, y: 1 } }, 'it has an unknown key "at"'],
      [{ kind: 'dot' }, 'it.at is missing'],
      [{ kind: 'toString' }, 'it.kind must be one of dot, none'],
      [{ kind: '__proto__' }, 'it.kind must be one of dot, none'],
      [{ kind: ['dot'] }, 'it.kind must be one of dot, none'],
      [Object.create({ kind: 'none' }), 'it.kind must be one of dot, none'],
      [{}, 'it.kind must be one of dot, none'],
      [[], 'it must be an object'],
      [null, 'it must be an object'],
    ],
  ],
  anyData: [
    anyData(2),
    [null, '', 0, -1.5, true, [], {}, [[1]], { a: { b: 1 } }, { a: [] }],
    [
      [[[[1]]], 'it is nested too deep'],
      [{ a: { b: {} } }, 'it is nested too deep'],
      [{ a: [Number.NaN] }, 'it must be a finite number'],
      [{ a: -0 }, 'it must be 0, not -0'],
      [[undefined], 'it must be plain data'],
      [[new Date(0)], 'it must be plain data'],
    ],
  ],
};

describe.each(Object.entries(SHAPES))('%s', (_, [shape, takes, refuses]) => {
  test('takes what it describes, as a copy', () => {
    for (const value of takes) {
      const parsed = parseShape(shape, value, 'it');
      expect(parsed).toEqual({ ok: true, value });
      if (parsed.ok && typeof value === 'object' && value !== null) expect(parsed.value).not.toBe(value);
    }
  });

  test('refuses other values and says why', () => {
    for (const [value, problem] of refuses) expect(parseShape(shape, value, 'it')).toEqual({ ok: false, problem });
  });

  test.each(HOSTILE)('refuses %s', (_name, value) => {
    const parsed = parseShape(shape, value, 'it');
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.problem.length).toBeLessThan(100);
  });
});

test('later changes to the input change nothing, however deep', () => {
  const input = { b: { x: 0, y: 1 } };
  const parsed = parseShape<typeof input>(record({ b: point }), input, 'it');
  input.b.x = 5;
  expect(parsed).toEqual({ ok: true, value: { b: { x: 0, y: 1 } } });
});

test('a key that would pollute stays a key', () => {
  const parsed = parseShape<object>(anyData(3), polluting(), 'it');
  if (!parsed.ok) throw new Error(parsed.problem);
  expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype);
  expect(Object.keys(parsed.value)).toEqual(['__proto__']);
});
