/** The address people reach the server at, for links and for whoever starts it. */

import { isIPv6 } from 'node:net';
import type { Settings } from './settings.ts';

/** Never what a request says its host is: a link with a stranger's host in it would hand its token to the stranger. */
export function publicAddress({ origin, address, port }: Pick<Settings, 'origin' | 'address' | 'port'>): string {
  if (origin !== null) return origin;
  // Not an address to go to: this machine is one that listens.
  const reachable = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}
