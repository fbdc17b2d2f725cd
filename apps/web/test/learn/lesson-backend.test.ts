/** A lesson leaves nothing behind, whenever it is left. */

import { expect, test, vi } from 'vitest';
import { lessonBackend } from '../../src/learn/lesson-backend.ts';
import { PATIENCE_MS } from '../support/waiting.ts';

const shelf = vi.hoisted(() => ({ read: null as (() => void) | null, open: new Set<string>() }));

vi.mock('../../src/backend/rules.ts', () => ({
  rules: () => ({
    readFile: async () => {
      await new Promise<void>((resolve) => {
        shelf.read = resolve;
      });
      shelf.open.add('file-1');
      return { ok: true, value: { id: 'file-1' } };
    },
    replay: async () => ({ ok: true, value: [] }),
    closeReplay: async (id: string) => void shelf.open.delete(id),
  }),
}));

function begun() {
  const backend = lessonBackend({
    game: 'some-game',
    lesson: { file: {}, seat: 0, names: ['', 'Bo'], steps: [], goals: () => [], learnt: () => [] },
    name: 'Ada',
    progress: { read: () => 0, write: () => undefined },
    onlecture: () => undefined,
  });
  const heard = vi.fn();
  backend.open(heard);
  return { backend, heard };
}

test('one that is left while it is read takes its file off the shelf', async () => {
  const { backend, heard } = begun();
  backend.close();
  const closed = vi.spyOn(shelf.open, 'delete');
  shelf.read?.();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledWith('file-1'), PATIENCE_MS);
  expect(shelf.open.size).toBe(0);
  expect(heard).not.toHaveBeenCalled();
});

test('one that is left later does so too', async () => {
  const { backend, heard } = begun();
  shelf.read?.();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ kind: 'table' })), PATIENCE_MS);
  backend.close();
  expect(shelf.open.size).toBe(0);
});
