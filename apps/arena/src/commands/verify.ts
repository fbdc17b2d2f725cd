/** `arena verify`: replays an exported match and checks its luck, or replays all running ones. */

import { type MatchReport, verifyWhole } from '@tarmac/kit';
import { BadInput } from '../bad-input.ts';
import { commandOf, type Report } from '../command.ts';
import { nodeDigest } from '../digest.ts';
import { quoted, toggle } from '../flags.ts';
import { readJson } from '../json-files.ts';
import { gameById } from '../seats.ts';
import { count } from '../table.ts';
import { SERVER, verifyRunning } from '../verify-running.ts';

const PROBLEMS_SHOWN = 10;

export const verify = commandOf({
  name: 'verify',
  summary:
    'Replays an exported match under the rules, recomputes every draw from its published secret and audits what each eye saw.',
  usage: 'FILE | --all',
  words: ['FILE'],
  insteadOfWords: 'all',
  flags: {
    all: toggle("every running match of the server's database, under the rules of this build"),
  },
  notes: 'With --all the database is the one that the environment names, as for the server: see docs/operations.md.',
  run: async ({ all }, { io, words }) => (all ? verifyRunning(SERVER, io) : verifyFile(words[0] ?? '')),
});

function verifyFile(path: string): Report {
  const input = readJson(path, 'verify');
  const { game } = gameById(gameIdIn(input, path), `the game of ${quoted(path)}`);
  const found = reportOf(verifyWhole(game, input, nodeDigest));
  const { entries, acts, draws, outcome, hash, uncheckedBefore } = found;
  const size = `${count(entries)} entries, ${count(acts)} acts, ${count(draws)} draws`;
  const result = outcome === null ? 'unfinished' : `ended by ${outcome.rule}, scores ${outcome.scores.join(', ')}`;
  const trusted = found.branch
    ? 'it is a what-if, which begins there from an imagined position'
    : 'what came before was played under older rules and is taken on trust';
  const legal =
    uncheckedBefore === null
      ? 'Every act is legal'
      : `Every act from entry ${uncheckedBefore} on is legal (${trusted})`;
  return {
    json: { file: path, game: game.id, ...found },
    text: found.ok
      ? [
          `${path}: in order. ${size}; ${result}; state ${hash}.`,
          `${legal}, and every draw follows from the secret, the contributions and the commitment.`,
          ...auditLines(found),
        ].join('\n')
      : [`${path}: NOT in order (${size}).`, ...shortened(found.problems)].join('\n'),
    failed: !found.ok,
  };
}

function reportOf(steps: Generator<unknown, MatchReport, void>): MatchReport {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The fingerprints of each eye's views, as on the page of the match. */
function auditLines({ audit }: MatchReport): string[] {
  if (audit === null) return [];
  const { positions, compared, fingerprints } = audit;
  const last = fingerprints.length - 1;
  return [
    `The rules show nobody too much: ${count(compared)} views at ${count(positions)} positions can be made up from themselves.`,
    ...fingerprints.map(({ hash, views }, place) => {
      return `  ${place === last ? 'a watcher' : `seat ${place}`} saw ${count(views)} views, fingerprint ${hash}`;
    }),
  ];
}

/** One fault makes all later entries wrong; the first problems say most. */
function shortened(problems: readonly string[]): string[] {
  const lines = problems.slice(0, PROBLEMS_SHOWN).map((problem) => `  ${problem}`);
  const more = problems.length - lines.length;
  return more > 0 ? [...lines, `  … and ${count(more)} more`] : lines;
}

function gameIdIn(input: unknown, path: string): string {
  if (input !== null && typeof input === 'object' && 'game' in input && typeof input.game === 'string')
    return input.game;
  throw new BadInput(`verify: ${quoted(path)} is not a match file: it names no game`);
}
