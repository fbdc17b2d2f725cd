import type { State } from '@tarmac/connecting-flights/rules';
import type { Game } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { fated, SETTING, testConnectingFlights } from './connecting-flights.ts';
import { improvise, replay } from './script.ts';
import { firstDifference, played } from './stage.ts';
import { imagined } from './worlds.ts';

testConnectingFlights([1]);

test('a game that shows who somebody is is found out', async () => {
  const game = fated(5);
  const telling: Game = {
    ...game,
    view: (state, eye) => ({ ...(game.view(state, eye) as object), all: (state as State).identities }),
  };
  const truth = await played({ ...SETTING, game: telling }, (stage) => improvise(stage, game, { seed: 3, most: 3 }));
  const other = await played({ ...SETTING, game: imagined(telling, 0, 77) }, (stage) => replay(stage, truth.told));
  expect(firstDifference(truth.moments.get(0), other.moments.get(0))).toContain('"all"');
});
