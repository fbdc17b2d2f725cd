/** Tables: opening one, gathering people at it, starting it, and the lists of them. */

import type { Seat } from '@tarmac/kit';
import type { MyMatch, TableInfo, TablePage, TableWish } from '@tarmac/wire/page';
import type { PageAnswer } from '../backend/backend.ts';
import { hearOf, keepContribution } from '../verify/kept.ts';
import { call } from './call.ts';
import { randomText } from './random-text.ts';

/** `sit`: where I sit; null only to watch. */
export interface NewTableWish extends Omit<TableWish, 'sit'> {
  readonly sit: Seat | null;
}

export async function openTable({ sit, ...wish }: NewTableWish): Promise<PageAnswer<TableInfo>> {
  const place = sit === null ? null : { seat: sit, contribution: randomText() };
  const answer = await call<TableInfo>('POST', '/api/tables', { ...wish, sit: place });
  if (answer.ok && place !== null) keepContribution(answer.value, place.seat, place.contribution);
  return answer;
}

export async function readTable(table: string): Promise<PageAnswer<TableInfo>> {
  const answer = await call<TableInfo>('GET', `/api/tables/${table}`);
  if (answer.ok) hearOf(answer.value);
  return answer;
}

export const closeTable = (table: string): Promise<PageAnswer> => call('DELETE', `/api/tables/${table}`);

export async function sitDown(table: string, seat: Seat): Promise<PageAnswer<TableInfo>> {
  const contribution = randomText();
  const answer = await call<TableInfo>('PUT', seatPath(table, seat), { contribution });
  if (answer.ok) keepContribution(answer.value, seat, contribution);
  return answer;
}

/** Stands up or, as the host, sends somebody away. */
export const leaveSeat = (table: string, seat: Seat): Promise<PageAnswer<TableInfo>> =>
  call('DELETE', seatPath(table, seat));

export const giveToBot = (table: string, seat: Seat, level: string): Promise<PageAnswer<TableInfo>> =>
  call('PUT', `${seatPath(table, seat)}/bot`, { level });

export const takeFromBot = (table: string, seat: Seat): Promise<PageAnswer<TableInfo>> =>
  call('DELETE', `${seatPath(table, seat)}/bot`);

export const startTable = (table: string): Promise<PageAnswer<TableInfo>> => call('POST', `/api/tables/${table}/start`);

/** Answers with the new table. */
export const rematch = (table: string): Promise<PageAnswer<TableInfo>> => call('POST', `/api/tables/${table}/rematch`);

/** `cursor` is the `next` of the page before. */
export function readPublicTables(cursor: string | null = null): Promise<PageAnswer<TablePage>> {
  return call('GET', cursor === null ? '/api/tables' : `/api/tables?cursor=${encodeURIComponent(cursor)}`);
}

export async function readMyMatches(): Promise<PageAnswer<readonly MyMatch[]>> {
  const answer = await call<{ readonly matches: readonly MyMatch[] }>('GET', '/api/me/matches');
  return answer.ok ? { ok: true, value: answer.value.matches } : answer;
}

function seatPath(table: string, seat: Seat): string {
  return `/api/tables/${table}/seats/${seat}`;
}
