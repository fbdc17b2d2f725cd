/** The parts that every board file has: what passes, what does not, and how it is told. */

import { list, record } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { amount, city, id, MOST, name, parseBoardFile, upTo, words } from '../src/shapes.ts';

describe('an id', () => {
  test.each(['london', 'new-york', '7', 'st-john-s-2', 'constructor', 'x'.repeat(60)])('%j passes', (value) => {
    expect(id(value, 'id')).toBeNull();
  });

  test.each([
    'London',
    'new york',
    'a--b',
    '-a',
    'a-',
    'é',
    'a_b',
    '__proto__',
    'london\n',
    '\nlondon',
    'a/../b',
    'а', // Cyrillic: it looks like an a
    'a\u200bb',
  ])('%j does not', (value) => {
    expect(id(value, 'id')).toBe('id must be lower-case letters, digits and single hyphens');
  });

  test.each([[''], ['x'.repeat(61)], [7], [null], [['london']], [undefined]])(
    '%j is no text of its length',
    (value) => {
      expect(id(value, 'id')).toBe('id must be a text of 1 to 60 characters');
    },
  );

  test('of hostile length is refused for its length, before anything searches in it', () => {
    expect(id('-'.repeat(1_000_000), 'id')).toBe('id must be a text of 1 to 60 characters');
  });
});

describe('a name', () => {
  test.each(['London', 'Saint-Étienne', "Coeur d'Alene", 'Praha 1', '東京', 'القاهرة', 'e\u0301', '✈', '👍', '<b>'])(
    '%s passes: how it is shown is up to the page',
    (value) => {
      expect(name(value, 'name')).toBeNull();
    },
  );

  const GARBLED: readonly (readonly [what: string, value: string])[] = [
    ['only spaces', '  '],
    ['only a space that does not break', '\u00a0'],
    ['a zero byte', 'a\u0000b'],
    ['a new line', 'a\nb'],
    ['an escape, as terminals take orders', '\u001b[2J'],
    ['a control character of the second set', 'a\u0085b'],
    ['an override of direction', 'a\u202eb'],
    ['an isolate of direction', 'a\u2066b'],
    ['a space without width', 'a\u200bb'],
    ['a mark of byte order', '\ufeffa'],
    ['a soft hyphen', 'a\u00adb'],
    ['a tag from the far planes', 'a\u{e0041}'],
    ['half a surrogate pair', '\ud800'],
    ['the other half', 'a\udc00b'],
    ['private use', '\ue000'],
    ['a line separator', 'a\u2028b'],
    ['a paragraph separator', 'a\u2029b'],
  ];

  test.each(GARBLED)('with %s does not', (_, value) => {
    expect(name(value, 'name')).toBe('name must be a name that can be seen, without control characters');
  });

  test.each([[''], ['x'.repeat(61)], [7], [null], [{ toString: () => 'London' }]])('%j is no text', (value) => {
    expect(name(value, 'name')).toBe('name must be a text of 1 to 60 characters');
  });

  test('comes in two languages, no more and no fewer', () => {
    expect(words({ en: 'London', fr: 'Londres' }, 'name')).toBeNull();
    expect(words({ en: 'London' }, 'name')).toBe('name.fr is missing');
    expect(words({ en: 'London', fr: 'Londres', de: 'London' }, 'name')).toBe('name has an unknown key "de"');
    expect(words({ en: 'London', fr: '\u202e' }, 'name')).toContain('name.fr must be a name');
  });
});

describe('numbers', () => {
  test.each([-3, 0, 2.5, 3])('up to 3: %d passes', (value) => {
    expect(upTo(3)(value, 'at')).toBeNull();
  });

  test.each([[-3.1], [4], [Number.NaN], [Number.POSITIVE_INFINITY], ['2'], [null]])('up to 3: %s does not', (value) => {
    expect(upTo(3)(value, 'at')).toBe('at must be a number from -3 to 3');
  });

  test('minus zero does not come back from a file as it went in', () => {
    expect(amount(-0, 'cost')).toBe('cost must be 0, not -0');
  });

  test('an amount may be wrong by itself: the checks of the board say how', () => {
    expect(amount(-1.5, 'cost')).toBeNull();
    expect(amount(1_000_001, 'cost')).toBe('cost must be a number from -1000000 to 1000000');
  });
});

const LONDON = { id: 'london', name: { en: 'London', fr: 'Londres' }, longitude: -0.1, latitude: 51.5 };

describe('a city', () => {
  test('has an id, two names and a place on the globe', () => {
    expect(city(LONDON, 'cities[0]')).toBeNull();
    expect(city({ ...LONDON, longitude: 180.1 }, 'cities[0]')).toBe(
      'cities[0].longitude must be a number from -180 to 180',
    );
    expect(city({ ...LONDON, latitude: -91 }, 'cities[0]')).toBe('cities[0].latitude must be a number from -90 to 90');
  });

  test('has nothing else', () => {
    expect(city({ ...LONDON, html: '' }, 'cities[0]')).toBe('cities[0] has an unknown key "html"');
    expect(city(JSON.parse('{"__proto__": {}}'), 'cities[0]')).toBe('cities[0] has an unknown key "__proto__"');
  });
});

describe('a board file', () => {
  interface Atlas {
    readonly cities: readonly (typeof LONDON)[];
  }
  const ATLAS = record({ cities: list(city, 0, MOST.cities) });
  const read = (input: unknown, problems: readonly string[] = []) =>
    parseBoardFile<Atlas>(ATLAS, () => [...problems], input);

  test('is handed back as a copy', () => {
    const file = { cities: [LONDON] };
    const parsed = read(file);
    expect(parsed).toEqual({ ok: true, value: file });
    expect(parsed.ok && parsed.value).not.toBe(file);
  });

  test('of another shape is told by its place, and asked nothing more', () => {
    const asked: Atlas[] = [];
    const parsed = parseBoardFile<Atlas>(
      ATLAS,
      (board) => {
        asked.push(board);
        return [];
      },
      { cities: [LONDON, { ...LONDON, latitude: 99 }] },
    );
    expect(parsed).toEqual({ ok: false, problem: 'cities[1].latitude must be a number from -90 to 90' });
    expect(asked).toEqual([]);
  });

  test.each([[null], [undefined], [7], ['{}'], [[]]])('is no %j', (input) => {
    expect(read(input)).toEqual({ ok: false, problem: 'board must be an object' });
  });

  test('has so many cities and no more', () => {
    expect(read({ cities: Array(MOST.cities + 1).fill(LONDON) })).toEqual({
      ok: false,
      problem: 'cities must have 0 to 200 items (got 201)',
    });
  });

  test('with several problems tells them all', () => {
    expect(read({ cities: [] }, ['one thing', 'another'])).toEqual({ ok: false, problem: 'one thing; another' });
  });

  test('with very many problems tells twenty and counts the rest', () => {
    const problems = (count: number) => Array.from({ length: count }, (_, i) => `problem ${i}`);
    const twenty = problems(20).join('; ');
    expect(read({ cities: [] }, problems(20))).toEqual({ ok: false, problem: twenty });
    expect(read({ cities: [] }, problems(23))).toEqual({ ok: false, problem: `${twenty}; and 3 more` });
  });
});
