/** CF-4.7: sabotage. What each card does is in cf-cards-sabotages.test.ts. */

import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import type { EventId } from '../../rules/cards/ids.ts';
import type { State } from '../../rules/state.ts';
import {
  act,
  actAndHear,
  expectAllowed,
  expectRefusal,
  frameKind,
  kindsListed,
  newsOf,
  seatsToAct,
} from '../support/act.ts';
import { bury, chain, drawSabotage, fly, leg, lift, sabotage, stayHome, takeCoins } from '../support/actions.ts';
import { called, market, type Position, planning, position, sabotagePlace } from '../support/position.ts';
import { allFly } from '../support/standing.ts';

const OWNED = [
  ['london', 'paris', 'plane-3', 'europe-3'],
  ['cairo', 'johannesburg', 'plane-3/b', 'africa-3'],
  ['new-york', 'los-angeles', 'plane-3/c', 'north-america-3'],
];
const PLANS = OWNED.map(([from = '', to = '', plane = '', passenger = '']) =>
  fly(chain(from, leg(plane, 1, passenger, to))),
);

/** The flights are over: these seats have flown for 20, the others stayed at home and got a subsidy of 10. */
function after(event: EventId, coins: readonly number[], flyers: readonly number[], wish: Position = {}): State {
  const before = position({
    seats: 3,
    players: ['fuel-merchant', 'trader', 'aircraft-engineer'],
    firstSeat: 1,
    event,
    frame: planning(3),
    owned: OWNED,
    coins,
    ...wish,
  });
  return allFly(
    before,
    PLANS.map((plan, seat) => (flyers.includes(seat) ? plan : stayHome)),
  ).state;
}

const LOWEST = 'registration';
const POOREST = 'city-breaks';

describe('CF-4.7 who sabotages', () => {
  const saboteurs = (state: State) =>
    state.frame.kind === 'sabotage' ? [state.frame.seat, ...state.frame.then] : 'nobody';

  test('CF-4.7 nobody, if the event says so', () => {
    const state = after('start-up-grant', [40, 40, 40], []);
    expect([saboteurs(state), state.phase]).toEqual(['nobody', 'auction']);
  });

  test('CF-4.7 the lowest revenue', () => {
    expect(saboteurs(after(LOWEST, [0, 90, 0], [0, 2]))).toEqual([1]);
  });

  test('CF-4.7 of equal revenue the fewest coins', () => {
    expect(saboteurs(after(LOWEST, [40, 0, 30], [1]))).toEqual([2]);
  });

  test('CF-4.7 the fewest coins, as this phase begins', () => {
    // Before the flights seat 0 was poorest; now it has 20 more, the others 10.
    expect(saboteurs(after(POOREST, [10, 15, 40], [0]))).toEqual([1]);
  });

  test('CF-4.7 of equal coins the lowest revenue', () => {
    // City Breaks: 23 for the flight, and no subsidy; 10 for staying at home.
    expect(saboteurs(after(POOREST, [10, 23, 90], [0]))).toEqual([1]);
  });

  test('CF-4.7 still equal: all of them, the lowest rank first', () => {
    expect(saboteurs(after(LOWEST, [40, 40, 90], []))).toEqual([1, 0]);
    expect(saboteurs(after(POOREST, [40, 40, 40], []))).toEqual([1, 0, 2]);
  });

  test('CF-4.7 it is judged once: what the first does changes nothing', () => {
    const first = after(LOWEST, [40, 40, 90], []);
    const state = act(first, 1, takeCoins);
    expect(saboteurs(state)).toEqual([0]);
    expectRefusal(state, 1, takeCoins, 'notYourTurn', 'CF-4.7');
    expect(act(state, 0, takeCoins).phase).toBe('auction');
  });

  test('CF-4.7 not in round 10', () => {
    const last = after('carbon-levy', [40, 40, 40], [], { round: 10 });
    expect(frameKind(last)).toBe('over');
    const ninth = after('carbon-levy', [40, 40, 40], [], { round: 9, firstSeat: 0 });
    expect(frameKind(ninth)).toBe('sabotage');
  });
});

/** Seat 2 alone may sabotage. */
const SCHEMER = (wish: Position = {}) => after(POOREST, [40, 40, 5], [], wish);

describe('CF-4.7 the choice', () => {
  test('CF-4.7 10 coins', () => {
    const { state, news } = actAndHear(SCHEMER(), 2, takeCoins, ['registration', 'plane-1', 'africa-1']);
    expect(newsOf(news, 'tookCoins')).toEqual([{ kind: 'tookCoins', seat: 2, coins: 10 }]);
    // 5, a subsidy of 10, 10 for the saboteur, less 5 for Registration.
    expect(state.coins[2]).toBe(20);
  });

  test('CF-4.7 or the top card, and then no coins', () => {
    const state = act(SCHEMER(), 2, drawSabotage, ['fine']);
    expect(kindsListed(state, 2).filter((kind) => kind !== 'order')).toEqual(['bury', 'sabotage']);
    expectRefusal(state, 2, takeCoins, 'notNow', 'CF-4.7');
    const { state: buried } = actAndHear(state, 2, bury, ['registration', 'plane-1', 'africa-1']);
    expect(buried.coins[2]).toBe(10);
  });

  test('CF-4.7 each card of the deck as likely', () => {
    const bounds: number[] = [];
    const luck = {
      draw(bound: number) {
        bounds.push(bound);
        return 0;
      },
      reveal() {},
    };
    act(SCHEMER({ sabotages: { 'bad-press': 'london', fine: 'under' } }), 2, drawSabotage, luck);
    expect(bounds).toEqual([7]);
  });

  test('CF-4.7 it is used on another player', () => {
    const state = act(SCHEMER(), 2, drawSabotage, ['fine']);
    expectRefusal(state, 2, sabotage(2), 'badVictim');
    expectRefusal(state, 2, sabotage(3), 'badVictim');
    expectAllowed(state, 2, sabotage(0));
    expectAllowed(state, 2, sabotage(1));
  });

  test('CF-4.7 and at once: nothing else can be done first', () => {
    const state = act(SCHEMER(), 2, drawSabotage, ['fine']);
    expect(seatsToAct(state)).toEqual([2]);
    expectRefusal(state, 2, drawSabotage, 'notNow', 'CF-4.7');
  });

  test('CF-4.7 with the deck empty there are only the coins', () => {
    // Three of our nine cards never lie anywhere for long, so only a state that is made up has an empty deck.
    const state = SCHEMER();
    const empty = { ...state, sabotages: state.sabotages.map(() => card('london')) };
    expectRefusal(empty, 2, drawSabotage, 'noSabotageLeft');
    expectAllowed(empty, 2, takeCoins);
  });
});

