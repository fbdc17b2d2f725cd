/** A whole match over real sockets in two worlds that differ in what one eye may not know: it is sent the same bytes. */

import { describe, expect, test } from 'vitest';
import { bothWorlds } from './secrets.ts';
import { firstDifference } from './stage.ts';
import { showingTheDeck, tellingAll } from './worlds.ts';

const LIVE = { kind: 'live', bank: 86_400, increment: 7 } as const;
const DAYS = { kind: 'correspondence', perMove: 30 * 86_400 } as const;

describe.each([
  { seats: 2, eye: 0, clock: LIVE, seed: 20 },
  { seats: 2, eye: 1, clock: DAYS, seed: 2 },
  { seats: 3, eye: 2, clock: LIVE, seed: 3 },
  { seats: 4, eye: 1, clock: DAYS, seed: 4 },
  { seats: 5, eye: 3, clock: LIVE, seed: 20 },
  { seats: 3, eye: 'watcher', clock: DAYS, seed: 6 },
  { seats: 5, eye: 'watcher', clock: LIVE, seed: 7 },
] as const)('eye $eye of $seats with a $clock.kind clock', (scene) => {
  test('hears nothing of what others hold and of what they do in secret', async () => {
    const { one, other, acts } = await bothWorlds(scene);
    expect(acts).toBeGreaterThan(30);
    expect(firstDifference(one, other)).toBeNull();
  });
});

test('somebody who watches some time behind hears nothing either', async () => {
  const scene = { seats: 3, eye: 'watcher', clock: DAYS, seed: 6, spectators: 'delayed' } as const;
  const { one, other } = await bothWorlds(scene);
  // When a frame comes is the real clock's to say; each kind of message comes in its own order.
  const ofKind = (moments: string[][], kind: string) => moments.flat().filter((text) => text.includes(kind));
  for (const kind of ['"kind":"table"', '"kind":"chat"', '200 ']) {
    expect(ofKind(other, kind).length).toBeGreaterThan(0);
    expect(ofKind(other, kind)).toEqual(ofKind(one, kind));
  }
  const frames = [one, other].map((moments) =>
    ofKind(moments, '"eye":"watcher"').filter((text) => text.startsWith('{')),
  );
  expect(frames[0]?.length).toBeGreaterThan(30);
  expect(frames[1]?.slice(0, -1)).toEqual(frames[0]?.slice(0, -1));
});

describe('the same eyes find out', () => {
  test('a game that shows the deck', async () => {
    const { one, other } = await bothWorlds({ seats: 2, eye: 0, clock: LIVE, seed: 20, plant: showingTheDeck });
    expect(firstDifference(one, other)).not.toBeNull();
  });

  test('a game that tells everybody what was drawn', async () => {
    const { one, other } = await bothWorlds({ seats: 3, eye: 0, clock: DAYS, seed: 3, plant: tellingAll });
    expect(firstDifference(one, other)).toContain('"drew"');
  });
});
