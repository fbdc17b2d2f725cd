/**
 * The least number of licences between a city and the target of an airline's bonus connection (AE-4.9), on an empty
 * board.
 */

import { AIRLINES, FREE, type State, type Tables } from '@tarmac/airlines-europe/rules';

const FAR = 99;

/** `steps[airline * cities + city]` */
const known = new WeakMap<Tables, Uint8Array>();

export function stepsToTarget(tables: Tables): Uint8Array {
  let steps = known.get(tables);
  if (steps === undefined) {
    const cities = tables.routesAt.length;
    steps = new Uint8Array(AIRLINES.length * cities).fill(FAR);
    for (let airline = 0; airline < AIRLINES.length; airline++) {
      const target = tables.bonusTargets[airline]!;
      if (target >= 0) spread(tables, target, steps.subarray(airline * cities, (airline + 1) * cities));
    }
    known.set(tables, steps);
  }
  return steps;
}

function spread(tables: Tables, from: number, steps: Uint8Array): void {
  steps[from] = 0;
  const queue = [from];
  for (const city of queue) {
    for (const route of tables.routesAt[city]!) {
      for (const next of tables.ends[route] as readonly number[]) {
        if (steps[next] !== FAR) continue;
        steps[next] = steps[city]! + 1;
        queue.push(next);
      }
    }
  }
}

/** By airline: the least number of licences for its bonus; 0 without a possible bonus. */
export function bonusDistances({ circles, bonus }: State, tables: Tables, into: Float64Array): void {
  const steps = stepsToTarget(tables);
  const cities = tables.routesAt.length;
  for (let airline = 0; airline < AIRLINES.length; airline++) {
    const isOpen = bonus[airline] === true && tables.bonusTargets[airline]! >= 0;
    into[airline] = isOpen ? steps[airline * cities + tables.homes[airline]!]! : 0;
  }
  for (let circle = 0; circle < circles.length; circle++) {
    const airline = circles[circle]!;
    if (airline <= FREE || into[airline] === 0) continue;
    for (const city of tables.ends[tables.routeOf[circle]!] as readonly number[]) {
      const distance = steps[airline * cities + city]!;
      if (distance < into[airline]!) into[airline] = distance;
    }
  }
}
