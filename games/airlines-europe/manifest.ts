/** Airlines Europe, for the server and the page's workers; page.ts is for the page. */

import type { Brain, Manifest, Mind } from '@tarmac/bots';
import { airlinesEurope, facts, newsProblem, scene, viewProblem } from './rules/index.ts';

export const manifest: Manifest = {
  game: airlinesEurope,
  scene,
  facts,
  viewProblem,
  newsProblem,
  botRatings: { random: 0, trainee: 900, pilot: 1000, captain: 1055 },
  mind: async () => {
    const { airlinesEuropeBrain, airlinesEuropeLab, explain } = await import('./bot/index.ts');
    return { brain: airlinesEuropeBrain as Brain, explain: explain as Mind['explain'], lab: airlinesEuropeLab };
  },
};
