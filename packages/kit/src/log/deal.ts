/** Checks the published luck of a match: the secret against its commitment, the contributions, and every draw. */

import { fromHex, toHex } from '../chance/bytes.ts';
import { commitmentTo, type Digest, matchKey, workedDraw } from '../chance/keyed.ts';
import type { Shapes } from '../game.ts';
import type { Entry } from './entries.ts';
import type { MatchFile } from './match-file.ts';

/** A draw in the log. */
interface DrawAt {
  readonly entry: number;
  readonly draw: number;
  readonly value: number;
  readonly bound: number;
}

/** One draw, with every step that leads to it. */
interface DrawExample extends DrawAt {
  readonly message: string;
  readonly hmac: string;
  readonly number: number;
  /** The value that follows from the key; the log has a different one if the check fails. */
  readonly expected: number;
}

/** The checks with all values needed to repeat them. */
export interface Deal {
  readonly secret: string | null;
  readonly commitment: string | null;
  /** The hash of the published secret; null where none was published. */
  readonly hashed: string | null;
  readonly contributions: readonly string[];
  readonly seats: number;
  /** Null where it is not known. */
  readonly key: string | null;
  readonly draws: number;
  /** Null where no draw could be checked. */
  readonly wrong: readonly DrawAt[] | null;
  /** The first wrong draw, else the first draw of the match. */
  readonly example: DrawExample | null;
}

export function dealOf<T extends Shapes>({ log, secret: published }: MatchFile<T>, digest: Digest): Deal | null {
  const [start] = log;
  if (start?.kind !== 'start') return null;
  const { commitment, contributions, seats } = start;
  const secret = published === null ? null : fromHex(published);
  const hashed = secret === null ? null : commitmentTo(secret, digest);
  const all = log.flatMap(drawsAt);
  const told = { secret: published, commitment, hashed, contributions, seats, draws: all.length };
  // With a wrong key the draws prove nothing.
  if (secret === null || hashed !== commitment || contributions.length !== seats)
    return { ...told, key: null, wrong: null, example: null };
  const key = matchKey(secret, contributions, digest);
  const wrong = all.filter(
    ({ entry, draw, value, bound }) => bound < 1 || workedDraw(key, entry, draw, bound, digest).value !== value,
  );
  const shown = wrong.find(({ bound }) => bound >= 1) ?? all.find(({ bound }) => bound > 1);
  return { ...told, key: toHex(key), wrong, example: shown === undefined ? null : exampleOf(key, shown, digest) };
}

function exampleOf(key: Uint8Array, at: DrawAt, digest: Digest): DrawExample {
  const { message, hmac, number, value } = workedDraw(key, at.entry, at.draw, at.bound, digest);
  return { ...at, message, hmac: toHex(hmac), number, expected: value };
}

function drawsAt<T extends Shapes>(entry: Entry<T>, place: number): DrawAt[] {
  if (entry.kind !== 'start' && entry.kind !== 'act') return [];
  return entry.draws.map(([value, bound], draw) => ({ entry: place, draw, value, bound }));
}

/** Problems by check, in words; for an impossible check only the reason. */
interface DealProblems {
  readonly contributions: readonly string[];
  readonly commitment: readonly string[];
  readonly draws: readonly string[];
}

export function dealProblems({ secret, hashed, commitment, contributions, seats, wrong }: Deal): DealProblems {
  const found = (more: Partial<DealProblems>) => ({ contributions: [], commitment: [], draws: [], ...more });
  // With a missing or double contribution fewer than all seats would choose the key.
  if (contributions.length !== seats)
    return found({
      contributions: [`${contributions.length} contributions to the key of ${seats} seats: there must be one of each`],
    });
  if (secret === null || hashed === null)
    return found({ commitment: ['no key was published, so the draws cannot be checked'] });
  if (hashed !== commitment)
    return found({ commitment: ['the published secret is not the one committed to before the deal'] });
  return found({
    draws: (wrong ?? []).map(({ entry, draw }) => `entry ${entry}: draw ${draw} does not follow from the key`),
  });
}
