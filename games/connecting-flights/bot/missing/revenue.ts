/** The best plan's revenue of a fleet with some pieces more. The same are asked for again and again while cards are bid for. */

import { bestRevenue, type Fleet } from '../planner/index.ts';
import type { Adds, Option } from './pieces.ts';

/** Of the fleets at the table and in previews. */
const MOST_FLEETS = 24;
/** Of one fleet: a new one begins anew. */
const MOST_ANSWERS = 20_000;

const known = new Map<string, Map<string, number>>();

export type RevenueReader = (options: readonly (Option | null)[], more?: Adds | null) => number;

export function revenueReader(fleet: Fleet): RevenueReader {
  const key = JSON.stringify(fleet);
  const answers = known.get(key) ?? new Map<string, number>();
  known.delete(key);
  known.set(key, answers);
  const [oldest] = known.keys();
  if (known.size > MOST_FLEETS && oldest !== undefined) known.delete(oldest);
  return (options, more = null) => {
    let what = more === null ? '' : more.plane === undefined ? 'truck' : 'plane';
    for (const option of options) if (option !== null) what += `+${option.likeness}`;
    let revenue = answers.get(what);
    if (revenue === undefined) {
      const adds = options.flatMap((option) => option?.now ?? []);
      revenue = bestRevenue(fleetWith(fleet, more === null ? adds : [...adds, more]));
      if (answers.size >= MOST_ANSWERS) answers.clear();
      answers.set(what, revenue);
    }
    return revenue;
  };
}

export function fleetWith(fleet: Fleet, all: readonly Adds[]): Fleet {
  const airports = [...fleet.airports];
  const planes = [...fleet.planes];
  const passengers = [...fleet.passengers];
  const trucks = [...fleet.trucks];
  for (const { airport, plane, passenger, capacity, cleared } of all) {
    if (airport !== undefined) airports.push(airport);
    if (plane !== undefined) planes.push(plane);
    if (passenger !== undefined) passengers.push(passenger);
    if (capacity !== undefined) trucks[capacity - 1] = trucks[capacity - 1]! + 1;
    const place = airports.findIndex(({ card }) => card === cleared);
    if (place >= 0) airports[place] = { ...airports[place]!, less: 0 };
  }
  return { ...fleet, airports, planes, passengers, trucks };
}
