/** One eye's view of a match, from a file. It proves nothing, so it only must be showable. */

import type { Manifest } from '@tarmac/bots';
import { type Chance, type Eye, same } from '@tarmac/kit';
import { parseViewFile, type SeenFrame } from '@tarmac/wire/page';
import type { Moment } from '../../backend/backend.ts';
import { movesSeen } from '../../replay/moves.ts';
import { eyeOf, seatsIn } from '../games.ts';
import { follower } from './follow-patch.ts';
import type { Opened } from './opened.ts';

/** The most time for a hostile file; a match on a slow phone takes a tenth. */
const MOST_MS = 15_000;

export function readViewFile(known: Manifest, input: unknown, now: () => number): Opened {
  const parsed = parseViewFile(input, known.game.version);
  if (!parsed.ok) throw new Error(parsed.problem);
  const { eye, frames } = parsed.value;
  const started = now();
  const follow = follower();
  let scene: unknown;
  const moments = frames.map((seen, place): Moment => {
    if (now() - started > MOST_MS) throw new Error('the file takes too long to read');
    const view = follow(seen.patch);
    assertShown(known, eye, view, seen.news);
    if (place === 0) scene = known.scene(view);
    else if (!same(known.scene(view), scene)) throw new Error('the file has views of different matches');
    return momentOf(known, eye, view, seen);
  });
  const seats = seatsIn(moments[0]?.view);
  const moves = movesSeen(moments);
  const recalled = moments.map((moment, entry) => ({ ...moment, entry, move: moves[entry] ?? 0 }));
  return {
    seats,
    eyes: [eye],
    verified: null,
    extent: { branch: false, uncheckedBefore: null, ended: false },
    problems: [],
    moves: recalled.at(-1)?.move ?? 0,
    moments: () => recalled,
    actAt: () => null,
  };
}

/** Pictures and words trust their input: views that no match can show are refused. */
function assertShown(known: Manifest, eye: Eye, view: unknown, news: readonly unknown[]): void {
  const problem =
    known.viewProblem(view) ??
    news.map((item) => known.newsProblem(item, view)).find((found) => found !== null) ??
    null;
  if (problem !== null) throw new Error(problem);
  if (eyeOf(view) !== eye) throw new Error(`the file has a view that is not of the eye ${eye}`);
}

function momentOf(known: Manifest, eye: Eye, view: unknown, { frame, at, cause, news }: SeenFrame): Moment {
  const awaited = known.game.awaited(view);
  const outcome = awaited.length > 0 ? null : known.game.outcome(known.game.imagine(view, NO_CHANCE));
  return { eye, frame, at, cause, news, view, facts: known.facts(view), awaited, outcome, undo: 0, clocks: [] };
}

/** Once nobody is awaited everything is revealed, and nothing must be imagined. */
const NO_CHANCE: Chance = {
  draw: () => {
    throw new Error('the file has an end at which something is still hidden');
  },
  reveal: () => undefined,
};
