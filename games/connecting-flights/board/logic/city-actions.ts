/** The possible actions at an airport, for the board as a list. */

import type { Action } from '@tarmac/connecting-flights/rules';
import type { CityNow } from './pieces.ts';

export function actionsAt(actions: readonly Action[], { city, continent, cards }: CityNow): readonly Action[] {
  return actions.filter((action) => {
    switch (action.type) {
      case 'addAirport':
      case 'rent':
        return action.city === city;
      case 'first':
        return action.from === city;
      case 'start':
      case 'name':
        return action.continent === continent;
      case 'sabotage':
        return action.on !== null && cards.includes(action.on);
      case 'sell':
        return cards.includes(action.card);
      default:
        return false;
    }
  });
}
