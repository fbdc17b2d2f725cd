/** `arena soak`: real nodes on a real PostgreSQL for a long time, under every kind of fault. */

import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { writeSections } from '../bench/document.ts';
import { machineInWords, machineNow } from '../bench/machine.ts';
import type { Command } from '../command.ts';
import { isOn, JSON_FLAG, numberOf, textOf, wholeOf } from '../flags.ts';
import { progressOn } from '../progress.ts';
import { GAME_FLAG, gameOf } from '../seats.ts';
import { soakPlan } from '../soak/plan.ts';
import { soakReport, soakSection } from '../soak/report.ts';
import { soak as soaked } from '../soak/soak.ts';
import { assertWritable } from '../text-files.ts';

const USUAL = { minutes: 30, nodes: 2, matches: 100 } as const;

export const soak: Command = {
  name: 'soak',
  summary: 'Plays on real nodes with one PostgreSQL for a long time while clients drop out and nodes are killed.',
  usage: '[--minutes N] [--nodes N] [--matches N] [--seed S] [--write FILE.md]',
  words: [],
  flags: {
    game: GAME_FLAG,
    minutes: { kind: 'value', value: 'N', help: `how long, fractions allowed (${USUAL.minutes})` },
    nodes: { kind: 'value', value: 'N', help: `of the server (${USUAL.nodes})` },
    matches: { kind: 'value', value: 'N', help: `at once (${USUAL.matches})` },
    seed: { kind: 'value', value: 'S', help: 'of what is played and of what goes wrong (a fresh one)' },
    write: { kind: 'value', value: 'FILE.md', help: 'put the figures into their section of this document' },
    json: JSON_FLAG,
  },
  notes:
    'The exit code is 1 when an acknowledged move is lost, anything leaks, a match is stuck, a node grows, or too little was done to tell. Ctrl-C ends it early and reports.',
  async run(given, io) {
    const { game } = gameOf(given);
    const plan = soakPlan({
      game: game.id,
      seconds: 60 * (numberOf(given, 'minutes', { above: 0, to: 1440 }) ?? USUAL.minutes),
      nodes: wholeOf(given, 'nodes', 1, 8) ?? USUAL.nodes,
      matches: wholeOf(given, 'matches', 1, 2000) ?? USUAL.matches,
      seed: wholeOf(given, 'seed', 0, 2 ** 52) ?? randomInt(2 ** 32),
    });
    const path = textOf(given, 'write');
    if (path !== null) assertWritable(path, '--write');
    const machine = machineNow();
    const progress = progressOn(io, isOn(given, 'json'));
    const { signal, forget } = interruption();
    try {
      const figures = await soaked(plan, { onProgress: progress.at, interrupted: signal });
      progress.done();
      const [loadAfter = 0] = loadavg();
      if (path !== null)
        writeSections(path, { soak: `${machineInWords(machine, loadAfter)}\n\n${soakSection(figures)}` });
      const { json, text, failed } = soakReport(figures);
      return { json: { machine, ...json }, text, failed };
    } finally {
      forget();
    }
  },
};

/** Ctrl-C or a termination signal: the findings so far are still reported. */
function interruption(): { readonly signal: AbortSignal; forget(): void } {
  const aborted = new AbortController();
  const abort = () => aborted.abort();
  process.on('SIGINT', abort).on('SIGTERM', abort);
  return {
    signal: aborted.signal,
    forget() {
      process.off('SIGINT', abort).off('SIGTERM', abort);
    },
  };
}
