/** What eyes see and hear, and states that only one of them can tell apart. */

import type { Eye, Seat } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Airline } from '../../rules/airlines.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view-types.ts';
import { COLOURS } from './booklet.ts';
import { position } from './position.ts';

export const EYES: readonly Eye[] = [0, 1, 2, 'watcher'];

export function view(state: State, eye: Eye): View {
  return airlinesEurope.view(state, eye);
}

export function awaited(state: State, eye: Eye): readonly Seat[] {
  return airlinesEurope.awaited(view(state, eye));
}

/** The same state but for one card: in the seat's hand lies another airline's, and the deck holds this one instead. */
export function twin(state: State, seat: number, out: Airline, back: Airline): State {
  const other = airlinesEurope.clone(state);
  const move = (cards: number[] | undefined, airline: Airline, by: number) => {
    if (cards === undefined) throw new Error('no such seat');
    cards[COLOURS.indexOf(airline)] = (cards[COLOURS.indexOf(airline)] ?? 0) + by;
  };
  move(other.hands[seat], out, -1);
  move(other.bag, out, 1);
  move(other.bag, back, -1);
  move(other.hands[seat], back, 1);
  expect(airlinesEurope.audit(other)).toEqual([]);
  return other;
}

export function expectSameView(one: State, other: State, eyes: readonly Eye[]): void {
  for (const eye of eyes) expect(view(one, eye), `eye ${eye}`).toEqual(view(other, eye));
}

/** Three players in the middle of a game, with something of everything. */
export function middle(): State {
  return position({
    flightBan: true,
    circles: { 'london-paris': ['gray', 'ban'], 'berlin-vienna': ['red'] },
    deck: { drawn: 20, met: 1, metAt: 11 },
    hands: [{ red: 2, abacus: 1 }, { blue: 3 }, { white: 1, black: 2, abacus: 2 }],
    portfolios: [{ red: 1 }, { gray: 2, abacus: 1 }, { brown: 1 }],
    cash: [3, 20, 11],
  });
}
