/** My matches, in the order they matter. */

import type { MyMatch } from '@tarmac/wire/page';
import { describe, expect, it } from 'vitest';
import { type Filter, GROUPS, grouped } from '../../src/lobby/my-list.ts';
import type { LocalSummary } from '../../src/worker/rules-api.ts';

const onServer = (id: string, more: Partial<MyMatch>): MyMatch => ({
  id,
  game: 'airlines-europe',
  state: 'running',
  clock: { kind: 'live', bank: 900, increment: 30 },
  seats: [],
  createdAt: 0,
  mySeats: [0],
  owes: false,
  deadline: null,
  ...more,
});
const inBrowser = (id: string, more: Partial<LocalSummary>): LocalSummary => ({
  id,
  game: 'airlines-europe',
  seats: [],
  state: 'running',
  ranks: null,
  createdAt: 0,
  changedAt: 0,
  hints: true,
  ...more,
});

const SERVER = [
  onServer('late', { owes: true, deadline: 900 }),
  onServer('timeless', { owes: true }),
  onServer('soon', { owes: true, deadline: 100 }),
  onServer('theirs', { createdAt: 5 }),
  onServer('frozen', { state: 'frozen', createdAt: 1 }),
  onServer('open', { state: 'open' }),
  onServer('ended', { state: 'over', createdAt: 2 }),
];
const whatIf = { match: '/local/done', eye: 0, frame: 3 };
const BROWSER = [
  inBrowser('mine', { changedAt: 9, seats: [{ name: 'Ada' }, { bot: 'pilot' }] }),
  inBrowser('ours', { changedAt: 8, seats: [{ name: 'Ada' }, { name: 'Bo' }, { bot: 'pilot' }] }),
  inBrowser('done', { state: 'over', changedAt: 3 }),
  inBrowser('tried', { whatIf, changedAt: 1 }),
  inBrowser('tried out', { whatIf, changedAt: 2, state: 'over' }),
];

const TRIED = ['tried out', 'tried'];

const ids = (filter: Filter) => {
  const groups = grouped(SERVER, BROWSER, filter);
  return GROUPS.map((group) => groups[group].map(({ match }) => match.id));
};

describe('my matches', () => {
  it('begin with what waits for me, the nearest deadline first', () => {
    expect(ids('all')[0]).toEqual(['soon', 'late', 'timeless']);
  });

  it('go on with what runs among people, is gathering, runs against bots and is over, then what-ifs, the newest first', () => {
    expect(ids('all').slice(1)).toEqual([['ours', 'theirs', 'frozen'], ['open'], ['mine'], ['done', 'ended'], TRIED]);
  });

  it('can be those of this browser alone, or those of the server', () => {
    expect(ids('browser')).toEqual([[], ['ours'], [], ['mine'], ['done'], TRIED]);
    expect(ids('server')).toEqual([['soon', 'late', 'timeless'], ['theirs', 'frozen'], ['open'], [], ['ended'], []]);
  });
});
