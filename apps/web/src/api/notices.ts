/** How people are told that it is their turn. */

import type { Me, NoticeWays } from '@tarmac/wire/page';
import type { PageAnswer } from '../backend/backend.ts';
import { call } from './call.ts';

export const readNoticeWays = (): Promise<PageAnswer<NoticeWays>> => call('GET', '/api/notices');

export const setNotices = (wish: {
  readonly email?: boolean;
  readonly webhook?: string | null;
}): Promise<PageAnswer<Me>> => call('PUT', '/api/me/notices', wish);

/** Sends only the fields of a subscription that the server needs. */
export function addPush(subscription: PushSubscription): Promise<PageAnswer> {
  const { endpoint, keys } = subscription.toJSON();
  return call('POST', '/api/me/pushes', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

export const removePush = (endpoint: string): Promise<PageAnswer> => call('DELETE', '/api/me/pushes', { endpoint });
