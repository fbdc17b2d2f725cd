/**
 * What a server showed this browser of a match while it was played: the hashes of its views, in order. Once the match is over
 * they are held against the log: a server that showed one thing and published another is found out.
 */

import type { Eye } from '@tarmac/kit';
import type { Host, HostSaid } from '../host/host.ts';
import { rules } from '../host/rules.ts';
import type { Shown } from '../worker/verify-api.ts';

const PREFIX = 'tarmac.shown.';
/** Matches whose hashes are kept; a match has some twenty kilobytes of them. */
const MOST_MATCHES = 30;

interface Kept {
  /** When it was last written, so that the oldest can go. */
  readonly at: number;
  readonly shown: readonly Shown[];
}

export function shownOf(match: string): readonly Shown[] {
  return read(PREFIX + match)?.shown ?? [];
}

/** The same host; what it tells of the reader's own seats while the match is played is noted. */
export function noting(host: Host, match: string): Host {
  let tail: Promise<unknown> = Promise.resolve();
  let running = false;

  function hear(said: HostSaid): void {
    if (said.kind === 'table') running = said.table.state === 'running';
    if (said.kind !== 'moment' || said.moment.eye === 'watcher' || !running) return;
    const { eye, view } = said.moment;
    // One after another, as they were shown.
    tail = tail.then(async () => note(match, eye, await rules().viewHash(view))).catch(() => undefined);
  }

  return {
    ...host,
    open(listener) {
      host.open((said) => {
        hear(said);
        listener(said);
      });
    },
  };
}

function note(match: string, eye: Eye, hash: string): void {
  const key = PREFIX + match;
  const before = read(key)?.shown ?? [];
  const hashes = before.find((one) => one.eye === eye)?.hashes ?? [];
  // Shown again after a new connection, or nothing that can be seen has changed.
  if (hashes.at(-1) === hash) return;
  const shown = [...before.filter((one) => one.eye !== eye), { eye, hashes: [...hashes, hash] }];
  if (before.length === 0) makeRoom();
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), shown } satisfies Kept));
}

function makeRoom(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const oldest = keys.toSorted((a, b) => (read(a)?.at ?? 0) - (read(b)?.at ?? 0));
  for (const key of oldest.slice(0, Math.max(0, keys.length - MOST_MATCHES + 1))) localStorage.removeItem(key);
}

function read(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return Array.isArray(kept?.shown) ? kept : null;
  } catch {
    return null;
  }
}
