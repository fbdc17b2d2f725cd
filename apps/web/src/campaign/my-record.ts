/** What I have won of a game's campaign: in this browser, and on the server with my identity. */

import { campaignRecord, type Tried } from '@tarmac/kit';
import type { CampaignInfo } from '@tarmac/wire/page';
import { untrack } from 'svelte';
import { call } from '../api/call.ts';
import type { PageAnswer } from '../backend/backend.ts';
import { rules } from '../backend/rules.ts';
import { me } from '../people/me.svelte.ts';

export interface MyRecord {
  readonly tried: readonly Tried[];
  /** Why the server's part is missing, if it is. */
  readonly missing: Extract<PageAnswer, { ok: false }> | null;
}

/** Whoever is not known to a server has nothing there. */
export async function readMyRecord(game: string): Promise<MyRecord> {
  const [here, there] = await Promise.all([rules().campaign(game), onServer(game)]);
  const tried = campaignRecord([...(here.ok ? here.value : []), ...(there.ok ? there.value : [])]);
  return { tried, missing: there.ok || there.problem === 'offline' ? (here.ok ? null : here) : there };
}

async function onServer(game: string): Promise<PageAnswer<readonly Tried[]>> {
  // A page that asks for it must not ask again because of the answer.
  const known = await untrack(() => me.load());
  if (!known.ok) return known;
  if (known.value === null) return { ok: true, value: [] };
  const answer = await call<CampaignInfo>('GET', `/api/me/campaigns/${encodeURIComponent(game)}`);
  return answer.ok ? { ok: true, value: answer.value.record } : answer;
}
