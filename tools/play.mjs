/** `npm run play`: from a fresh checkout to a game at the terminal. */

import { runArena } from './lib/arena.mjs';

runArena(['play', ...process.argv.slice(2)]);
