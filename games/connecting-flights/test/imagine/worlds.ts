/**
 * All the worlds an eye holds possible, kept one by one with their odds: each is played on by the rules themselves, with every
 * draw and every choice that may have been made, and is given up as soon as it looks different from the real one.
 */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { type Chance, type Eye, everyDraw, same } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { imagine } from '../../rules/imagine.ts';
import type { State } from '../../rules/state.ts';

export interface World {
  readonly state: State;
  readonly weight: number;
}

export type Odds = ReadonlyMap<string, number>;

/** The same table with something else hidden in it, each way as likely. */
export function worldsOf(real: State, variants: readonly Partial<State>[]): World[] {
  return variants.map((hidden) => ({ state: { ...connectingFlights.clone(real), ...hidden }, weight: 1 }));
}

/**
 * What becomes of the worlds by an act: in each the seat may have done any of `choices`, all as likely where its choice is
 * secret. Only those remain that now look to the eye as the real one does.
 */
export function after(
  worlds: readonly World[],
  real: State,
  eye: Eye,
  seat: number,
  choices: (world: State) => readonly Action[],
): World[] {
  const seen = connectingFlights.view(real, eye);
  return worlds.flatMap((world) => {
    const possible = choices(world.state);
    return possible.flatMap((action) => {
      const next: World[] = [];
      everyDraw((chance, weight) => {
        const state = connectingFlights.clone(world.state);
        connectingFlights.apply(state, seat, action, chance);
        if (same(connectingFlights.view(state, eye), seen))
          next.push({ state, weight: (world.weight * weight()) / possible.length });
      });
      return next;
    });
  });
}

export function oddsIn(worlds: readonly World[], hidden: (state: State) => string): Odds {
  const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const odds = new Map<string, number>();
  for (const { state, weight } of worlds) add(odds, hidden(state), weight / total);
  return odds;
}

/** What is hidden in all the states that `imagine` can give, and how likely each is. */
export function imaginedOdds(real: State, eye: Eye, hidden: (state: State) => string): Odds {
  const view = connectingFlights.view(real, eye);
  const odds = new Map<string, number>();
  everyDraw((chance: Chance, weight) => {
    const where = hidden(imagine(view, chance));
    add(odds, where, weight());
  });
  return odds;
}

function add(odds: Map<string, number>, key: string, weight: number): void {
  odds.set(key, (odds.get(key) ?? 0) + weight);
}

export function expectSameOdds(imagined: Odds, counted: Odds, when: string): void {
  expect([...imagined.keys()].sort(), when).toEqual([...counted.keys()].sort());
  for (const [where, odds] of counted) expect(imagined.get(where), `${when}: ${where}`).toBeCloseTo(odds, 10);
}
