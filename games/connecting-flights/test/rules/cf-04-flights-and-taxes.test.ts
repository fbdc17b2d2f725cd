/** CF-4.5, CF-4.6: what flights earn, and what the leaderboard gives and takes. */

import { card } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import type { Chain } from '../../rules/flight/plan.ts';
import { taxDue } from '../../rules/modifiers.ts';
import { tablesOf } from '../../rules/tables.ts';
import { act, actAndHear, earnings, expectAllowed, expectRefusal, newsOf, seatsToAct } from '../support/act.ts';
import { chain, fly, leg, lift, recall, stayHome } from '../support/actions.ts';
import { view } from '../support/eyes.ts';
import { type Position, planning, position } from '../support/position.ts';
import { PRINTED } from '../support/printed.ts';
import { allFly } from '../support/standing.ts';

/** Three players about to fly, under an event that changes no flight and has a saboteur afterwards. */
function ready(wish: Position = {}) {
  return position({
    seats: 3,
    players: ['trader', 'fuel-merchant', 'aircraft-engineer'],
    event: 'controllers-strike',
    frame: planning(3),
    ...wish,
  });
}

describe('CF-4.5 the rulebook’s example', () => {
  /** Two valid flights with 2 and 3 stars, and a 1-star passenger whose flight has neither truck nor destination. */
  const before = ready({
    event: 'regional-aid',
    owned: [['paris', 'london', 'cairo', 'plane-2', 'plane-3', 'plane-1', 'europe-2', 'africa-3', 'europe-1']],
    trucks: [[1, 2]],
    coins: [5, 40, 40],
  });
  const plan = fly(
    chain(
      'paris',
      leg('plane-2', 1, 'europe-2', 'london'),
      leg('plane-3', 2, 'africa-3', 'cairo'),
      leg('plane-1', 0, 'europe-1', null),
    ),
  );

  test('CF-4.5 15 and 20 are 35; the incomplete flight counts nothing; 5 coins become 40', () => {
    const { state, news } = allFly(before, [plan]);
    expect(newsOf(news, 'flew')[0]).toMatchObject({ seat: 0, revenue: 35, coins: 40 });
    expect(state.revenues.at(-1)).toEqual([35, 0, 0]);
  });

  test('CF-4.5 only this round’s flights count', () => {
    const later = { ...before, revenue: [50, 50, 50], revenues: [...before.revenues.slice(0, -1), [50, 50, 50]] };
    expect(allFly(later, [plan]).state.revenues.at(-1)).toEqual([35, 0, 0]);
  });
});

