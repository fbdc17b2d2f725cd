/** The possible flights of each hand, from the rules' list. */

import type { Action, Scene } from '@tarmac/connecting-flights-cooperative/rules';
import { cityOf } from './pawns.ts';

/** By hand, then city of origin: the cities that can be reached. */
type Flyable = readonly ReadonlyMap<string, ReadonlySet<string>>[];

export function flyableIn(scene: Pick<Scene, 'cards' | 'hands'>, actions: readonly Action[]): Flyable {
  const flyable = Array.from({ length: scene.hands }, () => new Map<string, Set<string>>());
  for (const action of actions) {
    if (action.type !== 'fly') continue;
    const from = cityOf(scene, action.from) ?? '';
    const cities = flyable[action.hand]?.get(from) ?? new Set();
    flyable[action.hand]?.set(from, cities.add(cityOf(scene, action.to) ?? ''));
  }
  return flyable;
}
