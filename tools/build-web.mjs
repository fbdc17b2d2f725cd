/** Builds the web app if its sources have changed: a process of its own, so that other checks run beside it. */

import { ROOT } from './lib/root.mjs';
import { ensureWeb } from './lib/web.mjs';

const problem = ensureWeb(ROOT, { say: console.log, output: 'show' });
if (problem !== null) console.log(problem);
process.exitCode = problem === null ? 0 : 1;
