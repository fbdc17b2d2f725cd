/** Plays single actions on a state, and provokes refusals. */

import { type Chance, fastChance, same, step } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { Share } from '../../rules/airlines.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { REFUSALS, type RefusalCode } from '../../rules/refusals.ts';
import type { State } from '../../rules/state.ts';
import { type Fated, fate } from './fate.ts';

export interface Heard {
  readonly state: State;
  readonly news: News[];
}

/** Luck is a Chance, or what the deck shall bring in order, all of it and nothing else. */
export type Luck = Chance | readonly Fated[];

/** A sound state must stay sound: whatever a test is about, no card may be lost and no money made. */
export function actAndHear(state: State, seat: number, action: Action, luck: Luck = fastChance(1)): Heard {
  const sound = airlinesEurope.audit(state).length === 0;
  const fated = 'draw' in luck ? null : fate(state, luck);
  const stepped = step(airlinesEurope, state, seat, action, fated ?? (luck as Chance));
  if (!stepped.ok) {
    throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${JSON.stringify(stepped.refusal)}`);
  }
  fated?.finish();
  if (sound) expect(airlinesEurope.audit(stepped.state)).toEqual([]);
  return { state: stepped.state, news: stepped.news };
}

export function act(state: State, seat: number, action: Action, luck?: Luck): State {
  return actAndHear(state, seat, action, luck).state;
}

/** Acts, and then lets everyone empty the market (AE-8.2), each taking the first card there is. */
export function actThroughScoring(state: State, seat: number, action: Action, luck?: Luck): Heard {
  let { state: now, news } = actAndHear(state, seat, action, luck);
  while (now.frame.kind === 'market') {
    const [first] = now.market;
    if (first === undefined) throw new Error('somebody is asked to take from an empty market');
    const heard = actAndHear(now, now.frame.seat, { type: 'take', airline: first });
    now = heard.state;
    news = [...news, ...heard.news];
  }
  return { state: now, news };
}

/** Where a code stands for several rules, `rule` says which one is to be cited. */
export function expectRefusal(state: State, seat: number, action: Action, code: RefusalCode, rule?: string): void {
  const before = JSON.stringify(state);
  const refusal = airlinesEurope.check(state, seat, action);
  expect(refusal?.code, `${JSON.stringify(action)} by seat ${seat}`).toBe(code);
  expect(rule === undefined ? [REFUSALS[code]].flat() : [rule]).toContain(refusal?.rule);
  expect(step(airlinesEurope, state, seat, action, fastChance(1)).ok).toBe(false);
  expect(airlinesEurope.actions(state, seat)).not.toContainEqual(action);
  expect(JSON.stringify(state)).toBe(before);
}

/** Neither a well-formed action nor a lawful one. */
export function expectImpossible(state: State, seat: number, input: unknown): void {
  const parsed = airlinesEurope.parseAction(input);
  if (!parsed.ok) return;
  expect(airlinesEurope.check(state, seat, parsed.value), JSON.stringify(input)).not.toBeNull();
}

export function expectAllowed(state: State, seat: number, action: Action): void {
  expect(airlinesEurope.check(state, seat, action), JSON.stringify(action)).toBeNull();
}

export function isListed(state: State, seat: number, action: Action): boolean {
  return airlinesEurope.actions(state, seat).some((listed) => same(listed, action));
}

export function kindsListed(state: State, seat: number): string[] {
  return [...new Set(airlinesEurope.actions(state, seat).map((action) => action.type))].sort();
}

export function seatsToAct(state: State): number[] {
  return [...airlinesEurope.toAct(state).seats];
}

export function newsOf<K extends News['kind']>(news: readonly News[], kind: K): Extract<News, { kind: K }>[] {
  return news.filter((item): item is Extract<News, { kind: K }> => item.kind === kind);
}

/** What the latest payment for this share was; nobody's points when nothing was paid. */
export function paidFor(state: State, share: Share): number[] {
  const found = state.payouts.findLast((payout) => payout.share === share);
  return found === undefined ? new Array<number>(state.seats).fill(0) : [...found.points];
}

export function frameKind(state: State): string {
  return state.frame.kind;
}
