/**
 * The guided first game as a script: who does what, and what the deck brings. `lesson.json` is made from it
 * (`npx vitest run --mode record lesson`), and a test holds it to that.
 */

import { type Airline, type AirlinesEurope, airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { MatchFile } from '@tarmac/kit';
import { type Line, recordLesson } from '@tarmac/kit/conformance';
import { buy, cash, choose, draw, exchange, give, play, playTwo, stop, take } from '../support/actions.ts';
import { type Fated, fate, fullBag } from '../support/fate.ts';

const LEARNER = 0;
const AMELIA = 1;
const LOUIS = 2;
const SEATS = 3;

const MARKET: readonly Airline[] = ['red', 'black', 'orange', 'blue', 'brown'];
const HANDS: readonly (readonly Airline[])[] = [
  ['red', 'red', 'red', 'gray', 'gray', 'blue', 'blue', 'green'],
  ['black', 'black', 'black', 'red', 'red', 'white', 'brown', 'orange'],
  ['orange', 'orange', 'orange', 'gray', 'green', 'brown', 'brown', 'white'],
];

const LINES: readonly Line<AirlinesEurope, Fated>[] = [
  [AMELIA, choose('red', 'black')],
  [LOUIS, choose('orange', 'gray')],
  [LEARNER, choose('red', 'gray')],

  [LEARNER, buy('red', 'london-paris')],
  [LEARNER, buy('red', 'milan-paris')],
  [LEARNER, take('red'), 'white'],
  [AMELIA, buy('black', 'kyiv-warsaw')],
  [AMELIA, stop],
  [AMELIA, take('black'), 'brown'],
  [LOUIS, buy('orange', 'athens-istanbul')],
  [LOUIS, stop],
  [LOUIS, take('orange'), 'blue'],

  [LEARNER, play('red', 3)],
  [AMELIA, play('black', 3)],
  [LOUIS, buy('orange', 'bucharest-istanbul')],
  [LOUIS, draw, 'green'],

  [LEARNER, exchange(1)],
  [LEARNER, give('hand', 'blue')],
  [AMELIA, buy('red', 'frankfurt-paris')],
  [AMELIA, stop],
  [AMELIA, take('white'), 'orange'],
  [LOUIS, play('orange', 3)],

  [LEARNER, cash],
  [AMELIA, buy('black', 'riga-warsaw')],
  [AMELIA, stop],
  [AMELIA, draw, 'black'],
  [LOUIS, buy('orange', 'belgrade-bucharest')],
  [LOUIS, stop],
  [LOUIS, take('orange'), 'black'],

  [LEARNER, playTwo('green', 'abacus')],
  [AMELIA, buy('black', 'helsinki-riga')],
  [AMELIA, take('black'), 'brown'],
  [LOUIS, buy('gray', 'amsterdam-london')],
  [LOUIS, take('brown'), 'black'],

  [LEARNER, buy('red', 'dublin-london')],
  [LEARNER, buy('red', 'dublin-new-york')],
  [LEARNER, draw, 'hit', 'red'],
  [AMELIA, take('black')],
  [LOUIS, take('brown')],
  [LEARNER, take('blue'), 'gray', 'white', 'orange', 'red', 'blue'],
];

const CONFIG = { board: 'europe-1', deck: 'standard', flightBan: false, openScores: true, startSeat: LEARNER } as const;

export function makeLesson(): MatchFile<AirlinesEurope> {
  return recordLesson(airlinesEurope, {
    config: CONFIG,
    seats: SEATS,
    deal: fate(fullBag(SEATS), [...MARKET, ...HANDS.flat()]),
    lines: LINES,
    fate: fate,
  });
}
