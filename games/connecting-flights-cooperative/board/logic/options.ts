/** The legal actions, grouped by subject; those for a hand only for this one. */

import type { Action } from '@tarmac/connecting-flights-cooperative/rules';
import type { ActionOf, Card, Continent } from './shapes.ts';

export interface Options {
  readonly kinds: ReadonlySet<Action['type']>;
  /** CF-7.3 cities for a yellow pawn. */
  readonly places: ReadonlySet<string>;
  /** CF-5.2 every starting flight that could be chosen. */
  readonly first: readonly ActionOf<'first'>[];
  /** CF-5.4 where a passenger may want to go. */
  readonly continents: ReadonlySet<Continent>;
  /** CF-6.1 cards of the display, cities, stars of electric planes, capacities of trucks. */
  readonly cards: ReadonlySet<Card>;
  readonly airports: ReadonlySet<string>;
  readonly rights: ReadonlySet<string>;
  readonly electric: ReadonlySet<number>;
  readonly trucks: ReadonlySet<number>;
  /** CF-6.2, CF-6.3 */
  readonly flights: readonly ActionOf<'fly'>[];
  readonly charters: readonly ActionOf<'charter'>[];
}

export function optionsOf(actions: readonly Action[], hand: number): Options {
  const of = <T extends Action['type']>(type: T): ActionOf<T>[] =>
    actions.filter(
      (action): action is ActionOf<T> => action.type === type && (!('hand' in action) || action.hand === hand),
    );
  return {
    kinds: new Set(actions.map(({ type }) => type)),
    places: new Set(of('place').map(({ city }) => city)),
    first: of('first'),
    continents: new Set(of('take').map(({ continent }) => continent)),
    cards: new Set(of('buy').map(({ card }) => card)),
    airports: new Set(of('buyAirport').map(({ city }) => city)),
    rights: new Set(of('rent').map(({ city }) => city)),
    electric: new Set(of('buyElectric').map(({ stars }) => stars)),
    trucks: new Set(of('buyTruck').map(({ capacity }) => capacity)),
    flights: of('fly'),
    charters: of('charter'),
  };
}
