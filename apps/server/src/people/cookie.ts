/** The cookie a browser carries: the id of its device, signed, so that nobody can make one up. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';

const PLAIN = 'tarmac';
/** Browsers take a cookie of this name from its own host only, over https only. */
const SECURE = '__Host-tarmac';
/**
 * A page can read this one, unlike the other: it says that there is an identity, not whose. Without it a page would have to ask on
 * every visit, and most visitors are nobody.
 */
const KNOWN = 'tarmac-known';
/** The longest that browsers keep one. */
const SECONDS = 400 * 24 * 60 * 60;

type Origin = Pick<Settings, 'origin'>;

export function setIdentity(reply: FastifyReply, key: string, device: string, settings: Origin): void {
  setCookie(reply, `${device}.${signature(key, device)}`, SECONDS, settings);
}

export function clearIdentity(reply: FastifyReply, settings: Origin): void {
  setCookie(reply, '', 0, settings);
}

function setCookie(reply: FastifyReply, value: string, maxAge: number, { origin }: Origin): void {
  const secure = origin === null ? reply.request.protocol === 'https' : origin.startsWith('https:');
  const common = { path: '/', sameSite: 'lax', secure, maxAge } as const;
  reply.setCookie(secure ? SECURE : PLAIN, value, { ...common, httpOnly: true });
  reply.setCookie(KNOWN, value === '' ? '' : 'yes', { ...common, httpOnly: false });
}

/** The device whose id this installation has signed. */
export function signedDevice(key: string, header: string | undefined, { origin }: Origin): string | null {
  // Any host of the same domain may set the plain name: where people come by https it counts for nothing.
  const value = named(SECURE, header) ?? (origin?.startsWith('https:') ? null : named(PLAIN, header));
  const [device, signed, ...more] = value?.split('.') ?? [];
  if (device === undefined || signed === undefined || more.length > 0) return null;
  const given = Buffer.from(signed);
  const right = Buffer.from(signature(key, device));
  return given.length === right.length && timingSafeEqual(given, right) ? device : null;
}

/** By hand, because a socket that is about to be opened has headers and nothing else. */
function named(name: string, header = ''): string | null {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

function signature(key: string, device: string): string {
  return createHmac('sha256', key).update(`device ${device}`).digest('base64url');
}
