/**
 * `npm run shots`: pictures of every page and of the main states of a table, into shots/. Needs nothing installed.
 * `--sizes=phone,820x1180`, `--languages=fr` and `--themes=dark` choose others than the usual; the rest is for Vitest.
 */

import './lib/current-node.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node-version.mjs';
import { runTool } from './lib/processes.mjs';
import { ROOT } from './lib/root.mjs';
import { ensureWeb } from './lib/web.mjs';

const say = console.log;

const problem = firstProblem();
if (problem !== null) console.error(problem);
process.exitCode = problem === null ? takePictures(process.argv.slice(2)) : 1;

/** The first problem of the preparations; null if there is none. */
function firstProblem() {
  return (
    nodeProblem(ROOT) ??
    ensureInstalled(ROOT, { say, output: 'on failure' }) ??
    built() ??
    ensureWeb(ROOT, { say, output: 'on failure' }) ??
    ensureChromium(say).problem
  );
}

function built() {
  const code = runTool(ROOT, 'typescript', 'tsc', ['-b', 'apps/server'], 'on failure');
  return code === 0 ? null : 'The build failed; see the errors on stderr.';
}

/** @param {readonly string[]} args */
function takePictures(args) {
  const forVitest = args.filter((arg) => {
    const [, what, values] = /^--(sizes|languages|themes)=(.+)$/.exec(arg) ?? [];
    if (what !== undefined) process.env[`SHOTS_${what.toUpperCase()}`] = values;
    return what === undefined && arg !== '--';
  });
  return runTool(ROOT, 'vitest', 'vitest', ['run', '--mode', 'shots', '--reporter=dot', ...forVitest], 'show');
}
