/** What an open table waits for, and where somebody would sit. */

import type { SeatInfo } from '@tarmac/wire/page';
import { describe, expect, it } from 'vitest';
import { notYet, seatOfMine, seatToTake } from '../../src/lobby/gathering.ts';

const FREE: SeatInfo = { person: null, bot: null, ready: false, state: 'playing' };
const BOT: SeatInfo = { ...FREE, bot: 'pilot', ready: true };
const person = (id: string, ready = true): SeatInfo => ({ ...FREE, person: { id, name: id }, ready });
const table = (...seats: SeatInfo[]) => ({ seats, host: null });

describe('somebody at an open table', () => {
  it('sits on the first seat that is nobody’s', () => {
    expect(seatToTake(table(person('ann'), BOT, FREE, FREE), 'bob')).toBe(2);
    expect(seatToTake(table(person('ann'), FREE), null)).toBe(1);
  });

  it('has no seat to take at a full one', () => {
    expect(seatToTake(table(person('ann'), BOT), 'bob')).toBeNull();
  });

  it('sits again where a seat is kept, even if another is free', () => {
    expect(seatToTake(table(FREE, person('bob', false)), 'bob')).toBe(1);
  });

  it('has nothing to take once seated', () => {
    const seated = table(FREE, person('bob'));
    expect([seatOfMine(seated, 'bob'), seatToTake(seated, 'bob')]).toEqual([1, null]);
  });

  it('has no seat without an identity', () => {
    expect(seatOfMine(table(FREE, BOT), null)).toBeNull();
  });
});

describe('an open table', () => {
  it('waits for its free seats first', () => {
    expect(notYet(table(person('ann'), FREE, FREE, person('bob', false)))).toEqual({ why: 'free', count: 2 });
  });

  it('waits for those whose seats are kept', () => {
    expect(notYet(table(person('ann'), person('bob', false)))).toEqual({
      why: 'away',
      people: [{ id: 'bob', name: 'bob' }],
    });
  });

  it('does not start for bots alone', () => {
    expect(notYet(table(BOT, BOT))).toEqual({ why: 'bots' });
  });

  it('can start when everybody sits', () => {
    expect(notYet(table(person('ann'), BOT))).toBeNull();
  });
});
