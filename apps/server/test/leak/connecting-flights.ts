/**
 * The worlds of Connecting Flights, whose secrets are choices, not cards: identities, player cards, plans, standing orders,
 * sabotage cards that were looked at. All that an eye may not know is made up anew after every act.
 */

import { type ConnectingFlights, connectingFlights, type State } from '@tarmac/connecting-flights/rules';
import { type Chance, type Eye, fastChance, type Game } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { expectNothingTold } from './made-up.ts';
import { improvise } from './script.ts';

export const SETTING = { seats: 3, clock: { kind: 'live', bank: 86_400, increment: 7 }, options: {} } as const;
/** Some rounds: every phase, offers and answers, sabotage. */
const ACTS = 150;

/** The server's own luck hangs on how long the log is; this hangs on what all can see. */
export function fated(seed: number): Game {
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

/** For every eye, or for those named. */
export function testConnectingFlights(eyes?: readonly Eye[]): void {
  test('nobody is sent anything but what their view tells', async () => {
    const game = fated(5);
    const truth = await expectNothingTold(
      SETTING,
      game,
      (stage) => improvise(stage, game, { seed: 3, most: ACTS, proposesUndo: false }),
      eyes,
    );
    const sent = truth.moments.get(0)?.flat().join() ?? '';
    for (const kind of ['playersShown', 'sold', 'offered', 'flew', 'taxed']) expect(sent).toContain(`"kind":"${kind}"`);
  });
}
