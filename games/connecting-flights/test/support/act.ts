/** Single actions on a state, flights of a plan, and refusals. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { actingIn, type Heard as HeardIn, type Luck as LuckOf } from '@tarmac/kit/conformance';
import { expect } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { judgePlan, type Verdict } from '../../rules/flight/judge.ts';
import type { Chain } from '../../rules/flight/plan.ts';
import type { ConnectingFlights } from '../../rules/game.ts';
import { REFUSALS, type RefusalCode } from '../../rules/refusals.ts';
import type { State } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { type Fated, fate } from './fate.ts';

export type Heard = HeardIn<ConnectingFlights>;
export type Luck = LuckOf<Fated>;

const acting = actingIn({ game: connectingFlights, refusals: REFUSALS, fate });
export const { act, actAndHear, heard, newsOf, playAndHear } = acting;
export const { expectAllowed, expectImpossible } = acting;
export const { frameKind, isListed, kindsListed, seatsToAct } = acting;

export function play(state: State, acts: readonly (readonly [number, Action])[], luck?: Luck): State {
  return playAndHear(state, acts, luck).state;
}

/** The verdicts on a plan of this seat, by chain, then flight. */
export function judged(state: State, seat: number, ...chains: readonly Chain[]): Verdict[][] {
  return judgePlan(state, tablesOf(state.config.board), seat, chains);
}

/** What the flights of a plan earn, in order. */
export function earnings(state: State, seat: number, ...chains: readonly Chain[]): number[] {
  return judged(state, seat, ...chains)
    .flat()
    .map(({ revenue }) => revenue);
}

export function expectValid(state: State, seat: number, ...chains: readonly Chain[]): void {
  for (const { refusal } of judged(state, seat, ...chains).flat()) expect(refusal).toBeNull();
}

/** An action that is refused; or chains of which the last flight does not count, and that all the same may be flown. */
export function expectRefusal(
  state: State,
  seat: number,
  what: Action | readonly Chain[],
  code: RefusalCode,
  rule?: string,
): void {
  if ('type' in what) {
    acting.expectRefusal(state, seat, what, code, rule);
    return;
  }
  const before = JSON.stringify(state);
  const refusal = judged(state, seat, ...what)
    .at(-1)
    ?.at(-1)?.refusal;
  expect(refusal?.code, `${JSON.stringify(what)} by seat ${seat}`).toBe(code);
  expect(rule === undefined ? [REFUSALS[code]].flat() : [rule]).toContain(refusal?.rule);
  if (state.frame.kind === 'plans') expectAllowed(state, seat, { type: 'fly', chains: what });
  expect(JSON.stringify(state)).toBe(before);
}
