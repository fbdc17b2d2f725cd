/** Tables of every kind, and the positions that come up when the rules policy plays at them. */

import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import {
  type Action,
  type AirlinesEurope,
  airlinesEurope,
  type Config,
  DECKS,
  type State,
} from '@tarmac/airlines-europe/rules';
import { type Brain, type Limits, policyChoice } from '@tarmac/bots';
import { fastChance, type Seat } from '@tarmac/kit';

export const SEAT_COUNTS = [2, 3, 4, 5] as const;

/**
 * The levels with their horizon cut: what they look at, remember and choose by is theirs, and a decision
 * costs a tenth. For what does not hang on how far they look.
 */
export function shortSighted(rounds: number): Brain<AirlinesEurope> {
  const { trainee, pilot, captain } = airlinesEuropeBrain.levels;
  const cut = (limits: Limits): Limits => ({ ...limits, rounds: Math.min(rounds, limits.rounds) });
  return { ...airlinesEuropeBrain, levels: { trainee: cut(trainee), pilot: cut(pilot), captain: cut(captain) } };
}

export interface Table {
  readonly seats: number;
  readonly config: Config;
}

/** Every number of seats with every option, the start seat drawn or set: 96 tables. */
export const TABLES: readonly Table[] = SEAT_COUNTS.flatMap((seats) =>
  DECKS.flatMap((deck) =>
    [false, true].flatMap((flightBan) =>
      [false, true].flatMap((openScores) =>
        [null, seats - 1].map((startSeat) => ({
          seats,
          config: { board: 'europe-1', deck, flightBan, openScores, startSeat },
        })),
      ),
    ),
  ),
);

export interface Position {
  readonly state: State;
  readonly seat: Seat;
  /** More than one. */
  readonly actions: readonly Action[];
}

/** In points, see `policyChoice`: games differ from each other and still make sense. */
const NOISE = 2;

/** One position of so many is enough of a game: its neighbours are too much like it. */
const ONE_IN = 3;

/** Where a seat has a choice, in one game at that table; openings (AE-2.8) aside. */
function* positionsAt({ seats, config }: Table, seed: number): Generator<Position> {
  const chance = fastChance(seed);
  const sample = fastChance(seed + 2 ** 32);
  const choose = policyChoice(airlinesEuropeBrain, NOISE);
  const state = airlinesEurope.setup(config, seats, chance);
  for (;;) {
    const [seat] = airlinesEurope.toAct(state).seats;
    if (seat === undefined) return;
    const actions = airlinesEurope.actions(state, seat);
    if (actions.length > 1 && state.frame.kind !== 'opening' && sample.draw(ONE_IN) === 0)
      yield { state: airlinesEurope.clone(state), seat, actions };
    airlinesEurope.apply(state, seat, choose(state, seat, actions, chance), chance);
  }
}

/** Without end, from games at all tables with these seats in turn. */
export function* positionsIn(seatCounts: readonly number[], seed: number): Generator<Position> {
  const tables = TABLES.filter(({ seats }) => seatCounts.includes(seats));
  for (let game = 0; ; game++) yield* positionsAt(tables[game % tables.length] as Table, seed + game);
}
