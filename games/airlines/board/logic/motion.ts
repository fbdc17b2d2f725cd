/** The moves between two views of one eye, for animation. */

import type { News, View } from '@tarmac/airlines/rules';
import { AIRLINE_ORDER } from '@tarmac/airlines/text';
import { FREE, flierOn, sabotageOn } from './pieces.ts';
import type { Airline } from './shapes.ts';

/** The start or end of a move; the picture marks its places by these names. */
export type Spot =
  | 'pile'
  | 'flights'
  | 'discards'
  | 'hand'
  | 'gone'
  | `row-${number}`
  | `seat-${number}`
  | `circle-${number}`
  | `home-${Airline}`;

export type Move =
  | { readonly kind: 'marker'; readonly airline: Airline; readonly from: Spot; readonly to: Spot }
  /** `airline` is null for a card seen from behind. */
  | { readonly kind: 'stock'; readonly airline: Airline | null; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'flight'; readonly from: Spot; readonly to: Spot };

export function movesBetween(before: View, after: View, news: readonly News[]): readonly Move[] {
  return [...markers(before, after), ...cards(before, after, news)];
}

/** Every new marker on the board comes from the seat whose turn it was. */
function markers(before: View, after: View): Move[] {
  const from: Spot = `seat-${before.turn}`;
  const homes = AIRLINE_ORDER.filter((_, index) => after.founded[index] && !before.founded[index]);
  const placed = after.circles.flatMap((lying, circle): Move[] => {
    const airline = flierOn(after, circle) ?? sabotageOn(after, circle);
    if (lying === FREE || airline === null || before.circles[circle] === lying) return [];
    return [{ kind: 'marker', airline, from, to: `circle-${circle}` }];
  });
  return [...homes.map((airline): Move => ({ kind: 'marker', airline, from, to: `home-${airline}` })), ...placed];
}

/** The eye's own hand is visible; others' hands are at their seats. */
function handOf(seat: number, view: View): Spot {
  return view.eye === seat ? 'hand' : `seat-${seat}`;
}

function cards(before: View, after: View, news: readonly News[]): Move[] {
  // A card that leaves the row leaves a gap, which the next card of the pile fills.
  const row: (Airline | null)[] = [...before.row];
  const leave = (airline: Airline): Spot => {
    const place = row.indexOf(airline);
    if (place !== -1) row[place] = null;
    return `row-${Math.max(0, place)}`;
  };
  const fill = (airline: Airline): Spot => {
    const gap = row.indexOf(null);
    if (gap !== -1) row[gap] = airline;
    return `row-${gap === -1 ? row.push(airline) - 1 : gap}`;
  };
  return news.flatMap((item): Move[] => {
    switch (item.kind) {
      case 'took':
        return [{ kind: 'stock', airline: item.airline, from: leave(item.airline), to: handOf(item.seat, after) }];
      case 'drew':
        return [{ kind: 'stock', airline: item.airline, from: 'pile', to: handOf(item.seat, after) }];
      case 'removed':
        return item.airlines.map((airline) => ({ kind: 'stock', airline, from: leave(airline), to: 'gone' }));
      case 'turnedUp':
        return [{ kind: 'stock', airline: item.airline, from: 'pile', to: fill(item.airline) }];
      case 'laid':
      case 'founded':
        return Array.from({ length: item.count }, () => ({
          kind: 'stock',
          airline: item.airline,
          from: handOf(item.seat, after),
          to: `seat-${item.seat}`,
        }));
      case 'flew':
        return [{ kind: 'flight', from: handOf(item.seat, after), to: 'discards' }];
      case 'exchanged':
        return [{ kind: 'flight', from: handOf(item.seat, after), to: 'gone' }];
      case 'drewFlight':
        return [{ kind: 'flight', from: 'flights', to: handOf(item.seat, after) }];
      case 'flightsShuffled':
        return [{ kind: 'flight', from: 'discards', to: 'flights' }];
      default:
        return [];
    }
  });
}
