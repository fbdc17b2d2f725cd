/** News is plain data, repeated calls give the same, and no eye hears more than its view will keep. */

import { canonical, same } from '../canonical.ts';
import type { Chance, Draw } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import type { Eye, Game, Shapes } from '../game.ts';
import { eachPosition, newsAt, type ReachedPosition, type Suite } from './suite.ts';
import type { Move } from './walk.ts';
import { imaginedBy, isExplainedIn, isQuiet, seenAfter, toldTo } from './worlds.ts';

const WORLDS = 4;

export function newsTellNoMoreThanViews<T extends Shapes>(suite: Suite<T>): void {
  const { game } = suite;
  eachPosition(suite, 'tell', 1, (position) => {
    for (const each of newsAt(position)) for (const eye of position.eyes) tellingTwiceIsTheSame(game, each, eye);
  });
  eachPosition(suite, 'news', suite.rates.news, (position) => {
    const { move, eyes } = position;
    if (move === null) return;
    for (const eye of eyes) {
      if (isQuiet(move)) quietNewsAreExplained(suite, position, move, eye);
      lookalikesTellTheSame(suite, position, move, eye);
    }
  });
}

function tellingTwiceIsTheSame<T extends Shapes>(game: Game<T>, news: T['news'], eye: Eye): void {
  const told = game.tell(news, eye);
  const text = canonical(told, `news told to ${eye}`);
  if (told !== null && canonical(game.tell(told, eye)) !== text)
    throw new Error(`tell is not stable: telling ${eye} what it was told of ${canonical(news)} gives something else`);
}

/** The news that an eye hears of a step without draw or reveal must be possible in every world it can imagine. */
function quietNewsAreExplained<T extends Shapes>(
  suite: Suite<T>,
  { walk, step, state, chance }: ReachedPosition<T>,
  move: Move<T>,
  eye: Eye,
): void {
  const view = canonical(suite.game.view(walk.states[step + 1], eye));
  const told = toldTo(suite, move.news, eye);
  // A step that changes no view makes no news: a secret act stays secret.
  if (eye !== move.seat && told !== '[]' && view === canonical(suite.game.view(state, eye)))
    throw new Error(`${eye} is told ${told} about a step that does not change its view`);
  const world = imaginedBy(suite.game, state, eye, chance);
  const explained =
    eye === move.seat
      ? seenAfter(suite, world, move, eye, fastChance(1)).told === told
      : isExplainedIn(suite, world, move.seat, move.action, eye, (seen) => seen.view === view && seen.told === told);
  if (!explained) throw new Error(`${told} gives ${eye} hidden information without a draw or reveal`);
}

/**
 * Two worlds that look alike to an eye before and after a step must give it the same news; else it heard something that
 * its view forgets, or that it may not know.
 */
function lookalikesTellTheSame<T extends Shapes>(
  suite: Suite<T>,
  { walk, step, state, chance }: ReachedPosition<T>,
  move: Move<T>,
  eye: Eye,
): void {
  const { game } = suite;
  const view = canonical(game.view(walk.states[step + 1], eye));
  const told = toldTo(suite, move.news, eye);
  for (let n = 0; n < WORLDS; n++) {
    const world = imaginedBy(game, state, eye, chance);
    if (game.check(world, move.seat, move.action) !== null) continue;
    const luck = fastChance(chance.draw(2 ** 31));
    // The same draws from another bag often look the same; fresh draws reach the other cases.
    const seen = seenAfter(suite, world, move, eye, n % 2 === 0 ? preferring(move.draws, luck) : luck);
    if (seen.view !== view || same(seen.told, told)) continue;
    throw new Error(
      `${eye} is told ${told} here and ${seen.told} in a world with the same views before and after; ` +
        'if no player has to remember that, declare the news fleeting in the plan',
    );
  }
}

/** Repeats the recorded draws while the bounds agree. */
function preferring(draws: readonly Draw[], luck: Chance): Chance {
  let place = 0;
  return {
    draw(bound) {
      const recorded = draws[place++];
      return recorded !== undefined && recorded[1] === bound ? recorded[0] : luck.draw(bound);
    },
    reveal() {},
  };
}