describe('CF-4.7 cards that lie on a card', () => {
  const drawn = (wish: Position = {}) => act(SCHEMER(wish), 2, drawSabotage, ['runway-works']);

  test('CF-4.7 on one of the victim’s, as the saboteur chooses', () => {
    for (const target of ['london', 'paris']) {
      const { state, news } = actAndHear(drawn(), 2, sabotage(0, target));
      expect(sabotagePlace(state, 'runway-works')).toBe(card(target));
      expect(newsOf(news, 'sabotaged')[0]).toMatchObject({ seat: 2, victim: 0, sabotage: 'runway-works' });
    }
  });

  test('CF-4.7 of the kind it is about, and the victim’s own', () => {
    expectRefusal(drawn(), 2, sabotage(0, 'plane-3'), 'badTarget');
    expectRefusal(drawn(), 2, sabotage(0, 'cairo'), 'badTarget');
    expectRefusal(drawn(), 2, sabotage(0, null), 'badVictim');
    expectRefusal(act(SCHEMER(), 2, drawSabotage, ['fine']), 2, sabotage(0, 'london'), 'badTarget');
  });

  test('CF-4.7 never on landing rights', () => {
    const state = drawn({ event: POOREST, rights: { moscow: 0 }, coins: [60, 60, 5] });
    expectRefusal(state, 2, sabotage(0, 'moscow'), 'badTarget');
  });

  test('CF-4.7 one at most on a card', () => {
    const state = drawn({ sabotages: { 'bad-press': 'london' } });
    expectRefusal(state, 2, sabotage(0, 'london'), 'badTarget');
    expectAllowed(state, 2, sabotage(0, 'paris'));
  });

  test('CF-4.7 without a legal target it is put under the deck', () => {
    const state = drawn({ owned: [['plane-3'], ['plane-2'], ['london']] });
    expect(kindsListed(state, 2).filter((kind) => kind !== 'order')).toEqual(['bury']);
    expectRefusal(state, 2, sabotage(0, 'london'), 'badTarget');
  });
});

describe('CF-4.7 paying it off', () => {
  const wish: Position = { seats: 3, owned: OWNED, sabotages: { 'runway-works': 'london' }, coins: [30, 40, 40] };

  test('CF-4.7 the full sum, by the owner of the card; then it goes under the deck', () => {
    const state = position(wish);
    expectRefusal(state, 1, lift('runway-works'), 'notSabotaged');
    expectRefusal(state, 0, lift('bad-press'), 'notSabotaged');
    expectRefusal(position({ ...wish, coins: [9] }), 0, lift('runway-works'), 'notEnoughCoins', 'CF-1.7');
    expect(act(position({ ...wish, coins: [10] }), 0, lift('runway-works')).coins[0]).toBe(0);
    const { state: lifted, news } = actAndHear(state, 0, lift('runway-works'));
    expect(newsOf(news, 'lifted')).toEqual([
      { kind: 'lifted', seat: 0, sabotage: 'runway-works', card: card('london'), coins: 10 },
    ]);
    expect(lifted.coins).toEqual([20, 40, 40]);
    expect(lifted.sabotageQueue.map((buried) => buried.sabotage)).toEqual([1]);
  });

  test.each([
    ['an airport is added', { kind: 'add', seat: 0, slot: -1 } as const, []],
    ['a card is auctioned', called(3), ['plane-1']],
    ['others buy', market(3, 0, [1]), []],
    ['plans are made', planning(3), []],
  ])('CF-4.7 at any time: while %s', (_, frame, row) => {
    const state = position({ ...wish, frame, row });
    expect(act(state, 0, lift('runway-works')).coins[0]).toBe(20);
  });

  test('CF-4.7 also as soon as it lies there', () => {
    const drawn = act(after(LOWEST, [40, 40, 90], []), 1, drawSabotage, ['runway-works']);
    const lying = act(drawn, 1, sabotage(2, 'new-york'));
    expect(seatsToAct(lying)).toEqual([0]);
    expect(act(lying, 2, lift('runway-works')).coins[2]).toBe(90);
  });

  test('CF-4.7 until then it works, round after round', () => {
    const state = position({ ...wish, frame: planning(3) });
    expectRefusal(state, 0, [chain('paris', leg('plane-3', 1, 'europe-3', 'london'))], 'grounded');
    const next = allFly(state, []).state;
    expect(sabotagePlace(next, 'runway-works')).toBe(card('london'));
  });
});
