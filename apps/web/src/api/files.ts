/** Matches as files: downloads from the server, and uploads. */

import type { Eye } from '@tarmac/kit';
import type { ImportedReplay, Replay } from '@tarmac/wire/page';
import type { PageAnswer } from '../backend/backend.ts';
import { call, callText } from './call.ts';

/** The match file after the end, before that the view file of this eye. */
export function readMatchFile(match: string, eye: Eye | null = null): Promise<PageAnswer<string>> {
  return callText('GET', `/api/matches/${match}/export${eye === null ? '' : `?eye=${eye}`}`);
}

/** Stored for a month, for everybody who has the link. */
export const keepReplay = (file: unknown): Promise<PageAnswer<ImportedReplay>> => call('POST', '/api/replays', file);

export const readReplay = (id: string): Promise<PageAnswer<Replay>> => call('GET', `/api/replays/${id}`);
