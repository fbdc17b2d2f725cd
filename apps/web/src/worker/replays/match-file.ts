/** A whole match from a file: checked against the rules and its published key, and seen through any eye. */

import type { Manifest } from '@tarmac/bots';
import { foldLog, parseMatchFile, verifyMatch } from '@tarmac/kit';
import { eyesOf } from '@tarmac/match';
import { digest } from '../digest.ts';
import { seatsIn } from '../games.ts';
import { recalledOf } from '../match/moments.ts';
import type { Opened } from './opened.ts';

/** Far beyond any match; each entry costs a computation. */
const MOST_ENTRIES = 5000;
const MOST_DRAWS = 20_000;
/** The most acts kept by undos: each is searched and replayed. */
const MOST_KEEPS = 10_000;
/** Enough for a reader. */
const MOST_PROBLEMS = 10;

/** Throws on a match that the rules do not allow; wrong draws are reported, not refused. */
export function readMatchFile(known: Manifest, input: unknown): Opened {
  assertSize(input);
  const parsed = parseMatchFile(known.game, input);
  if (!parsed.ok) throw new Error(parsed.problem);
  const { log } = parsed.value;
  // Throws where the log does not follow the rules.
  const watched = recalledOf(known, log, 'watcher');
  const seats = seatsIn(watched[0]?.view);
  const { ok, problems, branch, uncheckedBefore, ended } = verifyMatch(known.game, input, digest);
  return {
    seats,
    eyes: eyesOf(seats),
    moves: foldLog(known.game, log).points.length,
    verified: ok,
    extent: { branch, uncheckedBefore, ended },
    problems: problems.slice(0, MOST_PROBLEMS),
    moments: (eye) => (eye === 'watcher' ? watched : recalledOf(known, log, eye)),
    actAt(at) {
      const entry = log[at];
      return entry?.kind === 'act' ? { seat: entry.seat, action: entry.action } : null;
    },
  };
}

/** Limits the work that a hostile file can cause. */
export function assertSize(input: unknown): void {
  const { log } = input as { log?: unknown };
  const entries: readonly unknown[] = Array.isArray(log) ? log : [];
  assertAtMost(entries.length, MOST_ENTRIES, 'entries');
  assertAtMost(listed(entries, 'draws'), MOST_DRAWS, 'draws');
  assertAtMost(listed(entries, 'keep'), MOST_KEEPS, 'acts kept when undoing');
}

function assertAtMost(count: number, most: number, what: string): void {
  if (count > most) throw new Error(`the match has ${count} ${what}, at most ${most} can be read`);
}

/** The total length of these lists in all entries. */
function listed(log: readonly unknown[], key: 'draws' | 'keep'): number {
  return log.reduce<number>((sum, entry) => {
    const list = (entry as Partial<Record<typeof key, unknown>> | null)?.[key];
    return sum + (Array.isArray(list) ? list.length : 0);
  }, 0);
}
