/** A whole match over real sockets in two worlds that differ in what one eye may not know: it is sent the same bytes. */

import { describe, expect, test } from 'vitest';
import { bothWorlds, testSecrets } from './secrets.ts';
import { firstDifference } from './stage.ts';
import { DAYS, LIVE } from './whole-matches.ts';
import { showingTheDeck, tellingAll } from './worlds.ts';

testSecrets([
  { seats: 3, eye: 2, clock: LIVE, seed: 3 },
  { seats: 3, eye: 'watcher', clock: DAYS, seed: 6 },
]);

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
    const scene = { seats: 2, eye: 0, clock: LIVE, seed: 20, most: 5 } as const;
    const { one, other } = await bothWorlds({ ...scene, plant: showingTheDeck });
    expect(firstDifference(one, other)).not.toBeNull();
  });

  test('a game that tells everybody what was drawn', async () => {
    const { one, other } = await bothWorlds({ seats: 3, eye: 0, clock: DAYS, seed: 3, plant: tellingAll });
    expect(firstDifference(one, other)).toContain('"drew"');
  });
});
