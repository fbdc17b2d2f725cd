/** The legal actions, grouped by subject. */

import type { Action } from '@tarmac/connecting-flights/rules';
import type { Card, Continent } from '@tarmac/flights/board/logic';

export interface Options {
  readonly kinds: ReadonlySet<Action['type']>;
  /** CF-3.3, CF-4.1 */
  readonly continents: ReadonlySet<Continent>;
  /** CF-4.2 the decks and airports that can be added to the auction. */
  readonly decks: ReadonlySet<'plane' | 'passenger'>;
  readonly addable: ReadonlySet<string>;
  /** CF-4.4 cities, stars of electric planes, capacities of trucks. */
  readonly rentable: ReadonlySet<string>;
  readonly electric: ReadonlySet<number>;
  readonly trucks: ReadonlySet<number>;
  readonly sales: ReadonlySet<Card>;
  readonly truckSales: ReadonlySet<number>;
  /** CF-4.7 */
  readonly targets: readonly { readonly victim: number; readonly on: Card | null }[];
  readonly lifts: ReadonlySet<string>;
}

export function optionsOf(actions: readonly Action[]): Options {
  const of = <T extends Action['type']>(type: T): Extract<Action, { type: T }>[] =>
    actions.filter((action): action is Extract<Action, { type: T }> => action.type === type);
  return {
    kinds: new Set(actions.map(({ type }) => type)),
    continents: new Set([...of('start'), ...of('name')].map(({ continent }) => continent)),
    decks: new Set(of('add').map(({ kind }) => kind)),
    addable: new Set(of('addAirport').map(({ city }) => city)),
    rentable: new Set(of('rent').map(({ city }) => city)),
    electric: new Set(of('buyElectric').map(({ stars }) => stars)),
    trucks: new Set(of('buyTruck').map(({ capacity }) => capacity)),
    sales: new Set(of('sell').map(({ card }) => card)),
    truckSales: new Set(of('sellTruck').map(({ capacity }) => capacity)),
    targets: of('sabotage').map(({ victim, on }) => ({ victim, on })),
    lifts: new Set(of('lift').map(({ sabotage }) => sabotage)),
  };
}
