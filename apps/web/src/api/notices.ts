/** How people are told that it is their turn. */

import type { Me, NoticeWays } from '@tarmac/wire/page';
import type { Answer } from '../host/host.ts';
import { call } from './call.ts';

export const readNoticeWays = (): Promise<Answer<NoticeWays>> => call('GET', '/api/notices');

export const setNotices = (wish: { readonly email?: boolean; readonly webhook?: string | null }): Promise<Answer<Me>> =>
  call('PUT', '/api/me/notices', wish);

/** What a browser's subscription says of itself, without what a server has no use for. */
export function addPush(subscription: PushSubscription): Promise<Answer> {
  const { endpoint, keys } = subscription.toJSON();
  return call('POST', '/api/me/pushes', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

export const removePush = (endpoint: string): Promise<Answer> => call('DELETE', '/api/me/pushes', { endpoint });
