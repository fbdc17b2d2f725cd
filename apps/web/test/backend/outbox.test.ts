import { expect, test } from 'vitest';
import { type Asking, makeOutbox } from '../../src/backend/outbox.ts';

const chat = (id: string): Asking => ({ kind: 'chat', id, match: 'm', text: id });

test('keeps what was said, in its order, until it is answered', async () => {
  const outbox = makeOutbox();
  const first = outbox.add(chat('a'));
  outbox.add(chat('b'));
  expect(outbox.waiting().map(({ id }) => id)).toEqual(['a', 'b']);
  outbox.answer('a', { ok: false, problem: 'too-fast' });
  expect(await first).toEqual({ ok: false, problem: 'too-fast' });
  expect(outbox.waiting().map(({ id }) => id)).toEqual(['b']);
});

test('does not mind answers to what it does not know, or twice', async () => {
  const outbox = makeOutbox();
  const said = outbox.add(chat('a'));
  outbox.answer('nobody', { ok: true, value: undefined });
  outbox.answer('a', { ok: true, value: undefined });
  outbox.answer('a', { ok: false, problem: 'stale' });
  expect(await said).toEqual({ ok: true, value: undefined });
});

test('lets something be tried again three times, and nothing that was answered', () => {
  const outbox = makeOutbox();
  outbox.add(chat('a'));
  expect([1, 2, 3, 4].map(() => outbox.mayTryAgain('a'))).toEqual([true, true, true, false]);
  expect(outbox.mayTryAgain('b')).toBe(false);
});

test('can be given up as a whole', async () => {
  const outbox = makeOutbox();
  const both = Promise.all([outbox.add(chat('a')), outbox.add(chat('b'))]);
  outbox.failAll('other-version');
  expect(await both).toEqual([
    { ok: false, problem: 'other-version' },
    { ok: false, problem: 'other-version' },
  ]);
  expect(outbox.waiting()).toEqual([]);
});
