/** The command line: finds the command, reads the settings, catches errors, returns an exit code. */

import { BUG, type Command, type Io } from './commands/command.ts';
import { serveCommand } from './commands/serve.ts';
import { backupCommand, partitionCommand, restoreCommand } from './commands/store.ts';
import { verifyCommand } from './commands/verify.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

const COMMANDS: readonly Command[] = [serveCommand, backupCommand, restoreCommand, verifyCommand, partitionCommand];

const COULD_NOT = 1;
const BAD_INPUT = 2;

type Variables = Readonly<Record<string, string | undefined>>;

export async function runServer(words: readonly string[], variables: Variables, io: Io): Promise<number> {
  if (words.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    io.out(HELP);
    return 0;
  }
  const [name = serveCommand.name, ...rest] = words;
  const command = COMMANDS.find((candidate) => candidate.name === name);
  const wrong = command === undefined ? `unknown command ${quoted(name)}; see --help` : wordProblem(command, rest);
  if (command === undefined || wrong !== null) return complain(io, wrong ?? '', BAD_INPUT);
  const settings = readSettings(variables);
  if (!settings.ok) return complain(io, settings.problem, BAD_INPUT);
  try {
    return await command.run(quieter(settings.value, variables, io), rest, io);
  } catch (error) {
    if (error instanceof StartProblem) return complain(io, error.message, COULD_NOT);
    return complain(io, `this is a bug: ${error instanceof Error ? error.stack : String(error)}`, BUG);
  }
}

function wordProblem({ name, words }: Command, given: readonly string[]): string | null {
  const missing = words[given.length];
  if (missing !== undefined) return `${name} needs a ${missing}; see --help`;
  const surplus = given[words.length];
  return surplus === undefined ? null : `${name} takes no argument ${quoted(surplus)}: remove it`;
}

function complain(io: Io, problem: string, code: number): number {
  io.err(`tarmac: ${problem}`);
  return code;
}

/** On a terminal, logs no requests unless the settings ask for it. */
function quieter(settings: Settings, variables: Variables, io: Io): Settings {
  return io.outIsTerminal && !variables.TARMAC_LOG ? { ...settings, logLevel: 'warn' } : settings;
}

/** Quotes input for a message: one line, limited length. */
function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

const usages = COMMANDS.map(({ name, words, summary }) => [[name, ...words].join(' '), summary] as const);
const width = Math.max(...usages.map(([usage]) => usage.length));
const HELP = [
  'The server of Tarmac.',
  '',
  ...usages.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`),
  '',
  'Settings come from the environment (TARMAC_PORT, DATABASE_URL, …): docs/operations.md lists them all.',
].join('\n');
