/** Positions near a scoring, each with a blunder of another kind: what was played, and what would have been right. */

import type { Action, State } from '@tarmac/airlines-europe/rules';
import { buy, cash, exchange, give, play, playTwo, stop, take } from '../../support/actions.ts';
import { scoringNext } from '../../support/booklet.ts';
import { type Cards, type Position, position } from '../../support/position.ts';

interface Played {
  readonly name: string;
  /** Seat 0 decides. */
  readonly state: State;
  readonly played: Action;
}

export interface Blunder extends Played {
  isBetter(action: Action): boolean;
}

/**
 * Three seats with the deck nearly used up. Red (17), green (18) and black (13) stand where the rows are 6-3-2-1, the
 * third scoring comes soon, and there is no Air ABACUS left to change anything.
 */
const END: Position = {
  deck: scoringNext(3, 3, 1),
  circles: {
    'london-stockholm': ['green', null],
    'stockholm-moscow': ['green', 'white', null],
    'berlin-stockholm': ['green', 'red'],
    'berlin-moscow': ['green', null],
    'berlin-vienna': ['red', 'green', 'black'],
    'paris-berlin': ['red', null, null],
    'vienna-rome': ['red', 'black'],
    'vienna-athens': ['red', 'black'],
    'paris-rome': ['red', null],
    'rome-athens': ['red', null],
    'london-paris': ['red', 'gray', null],
  },
  cash: [12, 10, 10],
  market: ['blue', 'black', 'brown', 'orange', 'gray'],
  abacusLeft: 0,
};

/** The next card is the last scoring card. */
const LAST_CARD: Position = { ...END, deck: scoringNext(3, 3, 0) };

/** With the majority of red seat 0 wins, by 34 points to 32 and 29; without it, it has 31 and the second seat 35. */
const RED_DECIDES: Position = {
  ...LAST_CARD,
  scores: [26, 24, 22],
  hands: [{ red: 3 }, {}, {}],
  portfolios: [
    { red: 2, green: 1 },
    { red: 4, green: 2 },
    { red: 1, green: 2 },
  ],
};

/** The same with Air ABACUS in firm hands, where one more share changes nothing. */
const WITH_ABACUS: readonly Cards[] = [
  { red: 2, green: 1 },
  { red: 4, green: 2, abacus: 6 },
  { red: 1, green: 2, abacus: 4 },
];

const plays =
  (share: string, count = 0) =>
  (action: Action) =>
    action.type === 'play' && action.share === share && action.count >= count;
const buysFor = (airline: string) => (action: Action) => action.type === 'buy' && action.airline === airline;

export const BLUNDERS: readonly Blunder[] = [
  {
    name: 'cash is taken by the richest while the shares that would have the majority stay in the hand',
    state: position({ ...RED_DECIDES, cash: [20, 6, 6] }),
    played: cash,
    isBetter: plays('red', 3),
  },
  {
    name: 'one of three shares is played, and the majority is missed',
    state: position(RED_DECIDES),
    played: play('red', 1),
    isBetter: plays('red', 3),
  },
  {
    name: 'two single shares are played where three of one airline would have had the majority',
    state: position({
      ...RED_DECIDES,
      cash: [12, 2, 2],
      hands: [{ red: 3, brown: 1, orange: 1 }, {}, {}],
      portfolios: [
        { red: 2, green: 1 },
        { red: 4, green: 2, brown: 2 },
        { red: 1, green: 2, orange: 2 },
      ],
      scores: [28, 24, 22],
    }),
    played: playTwo('brown', 'orange'),
    isBetter: plays('red', 3),
  },
  {
    name: 'a licence is bought, which brings the scoring on before the hand was played',
    state: position({ ...RED_DECIDES, cash: [12, 2, 2] }),
    played: buy('red', 'rome-madrid', 0),
    isBetter: plays('red', 3),
  },
  {
    name: 'Air ABACUS is acquired though there is no time to play it, and the majority is not played',
    state: position({
      ...RED_DECIDES,
      hands: [{ red: 3, gray: 1 }, {}, {}],
      portfolios: WITH_ABACUS,
      scores: [26, 8, 14],
      abacusLeft: 1,
    }),
    played: exchange(1),
    isBetter: plays('red', 3),
  },
  {
    name: 'a share of the majority is given up, and not the card that is worth nothing',
    state: position({
      ...RED_DECIDES,
      frame: { kind: 'exchange', give: 1, fromPortfolio: [], fromHand: [] },
      hands: [{ gray: 1 }, {}, {}],
      portfolios: [{ red: 5, green: 1 }, ...WITH_ABACUS.slice(1)],
      scores: [26, 8, 14],
      abacusLeft: 1,
    }),
    played: give('portfolio', 'red'),
    isBetter: (action) => action.type === 'give' && action.share === 'gray',
  },
  {
    name: 'a licence carries an airline that only a rival holds into a better zone, just before it is scored',
    state: position({
      ...LAST_CARD,
      circles: { ...END.circles, 'athens-ankara': ['brown', null], 'moscow-ankara': ['brown', null] },
      scores: [24, 27, 24],
      hands: [{}, {}, {}],
      portfolios: [{ black: 3, red: 1 }, { brown: 3, red: 1 }, { red: 2 }],
    }),
    played: buy('brown', 'ankara-tehran', 0),
    isBetter: buysFor('black'),
  },
  {
    name: 'no second licence is bought though it would carry the own airline into a better zone',
    state: position({
      ...LAST_CARD,
      frame: { kind: 'second' },
      cash: [8, 2, 2],
      scores: [25, 24, 24],
      hands: [{}, {}, {}],
      portfolios: [{ blue: 3, red: 1 }, { blue: 1, red: 2 }, { red: 2 }],
      circles: { ...END.circles, 'paris-rome': ['red', 'blue'], 'rome-athens': ['red', 'blue'] },
    }),
    played: stop,
    isBetter: buysFor('blue'),
  },
  {
    name: 'a useless card is taken though the one that breaks the tie lies in the market',
    state: position({
      ...END,
      deck: scoringNext(3, 3, 6),
      frame: { kind: 'share' },
      market: ['red', 'blue', 'blue', 'blue', 'blue'],
      bag: { blue: 6 },
      cash: [2, 2, 2],
      scores: [27, 24, 20],
      hands: [{}, {}, {}],
      portfolios: [
        { red: 3, green: 2 },
        { red: 3, green: 2, blue: 3 },
        { red: 1, green: 1, blue: 2 },
      ],
    }),
    played: take('blue'),
    isBetter: (action) => action.type === 'take' && action.airline === 'red',
  },
  {
    name: 'cash is taken from a bank that breaks: what was saved for a licence is returned, and the new market brings the scoring on',
    state: position({
      ...LAST_CARD,
      cash: [40, 22, 22],
      scores: [24, 26, 22],
      hands: [{}, {}, {}],
      portfolios: [
        { black: 4, red: 1 },
        { brown: 3, red: 2 },
        { red: 2, green: 2 },
      ],
    }),
    played: cash,
    isBetter: buysFor('black'),
  },
];

/** What was played was right, or as good as anything else. */
export const SOUND: readonly Played[] = [
  { name: 'the majority is played in time', state: position(RED_DECIDES), played: play('red', 3) },
  {
    name: 'of two cards that are worth the same one is taken',
    state: position({
      ...LAST_CARD,
      frame: { kind: 'share' },
      scores: [24, 24, 24],
      hands: [{}, {}, {}],
      portfolios: [
        { red: 3, green: 1 },
        { red: 2, green: 2 },
        { red: 1, green: 2 },
      ],
    }),
    played: take('blue'),
  },
];
