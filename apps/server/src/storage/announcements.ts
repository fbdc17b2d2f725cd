/** Announcements between nodes, as JSON on one channel of PostgreSQL. */

import type { Announcement } from './database.ts';

export const CHANNEL = 'tarmac';

export function makePayload(node: string, { topic, subject }: Announcement): string {
  return JSON.stringify({ node, topic, subject });
}

/** Null for an unknown payload. */
export function parsePayload(payload: string): (Announcement & { readonly node: string }) | null {
  try {
    const said = JSON.parse(payload);
    return [said.node, said.topic, said.subject].every((word) => typeof word === 'string') ? said : null;
  } catch {
    return null;
  }
}
