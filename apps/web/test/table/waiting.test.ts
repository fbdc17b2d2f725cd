/** Which matches wait for the reader. */

import type { MyMatch } from '@tarmac/wire/page';
import { expect, test } from 'vitest';
import { learnt, waitingMatches } from '../../src/attention/waiting.ts';
import type { LocalSummary } from '../../src/worker/rules-api.ts';

const NOW = 1_000_000_000_000;
const DAY = 24 * 60 * 60 * 1000;

function onServer(id: string, parts: Partial<MyMatch>): MyMatch {
  return {
    id,
    game: 'airlines-europe',
    state: 'running',
    clock: { kind: 'live', bank: 900, increment: 30 },
    seats: [],
    createdAt: 0,
    mySeats: [0],
    owes: true,
    deadline: null,
    ...parts,
  };
}

function local(id: string, parts: Partial<LocalSummary> = {}): LocalSummary {
  const seats = [{ name: 'Anna' }, { name: 'Berta' }, { bot: 'pilot' }];
  return {
    id,
    game: 'airlines-europe',
    seats,
    state: 'running',
    ranks: null,
    createdAt: 0,
    changedAt: NOW,
    hints: true,
    ...parts,
  };
}

test('on a server those that owe a decision, the shortest time first', () => {
  const mine = [
    onServer('later', { deadline: NOW + DAY }),
    onServer('no clock', {}),
    onServer('soon', { deadline: NOW + 1 }),
    onServer('others', { owes: false }),
  ];
  expect(waitingMatches(mine, [], NOW).map(({ id }) => id)).toEqual(['soon', 'later', 'no clock']);
});

test('in this browser those of several people that are not over and not given up, the last touched first', () => {
  const matches = [
    local('older', { changedAt: NOW - DAY }),
    local('newer'),
    local('over', { state: 'over' }),
    local('given up', { changedAt: NOW - 8 * DAY }),
    local('against bots', { seats: [{ name: 'Anna' }, { bot: 'pilot' }] }),
    local('bots only', { seats: [{ bot: 'pilot' }] }),
    local('what if', { whatIf: { match: '/local/newer', eye: 0, frame: 3 } }),
  ];
  expect(waitingMatches([], matches, NOW).map(({ id }) => id)).toEqual(['newer', 'older']);
});

test('those on a server come before those here, and each knows its address', () => {
  expect(waitingMatches([onServer('a', {})], [local('b')], NOW).map(({ href }) => href)).toEqual([
    '/matches/a',
    '/local/b',
  ]);
});

test('what cannot be learnt now is left as it was, whatever else is learnt', async () => {
  expect(await learnt(Promise.resolve({ ok: true, value: ['new'] }), ['old'])).toEqual(['new']);
  expect(await learnt(Promise.resolve({ ok: false, problem: 'offline' }), ['old'])).toEqual(['old']);
  expect(await learnt(Promise.reject(new Error('the worker is gone')), ['old'])).toEqual(['old']);
});
