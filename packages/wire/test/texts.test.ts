import { describe, expect, test } from 'vitest';
import { parse } from '../src/parse.ts';
import { chatText, contribution, name } from '../src/parts.ts';
import { LIMITS } from '../src/protocol.ts';

const read = (schema: Parameters<typeof parse<string>>[0], text: unknown) => {
  const result = parse(schema, text);
  return result.ok ? result.value : null;
};

/** Characters that are not seen, or that turn round what is. */
const UNSEEN = {
  'right-to-left override': '\u202e',
  'left-to-right isolate': '\u2066',
  'right-to-left mark': '\u200f',
  'zero-width space': '\u200b',
  'zero-width non-joiner': '\u200c',
  'word joiner': '\u2060',
  'soft hyphen': '\u00ad',
  'tag letter': '\u{e0061}',
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uffa0',
  'Hangul initial filler': '\u115f',
  'Hangul medial filler': '\u1160',
  'Khmer inherent vowel': '\u17b4',
  'grapheme joiner': '\u034f',
  'variation selector for text': '\ufe0e',
  'variation selector of ideographs': '\u{e0100}',
  null: '\0',
  escape: '\x1b',
  'C1 control': '\x9b',
  'private use': '\ue000',
  'half a surrogate pair': '\ud83d',
};

describe('a name', () => {
  test.each([
    ['as it is', 'Élodie', 'Élodie'],
    ['trimmed', '  Ann  ', 'Ann'],
    ['with one space where there were many', 'Ann \t\n\u00a0 Lee', 'Ann Lee'],
    ['put together', 'E\u0301lodie', 'Élodie'],
    ['of any script', '飛行機 Самолёт', '飛行機 Самолёт'],
    ['with an emoji', 'Ann ✈️', 'Ann ✈️'],
    ['with what HTML would read', '<b>"Ann" & Co</b>', '<b>"Ann" & Co</b>'],
    ['just short enough', 'x'.repeat(LIMITS.name), 'x'.repeat(LIMITS.name)],
  ])('is taken %s', (_, given, taken) => {
    expect(read(name, given)).toBe(taken);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \t\u2003 '],
    ['too much', 'x'.repeat(LIMITS.name + 1)],
    ['far too much, in blanks', ' '.repeat(4 * LIMITS.name + 1)],
    ['a number', 7],
    ['joined emoji', 'Ann 👩\u200d✈️'],
    ['letters with an emoji selector', 'An\ufe0fn'],
    ['only what is not seen', '\u3164'],
  ])('is not %s', (_, given) => {
    expect(read(name, given)).toBeNull();
  });

  test.each(Object.entries(UNSEEN))('has no %s in it', (_, character) => {
    expect(read(name, `An${character}n`)).toBeNull();
  });
});

describe('a line of chat', () => {
  test.each([
    ['with its lines', 'one\ntwo', 'one\ntwo'],
    ['trimmed', '\n hello \n', 'hello'],
    ['put together', 'cafe\u0301', 'café'],
    ['with joined emoji', 'bon vol 👩\u200d✈️', 'bon vol 👩\u200d✈️'],
    ['with script in it, which stays text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('is taken %s', (_, given, taken) => {
    expect(read(chatText, given)).toBe(taken);
  });

  test.each(Object.entries(UNSEEN))('has no %s in it', (_, character) => {
    expect(read(chatText, `bon${character}vol`)).toBeNull();
  });

  test.each(['', '  ', 'x'.repeat(LIMITS.chat + 1)])('is not empty and not too long', (given) => {
    expect(read(chatText, given)).toBeNull();
  });
});

test('a contribution to the key is plain characters, so that anybody can type it again', () => {
  expect(read(contribution, 'my lucky number: 7')).toBe('my lucky number: 7');
  for (const given of ['', 'é', 'a\nb', 'x'.repeat(LIMITS.contribution + 1)])
    expect(read(contribution, given)).toBeNull();
});
