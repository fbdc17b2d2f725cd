/** What the table page makes of what its backend says, and of what it cannot say. */

import { expect, test, vi } from 'vitest';
import type { Backend, BackendSaid, TableNow } from '../../src/backend/backend.ts';
import { tableState } from '../../src/table/table-state.svelte.ts';
import { PATIENCE_MS } from '../support/waiting.ts';
import { moment } from './support.ts';

const TABLE = { id: 'm', game: 'g', state: 'running', mySeats: [0], seats: [] } as unknown as TableNow;

/** A backend whose part the test speaks. */
function opened(scene: () => Promise<unknown> = async () => 'scene', where: Backend['where'] = 'server') {
  let hear: (said: BackendSaid) => void = () => {};
  const backend = {
    where,
    open(listener: typeof hear) {
      hear = listener;
    },
    scene,
    history: async () => ({ ok: true, value: [] }),
  } as unknown as Backend;
  const told = tableState(backend);
  told.open();
  return { told, say: (said: BackendSaid) => hear(said) };
}

test('once nothing more comes there is nothing to decide, though the table is still to be seen', () => {
  const { told, say } = opened();
  say({ kind: 'table', table: TABLE });
  say({ kind: 'moment', moment: moment(3, { eye: 0, awaited: [0] }) });
  expect([told.running, told.owed, told.someoneOwes]).toEqual([true, true, true]);
  say({ kind: 'gone', problem: 'other-version' });
  expect(told.gone).toBe('other-version');
  expect([told.running, told.owed, told.someoneOwes]).toEqual([false, false, false]);
  expect(told.now?.frame).toBe(3);
});

test('a match that was opened again goes on', () => {
  const { told, say } = opened();
  say({ kind: 'table', table: TABLE });
  say({ kind: 'gone', problem: 'broken' });
  say({ kind: 'table', table: TABLE });
  expect([told.gone, told.running]).toEqual([null, true]);
});

test('what cannot be shown is said, and asked for again', async () => {
  const scene = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('the worker is gone'));
  scene.mockResolvedValue('scene');
  const { told, say } = opened(scene);
  say({ kind: 'table', table: TABLE });
  say({ kind: 'moment', moment: moment(3, { eye: 0 }) });
  say({ kind: 'moment', moment: moment(4, { eye: 0 }) });
  expect(scene).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(told.sceneFailed).toBe(true), PATIENCE_MS);
  await told.askForScene();
  expect([told.scene, told.sceneFailed]).toEqual(['scene', false]);
});

test('around one device each keeps their hand from the others, but a team looks together', () => {
  for (const [parts, handedTo] of [
    [{}, 0],
    [{ together: true }, undefined],
  ] as const) {
    const { told, say } = opened(undefined, 'browser');
    say({ kind: 'table', table: { ...TABLE, mySeats: [0, 1], ...parts } });
    for (const eye of [0, 1]) say({ kind: 'moment', moment: moment(1, { eye, awaited: [0, 1] }) });
    expect(told.handOver?.handTo).toBe(handedTo);
    expect(told.mySeat).toBe(handedTo === undefined ? 0 : null);
    // One of them is asked to agree.
    for (const eye of [0, 1]) say({ kind: 'moment', moment: moment(2, { eye, awaited: [1] }) });
    if (handedTo === undefined) expect([told.mySeat, told.owed, told.handOver]).toEqual([1, true, null]);
  }
});
