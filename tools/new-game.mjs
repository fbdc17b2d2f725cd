/** `npm run new-game -- <id> <PREFIX>`: a small game that plays at once, in the page, the server and the arena. */

import './lib/current-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeGame, whyNot } from './lib/new-game.mjs';
import { runTool } from './lib/processes.mjs';
import { ROOT } from './lib/root.mjs';

const [id = '', prefix = '', ...surplus] = process.argv.slice(2);
const usage = 'npm run new-game -- <id> <PREFIX>, such as airlines-europe AE';

function problemWith() {
  if (id === '' || prefix === '' || surplus.length > 0) return `Usage: ${usage}`;
  if (!existsSync(join(ROOT, 'node_modules/@biomejs/biome')))
    return 'The packages are not there: run `npm install` first.';
  return whyNot(ROOT, id, prefix);
}

const problem = problemWith();

if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const paths = makeGame(ROOT, id, prefix);
  for (const path of paths) console.log(`wrote ${path}`);
  // Where its name stands among the imports, and how long a line is with it, the formatter knows.
  const formatted = runTool(
    ROOT,
    '@biomejs/biome',
    'biome',
    ['check', '--write', '--vcs-enabled=false', ...paths],
    'on failure',
  );
  if (formatted !== 0) process.exitCode = 1;
  console.log(`
Next:
1. npm install, which links the new package and writes it into package-lock.json
2. npm run play: it is on the home page, and its bots play at random
3. docs/adding-a-game.md tells how to make it your game`);
}
