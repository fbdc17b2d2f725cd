/**
 * The guided first game as a script: who does what, and what the piles bring. `lesson.json` is made from it
 * (`npx vitest run --mode record lesson`), and a test holds it to that.
 */

import { type Airline, type Airlines, airlines, boardOf } from '@tarmac/airlines/rules';
import type { MatchFile } from '@tarmac/kit';
import { type Line, recordLesson } from '@tarmac/kit/conformance';
import { draw, expand, fly, found, play, sabotage, take } from '../support/actions.ts';
import { type Fated, fate, fullPiles, pilesOf } from '../support/fate.ts';

const LEARNER = 0;
const AMELIA = 1;
const LOUIS = 2;
const SEATS = 3;

const HANDS: readonly (readonly Airline[])[] = [
  ['ita', 'ita', 'ita', 'pex', 'hit'],
  ['hit', 'hit', 'hit', 'boi', 'ita'],
  ['ruk', 'ruk', 'tav', 'tav', 'lum'],
];
const ROW: readonly Airline[] = ['ita', 'tav', 'hit', 'mox', 'ruk'];
const FLIGHTS: readonly (readonly Fated[])[] = [
  ['solid-4', 'dotted-9', 'dashed-6'],
  ['wavy-2', 'double-8', 'wavy-6'],
  ['dotted-3', 'solid-10', 'dotted-6'],
];

const LINES: readonly Line<Airlines, Fated>[] = [
  [LEARNER, found('ita', 2, 'chicago-toronto', 'solid-4')],
  [LEARNER, take('ita'), 'lum', 'double-5'],
  [AMELIA, found('hit', 2, 'los-angeles-san-francisco', 'wavy-2')],
  [AMELIA, take('hit'), 'zeb', 'wavy-9'],
  [LOUIS, found('ruk', 1, 'boston-new-york', 'dotted-3')],
  [LOUIS, take('ruk'), 'boi', 'solid-12'],

  [LEARNER, expand, 'solid-9'],
  [LEARNER, fly('ita', 'chicago-minneapolis', 'dashed-6')],
  [LEARNER, draw, 'pex'],
  [AMELIA, play('hit', 2)],
  [LOUIS, expand, 'dotted-8'],
  [LOUIS, fly('ruk', 'new-york-toronto', 'solid-10')],
  [LOUIS, take('tav'), 'ita'],

  [LEARNER, play('ita', 2)],
  [AMELIA, expand, 'double-7'],
  [AMELIA, fly('hit', 'san-francisco-phoenix', 'double-8')],
  [AMELIA, take('ita'), 'mox'],
  [LOUIS, play('ruk', 1)],
  [LOUIS, sabotage('ita', 'chicago-toronto', 1)],

  [LEARNER, expand, 'dotted-4'],
  [LEARNER, fly('ita', 'atlanta-chicago', 'dotted-4')],
  [LEARNER, draw, 'scoring', 'ita'],
  [AMELIA, play('ita', 2)],
  [LOUIS, found('tav', 2, 'miami-atlanta', 'dotted-6')],
  [LOUIS, draw, 'tav', 'dotted-13'],

  [LEARNER, play('ita', 1)],
  [LEARNER, sabotage('hit', 'san-francisco-vancouver', 1)],
];

const CONFIG = {
  board: 'north-america-1',
  seatBonus: false,
  lastRound: false,
  controlledScoring: false,
  startSeat: LEARNER,
} as const;

export function makeLesson(): MatchFile<Airlines> {
  return recordLesson(airlines, {
    config: CONFIG,
    seats: SEATS,
    deal: fate(fullPiles(boardOf(CONFIG.board)), [...HANDS.flat(), ...ROW, ...FLIGHTS.flat()]),
    lines: LINES,
    fate: (state, brings, [, action]) => fate(pilesOf(state, action), brings),
  });
}
