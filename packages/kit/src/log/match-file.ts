/** The match file: a whole match, exported after its end, that anyone can verify and replay. */

import { shortHash } from '../canonical.ts';
import { toHex } from '../chance/bytes.ts';
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
import { baseOf, END_REASONS, type Entry, SEAT_REASONS, versionOf } from './entries.ts';
import { foldLog } from './fold.ts';

export interface MatchFile<T extends Shapes> {
  readonly format: 'tarmac-match';
  readonly formatVersion: 1;
  readonly game: string;
  readonly log: readonly Entry<T>[];
  /** The server's secret in hexadecimal, published at the end; null while the match is running. */
  readonly secret: string | null;
  readonly outcome: Outcome | null;
  /** The short hash of the last state. */
  readonly hash: string;
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
const MOST_LATE = 3_600_000;
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
    tagged(
      'kind',
      {
        start: {
          ...stamp,
          version: index,
          config: data,
          seats: whole(1, 20),
          commitment: orNull(hex),
          contributions: list(contribution, 0, 20),
          draws,
        },
        act: { ...stamp, seat: index, action: data, draws, late: whole(0, MOST_LATE) },
        undo: { ...stamp, to: index, keep: list(index, 0, MOST_ENTRIES) },
        seat: { ...stamp, seat: index, holder: orNull(by), reason: oneOf(...SEAT_REASONS) },
        upgrade: { ...stamp, version: index, state: data },
        branch: {
          ...stamp,
          version: index,
          state: data,
          of: record({ match: text(200), eye: index, frame: index }),
        },
        end: { ...stamp, reason: oneOf(...END_REASONS) },
      },
      ['late'],
    ),
    1,
    MOST_ENTRIES,
  ),
  secret: orNull(hex),
  outcome: data,
  hash: text(60),
});

/**
 * Parses the form of the file, and by the game's own parsers config and actions of the game's version. Entries before the
 * last upgrade or a branch stay plain data, and so does a whole match that ended under other rules.
 */
export function parseMatchFile<T extends Shapes>(game: Game<T>, input: unknown): Parsed<MatchFile<T>> {
  const parsed = parseShape<MatchFile<T>>(FILE, input, 'match');
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (file.game !== game.id) return { ok: false, problem: `the match is of ${file.game}, not of ${game.id}` };
  if ((versionOf(file.log) ?? game.version) !== game.version) return { ok: true, value: file };
  const log: Entry<T>[] = [];
  const base = baseOf(file.log);
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
