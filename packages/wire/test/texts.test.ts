import { describe, expect, test } from 'vitest';
import { lookAlike } from '../src/look-alikes.ts';
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
    ['of the Greeks', 'Ελένη', 'Ελένη'],
    ['of two words in two alphabets', 'Anna Анна', 'Anna Анна'],
    ['of an Arab with vowels', 'مُحَمَّد', 'مُحَمَّد'],
    ['of a Thai', 'สมศักดิ์', 'สมศักดิ์'],
    ['of a Hindu', 'क्षत्रिय', 'क्षत्रिय'],
    ['of a Vietnamese', 'Nguyễn Thế', 'Nguyễn Thế'],
    ['of a Japanese, in all three scripts', '山田タロウくん', '山田タロウくん'],
    ['of nothing but emoji', '✈️🎲', '✈️🎲'],
    ['with a letter of mathematics beside it', 'Ann-π', 'Ann-π'],
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
    ['the empty pattern of Braille', '\u2800\u2800'],
    ['a mark without a letter', '\u0301'],
    ['a mark after a blank', 'Ann \u0301'],
    ['a letter under a pile of marks', `A${'\u0338'.repeat(3)}nn`],
    ['any sign under a pile of marks', `ก${'\u0e48'.repeat(6)}`],
    ['Latin with a Cyrillic letter in it', 'Аnn'],
    ['Cyrillic with a Latin letter in it', 'Aнна'],
    ['Latin with a Greek letter in it', 'Αnn'],
    ['Latin with an Armenian letter in it', 'Aոո'],
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
    ['without the holes in it', 'a \t\u3000 b\n\n\n\n\nc', 'a b\n\nc'],
    ['of one emoji', '👍🏽', '👍🏽'],
    ['in two alphabets', 'the иmperial х', 'the иmperial х'],
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

describe('a line of chat of nothing visible', () => {
  test.each([
    ['joiners', '\u200d\u200d'],
    ['a selector of emoji', '\ufe0f'],
    ['Braille without dots', '\u2800'],
    ['a mark', '\u0301'],
    ['blanks and joiners', ' \u200d\n\u200d '],
  ])('is refused: %s', (_, given) => {
    expect(read(chatText, given)).toBeNull();
  });

  test('and so is one that runs over its neighbours', () => {
    expect(read(chatText, `Z${'\u0335\u0321\u0301'.repeat(5)}algo`)).toBeNull();
  });
});

test('a refusal says what is wrong', () => {
  const problemOf = (text: string) => {
    const result = parse(name, text);
    return result.ok ? null : result.problem;
  };
  expect(problemOf('A\u200bnn')).toBe('it: has characters that cannot be shown');
  expect(problemOf('Аnn')).toBe('it: mixes alphabets whose letters look alike within a word');
  expect(problemOf('\u0301')).toBe('it: has marks without a letter, or too many on one');
  expect(problemOf(' ')).toBe('it: must not be empty');
});

describe('two names', () => {
  test.each([
    ['Ann', 'Ann'],
    ['Ann', 'ANN'],
    ['Ann', ' Ann  '],
    ['Ann Lee', 'AnnLee'],
    ['Ann', 'Ann.'],
    ['Ian', 'lan'],
    ['Bill', 'Bi11'],
    ['Bob', 'B0b'],
    ['Arnold', 'Amold'],
    ['Eva', 'Ева'.replace('в', 'v')],
    ['Сора', 'Copa'],
    ['ΑΝΝΑ', 'ANNA'],
    ['Ａｎｎ', 'Ann'],
    ['𝐀𝐧𝐧', 'Ann'],
  ])('%s and %s look the same', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  test.each([
    ['Ann', 'Anna'],
    ['Person 0', 'Person 1'],
    ['Person 1', 'Person 11'],
    ['Zoe', 'Zoé'],
    ['Анна', 'Инна'],
    ['山田', '山本'],
    ['✈️', '🎲'],
    ['!', '?'],
    ['Ada', 'Eve'],
  ])('%s and %s do not', (one, other) => {
    expect(lookAlike(one, other)).toBe(false);
  });
});

test('a contribution to the key is plain characters, so that anybody can type it again', () => {
  expect(read(contribution, 'my lucky number: 7')).toBe('my lucky number: 7');
  for (const given of ['', 'é', 'a\nb', 'x'.repeat(LIMITS.contribution + 1)])
    expect(read(contribution, given)).toBeNull();
});
