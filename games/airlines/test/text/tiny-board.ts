/** A board just large enough to speak of. */

import { AIRLINES, type Airline, type AirlineData, type Board } from '@tarmac/airlines/rules';

/** All alike, but for ITA, which has headquarters of its own. */
const airline = (id: Airline): AirlineData => ({
  code: id.toUpperCase(),
  headquarters: id === 'ita' ? 'havana' : 'boston',
  styles: ['wavy', 'dotted'],
  stock: 9,
  markers: 15,
});

export const BOARD: Board = {
  id: 'tiny',
  name: { en: 'Tiny', fr: 'Minuscule' },
  source: 'reconstructed',
  cities: [
    { id: 'boston', name: { en: 'Boston', fr: 'Boston' }, longitude: -71, latitude: 42 },
    { id: 'havana', name: { en: 'Havana', fr: 'La Havane' }, longitude: -82, latitude: 23 },
    { id: 'denver', name: { en: 'Denver', fr: 'Denver' }, longitude: -105, latitude: 40 },
  ],
  routes: [
    { id: 'boston-havana', cities: ['boston', 'havana'], style: 'dotted', circles: [2, 7] },
    { id: 'havana-denver', cities: ['havana', 'denver'], style: 'wavy', circles: [3, 8, 11] },
  ],
  airlines: Object.fromEntries(AIRLINES.map((id) => [id, airline(id)])) as Record<Airline, AirlineData>,
  flightCards: { wavy: [2, 2, 9], dotted: [5, 9], dashed: [3], double: [2, 10], solid: [7] },
};
