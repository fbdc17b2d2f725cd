/** Whose unread bytes fill the memory: bounded for an address and for the whole server, besides each socket's own bound. */

import type { Connection } from './connection.ts';

const MOST_BYTES_PER_ADDRESS = 16_000_000;
const MOST_BYTES = 256_000_000;

/** The sockets to drop, largest first, until what is left is within the bounds. */
export function slowestReaders(connections: Iterable<Connection>): Connection[] {
  const readers = [...connections]
    .map((connection) => ({ connection, unread: connection.socket.bufferedAmount }))
    .filter(({ unread }) => unread > 0)
    .sort((a, b) => b.unread - a.unread);
  let all = 0;
  const byAddress = new Map<string, number>();
  for (const { connection, unread } of readers) {
    all += unread;
    byAddress.set(connection.address, (byAddress.get(connection.address) ?? 0) + unread);
  }
  return readers.flatMap(({ connection, unread }) => {
    const there = byAddress.get(connection.address) as number;
    if (all <= MOST_BYTES && there <= MOST_BYTES_PER_ADDRESS) return [];
    all -= unread;
    byAddress.set(connection.address, there - unread);
    return [connection];
  });
}
