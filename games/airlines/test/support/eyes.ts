/** What eyes see and hear, and states that only one of them can tell apart. */

import { airlines } from '@tarmac/airlines/rules';
import type { Eye } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Airline } from '../../rules/airlines.ts';
import { IN_PILE, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view-types.ts';
import { flightIds, NAMES } from './booklet.ts';
import { position } from './position.ts';
import { smallBoard } from './small-board.ts';

export const EYES: readonly Eye[] = [0, 1, 2, 'watcher'];

export function view(state: State, eye: Eye): View {
  return airlines.view(state, eye);
}

/** The same state but for one stock card: in the seat's hand lies another, and the pile holds this one instead. */
export function twin(state: State, seat: number, out: Airline, back: Airline): State {
  const other = airlines.clone(state);
  const move = (cards: number[] | undefined, airline: Airline, by: number) => {
    if (cards === undefined) throw new Error('no such seat');
    cards[NAMES.indexOf(airline)] = (cards[NAMES.indexOf(airline)] ?? 0) + by;
  };
  move(other.hands[seat], out, -1);
  move(other.pile, out, 1);
  move(other.pile, back, -1);
  move(other.hands[seat], back, 1);
  expect(airlines.audit(other)).toEqual([]);
  return other;
}

/** The same state but for one flight card: the seat has this one of the pile instead of that one. */
export function flightTwin(state: State, seat: number, out: string, back: string): State {
  const other = airlines.clone(state);
  const ids = flightIds(smallBoard);
  expect([other.flights[ids.indexOf(out)], other.flights[ids.indexOf(back)]]).toEqual([seat, IN_PILE]);
  other.flights[ids.indexOf(out)] = IN_PILE;
  other.flights[ids.indexOf(back)] = seat;
  expect(airlines.audit(other)).toEqual([]);
  return other;
}

export function expectSameView(one: State, other: State, eyes: readonly Eye[]): void {
  for (const eye of eyes) expect(view(one, eye), `eye ${eye}`).toEqual(view(other, eye));
}

/** Three players in the middle of a game, with something of everything. */
export function middle(): State {
  return position({
    circles: { 'boston-new-york': ['boi', 'ita'], 'new-york-chicago': ['ita', 'zeb!'] },
    hands: [{ boi: 2, zeb: 1 }, { hit: 3 }, { lum: 1, mox: 2 }],
    seen: [{ boi: 1 }, {}, { mox: 2 }],
    laid: [{ boi: 2 }, { ita: 1 }, { boi: 1, ita: 3 }],
    scoringCards: { inPile: 2, aside: 0 },
    scores: [4, 3, 5],
    flights: [['wavy-5', 'solid-3'], ['dotted-12'], ['dashed-1', 'double-7']],
    flightPile: ['wavy-1', 'wavy-5b', 'dotted-1', 'dashed-13', 'double-11', 'solid-3b'],
  });
}
