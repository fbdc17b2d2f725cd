/** Airlines (1990), for the server and the page's workers; page.ts is for the page. */

import type { Brain, Manifest, Mind } from '@tarmac/bots';
import { airlines, facts, newsProblem, scene, viewProblem } from './rules/index.ts';

export const manifest: Manifest = {
  game: airlines,
  scene,
  facts,
  viewProblem,
  newsProblem,
  botRatings: { random: 0, trainee: 800, pilot: 1000, captain: 1205 },
  mind: async () => {
    const { airlinesBrain, airlinesLab, explain } = await import('./bot/index.ts');
    return { brain: airlinesBrain as Brain, explain: explain as Mind['explain'], lab: airlinesLab };
  },
};
