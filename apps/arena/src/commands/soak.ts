/** `arena soak`: real nodes on a real PostgreSQL for a long time, under every kind of fault. */

import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { writeSections } from '../bench/document.ts';
import { machineInWords, machineNow } from '../bench/machine.ts';
import { commandOf } from '../command.ts';
import { number, seed, whole } from '../flags.ts';
import { GAME_FLAG } from '../seats.ts';
import { soakPlan } from '../soak/plan.ts';
import { soakReport, soakSection } from '../soak/report.ts';
import { soak as soaked } from '../soak/soak.ts';
import { fileToWrite } from '../text-files.ts';

export const soak = commandOf({
  name: 'soak',
  summary: 'Plays on real nodes with one PostgreSQL for a long time while clients drop out and nodes are killed.',
  usage: '[--minutes N] [--nodes N] [--matches N] [--seed S] [--write FILE.md]',
  flags: {
    game: GAME_FLAG,
    minutes: number('how long, fractions allowed', { above: 0, to: 1440 }, { usual: 30 }),
    nodes: whole('of the server', { from: 1, to: 8, usual: 2 }),
    matches: whole('at once', { from: 1, to: 2000, usual: 100 }),
    seed: seed('of what is played and of what goes wrong', { usual: null, said: 'a fresh one' }),
    write: fileToWrite('FILE.md', 'put the figures into their section of this document'),
  },
  notes:
    'The exit code is 1 when an acknowledged move is lost, anything leaks, a match is stuck, a node grows, or too little was done to tell. Ctrl-C ends it early and reports.',
  async run({ game: { game }, minutes, nodes, matches, write: path, ...given }, { progress }) {
    const seed = given.seed ?? randomInt(2 ** 32);
    const plan = soakPlan({ game: game.id, seconds: 60 * minutes, nodes, matches, seed });
    const machine = machineNow();
    const { signal, forget } = interruption();
    try {
      const figures = await soaked(plan, { onProgress: progress.at, interrupted: signal });
      const [loadAfter = 0] = loadavg();
      if (path !== null)
        writeSections(path, { soak: `${machineInWords(machine, loadAfter)}\n\n${soakSection(figures)}` });
      const { json, text, failed } = soakReport(figures);
      return { json: { machine, ...json }, text, failed };
    } finally {
      forget();
    }
  },
});

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
