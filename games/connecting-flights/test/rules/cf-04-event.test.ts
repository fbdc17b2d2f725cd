/** CF-4.1: the event phase. What each event does is in cf-cards-events.test.ts. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { GRID } from '@tarmac/flights/support';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { act, expectRefusal, frameKind, newsOf, seatsToAct } from '../support/act.ts';
import { addAirport, bid, chain, fly, leg, name, pass } from '../support/actions.ts';
import { STAGES } from '../support/booklet.ts';
import { called, config, planning, position } from '../support/position.ts';
import { PRINTED } from '../support/printed.ts';
import { allFly, playToTheEnd, turnUp } from '../support/standing.ts';

describe('CF-4.1 the event', () => {
  test('CF-4.1 is turned up as the round begins, and obeyed', () => {
    const { state, news } = turnUp('registration', { coins: [20, 30, 40] });
    expect(newsOf(news, 'event')).toEqual([{ kind: 'event', event: 'registration' }]);
    expect(newsOf(news, 'eventCoins')).toEqual([{ kind: 'eventCoins', event: 'registration', coins: [-5, -5, -5] }]);
    expect([state.round, frameKind(state)]).toEqual([2, 'add']);
  });

  test('CF-4.1 each of its stage is as likely that has not come yet', () => {
    const bounds: number[] = [];
    const luck = {
      draw(bound: number) {
        bounds.push(bound);
        return 0;
      },
      reveal() {},
    };
    allFly(position({ seats: 2, round: 2, event: 'start-up-grant', frame: planning(2) }), [], luck);
    // Of five in stage 1 two have come.
    expect(bounds[0]).toBe(3);
  });

  test('CF-4.1 stage 1 in rounds 1 to 3, stage 2 in 4 to 7, stage 3 in 8 to 10, none twice', () => {
    const state = playToTheEnd(connectingFlights.setup(config({ offers: '0' }), 3, fastChance(11)), 11);
    expect(state.events.map((event) => PRINTED.events[event]?.stage)).toEqual(STAGES);
    expect(new Set(state.events).size).toBe(10);
  });

  test.each([
    [3, 2],
    [7, 3],
  ])('CF-4.1 after round %i the deck of stage %i takes its place', (round, stage) => {
    const quiet = round === 3 ? 'start-up-grant' : 'regional-aid';
    const before = position({ seats: 2, round, event: quiet, frame: planning(2) });
    const { state, news } = allFly(before, []);
    expect(newsOf(news, 'nextStage')).toEqual([{ kind: 'nextStage', stage }]);
    expect(PRINTED.events[state.events.at(-1) as number]?.stage).toBe(stage);
  });
});

describe('CF-4.1 poorest and lowest revenue', () => {
  /** In round 2 the first player is seat 1, so seat 2 comes next and seat 0 last. */
  const granted = (coins: readonly number[]) =>
    newsOf(turnUp('start-up-grant', { coins }).news, 'eventCoins')[0]?.coins;

  test('CF-4.1 the poorest is who has the fewest coins', () => {
    expect(granted([30, 40, 20])).toEqual([0, 0, 10]);
  });

  test('CF-4.1 of several the first player', () => {
    expect(granted([20, 20, 20])).toEqual([0, 10, 0]);
  });

  test('CF-4.1 else the nearest to the first player clockwise', () => {
    expect(granted([20, 30, 20])).toEqual([0, 0, 10]);
    expect(granted([20, 30, 30])).toEqual([10, 0, 0]);
  });

  /** Regional Aid comes in round 5; the first player is seat 1 again. */
  const aided = (flyers: readonly number[]) => {
    const cards = [
      ['london', 'paris', 'plane-3', 'europe-3'],
      ['cairo', 'johannesburg', 'plane-3/b', 'africa-3'],
      ['new-york', 'los-angeles', 'plane-3/c', 'north-america-3'],
    ];
    const plans = cards.map(([from = '', to = '', plane = '', passenger = ''], seat) =>
      flyers.includes(seat) ? fly(chain(from, leg(plane, 1, passenger, to))) : null,
    );
    return newsOf(turnUp('regional-aid', { owned: cards, coins: [30, 30, 30] }, plans).news, 'eventCoins')[0]?.coins;
  };

  test('CF-4.1 the lowest revenue is that of the round before', () => {
    expect(aided([0, 1])).toEqual([0, 0, 10]);
    expect(aided([1, 2])).toEqual([10, 0, 0]);
  });

  test('CF-4.1 of several the nearest to the first player', () => {
    expect(aided([])).toEqual([0, 10, 0]);
    expect(aided([1])).toEqual([0, 0, 10]);
  });
});

describe('CF-4.1 a choice', () => {
  test('CF-4.1 is the first player’s', () => {
    const { state } = turnUp('world-fair');
    expect([frameKind(state), ...seatsToAct(state)]).toEqual(['name', 2]);
    expectRefusal(state, 0, name('africa'), 'notYourTurn', 'CF-4.1');
    const named = act(state, 2, name('africa'), ['plane-1', 'africa-1']);
    expect(GRID[named.named]).toBe('africa');
    expect(frameKind(named)).toBe('add');
  });

  test('CF-4.1 and only when it is asked for', () => {
    expectRefusal(position(), 0, name('africa'), 'notNow', 'CF-4.1');
  });
});

describe('CF-1.8, CF-4.1 what comes next waits for it', () => {
  test('CF-4.1 no auction before a continent is named', () => {
    const { state } = turnUp('world-fair');
    expectRefusal(state, 2, addAirport('london'), 'notNow', 'CF-4.2');
    expectRefusal(state, 2, bid(30), 'notNow', 'CF-4.3');
    expectRefusal(state, 2, pass, 'notNow', 'CF-4.4');
    expectRefusal(
      position({ seats: 2, frame: called(2), row: ['london'] }),
      0,
      addAirport('paris'),
      'notNow',
      'CF-4.2',
    );
  });
});
