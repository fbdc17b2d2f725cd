/** What was begun before is found again, what waits for the reader first. */

import { describe, expect, it } from 'vitest';
import { fromBrowser, fromServer, inOrder } from '../../src/home/running.ts';

const clock = { kind: 'live', bank: 60, increment: 0 } as const;
const seat = (name: string | null, bot: string | null) => ({
  person: name === null ? null : { id: name, name },
  bot,
  ready: true,
  state: 'playing' as const,
});

describe('matches that go on', () => {
  it('are those of this browser that are not over', () => {
    const match = {
      id: 'a',
      game: 'g',
      seats: [{ name: 'Ada' }, { bot: 'pilot' }],
      ranks: null,
      createdAt: 1,
      changedAt: 2,
      hints: true,
    };
    expect(fromBrowser({ ...match, state: 'running' })).toEqual([
      { href: '/local/a', game: 'g', names: ['Ada'], bots: 1, owes: false, changedAt: 2 },
    ]);
    const several = [{ name: 'Ada' }, { name: 'Bo' }];
    expect(fromBrowser({ ...match, seats: several, state: 'running' })).toMatchObject([{ owes: true }]);
    expect(fromBrowser({ ...match, state: 'over' })).toEqual([]);
    const whatIf = { match: '/local/b', eye: 0, frame: 3 };
    expect(fromBrowser({ ...match, state: 'running', whatIf }), 'a what-if waits for nobody').toEqual([]);
  });

  it('and those of the server; a stand-in is no bot of the table', () => {
    const seats = [seat('Ada', 'pilot'), seat(null, 'captain'), seat(null, null)];
    const match = { id: 'b', game: 'g', clock, seats, createdAt: 1, mySeats: [0], owes: false, deadline: null };
    expect(fromServer({ ...match, state: 'open' })).toEqual([
      { href: '/matches/b', game: 'g', names: ['Ada'], bots: 1, owes: false, changedAt: 1 },
    ]);
    expect(fromServer({ ...match, state: 'over' })).toEqual([]);
  });

  it('come in the order of who waits, then the newest', () => {
    const line = (href: string, owes: boolean, changedAt: number) => ({
      href,
      game: 'g',
      names: [],
      bots: 0,
      owes,
      changedAt,
    });
    const order = inOrder([line('old', false, 1), line('new', false, 3), line('waits', true, 2)]);
    expect(order.map(({ href }) => href)).toEqual(['waits', 'new', 'old']);
  });
});
