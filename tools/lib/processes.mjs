/** Runs npm, installed tools and our own programs on every platform. */

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join } from 'node:path';

/**
 * Output of a program: shown at once, or only on stderr if the program fails.
 * @typedef {'show' | 'on failure'} Output
 */

/** @typedef {import('node:child_process').StdioOptions} Streams */

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @param {Output} output
 */
export function runNpm(root, args, output) {
  const streams = streamsFor(output);
  // Under `npm run` this is the script of the npm that was called: no shell and no .cmd file needed.
  const npm = process.env.npm_execpath;
  if (npm !== undefined && /^npm(-cli)?\.c?js$/.test(basename(npm)))
    return run(root, process.execPath, [npm, ...args], output, streams);
  if (process.platform === 'win32') return run(root, `npm ${args.join(' ')}`, [], output, streams, true);
  return run(root, 'npm', args, output, streams);
}

/**
 * Runs a tool from node_modules by its script: npx and the .bin folder differ between platforms.
 * @param {string} root
 * @param {string} packageName
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {Output} output
 */
export function runTool(root, packageName, tool, args, output) {
  const script = toolScript(root, packageName, tool);
  return run(root, process.execPath, [script, ...args], output, streamsFor(output));
}

/**
 * The same, asynchronous: returns the exit code and the whole output of the tool.
 * @param {string} root
 * @param {string} packageName
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {(text: string) => void} [hear] gets the output piece by piece
 */
export function startTool(root, packageName, tool, args, hear) {
  return startScript(root, toolScript(root, packageName, tool), args, hear);
}

/**
 * @param {string} root
 * @param {string} script
 * @param {readonly string[]} args
 * @param {(text: string) => void} [hear]
 * @returns {Promise<{ code: number, said: string }>}
 */
export function startScript(root, script, args, hear = () => {}) {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
      hear(text);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, said: said.trimEnd() }));
  });
}

/**
 * @param {Output} output
 * @returns {Streams}
 */
function streamsFor(output) {
  return output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
}

/**
 * @param {string} root
 * @param {string} packageName
 * @param {string} tool
 */
function toolScript(root, packageName, tool) {
  const folder = join(root, 'node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[tool];
  if (script === undefined || !existsSync(join(folder, script))) throw new Error(`${packageName} has no tool ${tool}`);
  return join(folder, script);
}

/**
 * Runs one of our programs in this terminal and ends with its exit code.
 * @param {string} node
 * @param {readonly string[]} args Node's own flags, the script, the script's arguments
 * @param {(message: string) => void} giveUp when it cannot be started
 */
export function becomeScript(node, args, giveUp) {
  const child = spawn(node, args, { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both processes; the program decides what to do.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => giveUp(error.message));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
  });
}

/**
 * @param {string} root
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Output} output
 * @param {Streams} stdio
 */
function run(root, command, args, output, stdio, shell = false) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, stdio, shell, maxBuffer: 1 << 28 });
  if (error !== undefined) console.error(`${command}: ${error.message}`);
  const code = error === undefined ? (status ?? 1) : 1;
  if (output === 'show' || code !== 0) {
    process.stderr.write(stdout ?? '');
    process.stderr.write(stderr ?? '');
  }
  return code;
}
