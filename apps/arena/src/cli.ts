/** Runs the command line: finds the command, runs it, prints its report, and handles its errors. */

import { BadInput } from './bad-input.ts';
import type { Command } from './command.ts';
import { bench } from './commands/bench.ts';
import { calibrate } from './commands/calibrate.ts';
import { campaign } from './commands/campaign.ts';
import { fit } from './commands/fit.ts';
import { fuzz } from './commands/fuzz.ts';
import { perft } from './commands/perft.ts';
import { report } from './commands/report.ts';
import { scale } from './commands/scale.ts';
import { simulate } from './commands/simulate.ts';
import { soak } from './commands/soak.ts';
import { tournament } from './commands/tournament.ts';
import { verify } from './commands/verify.ts';
import { describeFlags, quoted, readTyped, valuesOf } from './flags.ts';
import type { Io } from './io.ts';
import { progressOn } from './progress.ts';

const COMMANDS: readonly Command[] = [
  simulate,
  tournament,
  report,
  fuzz,
  bench,
  verify,
  perft,
  calibrate,
  campaign,
  fit,
  soak,
  scale,
];

const FINE = 0;
const BAD_NEWS = 1;
const BAD_INPUT = 2;
const BUG = 3;

export async function runArena(words: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(words, io);
  } catch (error) {
    const badInput = error instanceof BadInput;
    const message = error instanceof Error ? error.message : String(error);
    if (words.includes('--json')) io.out(`${JSON.stringify({ error: message })}\n`);
    io.err(
      badInput ? `arena: ${message}\n` : `arena: this is a bug: ${error instanceof Error ? error.stack : message}\n`,
    );
    return badInput ? BAD_INPUT : BUG;
  }
}

async function dispatch(words: readonly string[], io: Io): Promise<number> {
  const help = helpAsked(words);
  if (help !== null) {
    io.out(words.includes('--json') ? `${JSON.stringify({ help })}\n` : help);
    return FINE;
  }
  const [name, ...rest] = words;
  const names = COMMANDS.map((command) => command.name).join(', ');
  if (name === undefined) throw new BadInput(`no command given: there are ${names}; see --help`);
  const command = commandCalled(name);
  if (command === undefined) throw new BadInput(`unknown command ${quoted(name)}: there are ${names}`);
  const typed = readTyped(command.name, command.flags, rest);
  const { texts, words: given } = typed;
  const { insteadOfWords, words: wanted = [] } = command;
  const needed = insteadOfWords !== undefined && texts.has(insteadOfWords) ? [] : wanted;
  const missing = needed[given.length];
  if (missing !== undefined)
    throw new BadInput(`${command.name} needs ${missing}: arena ${command.name} ${command.usage}`);
  const surplus = given[needed.length];
  if (surplus !== undefined) throw new BadInput(`${command.name} takes no argument ${quoted(surplus)}: remove it`);

  const asJson = texts.has('json');
  const values = valuesOf(command.flags, typed);
  const progress = progressOn(io, asJson);
  const around = { io, progress, words: given, named: [...texts.keys()] };
  const said = await command.run(values, around).finally(progress.done);
  if (asJson) io.out(`${JSON.stringify(said.json)}\n`);
  else if (said.text !== '') io.out(`${said.text}\n`);
  return said.failed ? BAD_NEWS : FINE;
}

function commandCalled(name: string | undefined): Command | undefined {
  return COMMANDS.find((candidate) => candidate.name === name);
}

const HELP_FLAGS: readonly string[] = ['--help', '-h'];

/** Help comes before any complaint; null if not requested. */
function helpAsked(words: readonly string[]): string | null {
  const [first, second] = words.filter((word) => word !== '--json');
  if (first === 'help') return helpOf(commandCalled(second));
  if (first !== undefined && HELP_FLAGS.includes(first)) return helpAll();
  const command = commandCalled(first);
  return command !== undefined && words.some((word) => HELP_FLAGS.includes(word)) ? helpFor(command) : null;
}

function helpOf(command: Command | undefined): string {
  return command === undefined ? helpAll() : helpFor(command);
}

function helpAll(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `arena: the command line of Tarmac\n\n${lines.join('\n')}\n\nEach command explains itself: arena ${COMMANDS[0]?.name} --help\n`;
}

function helpFor(command: Command): string {
  const notes = command.notes === undefined ? '' : `\n${command.notes}\n`;
  return `arena ${command.name} ${command.usage}\n\n${command.summary}\n\n${describeFlags(command.flags)}\n${notes}`;
}
