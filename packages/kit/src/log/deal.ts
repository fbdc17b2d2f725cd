/** The luck of a match that was published: is the secret the one committed to, did every seat add to the key, does every draw follow from it? */

import { fromHex, toHex } from '../chance/bytes.ts';
import { commitmentTo, type Digest, matchKey, workedDraw } from '../chance/keyed.ts';
import type { Shapes } from '../game.ts';
import type { Entry } from './entries.ts';
import type { MatchFile } from './match-file.ts';

/** A draw as the log has it. */
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
  /** What follows from the key; the log has another one where it does not hold. */
  readonly expected: number;
}

/** All values are there for whoever wants to compute them again. */
export interface Deal {
  readonly secret: string | null;
  readonly commitment: string | null;
  /** The hash of the published secret; null where none was published. */
  readonly hashed: string | null;
  readonly contributions: readonly string[];
  readonly seats: number;
  /** Null where there is none to compute draws from. */
  readonly key: string | null;
  readonly draws: number;
  /** Null where no draw could be checked. */
  readonly wrong: readonly DrawAt[] | null;
  /** The first draw that does not hold, else the first of the match. */
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
  // Draws of a key that does not hold prove nothing.
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

/** By check, in words; of what could not be checked it says nothing but why. */
interface DealProblems {
  readonly contributions: readonly string[];
  readonly commitment: readonly string[];
  readonly draws: readonly string[];
}

export function dealProblems({ secret, hashed, commitment, contributions, seats, wrong }: Deal): DealProblems {
  const found = (more: Partial<DealProblems>) => ({ contributions: [], commitment: [], draws: [], ...more });
  // A seat that added nothing, or somebody who added twice, would leave the key to fewer than all.
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
