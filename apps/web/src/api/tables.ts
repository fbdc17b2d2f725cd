/** Tables: opening one, gathering people at it, starting it, and the lists of them. */

import type { Seat } from '@tarmac/kit';
import type { MyMatch, TableInfo, TablePage, TableWish } from '@tarmac/wire/page';
import type { Answer } from '../host/host.ts';
import { call } from './call.ts';
import { randomText } from './random-text.ts';

/** `sit`: where I sit; null only to watch. */
export interface NewTableWish extends Omit<TableWish, 'sit'> {
  readonly sit: Seat | null;
}

export function openTable({ sit, ...wish }: NewTableWish): Promise<Answer<TableInfo>> {
  const place = sit === null ? null : { seat: sit, contribution: randomText() };
  return call('POST', '/api/tables', { ...wish, sit: place });
}

export const readTable = (table: string): Promise<Answer<TableInfo>> => call('GET', `/api/tables/${table}`);

export const closeTable = (table: string): Promise<Answer> => call('DELETE', `/api/tables/${table}`);

export const sitDown = (table: string, seat: Seat): Promise<Answer<TableInfo>> =>
  call('PUT', seatPath(table, seat), { contribution: randomText() });

/** Stands up or, as the host, sends somebody away. */
export const leaveSeat = (table: string, seat: Seat): Promise<Answer<TableInfo>> =>
  call('DELETE', seatPath(table, seat));

export const giveToBot = (table: string, seat: Seat, level: string): Promise<Answer<TableInfo>> =>
  call('PUT', `${seatPath(table, seat)}/bot`, { level });

export const takeFromBot = (table: string, seat: Seat): Promise<Answer<TableInfo>> =>
  call('DELETE', `${seatPath(table, seat)}/bot`);

export const startTable = (table: string): Promise<Answer<TableInfo>> => call('POST', `/api/tables/${table}/start`);

/** Answers with the new table. */
export const rematch = (table: string): Promise<Answer<TableInfo>> => call('POST', `/api/tables/${table}/rematch`);

/** `cursor` is the `next` of the page before. */
export function readPublicTables(cursor: string | null = null): Promise<Answer<TablePage>> {
  return call('GET', cursor === null ? '/api/tables' : `/api/tables?cursor=${encodeURIComponent(cursor)}`);
}

export async function readMyMatches(): Promise<Answer<readonly MyMatch[]>> {
  const answer = await call<{ readonly matches: readonly MyMatch[] }>('GET', '/api/me/matches');
  return answer.ok ? { ok: true, value: answer.value.matches } : answer;
}

function seatPath(table: string, seat: Seat): string {
  return `/api/tables/${table}/seats/${seat}`;
}
