/**
 * The names under which this server may be asked. A page of a stranger can have its own name lead to this machine (DNS
 * rebinding) and is then of the same origin as the server, so a name that nobody gave to the server is refused.
 */

import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Settings } from '../settings.ts';

/** Whether a Host header, with or without a port, names this server. */
export type KnownHost = (host: string) => boolean;

export function makeKnownHost(
  { origin, address }: Pick<Settings, 'origin' | 'address'>,
  machine = hostname(),
): KnownHost {
  const names = new Set(
    [machine, `${machine}.local`, address, ...(origin === null ? [] : [new URL(origin).hostname])].map(plainName),
  );
  return (host) => {
    const name = nameOf(host);
    if (name === null) return false;
    // A browser that shows a page by an address talks to that address: only names can be led elsewhere.
    return isIP(name) !== 0 || isLoopbackName(name) || names.has(name);
  };
}

/** Whether it is asked under a name that leads nowhere but to the machine that asks. */
export function isLoopbackHost(host: string): boolean {
  const name = nameOf(host);
  return name !== null && isLoopbackName(name);
}

/** As browsers have it, any name below `localhost` is the machine itself. */
function isLoopbackName(name: string): boolean {
  return /^(?:.+\.)?localhost$/.test(name) || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** Without port and brackets; null for what is no host. */
function nameOf(host: string): string | null {
  const [, literal, name] = /^(?:\[([\da-f:.]+)\]|([^:[\]/@\s]+))(?::\d{1,5})?$/i.exec(host) ?? [];
  if (literal !== undefined) return isIP(literal) === 6 ? literal.toLowerCase() : null;
  return name === undefined ? null : plainName(name);
}

const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
