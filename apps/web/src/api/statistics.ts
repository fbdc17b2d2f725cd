/** How people have played: one function a route. */

import type { HistoryPage, Leaderboard, Offer, Opponents, Statistics } from '@tarmac/wire/page';
import type { PageAnswer } from '../backend/backend.ts';
import { call } from './call.ts';

export const readOffer = (): Promise<PageAnswer<Offer>> => call('GET', '/api/games');

/** Of somebody who wants to be seen, or mine. */
export const readStatistics = (person: string | null): Promise<PageAnswer<Statistics>> =>
  call('GET', person === null ? '/api/me/statistics' : `/api/people/${encodeURIComponent(person)}/statistics`);

/** `before` is what the page before said is next. */
export const readHistory = (before: string | null): Promise<PageAnswer<HistoryPage>> =>
  call('GET', `/api/me/history${before === null ? '' : `?before=${before}`}`);

export const readLeaderboard = (game: string, against: Opponents): Promise<PageAnswer<Leaderboard>> =>
  call('GET', `/api/games/${encodeURIComponent(game)}/leaderboard?against=${against}`);
