/** A whole match of Airlines Europe that bots have played before anybody opens a page. */

import type { Eye } from '@tarmac/kit';
import type { Moment } from '../../src/backend/backend.ts';
import { device, done, memoryStore, newMatch, over } from '../worker/support.ts';

export interface Prepared {
  /** Of its file. */
  readonly text: string;
  seen(eye: Eye): Promise<readonly Moment[]>;
  /** As a page is handed it. */
  file(text: string): { name: string; mimeType: string; buffer: Buffer };
}

export async function preparedMatch(): Promise<Prepared> {
  const bots = device(memoryStore(), 5);
  const id = await newMatch(bots, [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }]);
  done(await bots.api.open(id));
  await bots.until(over);
  await bots.api.close(id);
  return {
    text: done(await bots.api.download(id)).text,
    seen: async (eye) => done(await bots.api.history(id, eye)),
    file: (text) => ({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) }),
  };
}
