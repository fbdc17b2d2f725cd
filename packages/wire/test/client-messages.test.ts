import { describe, expect, test } from 'vitest';
import { clientMessage } from '../src/client-messages.ts';
import { parse } from '../src/parse.ts';
import { LIMITS } from '../src/protocol.ts';

const match = 'abcdefghijklmn-_';
const bySeat = { id: 'm1', match, seat: 2, frame: 17 };

const MESSAGES = {
  hello: { kind: 'hello', protocol: 1 },
  watch: { kind: 'watch', match },
  'watch again': { kind: 'watch', match, frame: 3 },
  unwatch: { kind: 'unwatch', match },
  act: { kind: 'act', ...bySeat, action: { type: 'anything', the: ['game', 'says'] } },
  undo: { kind: 'undo', ...bySeat },
  resign: { kind: 'resign', ...bySeat },
  return: { kind: 'return', ...bySeat },
  'propose-undo': { kind: 'propose-undo', ...bySeat, to: 4 },
  'propose-end': { kind: 'propose-end', ...bySeat },
  answer: { kind: 'answer', ...bySeat, what: 'undo', proposal: 'p1', yes: false },
  chat: { kind: 'chat', id: 'm1', match, text: 'bon vol !' },
  'chat by code': { kind: 'chat', id: 'm1', match, phrase: 'well-played' },
} as const;
const CASES = Object.entries(MESSAGES);

/** The one line on what is wrong. */
function problemOf(message: unknown): string | null {
  const read = parse(clientMessage, message);
  return read.ok ? null : read.problem;
}

describe('what a page says', () => {
  test.each(CASES)('%s is taken as it is', (_, message) => {
    expect(parse(clientMessage, message)).toEqual({ ok: true, value: message });
  });

  test('every kind is tried here', () => {
    const kinds = clientMessage.options.map((option) => option.shape.kind.value);
    expect(new Set(CASES.map(([, { kind }]) => kind))).toEqual(new Set(kinds));
  });

  test.each(CASES)('%s with something more is refused by name', (_, message) => {
    expect(problemOf({ ...message, admin: true })).toContain('admin');
  });

  test.each(CASES)('%s with anything missing or of another type is refused by name', (_, message) => {
    for (const key of Object.keys(message)) {
      // What an action is, the game says; where a page was, it need not.
      const free = key === 'action' || (message.kind === 'watch' && key === 'frame');
      const { [key]: _without, ...rest } = message as Record<string, unknown>;
      if (!free) expect(problemOf(rest)).toContain(key);
      if (key !== 'action') expect(problemOf({ ...message, [key]: { $ne: null } })).toContain(key);
      if (key !== 'action') expect(problemOf({ ...message, [key]: [rest] })).toContain(key);
    }
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'hello'],
    ['a list', [MESSAGES.hello]],
    ['an unknown kind', { kind: 'win', ...bySeat }],
    ['a kind from the prototype', { kind: 'toString' }],
    ['a seat below the table', { ...MESSAGES.undo, seat: -1 }],
    ['a seat beyond it', { ...MESSAGES.undo, seat: 20 }],
    ['half a seat', { ...MESSAGES.undo, seat: 0.5 }],
    ['a seat in words', { ...MESSAGES.undo, seat: '1' }],
    ['a frame that is no number', { ...MESSAGES.undo, frame: Number.NaN }],
    ['a frame without end', { ...MESSAGES.undo, frame: 1e300 }],
    ['a match that is a path', { ...MESSAGES.unwatch, match: '../../etc/passwd' }],
    ['a match that is SQL', { ...MESSAGES.unwatch, match: "' or 1=1 --aaaaa" }],
    ['a match with a line end', { ...MESSAGES.unwatch, match: `${match}\n` }],
    ['an id without characters', { ...MESSAGES.undo, id: '' }],
    ['an id with a space', { ...MESSAGES.undo, id: 'a b' }],
    ['an id too long', { ...MESSAGES.undo, id: 'x'.repeat(LIMITS.messageId + 1) }],
    ['a chat too long', { ...MESSAGES.chat, text: 'x'.repeat(LIMITS.chat + 1) }],
    ['a chat of nothing', { ...MESSAGES.chat, text: ' \n ' }],
    ['a chat in own words and by code', { ...MESSAGES.chat, phrase: 'hello' }],
    ['a quick phrase that is none', { ...MESSAGES['chat by code'], phrase: 'toString' }],
  ])('%s is refused in one short line', (_, message) => {
    const problem = problemOf(message);
    expect(problem).toMatch(/^[^\n]{5,200}$/);
  });

  test('what is just short enough is taken', () => {
    expect(problemOf({ ...MESSAGES.undo, id: 'x'.repeat(LIMITS.messageId) })).toBeNull();
    expect(problemOf({ ...MESSAGES.chat, text: 'x'.repeat(LIMITS.chat) })).toBeNull();
  });
});
