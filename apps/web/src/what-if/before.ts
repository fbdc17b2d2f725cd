/** What one eye saw before a what-if began: read from the match it comes from, as long as that is there. */

import type { BranchOf } from '@tarmac/kit';
import type { Moment } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import { loadReplay, type Source } from '../replay/load.ts';
import { upTo } from '../replay/moves.ts';

const SOURCES: Readonly<Record<string, Source>> = { local: 'browser', matches: 'server', replays: 'file' };

/** Empty where the match is gone or cannot be reached. */
export async function historyBefore({ match, eye, frame }: BranchOf): Promise<readonly Moment[]> {
  const [, home = '', id = ''] = /^\/(\w+)\/([^/]+)$/.exec(match) ?? [];
  const from = SOURCES[home];
  const loaded = from === undefined ? null : await loadReplay(from, id);
  if (loaded?.ok !== true) return [];
  const { info } = loaded.value;
  const seen = await rules().replay(info.id, eye);
  // A failed close does no harm: the replay ends with the worker.
  void rules()
    .closeReplay(info.id)
    .catch(() => undefined);
  return seen.ok ? upTo(seen.value, frame) : [];
}
