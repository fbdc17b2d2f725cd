/** A main thread that is busy does not make messages late. */

import { stat } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeLoad, SHED } from '../src/load.ts';

const ended = () => new Promise((resolve) => setImmediate(resolve));

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

function loadHere() {
  const load = makeLoad({ now: Date.now, elapsed: () => performance.now() });
  onTestFinished(() => load.close());
  return load;
}

/** As a socket is read, after the timers and before the immediates; `meanwhile` keeps the main thread from it. */
function whenRead<T>(read: () => T, meanwhile: () => void = () => {}): Promise<T> {
  return new Promise((resolve) => {
    stat('.', () => resolve(read()));
    meanwhile();
  });
}

test('what is read after a long task has arrived before it, as far as anybody can tell', async () => {
  const load = loadHere();
  await ended();
  const before = Date.now();
  const arrived = await whenRead(load.arrivedAt, () => block(300));
  expect(arrived).toBeLessThan(before + 100);
});

test('messages that are read together arrived together, however long each takes', async () => {
  const load = loadHere();
  const [first, second] = await whenRead(() => {
    const one = load.arrivedAt();
    block(100);
    return [one, load.arrivedAt()];
  });
  expect(second as number).toBeLessThan((first as number) + 50);
});

test('nothing is refused because another program slows the machine down', async () => {
  const load = loadHere();
  for (let times = 0; times < 10; times++) {
    await whenRead(load.arrivedAt, () => block(SHED.chat));
    await ended();
  }
  expect(load.lag()).toBeGreaterThan(SHED.watching);
  for (const what of Object.keys(SHED)) expect(load.sheds(what as keyof typeof SHED)).toBe(false);
});

test('under many messages watching waits first, then new tables are refused, then chat', async () => {
  const load = loadHere();
  const shed: string[][] = [];
  for (const lag of Object.values(SHED)) {
    for (let blocked = 0; blocked < 1500; blocked += 2 * lag) {
      for (let messages = 0; messages < 500; messages++) load.arrivedAt();
      await whenRead(
        () => {},
        () => block(2 * lag),
      );
      await ended();
    }
    shed.push(Object.keys(SHED).filter((what) => load.sheds(what as keyof typeof SHED)));
  }
  expect(shed.at(-1)).toEqual(['watching', 'newTables', 'chat']);
  expect(shed[0]).toContain('watching');
});
