/** `npm run -s arena -- <command> ...`: any command of the arena; stdout carries the command's own output only. */

import { runArena } from './lib/arena.mjs';

runArena(process.argv.slice(2));
