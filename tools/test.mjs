/** `npm test`: all checks and tests, beginning with the version of Node. Needs nothing installed. */

import './lib/current-node.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTwice } from './lib/browser-tests.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { countVitest } from './lib/counts.mjs';
import { findFirefox } from './lib/firefox.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node-version.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { startScript, startTool } from './lib/processes.mjs';
import { ROOT } from './lib/root.mjs';
import { FAIL, NOTHING, PASS, runSteps } from './lib/steps.mjs';
import { ensureStrace } from './lib/strace.mjs';
import { findWebKit } from './lib/webkit.mjs';

const args = process.argv.slice(2);
const forVitest = args[0] === '--' ? args.slice(1) : args;
let testsRun = 0;

/** @type {Parameters<typeof runSteps>[0]} */
const steps = [
  { title: 'Node version', run: checkNode },
  { title: 'packages', run: install },
  { title: 'browser (chromium)', run: browser },
  { title: 'other browsers (Firefox, WebKit)', run: otherBrowsers },
  { title: 'database (PostgreSQL)', run: database },
  { title: 'system calls (strace)', run: systemCalls },
  [
    { title: 'types and build (tsc -b)', run: tool('typescript', 'tsc', ['-b']) },
    { title: 'the web app and its budgets (vite build)', run: script(join('tools', 'build-web.mjs')) },
    { title: 'lint and format (biome)', run: tool('@biomejs/biome', 'biome', ['check', '--error-on-warnings']) },
  ],
  [
    { title: 'types of the page (svelte-check)', run: svelteCheck('apps/web/tsconfig.json') },
    { title: 'types of its tests (svelte-check)', run: svelteCheck('apps/web/test/tsconfig.json') },
    { title: 'boundaries', run: script(join('tools', 'dist', 'check-boundaries.js')) },
    { title: 'rules cited', run: script(join('tools', 'dist', 'check-rules-cited.js')) },
    { title: 'nothing unused (knip)', run: tool('knip', 'knip', []) },
  ],
  // Many tests wait for a clock, a disk or a database, and browsers for nothing but a processor.
  [
    { title: 'tests (vitest)', run: vitest },
    { title: 'tests in a browser (vitest)', run: vitestInBrowser },
  ],
];

const total = await runSteps(steps, console.log);
process.exitCode = total.failed > 0 || testsRun === 0 ? 1 : 0;

function checkNode() {
  const problem = nodeProblem(ROOT);
  console.log(problem ?? `Node ${process.versions.node}`);
  return problem === null ? NOTHING : FAIL;
}

function install() {
  const problem = ensureInstalled(ROOT, { say: console.log, output: 'show' });
  if (problem !== null) console.log(problem);
  return problem === null ? NOTHING : FAIL;
}

/** Tests find the browser in the same way, so they also run without `npm test`. */
function browser() {
  const { path, problem } = ensureChromium(console.log);
  console.log(path ?? problem);
  return problem === null ? NOTHING : FAIL;
}

/** A walk goes through those that are installed. */
function otherBrowsers() {
  for (const { path, problem } of [findFirefox(), findWebKit()]) console.log(path ?? problem);
  return NOTHING;
}

function database() {
  const { path, problem } = findPostgres();
  console.log(path ?? problem);
  return problem === null ? NOTHING : FAIL;
}

/** Only Linux has strace: elsewhere the tests that need it are skipped. */
function systemCalls() {
  const { path, problem } = ensureStrace(console.log);
  console.log(path ?? problem);
  return problem === null || process.platform !== 'linux' ? NOTHING : FAIL;
}

/**
 * @param {string} packageName
 * @param {string} name
 * @param {readonly string[]} toolArgs
 */
function tool(packageName, name, toolArgs) {
  return check(() => startTool(ROOT, packageName, name, toolArgs));
}

/** @param {string} project */
function svelteCheck(project) {
  return tool('svelte-check', 'svelte-check', ['--tsconfig', project, '--fail-on-warnings']);
}

/** @param {string} path */
function script(path) {
  return check(() => startScript(ROOT, join(ROOT, path), [ROOT]));
}

/**
 * @param {() => ReturnType<typeof startScript>} start
 * @returns {import('./lib/steps.mjs').Step['run']}
 */
function check(start) {
  return async (say) => {
    const { code, said } = await start();
    if (said !== '') say(said);
    return code === 0 ? PASS : FAIL;
  };
}

async function vitest() {
  const { report, code } = await runVitest('no-browser', forVitest);
  return counted(countVitest(report, code));
}

/** Only a run of all tests repeats files that fail. */
async function vitestInBrowser() {
  if (forVitest.length === 0) return counted(await runTwice(ROOT, (files) => runVitest('browser', files), console.log));
  const { report, code } = await runVitest('browser', forVitest);
  return counted(countVitest(report, code));
}

/** @param {import('./lib/counts.mjs').Counts} counts */
function counted(counts) {
  testsRun += counts.passed + counts.failed;
  return counts;
}

/**
 * `mode` selects the tests (vitest.config.ts); none of the named files may be among them. Vitest's output is shown at once,
 * a line for each file that is through: this step takes minutes.
 * @param {'browser' | 'no-browser'} mode
 * @param {readonly string[]} rest
 */
async function runVitest(mode, rest) {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-test-'));
  try {
    const path = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const options = ['run', '--mode', mode, '--passWithNoTests', ...reporters, ...rest];
    const { code } = await startTool(ROOT, 'vitest', 'vitest', options, (text) => process.stdout.write(text));
    return { code, report: existsSync(path) ? readFileSync(path, 'utf8') : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
