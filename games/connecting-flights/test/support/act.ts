/** Plays single actions on a state, and provokes refusals. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { type Chance, fastChance, same, step } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { judgePlan, type Verdict } from '../../rules/flight/judge.ts';
import type { Chain } from '../../rules/flight/plan.ts';
import type { News } from '../../rules/news.ts';
import { REFUSALS, type RefusalCode } from '../../rules/refusals.ts';
import type { State } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { type Fate, type Fated, fate } from './fate.ts';

export interface Heard {
  readonly state: State;
  readonly news: News[];
}

/** Luck is a Chance, or what the decks shall bring in order, all of it and nothing else. */
export type Luck = Chance | readonly Fated[];

/** A sound state must stay sound: whatever a test is about, no card and no truck may be lost. */
export function actAndHear(state: State, seat: number, action: Action, luck: Luck = fastChance(1)): Heard {
  const sound = connectingFlights.audit(state).length === 0;
  const fated = 'draw' in luck ? null : fate(state, luck, [seat, action]);
  const stepped = step(connectingFlights, state, seat, action, fated ?? (luck as Chance));
  if (!stepped.ok) {
    throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${JSON.stringify(stepped.refusal)}`);
  }
  fated?.finish();
  if (sound) expect(connectingFlights.audit(stepped.state)).toEqual([]);
  return { state: stepped.state, news: stepped.news };
}

export function act(state: State, seat: number, action: Action, luck?: Luck): State {
  return actAndHear(state, seat, action, luck).state;
}

/** Acts of several seats one after another; the decks bring to all of them together what luck says. */
export function playAndHear(state: State, acts: readonly (readonly [number, Action])[], luck?: Luck): Heard {
  const chance = luck === undefined || 'draw' in luck ? (luck ?? fastChance(1)) : fate(state, luck);
  const news: News[] = [];
  let now = state;
  for (const [seat, action] of acts) {
    const heard = actAndHear(now, seat, action, chance);
    now = heard.state;
    news.push(...heard.news);
  }
  if ('finish' in chance) (chance as Fate).finish();
  return { state: now, news };
}

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
  const before = JSON.stringify(state);
  const refusal =
    'type' in what
      ? connectingFlights.check(state, seat, what)
      : judged(state, seat, ...what)
          .at(-1)
          ?.at(-1)?.refusal;
  expect(refusal?.code, `${JSON.stringify(what)} by seat ${seat}`).toBe(code);
  expect(rule === undefined ? [REFUSALS[code]].flat() : [rule]).toContain(refusal?.rule);
  if ('type' in what) {
    expect(step(connectingFlights, state, seat, what, fastChance(1)).ok).toBe(false);
    expect(isListed(state, seat, what)).toBe(false);
  } else if (state.frame.kind === 'plans') {
    expect(connectingFlights.check(state, seat, { type: 'fly', chains: what })).toBeNull();
  }
  expect(JSON.stringify(state)).toBe(before);
}

/** Neither a well-formed action nor a lawful one. */
export function expectImpossible(state: State, seat: number, input: unknown): void {
  const parsed = connectingFlights.parseAction(input);
  if (!parsed.ok) return;
  expect(connectingFlights.check(state, seat, parsed.value), JSON.stringify(input)).not.toBeNull();
}

export function expectAllowed(state: State, seat: number, action: Action): void {
  expect(connectingFlights.check(state, seat, action), JSON.stringify(action)).toBeNull();
}

export function isListed(state: State, seat: number, action: Action): boolean {
  return connectingFlights.actions(state, seat).some((listed) => same(listed, action));
}

export function kindsListed(state: State, seat: number): string[] {
  return [...new Set(connectingFlights.actions(state, seat).map(({ type }) => type))].sort();
}

export function seatsToAct(state: State): number[] {
  return [...connectingFlights.toAct(state).seats];
}

export function newsOf<K extends News['kind']>(news: readonly News[], kind: K): Extract<News, { kind: K }>[] {
  return news.filter((item): item is Extract<News, { kind: K }> => item.kind === kind);
}

export function frameKind(state: State): string {
  return state.frame.kind;
}
