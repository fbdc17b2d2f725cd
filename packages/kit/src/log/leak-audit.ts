/**
 * Audits whether views leak hidden information. At every position of a match a state is imagined from each eye's view; it
 * must look the same to that eye, give its seat the same actions and have the same outcome. The views come from the log,
 * not from what a server sent, and a leak that `imagine` uses itself is not found. The views of an eye are chained into
 * one fingerprint, for comparison with what that eye really got.
 */

import { canonical } from '../canonical.ts';
import { asciiBytes, toHex } from '../chance/bytes.ts';
import { fastChance } from '../chance/fast.ts';
import type { Digest } from '../chance/keyed.ts';
import type { Eye, Game, Shapes } from '../game.ts';
import { baseOf, type Entry } from './entries.ts';
import { advance, foldLog } from './fold.ts';

/** The number of audited entries. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface LeakAudit {
  readonly positions: number;
  /** The number of compared views: positions times eyes. */
  readonly compared: number;
  /** By eye, the seats and then the watcher. */
  readonly fingerprints: readonly Fingerprint[];
  readonly problems: readonly string[];
}

/** A hash of everything an eye was shown, in order. */
export interface Fingerprint {
  readonly hash: string;
  /** The number of views that differ from the one before. */
  readonly views: number;
}

/** One fault can make all later entries wrong: the first problems say most. */
const MOST_PROBLEMS = 20;

/** The log must follow the rules. */
export function* auditLeaks<T extends Shapes>(
  game: Game<T>,
  log: readonly Entry<T>[],
  digest: Digest,
): Generator<Progress, LeakAudit, void> {
  const base = baseOf(log);
  const fold = foldLog(game, log.slice(0, base + 1));
  const eyes: readonly Eye[] = [...Array.from({ length: fold.seats }, (_, seat) => seat), 'watcher'];
  const chains = eyes.map(() => fingerprinting(digest));
  const problems: string[] = [];
  let positions = 0;

  function look(place: number): void {
    positions++;
    for (const [index, eye] of eyes.entries()) {
      const view = game.view(fold.state, eye);
      chains[index]?.add(view);
      const problem = leakTo(game, fold.state, view, eye, place * eyes.length + index);
      if (problem !== null && problems.length < MOST_PROBLEMS) problems.push(`entry ${place}: ${problem}`);
    }
  }

  look(base);
  for (const [place, entry] of log.entries()) {
    if (place <= base) continue;
    const before = fold.state;
    advance(game, fold, entry);
    if (fold.state !== before) look(place);
    yield { done: place + 1, of: log.length };
  }
  const fingerprints = chains.map((chain) => chain.now());
  return { positions, compared: positions * eyes.length, fingerprints, problems };
}

function leakTo<T extends Shapes>(
  game: Game<T>,
  state: T['state'],
  view: T['view'],
  eye: Eye,
  seed: number,
): string | null {
  const whose = eye === 'watcher' ? 'a watcher' : `seat ${eye}`;
  const shown = canonical(view);
  let imagined: T['state'];
  try {
    // A copy, so that nothing but the view itself can be in it.
    imagined = game.imagine(JSON.parse(shown), fastChance(seed));
  } catch (error) {
    return `no state fits what ${whose} saw: ${error instanceof Error ? error.message : String(error)}`;
  }
  const depends = `depends on what ${whose} cannot see`;
  if (canonical(game.view(imagined, eye)) !== shown) return `the view ${depends}`;
  if (canonical(game.outcome(imagined)) !== canonical(game.outcome(state))) return `the outcome ${depends}`;
  if (eye === 'watcher') return null;
  if (canonical(game.actions(imagined, eye)) !== canonical(game.actions(state, eye)))
    return `what may be done ${depends}`;
  return null;
}

interface Fingerprinting {
  add(view: unknown): void;
  now(): Fingerprint;
}

/** The hash of a view as canonical JSON in ASCII. */
export function viewHash(view: unknown, digest: Digest): string {
  const text = canonical(view).replace(/[^\x20-\x7e]/g, (one) => {
    return `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return toHex(digest.sha256(asciiBytes(text)));
}

/**
 * A fingerprint is the hash of the last fingerprint and the view's hash, both in hexadecimal; the first one is 64 zeros. A
 * view equal to the one before adds nothing.
 */
function fingerprinting(digest: Digest): Fingerprinting {
  let hash = '0'.repeat(64);
  let views = 0;
  let last = '';
  return {
    add(view) {
      const next = viewHash(view, digest);
      if (next === last) return;
      last = next;
      hash = toHex(digest.sha256(asciiBytes(hash + next)));
      views++;
    },
    now: () => ({ hash, views }),
  };
}

/** The fingerprint of the views that somebody claims to have seen, oldest first. */
export function fingerprintOf(views: readonly unknown[], digest: Digest): Fingerprint {
  const chain = fingerprinting(digest);
  for (const view of views) chain.add(view);
  return chain.now();
}
