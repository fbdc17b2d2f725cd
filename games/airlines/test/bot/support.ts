/** Tables of every kind, and the positions that come up when the rules policy plays at them. */

import { airlinesBrain } from '@tarmac/airlines/bot';
import { type Action, type Airlines, airlines, type Config, type State } from '@tarmac/airlines/rules';
import { type Brain, type Limits, policyChoice } from '@tarmac/bots';
import { fastChance, type Seat } from '@tarmac/kit';

export const SEAT_COUNTS = [2, 3, 4, 5, 6] as const;

/** The levels with their horizon cut: for what does not hang on how far they look. */
export function shortSighted(rounds: number): Brain<Airlines> {
  const { trainee, pilot, captain } = airlinesBrain.levels;
  const cut = (limits: Limits): Limits => ({ ...limits, rounds: Math.min(rounds, limits.rounds) });
  return { ...airlinesBrain, levels: { trainee: cut(trainee), pilot: cut(pilot), captain: cut(captain) } };
}

export interface Table {
  readonly seats: number;
  readonly config: Config;
}

/** Every number of seats with every option, the start seat drawn or set: 80 tables, the number of seats changing fastest. */
export const TABLES: readonly Table[] = [false, true].flatMap((startIsSet) =>
  [false, true].flatMap((seatBonus) =>
    [false, true].flatMap((lastRound) =>
      [false, true].flatMap((controlledScoring) =>
        SEAT_COUNTS.map((seats) => ({
          seats,
          config: {
            board: 'north-america-1',
            seatBonus,
            lastRound,
            controlledScoring,
            startSeat: startIsSet ? seats - 1 : null,
          },
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

/** Where a seat has a choice, in one game at that table. */
function* positionsAt({ seats, config }: Table, seed: number): Generator<Position> {
  const chance = fastChance(seed);
  const sample = fastChance(seed + 2 ** 32);
  const choose = policyChoice(airlinesBrain, NOISE);
  const state = airlines.setup(config, seats, chance);
  for (;;) {
    const [seat] = airlines.toAct(state).seats;
    if (seat === undefined) return;
    const actions = airlines.actions(state, seat);
    if (actions.length > 1 && sample.draw(ONE_IN) === 0) yield { state: airlines.clone(state), seat, actions };
    airlines.apply(state, seat, choose(state, seat, actions, chance), chance);
  }
}

/** So many games are under way at once, and give a position each in turn: a small sample holds all kinds of tables. */
const AT_ONCE = 12;

/** Without end, from games at all tables with these seats. */
export function* positionsIn(seatCounts: readonly number[], seed: number): Generator<Position> {
  const tables = TABLES.filter(({ seats }) => seatCounts.includes(seats));
  let begun = 0;
  const begin = () => positionsAt(tables[begun % tables.length] as Table, seed + begun++);
  const games = Array.from({ length: AT_ONCE }, begin);
  for (let turn = 0; ; turn = (turn + 1) % AT_ONCE) {
    let next = games[turn]?.next();
    while (next?.done !== false) {
      games[turn] = begin();
      next = games[turn]?.next();
    }
    yield next.value;
  }
}

export function take<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}
