/** Single actions on a state, and refusals. */

import { airlines } from '@tarmac/airlines/rules';
import { actingIn, type Heard as HeardIn } from '@tarmac/kit/conformance';
import { expect } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { Airline } from '../../rules/airlines.ts';
import type { Airlines } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { REFUSALS } from '../../rules/refusals.ts';
import type { State } from '../../rules/state.ts';
import { type Fated, fate, pilesOf } from './fate.ts';

export type Heard = HeardIn<Airlines>;

const acting = actingIn({
  game: airlines,
  refusals: REFUSALS,
  fate: (state, script: readonly Fated[], act) => fate(pilesOf(state, act?.[1]), script),
});
export const { act, actAndHear, heard, newsOf } = acting;
export const { expectImpossible, expectRefusal } = acting;
export const { frameKind, isListed, kindsListed, seatsToAct } = acting;

export function expectAllowed(state: State, seat: number, action: Action): void {
  acting.expectAllowed(state, seat, action);
  expect(isListed(state, seat, action), `${JSON.stringify(action)} is listed`).toBe(true);
}

/** Several actions of one seat, each with what the piles bring. */
export function actAll(state: State, seat: number, ...steps: readonly (readonly [Action, readonly Fated[]])[]): Heard {
  const news: News[] = [];
  let now = state;
  for (const [action, luck] of steps) {
    const heard = actAndHear(now, seat, action, luck);
    now = heard.state;
    news.push(...heard.news);
  }
  return { state: now, news };
}

/** What the latest payment for this airline was; nobody's points when nothing was paid. */
export function paidFor(state: State, airline: Airline): number[] {
  const found = state.payouts.findLast((payout) => payout.airline === airline);
  return found === undefined ? new Array<number>(state.seats).fill(0) : [...found.points];
}
