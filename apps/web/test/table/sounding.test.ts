/** What a change at the table sounds like. */

import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { soundOf } from '../../src/table/sounding.ts';

const SOUNDS = { bought: 'place', paid: 'cash', ended: 'scoring' } as const;
const news = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

test('of several news the one that matters most is heard, once, and only what is wanted', () => {
  const all = () => true;
  expect(soundOf(SOUNDS, news('bought', 'paid'), all)).toBe('cash');
  expect(soundOf(SOUNDS, news('paid', 'ended', 'bought'), all)).toBe('scoring');
  expect(soundOf(SOUNDS, news('paid', 'ended', 'bought'), (sound) => sound === 'place')).toBe('place');
  expect(soundOf(SOUNDS, news('paid'), () => false)).toBeNull();
  expect(soundOf(SOUNDS, news('turnedUp'), all)).toBeNull();
  expect(soundOf(SOUNDS, [], all)).toBeNull();
});

test('every game has a ticket, and exactly one of them says where to begin', () => {
  expect(GAMES.filter(({ ticket }) => ticket === undefined)).toEqual([]);
  expect(GAMES.filter(({ ticket }) => ticket?.first).map(({ id }) => id)).toEqual(['airlines-europe']);
});
