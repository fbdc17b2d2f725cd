/** Matches as files: taken away from the server, and brought to it. */

import type { Eye } from '@tarmac/kit';
import type { ImportedReplay, Replay } from '@tarmac/wire/page';
import type { PageAnswer } from '../backend/backend.ts';
import { call, callText } from './call.ts';

/** The text of the file: whole once the match is over, before that as this eye of mine saw it. */
export function readMatchFile(match: string, eye: Eye | null = null): Promise<PageAnswer<string>> {
  return callText('GET', `/api/matches/${match}/export${eye === null ? '' : `?eye=${eye}`}`);
}

/** Kept for a month, for whoever has its link. */
export const keepReplay = (file: unknown): Promise<PageAnswer<ImportedReplay>> => call('POST', '/api/replays', file);

export const readReplay = (id: string): Promise<PageAnswer<Replay>> => call('GET', `/api/replays/${id}`);
