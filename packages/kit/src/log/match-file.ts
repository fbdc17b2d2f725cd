/** A match as one file: exported whole after its end, verified by anyone, replayed anywhere. */

import { same, shortHash } from '../canonical.ts';
import { fromHex, toHex } from '../chance/bytes.ts';
import { commitmentTo, type Digest, keyedDraw, matchKey } from '../chance/keyed.ts';
import type { Game, Outcome, Parsed, Shapes } from '../game.ts';
import {
  anyData,
  finite,
  list,
  oneOf,
  orNull,
  parseShape,
  record,
  type Shape,
  tagged,
  text,
  whole,
} from '../schema.ts';
import { END_REASONS, type Entry, SEAT_REASONS, type StartEntry } from './entries.ts';
import { foldLog } from './fold.ts';

export interface MatchFile<T extends Shapes> {
  readonly format: 'tarmac-match';
  readonly formatVersion: 1;
  readonly game: string;
  readonly log: readonly Entry<T>[];
  /** The host's secret in hexadecimal, published at the end; null while the match goes on. */
  readonly secret: string | null;
  readonly outcome: Outcome | null;
  /** The short hash of the last state. */
  readonly hash: string;
}

export interface Verification {
  readonly ok: boolean;
  readonly problems: readonly string[];
  readonly entries: number;
  readonly acts: number;
  readonly draws: number;
  readonly outcome: Outcome | null;
  readonly hash: string | null;
  /**
   * The index of the last upgrade, if any. Acts before it were made under older rules, so that neither
   * they nor the state it goes on from are checked; draws are, in all entries.
   */
  readonly uncheckedBefore: number | null;
}

export function exportMatch<T extends Shapes>(
  game: Game<T>,
  log: readonly Entry<T>[],
  secret: Uint8Array | null,
): MatchFile<T> {
  const { state } = foldLog(game, log);
  return {
    format: 'tarmac-match',
    formatVersion: 1,
    game: game.id,
    log,
    secret: secret === null ? null : toHex(secret),
    outcome: game.outcome(state),
    hash: shortHash(state),
  };
}

const MOST_ENTRIES = 100_000;
const index = whole(0, MOST_ENTRIES);
/** A config with a board file is the deepest of what comes here. */
const data = anyData(20);
const by = tagged('kind', { person: { id: text(200) }, 'stand-in': {}, clock: {}, host: {} });
const stamp = { at: finite(0, Number.MAX_SAFE_INTEGER), by };
const draws = list(list(whole(0, 2 ** 31), 2, 2), 0, 10_000);
const hex = text(1000);
/** The key is mixed from ASCII, so that it can be recomputed with any tool. */
const contribution: Shape = (value, path) =>
  typeof value === 'string' && /^[\x20-\x7e]{1,200}$/.test(value)
    ? null
    : `${path} must be 1 to 200 printable ASCII characters`;

const FILE = record({
  format: oneOf('tarmac-match'),
  formatVersion: oneOf(1),
  game: text(60),
  log: list(
    tagged('kind', {
      start: {
        ...stamp,
        version: index,
        config: data,
        seats: whole(1, 20),
        commitment: orNull(hex),
        contributions: list(contribution, 0, 20),
        draws,
      },
      act: { ...stamp, seat: index, action: data, draws },
      undo: { ...stamp, to: index, keep: list(index, 0, MOST_ENTRIES) },
      seat: { ...stamp, seat: index, holder: orNull(by), reason: oneOf(...SEAT_REASONS) },
      upgrade: { ...stamp, version: index, state: data },
      end: { ...stamp, reason: oneOf(...END_REASONS) },
    }),
    1,
    MOST_ENTRIES,
  ),
  secret: orNull(hex),
  outcome: data,
  hash: text(60),
});

/**
 * The file's form, and config and actions through the game's own parsers, as far as they are of its
 * version: what stands before the last upgrade stays plain data.
 */
export function parseMatchFile<T extends Shapes>(game: Game<T>, input: unknown): Parsed<MatchFile<T>> {
  const parsed = parseShape<MatchFile<T>>(FILE, input, 'match');
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (file.game !== game.id) return { ok: false, problem: `the match is of ${file.game}, not of ${game.id}` };
  const log: Entry<T>[] = [];
  const base = lastUpgrade(file) ?? 0;
  for (const [place, entry] of file.log.entries()) {
    if (place >= base && entry.kind === 'act') {
      const action = game.parseAction(entry.action);
      if (!action.ok) return { ok: false, problem: `entry ${place}: ${action.problem}` };
      log.push({ ...entry, action: action.value });
    } else if (place >= base && entry.kind === 'start') {
      const config = game.parseConfig(entry.config, entry.seats);
      if (!config.ok) return { ok: false, problem: `entry ${place}: ${config.problem}` };
      log.push({ ...entry, config: config.value });
    } else {
      log.push(entry);
    }
  }
  return { ok: true, value: { ...file, log } };
}

function lastUpgrade<T extends Shapes>({ log }: MatchFile<T>): number | null {
  const index = log.findLastIndex((entry) => entry.kind === 'upgrade');
  return index === -1 ? null : index;
}

/** Replays the log under the rules, from its last upgrade on, and recomputes every draw from the published key. */
export function verifyMatch<T extends Shapes>(game: Game<T>, input: unknown, digest: Digest): Verification {
  const parsed = parseMatchFile(game, input);
  if (!parsed.ok) {
    const nothing = { entries: 0, acts: 0, draws: 0, outcome: null, hash: null, uncheckedBefore: null };
    return { ok: false, problems: [parsed.problem], ...nothing };
  }
  const file = parsed.value;
  const problems: string[] = [];
  let outcome: Outcome | null = null;
  let hash: string | null = null;
  try {
    const { state } = foldLog(game, file.log);
    outcome = game.outcome(state);
    hash = shortHash(state);
    if (hash !== file.hash) problems.push(`the log leads to state ${hash}, the file says ${file.hash}`);
    if (!same(outcome, file.outcome)) problems.push('the log leads to another outcome than the file says');
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  problems.push(...drawProblems(file, digest));
  return {
    ok: problems.length === 0,
    problems,
    entries: file.log.length,
    acts: file.log.filter((entry) => entry.kind === 'act').length,
    draws: file.log.reduce((sum, entry) => sum + drawsOf(entry).length, 0),
    outcome,
    hash,
    uncheckedBefore: lastUpgrade(file),
  };
}

function drawsOf<T extends Shapes>(entry: Entry<T>): readonly (readonly [number, number])[] {
  return entry.kind === 'start' || entry.kind === 'act' ? entry.draws : [];
}

function drawProblems<T extends Shapes>(file: MatchFile<T>, digest: Digest): string[] {
  const start = file.log[0] as StartEntry<T>;
  if (start.kind !== 'start') return [];
  // A seat that added nothing, or somebody who added twice, would leave the key to fewer than all.
  if (start.contributions.length !== start.seats)
    return [
      `${start.contributions.length} contributions to the key of ${start.seats} seats: there must be one of each`,
    ];
  const secret = file.secret === null ? null : fromHex(file.secret);
  if (secret === null) return ['no key was published, so the draws cannot be checked'];
  if (start.commitment !== commitmentTo(secret, digest))
    return ['the published secret is not the one committed to before the deal'];
  const key = matchKey(secret, start.contributions, digest);
  return file.log.flatMap((entry, place) =>
    drawsOf(entry).flatMap(([value, bound], draw) => {
      if (bound >= 1 && keyedDraw(key, place, draw, bound, digest) === value) return [];
      return [`entry ${place}: draw ${draw} does not follow from the key`];
    }),
  );
}
