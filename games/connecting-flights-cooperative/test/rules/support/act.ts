/** Single actions on a state of the cooperative game, and refusals. */

import type { Fact } from '@tarmac/kit';
import { actingIn, type Heard as HeardIn, type Luck as LuckOf } from '@tarmac/kit/conformance';
import { expect } from 'vitest';
import type { Action } from '../../../rules/actions.ts';
import { type CooperativeFlights, cooperativeFlights } from '../../../rules/game.ts';
import type { News } from '../../../rules/news.ts';
import { REFUSALS, type RefusalCode } from '../../../rules/refusals.ts';
import type { State } from '../../../rules/state.ts';
import { type Fated, fate } from './fate.ts';

export type Heard = HeardIn<CooperativeFlights>;
export type Luck = LuckOf<Fated>;

const acting = actingIn({ game: cooperativeFlights, refusals: REFUSALS, fate });
export const { act, actAndHear, expectAllowed, isListed, kindsListed, newsOf } = acting;

/** Acts of seat 0 one after another; the decks bring to all of them together what luck says. */
export function playAndHear(state: State, acts: readonly Action[], luck?: Luck): Heard {
  return acting.playAndHear(
    state,
    acts.map((action) => [0, action]),
    luck,
  );
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
  expect(acting.refusalOf(state, seat, action)).toEqual({ code, rule, ...facts });
}

export const kindsOf = (news: readonly News[]): string[] => news.map(({ kind }) => kind);
