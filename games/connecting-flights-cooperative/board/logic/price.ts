/** The price of an action, for a proposal (CF-1.8), whose preview shows no change. */

import type { Action, Facts, Scene } from '@tarmac/connecting-flights-cooperative/rules';
import { infoOf } from '@tarmac/flights/board/logic';

type Prices = Pick<Facts, 'passengerPrice' | 'renewPrice' | 'electricPrices' | 'truckPrices' | 'nextCharter'>;

export function priceOf(scene: Pick<Scene, 'cards' | 'board' | 'scenario'>, facts: Prices, action: Action): number {
  switch (action.type) {
    case 'buy': {
      const { kind, price } = infoOf(scene, action.card);
      return kind === 'passenger' ? facts.passengerPrice : price;
    }
    case 'buyAirport':
      return atCity(scene.board, action.city, 'airport');
    case 'rent':
      return atCity(scene.board, action.city, 'rights');
    case 'buyElectric':
      return facts.electricPrices[action.stars - 1] ?? 0;
    case 'buyTruck':
      return facts.truckPrices[action.capacity - 1] ?? 0;
    case 'renew':
      return facts.renewPrice;
    case 'charter':
      return facts.nextCharter ?? 0;
    case 'fly': {
      const aboard = action.pawns.reduce((sum, count) => sum + count, 0);
      const { fullPlanes } = scene.scenario;
      return fullPlanes !== null && aboard < infoOf(scene, action.plane).stars ? fullPlanes.fee : 0;
    }
    default:
      return 0;
  }
}

function atCity({ cities, prices }: Scene['board'], city: string, kind: 'airport' | 'rights'): number {
  const stars = cities.find(({ id }) => id === city)?.stars ?? 1;
  return prices[kind][stars - 1] ?? 0;
}