describe('CF-4.5 revenue', () => {
  test('CF-4.5 by the stars of the passenger: 10, 15, 20, whatever the plane and airport', () => {
    const state = ready({ owned: [['paris', 'london', 'plane-3', 'europe-1', 'europe-2', 'europe-3']] });
    const earned = [1, 2, 3].map((stars) =>
      earnings(state, 0, chain('paris', leg('plane-3', 1, `europe-${stars}`, 'london'))),
    );
    expect(earned).toEqual([[10], [15], [20]]);
  });

  test('CF-4.5 the plans are shown in order from the first player', () => {
    const state = position({ seats: 3, firstSeat: 2, frame: planning(3) });
    expect(newsOf(allFly(state, []).news, 'flew').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  test('CF-4.5 a plan is not handed in again once all are shown', () => {
    expectRefusal(allFly(ready(), []).state, 0, stayHome, 'notNow', 'CF-4.5');
  });

  test('CF-2.1, CF-4.5 a card lies only in a place of its kind', () => {
    const state = ready({ owned: [['paris', 'london', 'plane-3', 'europe-1']] });
    expectRefusal(state, 0, fly(chain('plane-3', leg('plane-3', 1, 'europe-1', 'london'))), 'wrongKind');
    expectRefusal(state, 0, fly(chain('paris', leg('europe-1', 1, 'plane-3', 'london'))), 'wrongKind');
  });
});

describe('CF-4.5 landing rights not used', () => {
  const wish: Position = {
    event: 'regional-aid',
    owned: [['paris', 'plane-3', 'europe-3', 'plane-3/b', 'europe-2']],
    rights: { london: 0 },
    coins: [20, 40, 40],
  };
  const penalties = (...plan: readonly Chain[]) =>
    newsOf(allFly(ready(wish), [fly(...plan)]).news, 'penalty').map(({ card: one, coins }) => [one, coins]);

  test('CF-4.5 cost their price once more', () => {
    expect(penalties()).toEqual([[card('london'), 12]]);
    const { state } = allFly(ready({ ...wish, event: 'business-boom' }), []);
    // 20, less 12, and a subsidy of 10.
    expect(state.coins[0]).toBe(18);
  });

  test('CF-4.5 used is when a valid flight ends on them', () => {
    expect(penalties(chain('paris', leg('plane-3', 1, 'europe-3', 'london')))).toEqual([]);
    expect(penalties(chain('paris', leg('plane-3', 0, 'europe-3', 'london')))).toEqual([[card('london'), 12]]);
    expect(penalties(chain('london', leg('plane-3', 1, 'europe-3', 'paris')))).toEqual([[card('london'), 12]]);
  });

  test('CF-4.5 after the revenue: what was just earned pays for it', () => {
    const poor = ready({
      ...wish,
      owned: [['paris', 'moscow', 'plane-3', 'europe-1']],
      coins: [0, 40, 40],
    });
    const plan = fly(chain('paris', leg('plane-3', 1, 'europe-1', 'moscow')));
    expect(newsOf(allFly(poor, [plan]).news, 'penalty')[0]?.coins).toBe(10);
  });

  test('CF-4.5 the penalty is no matter of revenue', () => {
    expect(allFly(ready(wish), []).state.revenues.at(-1)).toEqual([0, 0, 0]);
  });
});

describe('CF-4.6 subsidies and taxes', () => {
  test.each([
    [0, 10],
    [9, 10],
    [10, 5],
    [19, 5],
    [20, 0],
    [34, 0],
    [35, -5],
    [49, -5],
    [50, -10],
    [64, -10],
    [65, -15],
    [79, -15],
    [80, -20],
    [500, -20],
  ])('CF-4.6 at a revenue of %i: %i', (revenue, coins) => {
    expect(taxDue(ready(), tablesOf(PRINTED), 0, revenue)).toBe(coins);
  });

  /** Seat 0 flies for so much: 3-star passengers first, then one of 2 stars and one of 1. */
  const CARDS = [
    ...['london', 'london/b', 'paris', 'moscow', 'plane-3', 'plane-3/b', 'plane-3/c', 'plane-2', 'plane-1'],
    ...['europe-3', 'africa-3', 'north-america-3', 'europe-2', 'europe-1', 'cairo', 'new-york'],
  ];
  const FIFTY = fly(
    chain(
      'paris',
      leg('plane-3', 4, 'europe-3', 'london'),
      leg('plane-3/b', 4, 'africa-3', 'cairo'),
      leg('plane-1', 4, 'europe-1', 'moscow'),
    ),
  );
  const TEN = fly(chain('johannesburg', leg('plane-2/b', 1, 'africa-1', 'nairobi')));
  const wish: Position = {
    owned: [CARDS, ['johannesburg', 'nairobi', 'plane-2/b', 'africa-1']],
    trucks: [[4, 4, 4], [1]],
  };

  test('CF-4.6 the rulebook’s example: a tax of 10 here, a subsidy of 5 there', () => {
    const { state, news } = allFly(ready(wish), [FIFTY, TEN]);
    expect(state.revenue).toEqual([50, 10, 0]);
    expect(newsOf(news, 'taxed')).toEqual([{ kind: 'taxed', coins: [-10, 5, 10] }]);
    expect(state.coins).toEqual([40 + 50 - 10, 40 + 10 + 5, 40 + 10]);
  });

  test('CF-4.6 the Creative Accountant pays 5 instead', () => {
    const accountant = ready({ ...wish, players: ['creative-accountant', 'fuel-merchant', 'aircraft-engineer'] });
    expect(newsOf(allFly(accountant, [FIFTY, TEN]).news, 'taxed')[0]?.coins).toEqual([-5, 5, 10]);
  });

  test('CF-4.6 by where the marker stands, whatever the coins were cut to', () => {
    const rich = ready({ ...wish, coins: [95, 40, 40] });
    expect(allFly(rich, [FIFTY]).state.coins[0]).toBe(90);
  });

  test('CF-4.6 not in round 10', () => {
    const last = ready({ ...wish, event: 'carbon-levy', round: 10 });
    const { state, news } = allFly(last, [FIFTY, TEN]);
    expect(newsOf(news, 'taxed')).toEqual([]);
    expect(state.coins).toEqual([90, 50, 40]);
  });

  test('CF-4.6 the fields lie in order', () => {
    const starts = PRINTED.leaderboard.map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts[0]).toBe(0);
  });
});

describe('CF-1.8 a plan that is handed in', () => {
  const waiting = ready({ owned: [['paris', 'london', 'plane-3', 'europe-3']] });
  const plan = fly(chain('paris', leg('plane-3', 1, 'europe-3', 'london')));

  test('CF-1.8 may be taken back while another is missing, and is awaited again', () => {
    const handedIn = act(waiting, 0, plan);
    expect(seatsToAct(handedIn)).toEqual([1, 2]);
    expectAllowed(handedIn, 0, recall);
    const { state, news } = actAndHear(handedIn, 0, recall);
    expect(state.frame).toEqual({ kind: 'plans', chosen: [null, null, null] });
    expect(seatsToAct(state)).toEqual([0, 1, 2]);
    expect(news).toEqual([]);
    expect(allFly(state, [plan]).state.revenue[0]).toBe(20);
  });

  test('CF-1.8 one’s own only, and only while it is due', () => {
    expectRefusal(waiting, 0, recall, 'noPlanYet', 'CF-1.8');
    expectRefusal(act(waiting, 0, plan), 1, recall, 'noPlanYet', 'CF-1.8');
    expectRefusal(allFly(waiting, [plan]).state, 0, recall, 'notNow', 'CF-4.5');
  });

  test('CF-9.2 nobody sees that it was taken back', () => {
    const handedIn = act(waiting, 0, plan);
    expect(view(act(handedIn, 0, recall), 1)).toEqual(view(handedIn, 1));
  });
});

describe('CF-4.7 a sabotaged card', () => {
  test('CF-4.7 is lifted at any time: a plan that is handed in already is taken back first', () => {
    const before = ready({
      owned: [['paris', 'london', 'plane-3', 'europe-3']],
      sabotages: { 'engine-failure': 'plane-3' },
    });
    const plan = chain('paris', leg('plane-3', 1, 'europe-3', 'london'));
    expectRefusal(before, 0, [plan], 'grounded');
    const handedIn = act(before, 0, fly(plan));
    expectRefusal(handedIn, 0, lift('engine-failure'), 'planHandedIn');
    const takenBack = act(handedIn, 0, recall);
    expectAllowed(takenBack, 0, lift('engine-failure'));
    expect(allFly(act(takenBack, 0, lift('engine-failure')), [fly(plan)]).state.revenue[0]).toBe(20);
    const lifted = act(before, 0, lift('engine-failure'));
    expect(allFly(lifted, [fly(plan)]).state.revenue[0]).toBe(20);
    expect(allFly(before, [fly(plan)]).state.revenue[0]).toBe(0);
  });
});
