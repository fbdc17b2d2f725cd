/** The works that time a game through the kit. */

import { type Eye, fastChance, type Game, playout, type Seat, type Shapes, step } from '@tarmac/kit';
import { repeat, type Work } from './measure.ts';

export function defaultConfig(game: Game, seats: number): Shapes['config'] {
  const parsed = game.parseConfig({}, seats);
  if (!parsed.ok) throw new Error(`${game.id}: the default settings are refused: ${parsed.problem}`);
  return parsed.value;
}

export const playoutName = (seats: number): string => `playouts, ${seats} seats`;

/** Whole games, dealing included; a unit is a decision, a run a game. */
export function playouts(game: Game, seats: number): Work {
  const config = defaultConfig(game, seats);
  const chance = fastChance(seats);
  return {
    name: playoutName(seats),
    sample: (seconds) => repeat(() => playout(game, game.setup(config, seats, chance), seats, chance), seconds),
  };
}

interface Position {
  readonly state: Shapes['state'];
  readonly seat: Seat;
  readonly action: Shapes['action'];
  readonly eye: Eye;
  readonly view: Shapes['view'];
}

const POSITIONS = 256;
/** Odd, so that positions come from all parts of a turn. */
const STRIDE = 7;

/** Clone, view, imagine and step over positions from all parts of a game; a unit is one call. */
export function smallWorks(game: Game, seats: number): Work[] {
  const positions = samplePositions(game, defaultConfig(game, seats), seats);
  const chance = fastChance(1);
  const overAll = (name: string, call: (position: Position) => unknown): Work => ({
    name,
    sample: (seconds) =>
      repeat(() => {
        for (const position of positions) sink[0] = call(position);
        return positions.length;
      }, seconds),
  });
  return [
    overAll('clone', ({ state }) => game.clone(state)),
    overAll('view', ({ state, eye }) => game.view(state, eye)),
    overAll('imagine', ({ view }) => game.imagine(view, chance)),
    // A game may cache results by view; a fresh view each time measures the first look.
    overAll('view and imagine', ({ state, eye }) => game.imagine(game.view(state, eye), chance)),
    overAll('step', ({ state, seat, action }) => step(game, state, seat, action, chance)),
  ];
}

/** Keeps results, so that no work is optimised away. */
const sink: unknown[] = [null];

function samplePositions(game: Game, config: Shapes['config'], seats: number): Position[] {
  const chance = fastChance(7);
  const positions: Position[] = [];
  let state = game.setup(config, seats, chance);
  while (positions.length < POSITIONS) {
    playout(game, state, seats, chance, { decisions: STRIDE });
    const seat = game.toAct(state).seats[0];
    if (seat === undefined) {
      state = game.setup(config, seats, chance);
      continue;
    }
    const actions = game.actions(state, seat);
    const eye = positions.length % seats;
    positions.push({
      state: game.clone(state),
      seat,
      action: actions[chance.draw(actions.length)],
      eye,
      view: game.view(state, eye),
    });
  }
  return positions;
}
