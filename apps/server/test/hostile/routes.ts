/** Every route there is, with a request to it that is well formed: a test shows that none is missing here. */

import {
  changedPerson,
  codeBody,
  distanceBody,
  emailBody,
  importFile,
  newPerson,
  newTable,
  noticeSettings,
  pushSubscription,
  report,
  setBot,
  sitDown,
  vacationBody,
} from '@tarmac/wire';
import type { z } from 'zod';

export interface Route {
  readonly method: string;
  /** As it is registered. */
  readonly path: string;
  readonly body?: { readonly schema: z.ZodType; readonly good: unknown };
}

const ID = 'AAAAAAAAAAAAAAAA';
const contribution = { schema: sitDown, good: { contribution: 'mine' } };
const code = { schema: codeBody, good: { code: 'ABCD-EFGH' } };
const email = { schema: emailBody, good: { email: 'ada@tarmac.example' } };
const push = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: { p256dh: 'BPush', auth: 'auth' },
};
const table = {
  game: 'airlines-europe',
  options: { board: 'europe', deck: 'standard', flightBan: false, openScores: false, startSeat: null },
  seats: 3,
  public: false,
  clock: { kind: 'live', bank: 900, increment: 30 },
  onTimeout: 'stand-in',
  standIn: 'pilot',
  spectators: 'live',
  hints: true,
  bots: { '1': 'pilot' },
  sit: { seat: 0, contribution: 'mine' },
};
const replay = {
  format: 'tarmac-match',
  formatVersion: 1,
  game: 'airlines-europe',
  log: [{ kind: 'start' }],
  secret: null,
  outcome: null,
  hash: '0',
};
const view = {
  format: 'tarmac-view',
  formatVersion: 1,
  game: 'airlines-europe',
  version: 1,
  eye: 0,
  frames: [{ frame: 1, at: 0, cause: 'start', news: [], patch: [] }],
};

export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/*' },
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/metrics' },
  { method: 'GET', path: '/api/socket' },
  { method: 'POST', path: '/api/me', body: { schema: newPerson, good: { name: 'Ada', language: 'en' } } },
  { method: 'GET', path: '/api/me' },
  {
    method: 'PATCH',
    path: '/api/me',
    body: { schema: changedPerson, good: { name: 'Ada', language: 'en', rated: true } },
  },
  { method: 'DELETE', path: '/api/me' },
  { method: 'GET', path: '/api/me/devices' },
  { method: 'DELETE', path: '/api/me/devices/:id' },
  { method: 'PUT', path: '/api/me/vacation', body: { schema: vacationBody, good: { until: 1 } } },
  { method: 'PUT', path: '/api/me/people/:id', body: { schema: distanceBody, good: { kind: 'mute' } } },
  {
    method: 'POST',
    path: '/api/reports',
    body: { schema: report, good: { person: ID, table: ID, reason: 'rude' } },
  },
  { method: 'POST', path: '/api/me/move' },
  { method: 'POST', path: '/api/move', body: code },
  { method: 'POST', path: '/api/me/recovery-code' },
  { method: 'POST', path: '/api/recover', body: code },
  { method: 'POST', path: '/api/me/email', body: email },
  { method: 'DELETE', path: '/api/me/email' },
  { method: 'POST', path: '/api/email/confirm', body: code },
  { method: 'POST', path: '/api/recover/email', body: email },
  { method: 'GET', path: '/api/notices' },
  {
    method: 'PUT',
    path: '/api/me/notices',
    body: { schema: noticeSettings, good: { email: true, webhook: 'https://hook.example/x' } },
  },
  { method: 'POST', path: '/api/me/pushes', body: { schema: pushSubscription, good: push } },
  {
    method: 'DELETE',
    path: '/api/me/pushes',
    body: { schema: pushSubscription.pick({ endpoint: true }), good: { endpoint: push.endpoint } },
  },
  { method: 'GET', path: '/api/unsubscribe' },
  { method: 'POST', path: '/api/unsubscribe' },
  { method: 'GET', path: '/api/host/reports' },
  { method: 'PUT', path: '/api/host/reports/:id/closed' },
  { method: 'DELETE', path: '/api/host/tables/:id' },
  { method: 'PUT', path: '/api/host/people/:id/banned' },
  { method: 'DELETE', path: '/api/host/people/:id/banned' },
  { method: 'PUT', path: '/api/host/tables/:id/hidden' },
  { method: 'DELETE', path: '/api/host/tables/:id/hidden' },
  { method: 'PUT', path: '/api/host/tables/:id/chat/:room/:number/hidden' },
  { method: 'DELETE', path: '/api/host/tables/:id/chat/:room/:number/hidden' },
  { method: 'GET', path: '/api/games' },
  { method: 'GET', path: '/api/games/:game/leaderboard' },
  { method: 'GET', path: '/api/people/:id/statistics' },
  { method: 'GET', path: '/api/me/statistics' },
  { method: 'GET', path: '/api/me/campaigns/:game' },
  { method: 'GET', path: '/api/me/history' },
  { method: 'GET', path: '/api/tables' },
  { method: 'POST', path: '/api/tables', body: { schema: newTable, good: table } },
  { method: 'GET', path: '/api/tables/:id' },
  { method: 'DELETE', path: '/api/tables/:id' },
  { method: 'POST', path: '/api/tables/:id/start' },
  { method: 'POST', path: '/api/tables/:id/rematch' },
  { method: 'PUT', path: '/api/tables/:id/seats/:seat', body: contribution },
  { method: 'DELETE', path: '/api/tables/:id/seats/:seat' },
  { method: 'PUT', path: '/api/tables/:id/seats/:seat/bot', body: { schema: setBot, good: { level: 'pilot' } } },
  { method: 'DELETE', path: '/api/tables/:id/seats/:seat/bot' },
  { method: 'GET', path: '/api/me/matches' },
  { method: 'GET', path: '/api/matches/:id/export' },
  { method: 'POST', path: '/api/replays', body: { schema: importFile, good: replay } },
  { method: 'GET', path: '/api/replays/:id' },
];

/** The other kind of file that can be brought along. */
export const VIEW_FILE = { schema: importFile, good: view };
