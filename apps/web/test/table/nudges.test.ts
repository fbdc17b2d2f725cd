/** The first step of a hint says where to look, for every action that comes up in a game, in every language. */

import { fastChance, pick } from '@tarmac/kit';
import { LANGUAGES } from '@tarmac/kit/words';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { gameCalled } from '../../src/worker/games.ts';

/** Enough for every kind of decision of a first round. */
const STEPS = 60;

/** Some actions of every kind that is possible on the way through a game. */
function actionsOf(id: string): { readonly scene: unknown; readonly actions: readonly unknown[] } {
  const { game, scene } = gameCalled(id);
  const chance = fastChance(7);
  const config = game.parseConfig({}, game.seats.min);
  if (!config.ok) throw new Error(config.problem);
  const state = game.setup(config.value, game.seats.min, chance);
  const actions: unknown[] = [];
  for (let step = 0; step < STEPS && game.outcome(state) === null; step++) {
    const [seat = 0] = game.toAct(state).seats;
    const possible = game.actions(state, seat);
    actions.push(...possible.slice(0, 40));
    game.apply(state, seat, pick(possible, chance), chance);
  }
  return { scene: scene(game.view(state, 0)), actions };
}

describe.each(GAMES.map(({ id, nudge }) => [id, nudge] as const))('%s', (id, nudge) => {
  test.each(LANGUAGES)('in %s', async (language) => {
    const say = await nudge?.();
    if (say === undefined) throw new Error('has no nudges');
    const { scene, actions } = actionsOf(id);
    const wrong = language === 'fr' ? /[^\u202f][;:?»]/u : /\s[;:?.,]/u;
    for (const action of actions) {
      const said = say(language, scene, action);
      expect(said).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(said).not.toMatch(wrong);
      expect(said).not.toMatch(/['!]/);
    }
  });
});
