/** Plays single actions on a state of the cooperative game, and provokes refusals. */

import { type Chance, type Fact, fastChance, same, step } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Action } from '../../../rules/actions.ts';
import { cooperativeFlights } from '../../../rules/game.ts';
import type { News } from '../../../rules/news.ts';
import type { RefusalCode } from '../../../rules/refusals.ts';
import type { State } from '../../../rules/state.ts';
import { type Fate, type Fated, fate } from './fate.ts';

export interface Heard {
  readonly state: State;
  readonly news: News[];
}

/** Luck is a Chance, or what the decks shall bring in order, all of it and nothing else. */
export type Luck = Chance | readonly Fated[];

/** A sound state must stay sound: whatever a test is about, no card and no pawn may be lost. */
export function actAndHear(state: State, seat: number, action: Action, luck: Luck = fastChance(1)): Heard {
  const sound = cooperativeFlights.audit(state).length === 0;
  const fated = 'draw' in luck ? null : fate(state, luck, action);
  const stepped = step(cooperativeFlights, state, seat, action, fated ?? (luck as Chance));
  if (!stepped.ok) {
    throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${JSON.stringify(stepped.refusal)}`);
  }
  fated?.finish();
  if (sound) expect(cooperativeFlights.audit(stepped.state)).toEqual([]);
  return { state: stepped.state, news: stepped.news };
}

export function act(state: State, seat: number, action: Action, luck?: Luck): State {
  return actAndHear(state, seat, action, luck).state;
}

/** Acts of seat 0 one after another; the decks bring to all of them together what luck says. */
export function playAndHear(state: State, acts: readonly Action[], luck?: Luck): Heard {
  const chance = luck === undefined || 'draw' in luck ? (luck ?? fastChance(1)) : fate(state, luck);
  const news: News[] = [];
  let now = state;
  for (const action of acts) {
    const heard = actAndHear(now, 0, action, chance);
    now = heard.state;
    news.push(...heard.news);
  }
  if ('finish' in chance) (chance as Fate).finish();
  return { state: now, news };
}

export function play(state: State, ...acts: readonly Action[]): State {
  return playAndHear(state, acts).state;
}

/** The refusal, exactly: its code, the rule it names, and the facts the words for it need. */
export function expectRefusal(
  state: State,
  seat: number,
  action: Action,
  code: RefusalCode,
  rule: string,
  facts: Readonly<Record<string, Fact>> = {},
): void {
  const before = JSON.stringify(state);
  const refusal = cooperativeFlights.check(state, seat, action);
  expect(refusal, `${JSON.stringify(action)} by seat ${seat}`).toEqual({ code, rule, ...facts });
  expect(step(cooperativeFlights, state, seat, action, fastChance(1)).ok).toBe(false);
  expect(isListed(state, seat, action)).toBe(false);
  expect(JSON.stringify(state)).toBe(before);
}

export function expectAllowed(state: State, seat: number, action: Action): void {
  expect(cooperativeFlights.check(state, seat, action), JSON.stringify(action)).toBeNull();
}

export function isListed(state: State, seat: number, action: Action): boolean {
  return cooperativeFlights.actions(state, seat).some((listed) => same(listed, action));
}

export function kindsListed(state: State, seat = 0): string[] {
  return [...new Set(cooperativeFlights.actions(state, seat).map(({ type }) => type))].sort();
}

export function newsOf<K extends News['kind']>(news: readonly News[], kind: K): Extract<News, { kind: K }>[] {
  return news.filter((item): item is Extract<News, { kind: K }> => item.kind === kind);
}

export const kindsOf = (news: readonly News[]): string[] => news.map(({ kind }) => kind);
