/** AL-11: who sees what. */

import { airlines } from '@tarmac/airlines/rules';
import { fastChance, recordingChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { GONE, IN_PILE, type State } from '../../rules/state.ts';
import { HIDDEN } from '../../rules/view-types.ts';
import { act, actAll, actAndHear, heard, newsOf } from '../support/act.ts';
import { draw, exchange, expand, fly, play, remove, sabotage, stop, take } from '../support/actions.ts';
import { flightIds, NAMES, SEAT_NUMBERS, sum } from '../support/booklet.ts';
import { EYES, expectSameView, flightTwin, middle, twin, view } from '../support/eyes.ts';
import { cardsIn, config, flightsAt, type Position, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';
import { BOI_FOUNDED, ZEB_INACTIVE } from '../support/standing.ts';

const cardOf = (flight: string) => flightIds(smallBoard).indexOf(flight);

describe('AL-11.1 open to all', () => {
  test('AL-11.1 the board, markers left, laid and face-up stock, scores and scorings', () => {
    const state = middle();
    for (const eye of EYES) {
      const seen = view(state, eye);
      expect(seen.eye).toBe(eye);
      for (const key of ['circles', 'markers', 'founded', 'inactive', 'laid', 'row', 'removed', 'scores'] as const) {
        expect(seen[key]).toEqual(state[key]);
      }
      expect(seen.payouts).toEqual(state.payouts);
      expect([seen.turn, seen.startSeat, seen.turnsDone, seen.scorings]).toEqual([0, 0, 18, 1]);
      expect(seen.frame).toEqual(state.frame);
    }
  });

  test('AL-11.1 the sizes of hands and piles, the scoring cards still to come', () => {
    const state = middle();
    for (const eye of EYES) {
      const seen = view(state, eye);
      expect(seen.handSizes).toEqual([3, 3, 3]);
      expect(seen.pileSize).toBe(sum(state.pile) + 2);
      expect(seen.scoringCards).toEqual({ inPile: 2, aside: 0 });
      expect(seen.flightPileSize).toBe(6);
      expect(seen.flightsDrawn.map(sum)).toEqual([2, 1, 2]);
    }
  });

  test('AL-11.1 who took which face-up card, and it is not forgotten until it is laid', () => {
    const start = position({ ...BOI_FOUNDED, frame: { kind: 'stock', thenFlight: false }, hands: [{ boi: 1 }] });
    const { state, news } = actAndHear(start, 0, take('boi'), ['zeb']);
    for (const eye of EYES) {
      expect(heard(news, eye)).toContainEqual({ kind: 'took', seat: 0, airline: 'boi' });
      expect(cardsIn(view(state, eye).seenTaken[0])).toEqual({ boi: 1 });
    }
    const fresh: State = { ...state, turn: 0, frame: { kind: 'turn', removed: false } };
    // Who lays one lays that which all have seen.
    expect(cardsIn(act(fresh, 0, play('boi')).seenTaken[0])).toEqual({});
    expect(cardsIn(act(fresh, 0, play('boi')).hands[0])).toEqual({ boi: 1 });
  });

  test('AL-11.1 the flight discards, and cards that left the game', () => {
    const state = middle();
    for (const eye of EYES) {
      const seen = view(state, eye);
      state.flights.forEach((place, card) => {
        if (place < IN_PILE) expect(seen.flights[card]).toBe(place);
      });
    }
    const cluttered: Position = { ...ZEB_INACTIVE, row: ['zeb', 'boi', 'hit', 'pex', 'tav'] };
    const removed = act(position(cluttered), 0, remove('zeb'), ['mox']);
    for (const eye of EYES) expect(cardsIn(view(removed, eye).removed)).toEqual({ zeb: 1 });
  });

  test('AL-11.1 everyone knows from which pile the cards of a hand came', () => {
    const start = position({ flights: [['wavy-1']], flightPile: [], discards: ['dotted-2', 'solid-4'] });
    const state = act(start, 0, expand, ['solid-4']);
    for (const eye of EYES) {
      expect(view(state, eye).flightsDrawn[0]).toEqual([1, 1]);
      expect(view(state, eye).flightPiles).toEqual(state.flightPiles);
    }
    expect(state.flightPiles[cardOf('dotted-2')]).toBe(1);
    expect(state.flightPiles[cardOf('wavy-1')]).toBe(0);
  });

  test('AL-11.1 flights, stock laid, sabotage and points are news to all', () => {
    const start = position({
      ...BOI_FOUNDED,
      hands: [{ boi: 1 }],
      flights: [[], ['dotted-4']],
      scoringCards: { inPile: 3, aside: 0 },
    });
    const first = actAll(start, 0, [play('boi'), []], [sabotage('hit', 'new-york-chicago', 1), []]);
    const second = actAll(
      { ...first.state, frame: { kind: 'flight' } },
      1,
      [fly('boi', 'new-york-chicago', 'dotted-4'), []],
      [take('hit'), ['scoring', 'zeb']],
    );
    const all = [...first.news, ...second.news];
    for (const eye of EYES) expect(heard(all, eye)).toEqual(all);
    expect(all.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['laid', 'sabotaged', 'flew', 'took', 'turnedUp', 'scoringCard', 'scored']),
    );
  });
});

describe('AL-11.2 to the owner only', () => {
  test('AL-11.2 stock in hand', () => {
    const state = middle();
    for (const seat of [0, 1, 2]) expect(view(state, seat).hand).toEqual(state.hands[seat]);
    expect(view(state, 'watcher').hand).toBeNull();
    const other = twin(state, 1, 'hit', 'tav');
    expectSameView(state, other, [0, 2, 'watcher']);
    expect(view(state, 1)).not.toEqual(view(other, 1));
  });

  test('AL-11.2 flight cards in hand', () => {
    const state = middle();
    expect(view(state, 1).flights[cardOf('dotted-12')]).toBe(1);
    for (const eye of [0, 2, 'watcher'] as const) expect(view(state, eye).flights[cardOf('dotted-12')]).toBe(HIDDEN);
    const other = flightTwin(state, 1, 'dotted-12', 'wavy-1');
    expectSameView(state, other, [0, 2, 'watcher']);
    expect(view(state, 1)).not.toEqual(view(other, 1));
  });

  test('AL-11.2 what is drawn from the stock pile', () => {
    const start = position({ ...BOI_FOUNDED, frame: { kind: 'stock', thenFlight: false } });
    for (const before of [[], ['scoring']] as const) {
      const zeb = actAndHear(start, 0, draw, [...before, 'zeb']);
      const tav = actAndHear(start, 0, draw, [...before, 'tav']);
      expectSameView(zeb.state, tav.state, [1, 2, 'watcher']);
      expect(heard(zeb.news, 0)).toContainEqual({ kind: 'drew', seat: 0, airline: 'zeb' });
      for (const eye of [1, 2, 'watcher'] as const) {
        expect(heard(zeb.news, eye)).toContainEqual({ kind: 'drew', seat: 0, airline: null });
        expect(heard(zeb.news, eye)).toEqual(heard(tav.news, eye));
      }
    }
  });

  test('AL-11.2 what is drawn from the flight pile', () => {
    const start = position({ ...BOI_FOUNDED });
    const wavy = actAndHear(start, 0, expand, ['wavy-5']);
    const solid = actAndHear(start, 0, expand, ['solid-6']);
    expectSameView(wavy.state, solid.state, [1, 2, 'watcher']);
    expect(heard(wavy.news, 0)).toContainEqual({ kind: 'drewFlight', seat: 0, flight: 'wavy-5' });
    for (const eye of [1, 2, 'watcher'] as const) {
      expect(heard(wavy.news, eye)).toContainEqual({ kind: 'drewFlight', seat: 0, flight: null });
      expect(heard(wavy.news, eye)).toEqual(heard(solid.news, eye));
    }
  });

  test('AL-11.2 what may be done depends on nothing a player cannot see', () => {
    const state = middle();
    for (const other of [twin(state, 1, 'hit', 'tav'), flightTwin(state, 2, 'dashed-1', 'dashed-13')]) {
      expect(airlines.actions(other, 0)).toEqual(airlines.actions(state, 0));
    }
  });

  test('AL-11.2 nobody knows the order of the piles: not even the state has one', () => {
    const state = middle();
    expect(state.pile).toHaveLength(9);
    for (const eye of EYES) expect(Object.keys(view(state, eye))).not.toContain('pile');
    // Any card of the pile may come next.
    const start = { ...state, frame: { kind: 'stock', thenFlight: false } as const };
    for (const airline of NAMES.filter((_, index) => (state.pile[index] ?? 0) > 0)) {
      expect(act(start, 0, draw, [airline]).hands[0]).not.toEqual(start.hands[0]);
    }
  });

  test('AL-11.2 a watcher hears what the table hears, and no secret', () => {
    const { news } = playRandomly(config(), 3, 77);
    for (const item of news) {
      const told = airlines.tell(item, 'watcher');
      if (item.kind === 'drew') expect(told).toEqual({ ...item, airline: null });
      else if (item.kind === 'drewFlight') expect(told).toEqual({ ...item, flight: null });
      else expect(told).toEqual(item);
    }
    expect(newsOf(news, 'drew').length * newsOf(news, 'drewFlight').length).toBeGreaterThan(0);
  });
});

describe('AL-11.3 shown', () => {
  test('AL-11.3 a flight card that is exchanged is seen by all, and then it is gone', () => {
    const start = position({
      circles: { 'boston-montreal': ['mox'], 'montreal-toronto': ['mox'] },
      laid: [{ mox: 1 }],
      flights: [['solid-1']],
    });
    const { state, news } = actAndHear(start, 0, exchange('solid-1'), ['wavy-8']);
    for (const eye of EYES) {
      expect(heard(news, eye)).toContainEqual({ kind: 'exchanged', seat: 0, flight: 'solid-1' });
      expect(view(state, eye).flights[cardOf('solid-1')]).toBe(GONE);
    }
    expect(flightsAt(state, GONE)).toEqual(['solid-1']);
    for (const eye of [1, 2, 'watcher'] as const) expect(view(state, eye).flights[cardOf('wavy-8')]).toBe(HIDDEN);
  });

  test('AL-11.3 at the end everything is laid open, to all', () => {
    const start = position({ ...BOI_FOUNDED, idleTurns: 8, hands: [{ hit: 2 }, { lum: 1 }] });
    const state = act(act(start, 0, expand), 0, stop);
    expect(state.endedBy).toBe('AL-9.5');
    for (const eye of EYES) {
      expect(view(state, eye).laidOpen).toEqual({ pile: state.pile, hands: state.hands, flights: state.flights });
      expect(view(state, eye).endedBy).toBe('AL-9.5');
    }
    for (const eye of EYES) expect(view(middle(), eye).laidOpen).toBeNull();
  });

  test.each(SEAT_NUMBERS)('AL-11.3 the act that ends the game is a revelation, drawn or not, %i players', (seats) => {
    const { states } = playRandomly(config(), seats, 15);
    const before = states.at(-2) as State;
    const seat = before.turn;
    const ending = airlines.actions(before, seat).find((action) => {
      const after = airlines.clone(before);
      airlines.apply(after, seat, action, fastChance(15));
      return after.endedBy !== null;
    });
    if (ending === undefined) throw new Error('nothing ends the game here');
    const chance = recordingChance(fastChance(15));
    airlines.apply(before, seat, ending, chance);
    expect(chance.revealed).toBe(true);
  });

  test('AL-11.3 so is stock that is laid from a hand', () => {
    const state = position({ ...BOI_FOUNDED, hands: [{ boi: 2 }] });
    const chance = recordingChance(fastChance(1));
    airlines.apply(state, 0, play('boi', 2), chance);
    expect(chance.revealed).toBe(true);
  });
});
