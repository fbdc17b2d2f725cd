/**
 * The rest of a begun plan: after a passenger for a new flight comes its plane, and a chain is flown as found. Only
 * while the state is as expected; the new cards of the display do not matter.
 */

import type { Action, State } from '@tarmac/connecting-flights-cooperative/rules';
import { cooperativeFlights } from '@tarmac/connecting-flights-cooperative/rules';
import { fastChance, same } from '@tarmac/kit';
import { freeCopy } from './free-copy.ts';

/** Of the plans made last, whoever of the team made them. */
const expected = new Map<string, Action>();
const MOST_EXPECTED = 500;

/** The next step for a state that was expected, where it is one of the actions; else null. */
export function nextStep(state: State, actions: readonly Action[]): Action | null {
  const step = expected.get(keyOf(state));
  return step !== undefined && actions.some((action) => same(action, step)) ? step : null;
}

/** What is to follow from this state on. */
export function expectSteps(state: State, steps: readonly Action[]): void {
  const then = freeCopy(state);
  const { kind } = then.frame;
  for (const [place, step] of steps.entries()) {
    cooperativeFlights.apply(then, 0, step, fastChance(place));
    const following = steps[place + 1];
    if (then.frame.kind !== kind || following === undefined) return;
    const key = keyOf(then);
    expected.delete(key);
    expected.set(key, following);
    if (expected.size > MOST_EXPECTED) expected.delete(expected.keys().next().value!);
  }
}

function keyOf({ config, round, frame, coins, charters, where, rightsOf, trucks, pawns, flights }: State): string {
  const held = where.map((place) => (place >= 0 ? place : -1));
  const flown = flights.map(({ from, to }) => `${from}-${to}`);
  const { difficulty, scenario } = config;
  return [difficulty, scenario, frame.kind, round, coins, charters, held, rightsOf, trucks, pawns, flown].join(';');
}
