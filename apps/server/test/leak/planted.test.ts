/** Mistakes planted in the server itself: the two worlds must show each of them. */

import { afterEach, expect, test, vi } from 'vitest';
import type * as Clock from '../../src/match/clock.ts';
import type * as Frames from '../../src/match/frames.ts';
import { bothWorlds } from './secrets.ts';
import { firstDifference } from './stage.ts';

type Mistake = 'true clocks' | 'frames of the log' | 'time of the log' | null;
const planted = vi.hoisted(() => ({ mistake: null as Mistake }));

vi.mock('../../src/match/clock.ts', async (original) => {
  const real = await original<typeof Clock>();
  const clocksFor: typeof Clock.clocksFor = (eye, clock) =>
    planted.mistake === 'true clocks' ? clock.own : real.clocksFor(eye, clock);
  return { ...real, clocksFor };
});

vi.mock('../../src/match/frames.ts', async (original) => {
  const real = await original<typeof Frames>();
  const altered = (json: string, length: number, at: number): string => {
    if (planted.mistake === 'frames of the log') return JSON.stringify({ ...JSON.parse(json), seq: length });
    if (planted.mistake === 'time of the log') return JSON.stringify({ ...JSON.parse(json), at });
    return json;
  };
  const viewMessage: typeof Frames.viewMessage = (setting, position, eye, news) => {
    const { fold, after } = position;
    return altered(real.viewMessage(setting, position, eye, news), fold.length, Math.max(...after.noticedAt));
  };
  return { ...real, viewMessage };
});

afterEach(() => {
  planted.mistake = null;
});

const scene = { seats: 3, eye: 0, clock: { kind: 'correspondence', perMove: 86_400 }, seed: 3, most: 5 } as const;

test.each(['true clocks', 'frames of the log', 'time of the log'] as const)('%s for everybody', async (mistake) => {
  planted.mistake = mistake;
  const { one, other } = await bothWorlds(scene);
  expect(firstDifference(one, other)).not.toBeNull();
});

test('and nothing where nothing is planted', async () => {
  const { one, other } = await bothWorlds(scene);
  expect(firstDifference(one, other)).toBeNull();
});
