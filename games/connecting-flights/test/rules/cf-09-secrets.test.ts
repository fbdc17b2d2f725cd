/** CF-9: who sees what. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { card } from '@tarmac/flights/support';
import { type Eye, fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { News } from '../../rules/news.ts';
import type { State } from '../../rules/state.ts';
import { SABOTAGE_HIDDEN } from '../../rules/view-types.ts';
import { act, actAndHear, newsOf, play } from '../support/act.ts';
import {
  bid,
  bury,
  chain,
  drawSabotage,
  first,
  fly,
  keep,
  leg,
  offer,
  order,
  sabotage,
  start,
} from '../support/actions.ts';
import { called, config, dealt, planning, position } from '../support/position.ts';
import { allFly, playToTheEnd } from '../support/standing.ts';

const EYES: readonly Eye[] = [0, 1, 2, 'watcher'];
const view = (state: State, eye: Eye) => connectingFlights.view(state, eye);
const told = (news: readonly News[], eye: Eye) =>
  news.map((item) => connectingFlights.tell(item, eye)).filter((item) => item !== null);

function expectSame(one: State, other: State, eyes: readonly Eye[]): void {
  for (const eye of eyes) expect(view(one, eye), `eye ${eye}`).toEqual(view(other, eye));
}

/** Three players in the middle of the market, with something of everything. */
function middle(wish: Parameters<typeof position>[0] = {}) {
  return position({
    seats: 3,
    owned: [
      ['london', 'plane-3', 'europe-3'],
      ['cairo', 'plane-2'],
      ['new-york', 'north-america-1'],
    ],
    trucks: [[1, 4], [1, 2], [1]],
    coins: [30, 40, 50],
    rights: { moscow: 0, cairo: 2 },
    planeQueue: ['plane-1', 'plane-2/b'],
    sabotages: { 'bad-press': 'london', fine: 'under' },
    identities: ['connector', 'hub-owner', 'first-class'],
    claimed: [false, true, false],
    ...wish,
  });
}

describe('CF-9.1 what is open to all', () => {
  test.each(EYES)('CF-9.1 coins, cards, trucks, rights, loans, queues: to eye %s', (eye) => {
    const state = middle();
    const seen = view(state, eye);
    expect(seen.coins).toEqual(state.coins);
    expect(seen.revenue).toEqual(state.revenue);
    expect(seen.where).toEqual(state.where);
    expect(seen.trucks).toEqual(state.trucks);
    expect(seen.rightsOf).toEqual(state.rightsOf);
    expect(seen.players).toEqual(state.players);
    expect(seen.events).toEqual(state.events);
    expect(seen.planeQueue).toEqual([card('plane-1'), card('plane-2/b')]);
    expect(seen.sabotages[3]).toBe(card('london'));
    expect(seen.sabotageQueue.map((buried) => buried.sabotage)).toEqual([5]);
  });

  test.each(EYES)('CF-9.1 an identity that was claimed: to eye %s', (eye) => {
    expect(view(middle(), eye).identities[1]).toBe(4);
  });

  test.each(EYES)('CF-9.1 the auction and its bids: to eye %s', (eye) => {
    const state = act(position({ seats: 3, frame: called(3), row: ['plane-1', 'london'] }), 0, bid(12));
    expect(view(state, eye).row).toEqual([card('plane-1'), card('london')]);
    expect(view(state, eye).frame).toEqual(state.frame);
  });

  test.each(EYES)('CF-9.1 offers and trades: to eye %s', (eye) => {
    const { state, news } = actAndHear(middle(), 0, offer(1, { coins: 5 }, { trucks: [2] }));
    expect(view(state, eye).offers).toEqual(state.offers);
    expect(told(news, eye)).toEqual(news);
  });

  test('CF-9.1 which sabotage card was used, and on whom', () => {
    const before = middle({ event: 'green-incentive', frame: planning(3), rights: {}, coins: [30, 40, 0] });
    const { news } = actAndHear(
      act(allFly(before, []).state, 2, drawSabotage, ['runway-works']),
      2,
      sabotage(1, 'cairo'),
    );
    for (const eye of EYES) expect(told(newsOf(news, 'sabotaged'), eye)).toEqual(newsOf(news, 'sabotaged'));
  });
});

