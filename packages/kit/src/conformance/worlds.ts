/** Steps in imagined worlds, for comparison with what an eye saw and heard of the real step. */

import { canonical } from '../canonical.ts';
import type { Chance } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import { recordingChance } from '../chance/recording.ts';
import type { Eye, Game, Shapes } from '../game.ts';
import { jsonCopy } from './data.ts';
import type { Suite } from './suite.ts';
import type { Move } from './walk.ts';

/** The view and news of an eye after a step, as texts. */
export interface Seen {
  readonly view: string;
  readonly told: string;
  /** Without draw or reveal. */
  readonly quiet: boolean;
}

export function isQuiet<T extends Shapes>(move: Move<T>): boolean {
  return move.draws.length === 0 && !move.revealed;
}

export function imaginedBy<T extends Shapes>(game: Game<T>, state: T['state'], eye: Eye, chance: Chance): T['state'] {
  return game.imagine(jsonCopy(game.view(state, eye)), fastChance(chance.draw(2 ** 31)));
}

/** The news for the eye, without fleeting ones. */
export function toldTo<T extends Shapes>({ game, plan }: Suite<T>, news: readonly T['news'][], eye: Eye): string {
  const lasting = news.filter((each) => !plan.isFleeting?.(each));
  return canonical(lasting.map((each) => game.tell(each, eye)).filter((told) => told !== null));
}

/** Does the action in a copy of that world. */
export function seenAfter<T extends Shapes>(
  suite: Suite<T>,
  world: T['state'],
  move: Pick<Move<T>, 'seat' | 'action'>,
  eye: Eye,
  luck: Chance,
): Seen {
  const { game } = suite;
  const chance = recordingChance(luck);
  const next = game.clone(world);
  const news: T['news'][] = [];
  game.apply(next, move.seat, move.action, chance, news);
  return {
    view: canonical(game.view(next, eye)),
    told: toldTo(suite, news, eye),
    quiet: chance.draws.length === 0 && !chance.revealed,
  };
}

/** Whether some act of the seat in that world, or none, would quietly look like this to the eye. */
export function isExplainedIn<T extends Shapes>(
  suite: Suite<T>,
  world: T['state'],
  seat: number,
  action: T['action'],
  eye: Eye,
  fits: (seen: Seen) => boolean,
): boolean {
  const { game } = suite;
  const nothing = { view: canonical(game.view(world, eye)), told: '[]', quiet: true };
  if (fits(nothing)) return true;
  // The same action first: an unbounded kind need not be listed in that world.
  const possible = game.check(world, seat, action) === null ? [action] : [];
  return [...possible, ...game.actions(world, seat)].some((each) => {
    const seen = seenAfter(suite, world, { seat, action: each }, eye, fastChance(1));
    return seen.quiet && fits(seen);
  });
}
