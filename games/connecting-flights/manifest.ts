/** Connecting Flights, for server and the page's workers; page.ts is the page's side. */

import type { Brain, Manifest, Mind } from '@tarmac/bots';
import { facts } from './bot/facts.ts';
import { connectingFlights, newsProblem, scene, viewProblem } from './rules/index.ts';

export const manifest: Manifest = {
  game: connectingFlights,
  scene,
  facts,
  viewProblem,
  newsProblem,
  botRatings: { random: 0, trainee: 845, pilot: 1000, captain: 1095 },
  mind: async () => {
    const { connectingFlightsBrain, connectingFlightsLab, explain } = await import('./bot/index.ts');
    return { brain: connectingFlightsBrain as Brain, explain: explain as Mind['explain'], lab: connectingFlightsLab };
  },
};
