/**
 * Whether the rules show anybody what they may not know. At every position of a match each eye's view is taken for the only
 * thing known: a state is imagined from it, and must look the same to that eye, leave its seat the same actions and have the
 * same outcome. The views are those the log leads to, not what a server sent; and a view that shows too much is not found where
 * `imagine` believes it. What an eye was to see is chained into one fingerprint, to be compared with what it says it saw.
 */

import { canonical } from '../canonical.ts';
import { asciiBytes, toHex } from '../chance/bytes.ts';
import { fastChance } from '../chance/fast.ts';
import type { Digest } from '../chance/keyed.ts';
import type { Eye, Game, Shapes } from '../game.ts';
import { baseOf, type Entry } from './entries.ts';
import { advance, foldLog } from './fold.ts';

/** How many entries of the log are done. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface LeakAudit {
  readonly positions: number;
  /** Views that were imagined from and compared: positions times eyes. */
  readonly compared: number;
  /** By eye, the seats and then the watcher. */
  readonly fingerprints: readonly Fingerprint[];
  readonly problems: readonly string[];
}

/** One number for everything an eye was shown, in order. */
export interface Fingerprint {
  readonly hash: string;
  /** Different views, one after another. */
  readonly views: number;
}

/** One change can make everything after it wrong: the first say most. */
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

/** Of a view as canonical JSON in ASCII. */
export function viewHash(view: unknown, digest: Digest): string {
  const text = canonical(view).replace(/[^\x20-\x7e]/g, (one) => {
    return `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return toHex(digest.sha256(asciiBytes(text)));
}

/**
 * The fingerprint is the hash of the one before and that of the view, both in hexadecimal, beginning with 64 zeros. A view
 * that says the same as the one before it adds nothing: nobody noticed.
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

/** Of what somebody says to have been shown, oldest first. */
export function fingerprintOf(views: readonly unknown[], digest: Digest): Fingerprint {
  const chain = fingerprinting(digest);
  for (const view of views) chain.add(view);
  return chain.now();
}
