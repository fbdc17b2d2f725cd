/** CF-7 the campaign on the game's page: the scenarios as posters, their briefings, and how the pilot fared. */

import type { CampaignPage } from '@tarmac/board';
import { CAMPAIGN_WORDS as words } from '../../text/campaign.ts';
import figures from './figures.json' with { type: 'json' };
import { POSTERS } from './posters.ts';

export const campaign: CampaignPage = {
  scenarios: Object.entries(POSTERS).map(([id, poster]) => ({ id, poster })),
  difficulties: ['easy', 'medium', 'hard'],
  words,
  figures,
};
