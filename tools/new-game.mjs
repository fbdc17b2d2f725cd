/** `npm run new-game -- <id> <PREFIX>`: the wiring of a new game, and a list of what is left to do. */

import './lib/current-node.mjs';
import { makeGame, stepsLeft, whyNot } from './lib/new-game.mjs';
import { ROOT } from './lib/root.mjs';

const [id = '', prefix = '', ...surplus] = process.argv.slice(2);
const usage = 'npm run new-game -- <id> <PREFIX>, such as airlines-europe AE';
const problem = id === '' || prefix === '' || surplus.length > 0 ? `Usage: ${usage}` : whyNot(ROOT, id, prefix);

if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
} else {
  for (const path of makeGame(ROOT, id, prefix)) console.log(`wrote ${path}`);
  console.log('\nLeft to do:');
  for (const [index, step] of stepsLeft(id, prefix).entries()) console.log(`${index + 1}. ${step}`);
}
