/** Example Game, for server and the page's workers; page.ts is the page's side. Without a mind its bots play at random. */

import type { Manifest } from '@tarmac/bots';
import { exampleGame, facts, newsProblem, scene, viewProblem } from './rules/index.ts';

export const manifest: Manifest = { game: exampleGame, scene, facts, viewProblem, newsProblem };
