/** How actions look at a glance: what a player of some experience would say at once. */

import { airlinesBrain } from '@tarmac/airlines/bot';
import { airlines } from '@tarmac/airlines/rules';
import { same } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { FLIGHT, SABOTAGE, STOCK } from '../../rules/frames.ts';
import type { State } from '../../rules/state.ts';
import { draw, exchange, expand, fly, found, play, remove, sabotage, stop, take } from '../support/actions.ts';
import { position } from '../support/position.ts';
import { take as firstOf, positionsIn, SEAT_COUNTS } from './support.ts';

/** What seat 0 thinks of an action. */
function glance(state: State) {
  const actions = airlines.actions(state, 0);
  const worth: number[] = [];
  airlinesBrain.appraise(state, 0, actions, worth);
  return (action: Action): number => {
    const at = actions.findIndex((listed) => same(listed, action));
    if (at < 0) throw new Error(`not lawful: ${JSON.stringify(action)}`);
    return worth[at] as number;
  };
}

/** HIT leads for seat 0, LUM for seat 1; both have routes open. */
const two = {
  seats: 3,
  circles: { 'dallas-houston': ['hit'], 'seattle-vancouver': ['lum'] },
  laid: [{ hit: 2 }, { lum: 2 }],
} as const;

describe('flights', () => {
  const state = position({ ...two, frame: FLIGHT, flights: [['double-3', 'double-5', 'double-9', 'dashed-4']] });
  const worth = glance(state);

  test('one’s own airline is better than a rival’s', () => {
    const own = worth(fly('hit', 'houston-mexico', 'double-3'));
    expect(own).toBeGreaterThan(worth(fly('lum', 'seattle-calgary', 'dashed-4')));
    expect(own).toBeGreaterThan(worth(stop));
  });

  test('AL-4.1 a higher card where a lower one of the hand does the same is dominated', () => {
    expect(worth(fly('hit', 'houston-mexico', 'double-5'))).toBe(Number.NEGATIVE_INFINITY);
    expect(worth(fly('hit', 'houston-mexico', 'double-9'))).toBe(Number.NEGATIVE_INFINITY);
    expect(worth(fly('hit', 'houston-mexico', 'double-3'))).toBeGreaterThan(0);
  });

  test('where only the high card reaches, it is not', () => {
    const high = glance(
      position({
        ...two,
        circles: { ...two.circles, 'houston-mexico': ['tav'] },
        laid: [{ hit: 2 }, { lum: 2, tav: 1 }],
        frame: FLIGHT,
        flights: [['double-3', 'double-9']],
        contrived: true,
      }),
    );
    expect(high(fly('hit', 'houston-mexico', 'double-9'))).toBeGreaterThan(0);
  });

  test('nothing a seat can fly is ever all dominated', () => {
    for (const { state: at, seat, actions } of firstOf(positionsIn(SEAT_COUNTS, 9), 200)) {
      const glances: number[] = [];
      airlinesBrain.appraise(at, seat, actions, glances);
      expect(glances.length).toBeGreaterThanOrEqual(actions.length);
      expect(glances.slice(0, actions.length).some(Number.isNaN)).toBe(false);
      expect(Math.max(...glances.slice(0, actions.length))).toBeGreaterThan(Number.NEGATIVE_INFINITY);
    }
  });
});

