/** The functions of the rules worker for the page. */

import { viewHash } from '@tarmac/kit';
import { digest } from './digest.ts';
import { lastChoices } from './from-view.ts';
import { findGame, GAMES, gameCalled } from './games.ts';
import { localMatches } from './match/local-matches.ts';
import { configOf } from './match/new-match.ts';
import { newSeed, type Parts } from './parts.ts';
import { replayShelf } from './replays/shelf.ts';
import type { RulesApi } from './rules-api.ts';

export function rulesApi(parts: Parts): RulesApi {
  const lastOf = lastChoices(() => newSeed(parts));
  const choices = (game: string, view: unknown) => lastOf(gameCalled(game), view);
  return {
    games: () =>
      GAMES.map(({ game: { id, seats, cooperative = false, options }, mind }) => {
        return { id, seats, cooperative, options, thinks: mind !== undefined };
      }),
    optionsProblem(id, options, seats) {
      const known = findGame(id);
      if (known === null) return `there is no game ${id}`;
      const config = configOf(known, options, seats);
      return config.ok ? null : config.problem;
    },

    scene: (game, view) => gameCalled(game).scene(view),
    facts: (game, view) => gameCalled(game).facts(view),
    actions: (game, view) => choices(game, view).actions(),
    check: (game, view, action) => choices(game, view).check(action),
    consider: (game, view, action) => choices(game, view).consider(action),
    async advise(game, view) {
      const actions = choices(game, view).actions();
      if (actions.length === 0) return [];
      return parts.thinker.advise({ game, level: 'captain', view, actions, seed: newSeed(parts) });
    },

    viewHash: (view) => viewHash(view, digest),

    ...localMatches(parts),
    ...replayShelf(parts),
  };
}
