/** Connecting Flights, cooperative and solo, for the server and the page's workers; page.ts is for the page. */

import type { Brain, Manifest, Mind } from '@tarmac/bots';
import type { Campaign } from '@tarmac/kit';
import { facts } from './bot/facts.ts';
import { campaign, cooperativeFlights, newsProblem, scene, viewProblem } from './rules/index.ts';

export const manifest: Manifest = {
  game: cooperativeFlights,
  scene,
  facts,
  viewProblem,
  newsProblem,
  campaign: campaign as Campaign,
  mind: async () => {
    const { cooperativeFlightsBrain, cooperativeFlightsLab, explain } = await import('./bot/index.ts');
    return { brain: cooperativeFlightsBrain as Brain, explain: explain as Mind['explain'], lab: cooperativeFlightsLab };
  },
};
