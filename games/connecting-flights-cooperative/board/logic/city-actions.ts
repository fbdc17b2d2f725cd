/** The possible actions at an airport, for the board as a list. */

import type { Action } from '@tarmac/connecting-flights-cooperative/rules';

export function actionsAt(actions: readonly Action[], city: string): readonly Action[] {
  return actions.filter((action) => {
    switch (action.type) {
      case 'place':
      case 'buyAirport':
      case 'rent':
        return action.city === city;
      case 'first':
      case 'charter':
        return action.from === city;
      default:
        return false;
    }
  });
}
