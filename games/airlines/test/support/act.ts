/** Plays single actions on a state, and provokes refusals. */

import { airlines } from '@tarmac/airlines/rules';
import { type Chance, fastChance, same, step } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { Airline } from '../../rules/airlines.ts';
import type { News } from '../../rules/news.ts';
import { REFUSALS, type RefusalCode } from '../../rules/refusals.ts';
import type { State } from '../../rules/state.ts';
import { type Fated, fate, pilesOf } from './fate.ts';

export interface Heard {
  readonly state: State;
  readonly news: News[];
}

/** Luck is a Chance, or what the piles shall bring in order, all of it and nothing else. */
export type Luck = Chance | readonly Fated[];

/** A sound state must stay sound: whatever a test is about, no card and no marker may be lost. */
export function actAndHear(state: State, seat: number, action: Action, luck: Luck = fastChance(1)): Heard {
  const sound = airlines.audit(state).length === 0;
  const fated = 'draw' in luck ? null : fate(pilesOf(state, action), luck);
  const stepped = step(airlines, state, seat, action, fated ?? (luck as Chance));
  if (!stepped.ok) {
    throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${JSON.stringify(stepped.refusal)}`);
  }
  fated?.finish();
  if (sound) expect(airlines.audit(stepped.state)).toEqual([]);
  return { state: stepped.state, news: stepped.news };
}

export function act(state: State, seat: number, action: Action, luck?: Luck): State {
  return actAndHear(state, seat, action, luck).state;
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

/** Where a code stands for several rules, `rule` says which one is to be cited. */
export function expectRefusal(state: State, seat: number, action: Action, code: RefusalCode, rule?: string): void {
  const before = JSON.stringify(state);
  const refusal = airlines.check(state, seat, action);
  expect(refusal?.code, `${JSON.stringify(action)} by seat ${seat}`).toBe(code);
  expect(rule === undefined ? [REFUSALS[code]].flat() : [rule]).toContain(refusal?.rule);
  expect(step(airlines, state, seat, action, fastChance(1)).ok).toBe(false);
  expect(airlines.actions(state, seat)).not.toContainEqual(action);
  expect(JSON.stringify(state)).toBe(before);
}

/** Neither a well-formed action nor a lawful one. */
export function expectImpossible(state: State, seat: number, input: unknown): void {
  const parsed = airlines.parseAction(input);
  if (!parsed.ok) return;
  expect(airlines.check(state, seat, parsed.value), JSON.stringify(input)).not.toBeNull();
}

export function expectAllowed(state: State, seat: number, action: Action): void {
  expect(airlines.check(state, seat, action), JSON.stringify(action)).toBeNull();
  expect(isListed(state, seat, action), `${JSON.stringify(action)} is listed`).toBe(true);
}

export function isListed(state: State, seat: number, action: Action): boolean {
  return airlines.actions(state, seat).some((listed) => same(listed, action));
}

export function kindsListed(state: State, seat: number): string[] {
  return [...new Set(airlines.actions(state, seat).map((action) => action.type))].sort();
}

export function seatsToAct(state: State): number[] {
  return [...airlines.toAct(state).seats];
}

export function newsOf<K extends News['kind']>(news: readonly News[], kind: K): Extract<News, { kind: K }>[] {
  return news.filter((item): item is Extract<News, { kind: K }> => item.kind === kind);
}

/** What the latest payment for this airline was; nobody's points when nothing was paid. */
export function paidFor(state: State, airline: Airline): number[] {
  const found = state.payouts.findLast((payout) => payout.airline === airline);
  return found === undefined ? new Array<number>(state.seats).fill(0) : [...found.points];
}

export function frameKind(state: State): string {
  return state.frame.kind;
}
