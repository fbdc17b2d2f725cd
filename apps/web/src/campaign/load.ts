/** What the page of a scenario needs: its briefing, the reader's record, and what a table can be asked for. */

import type { CampaignPage, GamePage, OptionWords, PictureWords } from '@tarmac/board';
import { rules } from '../backend/rules.ts';
import type { GameInfo } from '../worker/rules-api.ts';
import { type MyRecord, readMyRecord } from './my-record.ts';

export interface Briefed {
  readonly page: CampaignPage;
  readonly mine: MyRecord;
  readonly info: GameInfo;
  /** In the words of the game. */
  options(...language: Parameters<PictureWords['options']>): Readonly<Record<string, OptionWords>>;
}

/** Null for a scenario that the campaign does not have. */
export async function briefingOf({ id, campaign, picture }: GamePage, scenario: string): Promise<Briefed | null> {
  const page = (await campaign?.()) ?? null;
  if (page === null || !page.scenarios.some((known) => known.id === scenario)) return null;
  const [mine, games, { words }] = await Promise.all([readMyRecord(id), rules().games(), picture()]);
  const info = games.find((known) => known.id === id);
  if (info === undefined) throw new Error(`the rules do not know ${id}`);
  return { page, mine, info, options: words.options };
}
