/** `npm run proof`: the long measurements (`*.proof.ts`), to run before a release. */

import './lib/current-node.mjs';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { commitHere } from './lib/commit.mjs';
import { closingLine, countVitest } from './lib/counts.mjs';
import { ensureFirefox } from './lib/firefox.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeProblem } from './lib/node-version.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { runTool } from './lib/processes.mjs';
import { ROOT } from './lib/root.mjs';
import { ensureStrace } from './lib/strace.mjs';
import { ensureWeb } from './lib/web.mjs';
import { ensureWebKit } from './lib/webkit.mjs';

const say = console.log;

const problem = firstProblem();
if (problem !== null) console.error(problem);
process.exitCode = problem === null ? prove(process.argv.slice(2)) : 1;

/** The first problem of the preparations; null if there is none. */
function firstProblem() {
  return (
    nodeProblem(ROOT) ??
    ensureInstalled(ROOT, { say, output: 'on failure' }) ??
    built() ??
    ensureWeb(ROOT, { say, output: 'on failure' }) ??
    ensureChromium(say).problem ??
    otherBrowsers() ??
    findPostgres().problem ??
    systemCalls()
  );
}

function built() {
  say('Building Tarmac ...');
  const code = runTool(ROOT, 'typescript', 'tsc', ['-b'], 'on failure');
  return code === 0 ? null : 'The build failed; see the errors on stderr.';
}

/** Where they cannot be had, their walks are skipped. */
function otherBrowsers() {
  for (const { problem } of [ensureFirefox(say), ensureWebKit(say)]) if (problem !== null) say(problem);
  return null;
}

/** Only Linux has strace: elsewhere the proofs that need it are skipped. */
function systemCalls() {
  return process.platform === 'linux' ? ensureStrace(say).problem : null;
}

/** @param {readonly string[]} args */
function prove(args) {
  const started = new Date();
  const commit = commitHere();
  say(`Proving ${commit}: each proof is named when it is through.`);
  const { report, code } = runProofs(args[0] === '--' ? args.slice(1) : args);
  const counts = countVitest(report, code);
  const minutes = ((Date.now() - started.getTime()) / 60_000).toFixed(1);
  const record = { commit, started, minutes, node: process.versions.node, arguments: args, ...counts };
  const path = join('proof', `${started.toISOString().slice(0, 19).replaceAll(':', '')}.json`);
  mkdirSync(join(ROOT, 'proof'), { recursive: true });
  writeFileSync(join(ROOT, path), `${JSON.stringify(record, null, 2)}\n`);
  say(`\nProof of ${commit} in ${minutes} minutes, kept in ${path}\n${closingLine(counts)}`);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

/** @param {readonly string[]} forVitest */
function runProofs(forVitest) {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-proof-'));
  try {
    const path = join(folder, 'report.json');
    const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${path}`];
    const code = runTool(ROOT, 'vitest', 'vitest', ['run', '--mode', 'proof', ...reporters, ...forVitest], 'show');
    return { code, report: existsSync(path) ? readFileSync(path, 'utf8') : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
