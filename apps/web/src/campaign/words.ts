/** How hard a challenge is and what became of it, as the pages of a campaign say it. */

import type { CampaignPage, CampaignWords } from '@tarmac/board';
import { type Challenge, type Stars, starsOf, type Tried, winsIn } from '@tarmac/kit';
import * as m from '../paraglide/messages.js';

/** Null where the challenge was not measured. */
export function pilotWords({ figures }: CampaignPage, challenge: Challenge, difficulty?: string): string | null {
  const wins = winsIn(figures, challenge);
  if (wins === null) return null;
  const told = { wins, games: figures.games };
  return difficulty === undefined ? m.campaign_pilot(told) : m.campaign_pilot_on({ ...told, difficulty });
}

export function mineWords(record: readonly Tried[], { scenario, difficulty }: Challenge): string {
  const mine = record.find((tried) => tried.scenario === scenario && tried.difficulty === difficulty);
  if (mine === undefined) return m.campaign_mine_none();
  const won = m.campaign_mine({ wins: mine.wins, count: mine.matches });
  return mine.spare === null ? won : `${won}, ${spareWords(mine.spare)}`;
}

function spareWords(spare: number): string {
  return spare === 0 ? m.campaign_spare_none() : m.campaign_spare({ count: spare });
}

/** Which difficulty brings the next star; the highest where there is none to win. */
export function nextDifficulty({ difficulties }: Pick<CampaignPage, 'difficulties'>, { stars }: Stars): string {
  return difficulties[Math.min(stars, difficulties.length - 1)] ?? '';
}

export interface ToldScenario {
  readonly id: string;
  readonly number: number;
  readonly earned: Stars;
  readonly briefing: CampaignWords['scenarios'][string];
  readonly poster: CampaignPage['scenarios'][number]['poster'];
}

/** In the order of the campaign; a scenario without a briefing cannot be shown. */
export function tellScenarios(
  page: CampaignPage,
  words: CampaignWords,
  record: readonly Tried[],
): readonly ToldScenario[] {
  return page.scenarios.flatMap(({ id, poster }, place) => {
    const briefing = words.scenarios[id];
    const earned = starsOf(page.difficulties, record, id);
    return briefing === undefined ? [] : [{ id, number: place + 1, earned, briefing, poster }];
  });
}

/** Where to go on: the first scenario that was never won; null when all were. */
export function nextScenario(scenarios: readonly ToldScenario[]): ToldScenario | null {
  return scenarios.find(({ earned }) => earned.stars === 0) ?? null;
}
