/** Nodes agree on the time, whatever their own clocks say. */

import { expect, onTestFinished, test } from 'vitest';
import { type DatabaseClock, openDatabaseClock } from '../../src/storage/database-clock.ts';
import { sharedPostgres } from '../support/postgres.ts';
import { openServer } from '../support/server.ts';

const START = 1_700_000_000_000;

/** A node `ahead` of the database by its own clock, with a way to the database of ten milliseconds each way. */
async function nodeAhead(ahead: number) {
  const at = { elapsed: 5000, jump: 0 };
  const warnings: unknown[] = [];
  const time = async () => {
    at.elapsed += 10;
    const there = START + at.elapsed;
    at.elapsed += 10;
    return there;
  };
  const wall = () => START + at.elapsed + ahead + at.jump;
  const log = { warn: (...told: unknown[]) => void warnings.push(told.at(-1)) };
  const clock: DatabaseClock = await openDatabaseClock(time, { wall, elapsed: () => at.elapsed }, log as never);
  onTestFinished(() => clock.close());
  return { clock, at, warnings };
}

test.each([0, 120_000, -120_000])('a node whose clock is %i ms ahead has the time of the database', async (ahead) => {
  const { clock, at } = await nodeAhead(ahead);
  expect(clock.now()).toBe(START + at.elapsed);
  at.elapsed += 13_000;
  expect(clock.now()).toBe(START + at.elapsed);
});

test("a clock that jumps by a minute changes nobody's time, and is told at the next look", async () => {
  const { clock, at, warnings } = await nodeAhead(0);
  at.jump = -60_000;
  expect(clock.now()).toBe(START + at.elapsed);
  await clock.measure();
  expect(clock.now()).toBe(START + at.elapsed);
  expect(warnings).toEqual(["the clock of this machine is 60.0 s behind the database's: synchronise both"]);
});

test('from one second on it is warned of, from five on the node does not serve', async () => {
  const told = async (ahead: number) => {
    const { clock, warnings } = await nodeAhead(ahead);
    return [warnings.length, clock.problem() !== null];
  };
  expect(await told(900)).toEqual([0, false]);
  expect(await told(1100)).toEqual([1, false]);
  expect(await told(-4900)).toEqual([1, false]);
  expect(await told(5100)).toEqual([1, true]);
});

/** A node on SQLite; `pass` lets time pass and is the server's time then, less its time at the start. */
async function nodeAlone() {
  const at = { elapsed: 5000, jump: 0 };
  const wall = () => START + at.elapsed + at.jump;
  const clock = await openDatabaseClock(null, { wall, elapsed: () => at.elapsed }, { warn() {} });
  const begin = clock.now();
  const pass = (milliseconds: number) => {
    at.elapsed += milliseconds;
    return clock.now() - begin;
  };
  return { at, pass };
}

test.each([60_000, -60_000])('a node alone charges nobody for a jump of its clock by %i ms', async (jump) => {
  const { at, pass } = await nodeAlone();
  expect(pass(1000)).toBe(1000);
  at.jump = jump;
  expect(pass(0)).toBe(1000);
  expect(Math.abs(pass(10_000) - 11_000)).toBeLessThanOrEqual(100);
  // It agrees with its machine again two hours later, and never went back.
  const before = pass(0);
  expect(pass(10)).toBeGreaterThan(before);
  expect(pass(2 * 3_600_000)).toBe(11_010 + 2 * 3_600_000 + jump);
});

test('a node alone whose machine has slept takes over its time at once', async () => {
  const { at, pass } = await nodeAlone();
  at.jump = 8 * 3_600_000;
  expect(pass(0)).toBe(8 * 3_600_000);
});

test('the time of a PostgreSQL is read as it is', async () => {
  const postgres = await sharedPostgres();
  const server = await openServer({ DATABASE_URL: await postgres.createDatabase() });
  const before = Date.now();
  const there = await server.parts.database.time?.();
  // They share one machine and its clock.
  expect(there).toBeGreaterThan(before - 50);
  expect(there).toBeLessThan(Date.now() + 50);
  expect(server.parts.now()).toBeLessThan(Date.now() + 1000);
});
