/** The public address of the server, for links and for the operator. */

import { isIPv6 } from 'node:net';
import type { Settings } from './settings.ts';

/** Never from a request's Host header: a link to a foreign host would give its token away. */
export function publicAddress({ origin, address, port }: Pick<Settings, 'origin' | 'address' | 'port'>): string {
  if (origin !== null) return origin;
  // A wildcard address cannot be opened: use this machine's.
  const reachable = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}
