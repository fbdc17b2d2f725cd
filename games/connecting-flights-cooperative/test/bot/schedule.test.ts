/** The quick estimate of a flight phase, held against the exact solver. */

import { charterRow, closedNow } from '@tarmac/connecting-flights-cooperative/rules';
import { expect, test } from 'vitest';
import { worthOf } from '../../bot/flights.ts';
import { bestFlying } from '../../bot/flying/index.ts';
import { makeScheduler } from '../../bot/schedule.ts';
import { settingOf } from '../../bot/setting.ts';
import { positionsOf, TABLES, tableOf } from './support.ts';

const PAWN = 1000;
const scheduler = makeScheduler(TABLES);

test('it never promises more than the best flying, and on average not a whole pawn less', () => {
  const positions = [1, 2].flatMap((seats) => positionsOf(tableOf(seats), seats, 'flights')).filter(isFresh);
  expect(positions.length).toBeGreaterThan(15);
  let missed = 0;
  for (const state of positions) {
    const worth = worthOf(state, TABLES);
    const { now } = settingOf(state, TABLES);
    const taste = {
      placed: Float64Array.from(worth.placed, (value) => value / PAWN),
      coin: worth.coin / PAWN,
      charters: charterRow(state, TABLES),
      coins: state.coins,
      fee: 0,
      closed: closedNow(state),
    };
    const order = now.slots.map((_, place) => place);
    const { score, home } = scheduler.best(now, state.pawns, taste, order, 300);
    const exact = bestFlying(state, TABLES, worth);
    const before = state.pawns.reduce((sum, count, cell) => sum + count * (worth.placed[cell] as number), 0);
    if (exact.proved) expect(PAWN * score + before).toBeLessThanOrEqual(exact.value + 1);
    missed += exact.home - home;
    expect(scheduler.after.reduce((sum, count) => sum + count, 0) + home).toBe(
      state.pawns.reduce((sum, count) => sum + count, 0),
    );
  }
  expect(missed / positions.length).toBeLessThan(1);
});

function isFresh({ flights, charters }: ReturnType<typeof positionsOf>[number]): boolean {
  return flights.length === 0 && charters === 0;
}
