/** My identity, browsers and ways back, distances and reports: one function for each route. */

import type { DeviceInfo, Me, MoveCode, SignedIn } from '@tarmac/wire/page';
import type { PageAnswer } from '../backend/backend.ts';
import { call } from './call.ts';

export const readMe = (): Promise<PageAnswer<Me>> => call('GET', '/api/me');

export const createMe = (name: string, language: Me['language']): Promise<PageAnswer<Me>> =>
  call('POST', '/api/me', { name, language });

export const changeMe = (changes: Partial<Pick<Me, 'name' | 'language' | 'rated'>>): Promise<PageAnswer<Me>> =>
  call('PATCH', '/api/me', changes);

export const deleteMe = (): Promise<PageAnswer> => call('DELETE', '/api/me');

export const readDevices = (): Promise<PageAnswer<readonly DeviceInfo[]>> => call('GET', '/api/me/devices');

export const signOutDevice = (id: string): Promise<PageAnswer> => call('DELETE', `/api/me/devices/${id}`);

/** Null ends it. */
export const setVacation = (until: number | null): Promise<PageAnswer<Me>> =>
  call('PUT', '/api/me/vacation', { until });

/** Null: no distance any more. */
export const keepAway = (person: string, kind: 'mute' | 'block' | null): Promise<PageAnswer> =>
  call('PUT', `/api/me/people/${person}`, { kind });

export const reportPerson = (person: string, table: string | null, reason: string): Promise<PageAnswer> =>
  call('POST', '/api/reports', { person, table, reason });

export const makeMoveCode = (): Promise<PageAnswer<MoveCode>> => call('POST', '/api/me/move');

export const useMoveCode = (code: string): Promise<PageAnswer<SignedIn>> => call('POST', '/api/move', { code });

export const makeRecoveryCode = (): Promise<PageAnswer<{ readonly code: string }>> =>
  call('POST', '/api/me/recovery-code');

/** The recovery code, or the token of a link from an e-mail. */
export const useRecoveryCode = (code: string): Promise<PageAnswer<SignedIn>> => call('POST', '/api/recover', { code });

/** A link that confirms it is sent there. */
export const setEmail = (email: string): Promise<PageAnswer> => call('POST', '/api/me/email', { email });

export const removeEmail = (): Promise<PageAnswer> => call('DELETE', '/api/me/email');

export const confirmEmail = (code: string): Promise<PageAnswer> => call('POST', '/api/email/confirm', { code });

/** Answers the same whether anybody has the address or not. */
export const sendWayBack = (email: string): Promise<PageAnswer> => call('POST', '/api/recover/email', { email });
