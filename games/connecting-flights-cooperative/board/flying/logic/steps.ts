/** The best flying, step by step: the pawns of each step, those that come home, and the cost. */

import type { Action, Facts, Scene } from '@tarmac/connecting-flights-cooperative/rules';
import { CONTINENT_ORDER } from '@tarmac/flights/text';
import type { ActionOf, Card, Continent, Load } from '../../logic/shapes.ts';
import { aboard, cityOf, homeOn, NOBODY } from './pawns.ts';

export interface Step {
  readonly action: ActionOf<'fly'> | ActionOf<'charter'>;
  /** Null for a charter. */
  readonly hand: number | null;
  readonly from: string;
  readonly to: string;
  readonly pawns: Load;
  /** Of them, those who come home. */
  readonly home: Load;
}

export function stepsOf(scene: Pick<Scene, 'cards' | 'board'>, best: Facts['best']): readonly Step[] {
  return (best?.steps ?? []).map((action) => stepOf(scene, action)).filter((step) => step !== null);
}

/** Null for what moves nobody. */
export function stepOf(scene: Pick<Scene, 'cards' | 'board'>, action: Action): Step | null {
  if (action.type === 'fly') return { ...flown(scene, action), action, hand: action.hand };
  if (action.type !== 'charter') return null;
  const pawns = one(action.pawn);
  const continent = scene.board.cities.find(({ id }) => id === action.to)?.continent ?? null;
  return { action, hand: null, from: action.from, to: action.to, pawns, home: homeOn(pawns, continent) };
}

interface Carried {
  readonly from: string;
  readonly to: string;
  readonly pawns: Load;
  readonly home: Load;
}

/** From where to where a flight goes, with whom, and who of them comes home. */
export function flown(
  scene: Pick<Scene, 'cards'>,
  { from, to, pawns }: { readonly from: Card; readonly to: Card; readonly pawns: Load },
): Carried {
  const continent = scene.cards[to]?.continent ?? null;
  return { from: cityOf(scene, from) ?? '', to: cityOf(scene, to) ?? '', pawns, home: homeOn(pawns, continent) };
}

export function one(pawn: Continent): Load {
  return NOBODY.map((_, colour) => (CONTINENT_ORDER[colour] === pawn ? 1 : 0));
}

/** How many come home in all these. */
export function homeIn(steps: readonly Pick<Step, 'home'>[]): number {
  return steps.reduce((sum, { home }) => sum + aboard(home), 0);
}
