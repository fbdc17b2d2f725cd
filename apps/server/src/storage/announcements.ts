/** How announcements travel between nodes: as JSON on one channel of PostgreSQL. */

import type { Announcement } from './database.ts';

export const CHANNEL = 'tarmac';

export function makePayload(node: string, { topic, subject }: Announcement): string {
  return JSON.stringify({ node, topic, subject });
}

/** Only nodes write to the channel; a node of another version may say what this one does not know. */
export function parsePayload(payload: string): Announcement & { readonly node: string } {
  return JSON.parse(payload);
}
