/**
 * The same for Connecting Flights, whose secrets are choices, not cards: identities, player cards, plans, standing orders,
 * sabotage cards that were looked at. All that an eye may not know is made up anew after every act.
 */

import { type ConnectingFlights, connectingFlights, type State } from '@tarmac/connecting-flights/rules';
import { type Chance, fastChance, type Game } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { improvise, replay } from './script.ts';
import { firstDifference, played } from './stage.ts';
import { imagined } from './worlds.ts';

const SETTING = { seats: 3, clock: { kind: 'live', bank: 86_400, increment: 7 }, options: {} } as const;
/** Some rounds: every phase, offers and answers, sabotage. */
const ACTS = 150;

/** The server's own luck hangs on how long the log is; this hangs on what all can see. */
function fated(seed: number): Game {
  const luckAt = (chance: Chance, place: number): Chance => {
    const luck = fastChance(seed + place);
    return {
      draw(bound) {
        chance.draw(bound);
        return luck.draw(bound);
      },
      reveal: () => chance.reveal(),
    };
  };
  const game: Game<ConnectingFlights> = {
    ...connectingFlights,
    setup: (config, seats, chance, news) => connectingFlights.setup(config, seats, luckAt(chance, 0), news),
    apply: (state, seat, action, chance, news) =>
      connectingFlights.apply(state, seat, action, luckAt(chance, publicPlace(state)), news),
  };
  return game as Game;
}

function publicPlace({ round, row, events, coins, where }: State): number {
  const inHands = where.filter((place) => place >= 0).length;
  return 1 + round * 1_000_003 + row.length * 10_007 + events.length * 1009 + inHands * 101 + (coins[0] ?? 0);
}

test('nobody is sent anything but what their view tells', async () => {
  const game = fated(5);
  const truth = await played({ ...SETTING, game }, (stage) =>
    improvise(stage, game, { seed: 3, most: ACTS, proposesUndo: false }),
  );
  const sent = truth.moments.get(0)?.flat().join() ?? '';
  for (const kind of ['playersShown', 'sold', 'offered', 'flew', 'taxed']) expect(sent).toContain(`"kind":"${kind}"`);
  const everybody = [...truth.moments.keys()];
  for (const eye of everybody) {
    const other = await played({ ...SETTING, game: imagined(game, eye, 77) }, (stage) => replay(stage, truth.told));
    expect(firstDifference(truth.moments.get(eye), other.moments.get(eye)), `to eye ${eye}`).toBeNull();
    const inAnotherWorld = everybody.filter(
      (whose) => firstDifference(truth.moments.get(whose), other.moments.get(whose)) !== null,
    );
    expect(inAnotherWorld).toEqual(everybody.filter((whose) => whose !== eye && whose !== 'watcher'));
  }
});

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
