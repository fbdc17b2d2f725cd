/** AE-2: the deal and the deck. */

import { type Chance, fastChance, recordingChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { AIRLINES, type Airline } from '../../rules/airlines.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { act, actAndHear, expectAllowed, expectRefusal, frameKind, newsOf, seatsToAct } from '../support/act.ts';
import { buy, cash, choose } from '../support/actions.ts';
import { cardsOf, deckShares, IN_THE_BOX, playing, SEAT_NUMBERS } from '../support/booklet.ts';
import { awaited } from '../support/eyes.ts';
import { type Fated, fate, fullBag } from '../support/fate.ts';
import { bonusOf, cardsIn, config, position, trackOf } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';

const EYES = [0, 1, 'watcher'] as const;

function deal(seats: number, script: readonly Fated[], startSeat: number | null = 0) {
  const news: News[] = [];
  const luck = fate(fullBag(seats), script);
  const state = airlinesEurope.setup(config({ startSeat }), seats, luck, news);
  luck.finish();
  expect(airlinesEurope.audit(state)).toEqual([]);
  return { state, news };
}

const MARKET: Airline[] = ['red', 'red', 'brown', 'green', 'orange'];
const MIXED: Airline[] = ['red', 'red', 'red', 'black', 'black', 'brown', 'gray', 'white'];
const MIXED_HAND = { red: 3, black: 2, brown: 1, gray: 1, white: 1 };
const OTHERS: Airline[] = ['green', 'green', 'orange', 'orange', 'black', 'black', 'brown', 'brown'];
const OTHERS_HAND = { green: 2, orange: 2, black: 2, brown: 2 };

test.each(SEAT_NUMBERS)('AE-2.1 the airlines of a game of %i, and no card or airplane of another', (seats) => {
  const state = airlinesEurope.setup(config(), seats, fastChance(3));
  AIRLINES.forEach((airline, index) => {
    const inHands = state.hands.reduce((sum, hand) => sum + (hand[index] ?? 0), 0);
    const inMarket = state.market.filter((card) => card === airline).length;
    expect(inHands + inMarket + (state.bag[index] ?? 0)).toBe(cardsOf(airline, seats));
  });
  expect(playing(seats)).toHaveLength({ 2: 7, 3: 8, 4: 9, 5: 10 }[seats]);
});

test.each(SEAT_NUMBERS)('AE-2.1 nobody buys for an airline in the box, %i players', (seats) => {
  const state = position({ seats });
  const nearHome = { yellow: 'rome-madrid', blue: 'rome-athens', violet: 'paris-rome' };
  for (const airline of ['yellow', 'blue', 'violet'] as const) {
    if (IN_THE_BOX[seats].includes(airline)) {
      expectRefusal(state, 0, buy(airline, nearHome[airline]), 'airlineNotInPlay');
    } else {
      expectAllowed(state, 0, buy(airline, nearHome[airline]));
    }
  }
});

describe('AE-2.2 the start player', () => {
  test.each(SEAT_NUMBERS)('AE-2.2 is drawn first of all, each of %i as likely, unless the host set one', (seats) => {
    for (let start = 0; start < seats; start++) {
      const rest = fastChance(4);
      let draws = 0;
      const luck: Chance = {
        draw(bound) {
          if (draws++ > 0) return rest.draw(bound);
          expect(bound).toBe(seats);
          return start;
        },
        reveal() {},
      };
      expect(airlinesEurope.setup(config({ startSeat: null }), seats, luck).startSeat).toBe(start);
      expect(airlinesEurope.setup(config({ startSeat: start }), seats, fastChance(4)).startSeat).toBe(start);
    }
  });

  test('AE-2.2 no draw is wasted on a start player set by the host', () => {
    expect(deal(2, [...MARKET, ...MIXED, ...OTHERS]).state.startSeat).toBe(0);
    expect(deal(2, [1, ...MARKET, ...MIXED, ...OTHERS], null).state.startSeat).toBe(1);
  });

  test('AE-2.2 has 1 VP, the second 2, the third 3 (booklets: three players)', () => {
    expect(position({ startSeat: 0 }).scores).toEqual([1, 2, 3]);
    expect(position({ startSeat: 2 }).scores).toEqual([2, 3, 1]);
  });

  test('AE-2.2 likewise with two, four and five players', () => {
    expect(position({ seats: 2, startSeat: 1 }).scores).toEqual([2, 1]);
    expect(position({ seats: 4, startSeat: 1 }).scores).toEqual([4, 1, 2, 3]);
    expect(position({ seats: 5, startSeat: 3 }).scores).toEqual([3, 4, 5, 1, 2]);
  });

  test('AE-2.2 VP are seen by their owner alone, unless scores are open', () => {
    const secret = position();
    expect(airlinesEurope.view(secret, 1).scores).toEqual([null, 2, null]);
    expect(airlinesEurope.view(secret, 'watcher').scores).toEqual([null, null, null]);
    const open = position({ openScores: true });
    for (const eye of EYES) expect(airlinesEurope.view(open, eye).scores).toEqual([1, 2, 3]);
  });
});

test.each(SEAT_NUMBERS)('AE-2.3 30 M for each of %i players, 8 M of it in their hands, for all to see', (seats) => {
  const state = airlinesEurope.setup(config(), seats, fastChance(5));
  for (const eye of EYES) {
    const view = airlinesEurope.view(state, eye);
    expect(view.cash).toEqual(new Array(seats).fill(8));
    expect(view.bank).toBe(22 * seats);
  }
});

test.each(SEAT_NUMBERS)('AE-2.4 markers stand on the starting spaces and homes are reached, %i players', (seats) => {
  const state = position({ seats, cash: new Array(seats).fill(15) });
  for (const airline of playing(seats)) {
    expect(trackOf(state, airline)).toBe(smallBoard.track.starts[airline]);
    for (const route of smallBoard.routes) {
      const atHome = route.cities.includes(smallBoard.homes[airline]);
      const refusal = airlinesEurope.check(state, 0, buy(airline, route.id));
      expect(refusal?.code ?? null).toBe(atHome ? null : 'notConnected');
    }
  }
});

test.each(SEAT_NUMBERS)('AE-2.5 four bonus markers lie on the board, %i players', (seats) => {
  const state = airlinesEurope.setup(config(), seats, fastChance(6));
  const marked = AIRLINES.filter((airline) => bonusOf(state, airline));
  expect(marked).toEqual(['green', 'orange', 'gray', 'white']);
  expect(airlinesEurope.view(state, 'watcher').bonus).toEqual(state.bonus);
});

describe('AE-2.6 the deal', () => {
  test('AE-2.6 five cards face up, then eight to each player', () => {
    const { state, news } = deal(2, [...MARKET, ...MIXED, ...OTHERS]);
    expect(state.market).toEqual(MARKET);
    expect(state.hands.map(cardsIn)).toEqual([MIXED_HAND, OTHERS_HAND]);
    expect(newsOf(news, 'began')).toEqual([{ kind: 'began', startSeat: 0, market: MARKET }]);
  });

  test.each(SEAT_NUMBERS)('AE-2.6 hands are secret, their number is open, %i players', (seats) => {
    const state = airlinesEurope.setup(config(), seats, fastChance(7));
    const seen = airlinesEurope.view(state, 'watcher');
    expect(seen.handSizes).toEqual(new Array(seats).fill({ ordinary: 8, abacus: 0 }));
    expect(seen.hand).toBeNull();
    expect(seen.deckSize).toBe(deckShares(seats) + 3);
    expect(airlinesEurope.view(state, 1).hand).toEqual(state.hands[1]);
  });
});

describe('AE-2.7 eight of one airline', () => {
  const EIGHT_RED: Airline[] = new Array<Airline>(8).fill('red');
  const EIGHT_GRAY: Airline[] = new Array<Airline>(8).fill('gray');

  test('AE-2.7 go back into the deck and eight new ones are dealt', () => {
    const { state, news } = deal(2, [...MARKET, ...OTHERS, ...EIGHT_RED, { returned: EIGHT_RED }, ...MIXED]);
    expect(state.hands.map(cardsIn)).toEqual([OTHERS_HAND, MIXED_HAND]);
    expect(newsOf(news, 'redealt')).toEqual([{ kind: 'redealt', seat: 1 }]);
  });

  test('AE-2.7 again if needed', () => {
    const { state, news } = deal(2, [
      ...MARKET,
      ...EIGHT_RED,
      ...OTHERS,
      { returned: EIGHT_RED },
      ...EIGHT_RED,
      { returned: EIGHT_RED },
      ...MIXED,
    ]);
    expect(state.hands.map(cardsIn)).toEqual([MIXED_HAND, OTHERS_HAND]);
    expect(newsOf(news, 'redealt').map((item) => item.seat)).toEqual([0, 0]);
  });

  test('AE-2.7 in seat order, each from a deck that holds the cards returned', () => {
    const { state, news } = deal(2, [
      ...MARKET,
      ...EIGHT_RED,
      ...EIGHT_GRAY,
      { returned: EIGHT_RED },
      ...OTHERS,
      { returned: EIGHT_GRAY },
      ...MIXED,
    ]);
    expect(state.hands.map(cardsIn)).toEqual([OTHERS_HAND, MIXED_HAND]);
    expect(newsOf(news, 'redealt').map((item) => item.seat)).toEqual([0, 1]);
  });

  test('AE-2.7 seven of one airline and another card stay', () => {
    const seven: Airline[] = [...EIGHT_RED.slice(1), 'white'];
    const { state, news } = deal(2, [...MARKET, ...seven, ...OTHERS]);
    expect(cardsIn(state.hands[0])).toEqual({ red: 7, white: 1 });
    expect(newsOf(news, 'redealt')).toEqual([]);
  });

  test('AE-2.7 that it happened is open, the cards are not', () => {
    const script = (eight: Airline[]): Fated[] => [...MARKET, ...OTHERS, ...eight, { returned: eight }, ...MIXED];
    const red = deal(2, script(EIGHT_RED));
    const gray = deal(2, script(EIGHT_GRAY));
    for (const eye of EYES) {
      const heard = red.news.map((item) => airlinesEurope.tell(item, eye));
      expect(heard).toContainEqual({ kind: 'redealt', seat: 1 });
      expect(heard).toEqual(gray.news.map((item) => airlinesEurope.tell(item, eye)));
      expect(airlinesEurope.view(red.state, eye)).toEqual(airlinesEurope.view(gray.state, eye));
    }
  });
});

describe('AE-2.8 the first portfolio', () => {
  const dealt = () => deal(2, [...MARKET, ...MIXED, ...OTHERS]).state;

  test('AE-2.8 everyone owes a choice at once', () => {
    expect(seatsToAct(dealt())).toEqual([0, 1]);
    expect(airlinesEurope.toAct(dealt()).mode).toBe('each');
    expectAllowed(dealt(), 1, choose('green', 'orange'));
    expectAllowed(dealt(), 0, choose('red', 'white'));
  });

  test('AE-2.8 the two are of different airlines', () => {
    expectRefusal(dealt(), 0, choose('red', 'red'), 'sameAirline');
  });

  test('AE-2.8 and from the hand', () => {
    expectRefusal(dealt(), 0, choose('red', 'green'), 'openingNotInHand');
    expectRefusal(dealt(), 1, choose('black', 'white'), 'openingNotInHand');
  });

  test('AE-2.8 nothing else is done before', () => {
    expectRefusal(dealt(), 0, cash, 'notNow');
  });

  test('AE-2.8 nothing moves until the last choice is in; then all are revealed together and six stay', () => {
    const one = actAndHear(dealt(), 1, choose('green', 'orange'), []);
    expect(one.news).toEqual([]);
    expect(one.state.portfolios.map(cardsIn)).toEqual([{}, {}]);
    expect(one.state.hands.map(cardsIn)).toEqual([MIXED_HAND, OTHERS_HAND]);
    expect(seatsToAct(one.state)).toContain(0);

    const luck = recordingChance(fastChance(1));
    const both = actAndHear(one.state, 0, choose('black', 'white'), luck);
    expect(luck.revealed).toBe(true);
    expect(luck.draws).toEqual([]);
    expect(both.state.portfolios.map(cardsIn)).toEqual([
      { black: 1, white: 1 },
      { green: 1, orange: 1 },
    ]);
    expect(both.state.hands.map(cardsIn)).toEqual([
      { red: 3, black: 1, brown: 1, gray: 1 },
      { green: 1, orange: 1, black: 2, brown: 2 },
    ]);
    expect(newsOf(both.news, 'opened')).toEqual([
      {
        kind: 'opened',
        shares: [
          ['black', 'white'],
          ['green', 'orange'],
        ],
      },
    ]);
    expect(frameKind(both.state)).toBe('turn');
    expect(seatsToAct(both.state)).toEqual([0]);
  });

  test('AE-2.8 a choice may be changed while another is out', () => {
    let state = act(dealt(), 0, choose('red', 'black'));
    state = act(state, 0, choose('gray', 'white'));
    state = act(state, 1, choose('green', 'orange'));
    expect(cardsIn(state.portfolios[0])).toEqual({ gray: 1, white: 1 });
  });

  test.each(SEAT_NUMBERS)('AE-2.8 each of %i knows whether it owes a choice, and awaits all others', (seats) => {
    const everyone = Array.from({ length: seats }, (_, seat) => seat);
    let state = airlinesEurope.setup(config({ startSeat: 0 }), seats, fastChance(8));
    for (const chooser of everyone.toReversed()) {
      for (const eye of everyone) {
        expect(awaited(state, eye)).toEqual(everyone.filter((seat) => seat !== eye || seat <= chooser));
      }
      expect(awaited(state, 'watcher')).toEqual(everyone);
      state = act(state, chooser, airlinesEurope.actions(state, chooser)[0] as Action);
    }
    for (const eye of [...everyone, 'watcher'] as const) expect(awaited(state, eye)).toEqual([0]);
  });

  test('AE-2.8 changing a choice does not make it owed again', () => {
    const once = act(dealt(), 0, choose('red', 'black'));
    const twice = act(once, 0, choose('gray', 'white'));
    for (const eye of EYES) expect(awaited(twice, eye)).toEqual(awaited(once, eye));
    expect(awaited(twice, 0)).toEqual([1]);
  });

  test.each(SEAT_NUMBERS)('AE-2.8 the start player begins once all %i have chosen', (seats) => {
    let state = airlinesEurope.setup(config({ startSeat: seats - 1 }), seats, fastChance(8));
    for (let seat = 0; seat < seats; seat++) {
      expect(frameKind(state)).toBe('opening');
      const [first] = airlinesEurope.actions(state, seat);
      if (first === undefined) throw new Error('no choice is listed');
      state = act(state, seat, first);
    }
    expect(seatsToAct(state)).toEqual([seats - 1]);
    expect(airlinesEurope.view(state, 'watcher').handSizes).toEqual(new Array(seats).fill({ ordinary: 6, abacus: 0 }));
  });
});
