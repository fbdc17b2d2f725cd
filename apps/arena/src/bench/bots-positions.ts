/** Positions from all parts of a random game, as the seat to act sees them. */

import { fastChance, type Game, playout, type Shapes } from '@tarmac/kit';
import { defaultConfig } from './own.ts';

export interface BotPosition {
  readonly seats: number;
  /** How many decisions were made before. */
  readonly decision: number;
  readonly view: Shapes['view'];
  readonly actions: readonly Shapes['action'][];
}

/**
 * The first choice, the first after everybody has made one (in Airlines Europe the first turn after the
 * opening), and the others evenly from there to the end. Every one of them leaves a choice.
 */
export function positionsOf(game: Game, seats: number, seed: number, many: number): BotPosition[] {
  const choices = choicesIn(game, seats, seed);
  const first = choices.findIndex(({ decision }) => decision >= seats);
  const apart = (choices.length - 1 - first) / (many - 2);
  const places = Array.from({ length: many - 1 }, (_, index) => Math.floor(first + index * apart));
  return [0, ...places].map((place) => choices[place] as BotPosition);
}

function choicesIn(game: Game, seats: number, seed: number): BotPosition[] {
  const chance = fastChance(seed);
  const state = game.setup(defaultConfig(game, seats), seats, chance);
  const choices: BotPosition[] = [];
  for (let decision = 0; ; decision++) {
    const seat = game.toAct(state).seats[0];
    if (seat === undefined) return choices;
    const actions = game.actions(state, seat);
    if (actions.length > 1) choices.push({ seats, decision, view: game.view(state, seat), actions });
    playout(game, state, seats, chance, { decisions: 1 });
  }
}
