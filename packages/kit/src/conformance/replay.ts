/** The recorded actions and draws of a game lead through the same states again. */

import { canonical, same, shortHash } from '../canonical.ts';
import { replayingChance } from '../chance/replaying.ts';
import type { Shapes } from '../game.ts';
import { jsonCopy } from './data.ts';
import { eachWalk, type Suite } from './suite.ts';
import { at, where } from './walk.ts';

export function replaysToTheSameStates<T extends Shapes>(suite: Suite<T>): void {
  const { game } = suite;
  eachWalk(suite, (walk) => {
    const dealing = replayingChance(walk.dealt.draws);
    const news: T['news'][] = [];
    const state = at(
      () => `${where(game, walk, 0)}, setup`,
      () => {
        const dealt = game.setup(jsonCopy(walk.config), walk.seats, dealing, news);
        dealing.finish();
        if (shortHash(dealt) !== shortHash(walk.states[0])) throw new Error('the same draws give a different deal');
        if (!same(news, walk.dealt.news)) throw new Error('the same deal gives different news');
        return dealt;
      },
    );
    walk.moves.forEach((move, step) => {
      at(
        () => where(game, walk, step),
        () => {
          const parsed = game.parseAction(jsonCopy(move.action));
          if (!parsed.ok) throw new Error(`parseAction: ${parsed.problem}`);
          const refusal = game.check(state, move.seat, parsed.value);
          if (refusal) throw new Error(`refused in the replay: ${canonical(refusal)}`);
          const chance = replayingChance(move.draws);
          const told: T['news'][] = [];
          // Every other act has no sink, like those of searches: the state must not depend on it.
          game.apply(state, move.seat, parsed.value, chance, step % 2 === 0 ? told : undefined);
          chance.finish();
          if (shortHash(state) !== shortHash(walk.states[step + 1]))
            throw new Error('the replay gives a different state');
          if (chance.revealed !== move.revealed)
            throw new Error('only one of two runs with the same draws calls reveal');
          if (step % 2 === 0 && !same(told, move.news)) throw new Error('the replay gives different news');
        },
      );
    });
  });
}