describe('CF-9.2 to the owner only', () => {
  test('CF-9.2 the identity until it is claimed', () => {
    const one = middle();
    const other = middle({ identities: ['globetrotter', 'hub-owner', 'first-class'] });
    expect(view(one, 0).identities).toEqual([1, 4, null]);
    expectSame(one, other, [1, 2, 'watcher']);
    expect(view(other, 0).identities[0]).toBe(0);
  });

  test('CF-9.2 the two player cards dealt, until all have chosen', () => {
    const before = dealt(
      ['trader', 'broker'],
      ['creative-accountant', 'fuel-merchant'],
      ['investment-manager', 'long-haul-pilot'],
    );
    expect(view(before, 0).dealt).toEqual([[0, 1], null, null]);
    expect(view(before, 'watcher').dealt).toEqual([null, null, null]);
    const other = act(before, 0, keep('broker'));
    expectSame(act(before, 0, keep('trader')), other, [1, 2, 'watcher']);
  });

  test('CF-9.2 the rejected one until the end', () => {
    const state = play(
      dealt(['trader', 'broker'], ['creative-accountant', 'fuel-merchant'], ['investment-manager', 'long-haul-pilot']),
      [
        [0, keep('trader')],
        [1, keep('fuel-merchant')],
        [2, keep('long-haul-pilot')],
      ],
    );
    expect(view(state, 1).players).toEqual([0, 4, 5]);
    expect(view(state, 1).dealt).toEqual([null, [2, 4], null]);
  });

  test('CF-9.2 the first flight until all are in', () => {
    const ready = play(dealt(['trader', 'aircraft-engineer'], ['creative-accountant', 'fuel-merchant']), [
      [0, keep('aircraft-engineer')],
      [1, keep('creative-accountant')],
      [1, start('africa')],
      [0, start('europe')],
    ]);
    const { state, news } = actAndHear(ready, 0, first('london', 'paris', 3, 3));
    expectSame(state, ready, [1, 'watcher']);
    expect([...told(news, 1), ...told(news, 'watcher')]).toEqual([]);
  });

  test('CF-9.2 the flight plan until all are in', () => {
    const before = middle({ frame: planning(3) });
    const { state, news } = actAndHear(before, 0, fly(chain('london', leg('plane-3', 4, 'europe-3', 'moscow'))));
    expectSame(state, before, [1, 2, 'watcher']);
    expect(told(news, 1)).toEqual([]);
    const own = view(state, 0).frame;
    expect(own.kind === 'plans' && own.chosen[0]).not.toBeNull();
  });

  test('CF-9.2 the standing order', () => {
    const { state, news } = actAndHear(middle(), 0, order(true));
    expectSame(state, middle(), [1, 2, 'watcher']);
    expect([view(state, 0).order, view(state, 1).order, view(state, 'watcher').order]).toEqual([true, true, null]);
    expect(told(news, 0)).toHaveLength(1);
    expect(told(news, 2)).toEqual([]);
  });

  test('CF-9.2 a sabotage card drawn, and put back unused', () => {
    const before = allFly(
      middle({ event: 'green-incentive', frame: planning(3), rights: {}, coins: [30, 40, 0] }),
      [],
    ).state;
    const fine = actAndHear(before, 2, drawSabotage, ['runway-works']);
    const leak = actAndHear(before, 2, drawSabotage, ['fuel-leak']);
    expectSame(fine.state, leak.state, [0, 1, 'watcher']);
    expect(told(fine.news, 0)).toEqual(told(leak.news, 0));
    expect(newsOf(told(fine.news, 2), 'drewSabotage')[0]?.sabotage).toBe('runway-works');
    const luck = () => fastChance(4);
    const buried = actAndHear(fine.state, 2, bury, luck());
    const other = actAndHear(leak.state, 2, bury, luck());
    expectSame(buried.state, other.state, [0, 1, 'watcher']);
    expect(newsOf(told(buried.news, 1), 'buried')[0]?.sabotage).toBeNull();
    expect(view(buried.state, 2).sabotageQueue.at(-1)?.sabotage).toBe(1);
    expect(view(buried.state, 0).sabotages[1]).toBe(SABOTAGE_HIDDEN);
  });
});

describe('CF-9.3 to nobody', () => {
  test('CF-9.3 the order of the shuffled cards is not even settled before they come', () => {
    const before = position({ seats: 2, frame: { kind: 'add', seat: 1, slot: 0 }, row: ['london'] });
    for (const plane of ['plane-1', 'plane-2', 'plane-3']) {
      expect(act(before, 1, { type: 'add', kind: 'plane' }, [plane]).row).toEqual([card('london'), card(plane)]);
    }
  });

  test('CF-9.3 cards that were not dealt are nowhere in a view', () => {
    const state = connectingFlights.setup(config(), 3, fastChance(5));
    for (const eye of EYES) {
      const seen = view(state, eye);
      const shown = seen.dealt.flatMap((pair) => pair ?? []);
      expect(shown).toHaveLength(eye === 'watcher' ? 0 : 2);
      expect(seen.identities.filter((identity) => identity !== null)).toHaveLength(eye === 'watcher' ? 0 : 1);
    }
  });

  test.each(EYES)('CF-9.3 at the end everything is shown, to eye %s', (eye) => {
    const over = playToTheEnd(connectingFlights.setup(config({ offers: '0' }), 3, fastChance(2)), 2);
    const seen = view(over, eye);
    expect(seen.identities).toEqual(over.identities);
    expect(seen.dealt).toEqual(over.dealt);
  });
});
