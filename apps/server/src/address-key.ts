/** The key under which limits count an IP address. */

import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household has at least a /64 network and may use any address of it for every request. */
const NETWORK_GROUPS = 4;

/** The address itself for IPv4, however it is written; its network of 64 bits for IPv6. */
export function addressKey(ip: string): string {
  const [plain = ''] = ip.split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [, , , , , marker, high = 0, low = 0] = groups;
  if (marker === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** All eight groups: expands `::`, and takes an IPv4 address at the end as two. */
function groupsOf(ip: string): number[] {
  const [before = [], after] = ip.split('::').map((half) => half.split(':').flatMap(numbersOf));
  if (after === undefined) return before;
  return [...before, ...new Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}

function numbersOf(group: string): number[] {
  if (group === '') return [];
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