describe('the turn', () => {
  test('AL-5.1 founding early and alone beats waiting for a flight', () => {
    const worth = glance(position({ ...two, rounds: 1, hands: [{ tav: 2 }], flights: [['wavy-2']] }));
    expect(worth(found('tav', 2, 'los-angeles-phoenix', 'wavy-2'))).toBeGreaterThan(worth(expand));
    expect(worth(found('tav', 2, 'los-angeles-phoenix', 'wavy-2'))).toBeGreaterThan(
      worth(found('tav', 1, 'los-angeles-phoenix', 'wavy-2')),
    );
  });

  test('AL-6.2 before a scoring, cards that take the lead are laid, and all of them', () => {
    const soon = { pile: { boi: 1 }, scoringCards: { inPile: 2, aside: 0 } };
    const worth = glance(position({ ...two, ...soon, hands: [{ lum: 3 }], contrived: true }));
    expect(worth(play('lum', 3))).toBeGreaterThan(worth(play('lum', 1)));
    expect(worth(play('lum', 3))).toBeGreaterThan(worth(expand));
  });

  test('a lead that nobody can take is not laid upon', () => {
    const worth = glance(
      position({ ...two, laid: [{ hit: 6 }, { lum: 2 }], hands: [{ hit: 2 }], flights: [['double-3']] }),
    );
    expect(worth(expand)).toBeGreaterThan(worth(play('hit', 2)));
  });

  test('AL-9.3 the nearer the end, the more laying is worth against drawing', () => {
    const wish = { ...two, hands: [{ lum: 1 }], flights: [['double-3']] };
    const gain = (state: State) => glance(state)(play('lum', 1)) - glance(state)(expand);
    const end = position({ ...wish, pile: {}, row: ['boi', 'ita'], scoringCards: { inPile: 0, aside: 0 } });
    expect(gain(end)).toBeGreaterThan(gain(position(wish)));
  });

  test('AL-3.2 what is free is done first: an unusable card goes, a dead card is removed', () => {
    const free = position({
      ...two,
      circles: { ...two.circles, 'houston-havana': ['ita'] },
      hands: [{ lum: 1 }],
      flights: [['double-3', 'dashed-1']],
      row: ['boi', 'ita', 'hit', 'lum', 'zeb'],
      markersLeft: { zeb: 1 },
      contrived: true,
    });
    const worth = glance(free);
    const rest = airlines.actions(free, 0).filter(({ type }) => type !== 'exchange' && type !== 'remove');
    const best = Math.max(...rest.map(worth));
    expect(worth(remove('zeb'))).toBeGreaterThan(best);
    const unusable = airlines.actions(free, 0).filter(({ type }) => type === 'exchange');
    for (const action of unusable) expect(worth(action)).toBeGreaterThan(best);
  });

  test('AL-4.6 an exchange is worth more than anything after it', () => {
    const state = position({
      ...two,
      flights: [['solid-1']],
      circles: { ...two.circles, ...LOW_SOLIDS },
      contrived: true,
    });
    expect(glance(state)(exchange('solid-1'))).toBeGreaterThan(glance(state)(expand));
  });
});

/** Every solid circle of 1 is taken. */
const LOW_SOLIDS = { 'boston-montreal': ['boi!'], 'montreal-toronto': ['boi!'] } as const;

describe('stock', () => {
  test('AL-7.1 a card that contests a large airline is worth more than one of a dead airline', () => {
    const state = position({
      ...two,
      frame: STOCK,
      row: ['lum', 'hit', 'zeb', 'boi', 'ita'],
      markersLeft: { zeb: 1 },
      contrived: true,
    });
    const worth = glance(state);
    expect(worth(take('zeb'))).toBe(0);
    expect(worth(take('lum'))).toBeGreaterThan(0);
    expect(worth(draw)).toBeGreaterThan(0);
  });
});

describe('sabotage', () => {
  /** Seat 1 leads LUM, which can go from Vancouver to Los Angeles, the 5 being next; so can nobody else. */
  const state = position({
    ...two,
    frame: SABOTAGE,
    circles: { ...two.circles, 'los-angeles-vancouver': ['tav'], 'houston-mexico': ['tav'] },
    laid: [{ hit: 2 }, { lum: 2, tav: 1 }],
    contrived: true,
  });
  const worth = glance(state);

  test('AL-8.1 a rival’s route is better shut than one’s own', () => {
    expect(worth(sabotage('boi', 'los-angeles-vancouver', 1))).toBeGreaterThan(worth(stop));
    expect(worth(sabotage('boi', 'houston-mexico', 1))).toBeLessThan(
      worth(sabotage('boi', 'los-angeles-vancouver', 1)),
    );
  });

  test('AL-8.3 with a marker of a rival’s airline rather than with one’s own', () => {
    expect(worth(sabotage('lum', 'los-angeles-vancouver', 1))).toBeGreaterThan(
      worth(sabotage('hit', 'los-angeles-vancouver', 1)),
    );
  });

  test('AL-8.1 the lowest free circle rather than a higher one', () => {
    expect(worth(sabotage('boi', 'los-angeles-vancouver', 1))).toBeGreaterThan(
      worth(sabotage('boi', 'los-angeles-vancouver', 2)),
    );
  });
});
