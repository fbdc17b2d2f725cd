/** AL-7: drawing stock, and airlines that are inactive. */

import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { Airline } from '../../rules/airlines.ts';
import { act, actAndHear, expectAllowed, expectRefusal, frameKind, kindsListed, newsOf } from '../support/act.ts';
import { draw, expand, fly, found, play, remove, sabotage, take } from '../support/actions.ts';
import { NAMES, SEAT_NUMBERS } from '../support/booklet.ts';
import { isInactive } from '../support/oracle.ts';
import { cardsIn, config, inactiveIn, type Position, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';
import { ZEB_BEFORE_THE_SEVEN, ZEB_CORNERED, ZEB_INACTIVE } from '../support/standing.ts';

const drawing: Position = { frame: { kind: 'stock', thenFlight: false } };
const PAST_SCORINGS = { inPile: 0, aside: 0 };

describe('AL-7.1 drawing stock', () => {
  test('AL-7.1 a face-up card, whose place is filled from the pile at once', () => {
    const { state, news } = actAndHear(position(drawing), 0, take('hit'), ['zeb']);
    expect(cardsIn(state.hands[0])).toEqual({ hit: 1 });
    expect([...state.row].sort()).toEqual(['boi', 'ita', 'lum', 'mox', 'zeb']);
    expect(newsOf(news, 'took')).toEqual([{ kind: 'took', seat: 0, airline: 'hit' }]);
    expect(newsOf(news, 'turnedUp')).toEqual([{ kind: 'turnedUp', airline: 'zeb' }]);
  });

  test('AL-7.1 or the top of the pile, and the row stays as it is', () => {
    const { state, news } = actAndHear(position(drawing), 0, draw, ['tav']);
    expect(cardsIn(state.hands[0])).toEqual({ tav: 1 });
    expect(state.row).toEqual(['boi', 'ita', 'hit', 'lum', 'mox']);
    expect(newsOf(news, 'drew')).toEqual([{ kind: 'drew', seat: 0, airline: 'tav' }]);
  });

  test('AL-7.1 of two alike in the row only one goes', () => {
    const state = act(position({ ...drawing, row: ['hit', 'hit', 'boi', 'boi', 'zeb'] }), 0, take('hit'), ['mox']);
    expect([...state.row].sort()).toEqual(['boi', 'boi', 'hit', 'mox', 'zeb']);
  });

  test('AL-7.1 only what lies there', () => {
    expectRefusal(position(drawing), 0, take('zeb'), 'notFaceUp', 'AL-7.1');
  });

  test('AL-7.1 with the pile empty only face-up cards, which are not replaced', () => {
    const state = position({ ...drawing, pile: {}, scoringCards: PAST_SCORINGS, row: ['boi', 'ita', 'ita'] });
    expect(kindsListed(state, 0)).toEqual(['take']);
    expectRefusal(state, 0, draw, 'pileEmpty');
    const { state: after, news } = actAndHear(state, 0, take('ita'), []);
    expect(after.row).toEqual(['boi', 'ita']);
    expect(newsOf(news, 'turnedUp')).toEqual([]);
    expect(after.turn).toBe(1);
  });

  test('AL-7.1 the last card of the pile may fill the row or be drawn', () => {
    const last = position({ ...drawing, pile: { zeb: 1 }, scoringCards: PAST_SCORINGS });
    const filled = act(last, 0, take('boi'), ['zeb']);
    expect([...filled.row].sort()).toEqual(['hit', 'ita', 'lum', 'mox', 'zeb']);
    const drawn = act(last, 0, draw, ['zeb']);
    expect(cardsIn(drawn.hands[0])).toEqual({ zeb: 1 });
    for (const state of [filled, drawn]) expect(cardsIn(state.pile)).toEqual({});
  });
});

describe('AL-7.2 inactive airlines', () => {
  test('AL-7.2 a flight that fills the last route at its headquarters makes an airline inactive', () => {
    const start = position({ ...ZEB_CORNERED, frame: { kind: 'flight' }, flights: [['dashed-6']] });
    expect(inactiveIn(start)).toEqual([]);
    const { state, news } = actAndHear(start, 0, fly('lum', 'calgary-winnipeg', 'dashed-6'), []);
    expect(inactiveIn(state)).toEqual(['zeb']);
    expect(newsOf(news, 'inactive')).toEqual([{ kind: 'inactive', airline: 'zeb' }]);
  });

  test('AL-7.2 a sabotage does as well', () => {
    const start = position({ ...ZEB_CORNERED, frame: { kind: 'sabotage' } });
    const { state, news } = actAndHear(start, 0, sabotage('boi', 'calgary-winnipeg', 1), []);
    expect(inactiveIn(state)).toEqual(['zeb']);
    expect(newsOf(news, 'inactive')).toEqual([{ kind: 'inactive', airline: 'zeb' }]);
  });

  test('AL-7.2 and the first flight of an airline just founded', () => {
    const circles = {
      'seattle-vancouver': ['lum'],
      'los-angeles-vancouver': ['lum'],
      'los-angeles-phoenix': ['lum', 'boi!'],
      'denver-chicago': ['ita'],
      'denver-phoenix': ['ruk', 'ita'],
      'phoenix-dallas': ['ita', 'ruk'],
    } as const;
    const laid = [{ ita: 1, ruk: 1, lum: 1 }];
    const start = position({ circles, laid, hands: [{ hit: 1 }], flights: [['double-5']] });
    expect(inactiveIn(start)).toEqual([]);
    expect(inactiveIn(act(start, 0, found('hit', 1, 'phoenix-dallas', 'double-5'), []))).toEqual(['tav']);
  });

  test('AL-7.2 a free number that no printed card reaches is as good as none', () => {
    const start = position({ ...ZEB_BEFORE_THE_SEVEN, frame: { kind: 'flight' }, flights: [['solid-4']] });
    expect(inactiveIn(start)).toEqual([]);
    expect(inactiveIn(act(start, 0, fly('ita', 'toronto-winnipeg', 'solid-4'), []))).toEqual(['zeb']);
  });

  test('AL-7.2 one with fewer than two markers left is inactive too', () => {
    const circles = {
      'new-york-chicago': [null, 'zeb!'],
      'denver-dallas': [null, 'zeb!'],
      'boston-new-york': ['boi'],
      'chicago-dallas': [null, 'zeb!'],
    } as const;
    const start = position({ circles, laid: [{ boi: 1 }], frame: { kind: 'sabotage' } });
    expect(inactiveIn(start)).toEqual([]);
    const { state, news } = actAndHear(start, 0, sabotage('zeb', 'los-angeles-phoenix', 1), []);
    expect(inactiveIn(state)).toEqual(['zeb']);
    expect(newsOf(news, 'inactive')).toEqual([{ kind: 'inactive', airline: 'zeb' }]);
  });

  test('AL-7.2 routes of styles it may not use do not keep it alive, a founded airline is never inactive', () => {
    // Atlanta-Dallas is free, but dotted: nothing for HIT.
    const circles = {
      'phoenix-dallas': ['tav', 'ita', 'ruk'],
      'denver-phoenix': ['ruk'],
      'dallas-houston': ['ita', 'tav'],
      'denver-dallas': ['ruk', 'ita'],
      'chicago-dallas': ['ita', 'ruk'],
    } as const;
    const wish: Position = { circles, laid: [{ tav: 1, ita: 1, ruk: 1 }], contrived: true };
    expect(inactiveIn(position(wish))).toEqual([]);
    const full = { ...circles, 'chicago-dallas': ['ita', 'ruk', 'boi!'] } as const;
    const start = position({ ...wish, frame: { kind: 'sabotage' }, contrived: false });
    expect(inactiveIn(act(start, 0, sabotage('boi', 'chicago-dallas', 2), []))).toEqual(['hit']);
    expect(inactiveIn(position({ ...wish, circles: full }))).toEqual(['hit']);
    const founded = position({ ...wish, circles: { ...full, 'dallas-houston': ['hit', 'tav'] }, laid: [{ hit: 1 }] });
    expect(inactiveIn(founded)).toEqual([]);
  });

  test('AL-7.2 its stock stays in hands and cannot be laid', () => {
    const state = position({ ...ZEB_INACTIVE, hands: [{ zeb: 2 }], flights: [['dashed-13']] });
    expectRefusal(state, 0, found('zeb', 1, 'calgary-winnipeg', 'dashed-13'), 'airlineInactive');
    expectRefusal(state, 0, play('zeb'), 'airlineInactive');
    expect(cardsIn(act(state, 0, expand, ['wavy-1']).hands[0])).toEqual({ zeb: 2 });
  });

  test('AL-7.2 a face-up card of it may still be drawn', () => {
    const row: Airline[] = ['zeb', 'boi', 'hit', 'pex', 'tav'];
    const state = position({ ...ZEB_INACTIVE, ...drawing, row });
    expectAllowed(state, 0, take('zeb'));
    expect(cardsIn(act(state, 0, take('zeb'), ['mox']).hands[0])).toEqual({ zeb: 1 });
  });

  /** Nobody founds ZEB, and whoever can sabotages with one of its five markers. */
  const hounds = (action: Action) => {
    if (action.type === 'sabotage') return action.airline === 'zeb';
    if (action.type === 'play') return action.count === 1;
    return action.type === 'fly' || (action.type === 'found' && action.airline !== 'zeb') || action.type === 'expand';
  };

  test.each(SEAT_NUMBERS)('AL-7.2 inactive is for good, and as a slow second reading finds, %i players', (seats) => {
    let died = 0;
    for (const seed of [5, 6, 7]) {
      const { states } = playRandomly(config(), seats, seed, hounds);
      states.reduce((before, after) => {
        NAMES.forEach((airline, index) => {
          expect(after.inactive[index], airline).toBe(isInactive(smallBoard, after, airline));
          if (before.inactive[index]) expect(after.inactive[index]).toBe(true);
        });
        return after;
      });
      died += inactiveIn(states.at(-1) as (typeof states)[number]).length;
    }
    expect(died).toBeGreaterThan(0);
  });
});

describe('AL-7.3 removing cards of inactive airlines', () => {
  const row: Airline[] = ['zeb', 'boi', 'zeb', 'hit', 'pex'];
  const cluttered: Position = { ...ZEB_INACTIVE, row, hands: [{ ita: 2 }] };

  test('AL-7.3 one leaves the game and its place is filled from the pile', () => {
    const { state, news } = actAndHear(position(cluttered), 0, remove('zeb'), ['tav']);
    expect([...state.row].sort()).toEqual(['boi', 'hit', 'pex', 'tav', 'zeb']);
    expect(cardsIn(state.removed)).toEqual({ zeb: 1 });
    expect(newsOf(news, 'removed')).toEqual([{ kind: 'removed', seat: 0, airlines: ['zeb'] }]);
    expect(newsOf(news, 'turnedUp')).toEqual([{ kind: 'turnedUp', airline: 'tav' }]);
    expect(state.frame).toEqual({ kind: 'turn', removed: true });
    expect(state.turn).toBe(0);
  });

  test('AL-7.3 only one in all a turn, also if the new card is worthless too', () => {
    const state = act(position(cluttered), 0, remove('zeb'), ['zeb']);
    expectRefusal(state, 0, remove('zeb'), 'alreadyRemoved');
    expect(kindsListed(state, 0)).not.toContain('remove');
    const next = act(state, 0, play('ita', 2), []);
    expectAllowed(next, 1, remove('zeb'));
  });

  test('AL-7.3 only of inactive airlines, and only what lies there', () => {
    expectRefusal(position(cluttered), 0, remove('boi'), 'notInactive');
    expectRefusal(
      position({ ...cluttered, row: ['boi', 'boi', 'hit', 'hit', 'pex'] }),
      0,
      remove('zeb'),
      'notFaceUp',
      'AL-7.3',
    );
  });

  test('AL-7.3 it is no drawing and no laying: the turn may still be an idle one', () => {
    const state = act(position({ ...cluttered, idleTurns: 1 }), 0, remove('zeb'), ['tav']);
    expect([state.idleTurns, state.stirred]).toEqual([1, false]);
  });

  test('AL-7.3 a scoring card may be turned up by it', () => {
    const { state, news } = actAndHear(position(cluttered), 0, remove('zeb'), ['scoring', 'tav']);
    expect(state.scorings).toBe(1);
    expect(newsOf(news, 'scoringCard')).toMatchObject([{ seat: 0, number: 1 }]);
    expect(state.row).toHaveLength(5);
    expect(frameKind(state)).toBe('turn');
  });

  test('AL-7.3 with the pile empty such cards go in mid-turn, by a flight', () => {
    const start = position({
      ...ZEB_CORNERED,
      pile: {},
      scoringCards: PAST_SCORINGS,
      row: ['zeb', 'boi', 'zeb'],
      frame: { kind: 'flight' },
      flights: [['dashed-6']],
    });
    const { state, news } = actAndHear(start, 0, fly('lum', 'calgary-winnipeg', 'dashed-6'), []);
    expect(state.row).toEqual(['boi']);
    expect(cardsIn(state.removed)).toEqual({ zeb: 2 });
    expect(newsOf(news, 'removed')).toEqual([{ kind: 'removed', seat: null, airlines: ['zeb', 'zeb'] }]);
    expect(state.frame).toEqual({ kind: 'stock', thenFlight: false });
    expect(kindsListed(state, 0)).toEqual(['take']);
  });

  test('AL-7.3 and by a sabotage', () => {
    const start = position({
      ...ZEB_CORNERED,
      pile: {},
      scoringCards: PAST_SCORINGS,
      row: ['zeb', 'boi'],
      frame: { kind: 'sabotage' },
    });
    const { state, news } = actAndHear(start, 0, sabotage('hit', 'calgary-winnipeg', 1), []);
    expect(state.row).toEqual(['boi']);
    expect(newsOf(news, 'removed')).toEqual([{ kind: 'removed', seat: null, airlines: ['zeb'] }]);
    expect([frameKind(state), state.turn]).toEqual(['turn', 1]);
  });

  test('AL-7.3 and the moment the last card of the pile is drawn, or turned up', () => {
    const last: Position = {
      ...ZEB_INACTIVE,
      ...drawing,
      pile: { tav: 1 },
      scoringCards: PAST_SCORINGS,
      row: ['zeb', 'boi', 'zeb', 'hit', 'pex'],
    };
    const drawn = actAndHear(position(last), 0, draw, ['tav']);
    expect(drawn.state.row).toEqual(['boi', 'hit', 'pex']);
    expect(newsOf(drawn.news, 'removed')).toEqual([{ kind: 'removed', seat: null, airlines: ['zeb', 'zeb'] }]);
    const taken = act(position(last), 0, take('boi'), ['tav']);
    expect([...taken.row].sort()).toEqual(['hit', 'pex', 'tav']);
  });

  test('AL-7.3 a pile that holds only scoring cards is not empty: nothing goes by itself', () => {
    const onlyScoring = { pile: {}, scoringCards: { inPile: 1, aside: 0 }, row } as const;
    const start = position({ ...ZEB_CORNERED, ...onlyScoring, frame: { kind: 'sabotage' } });
    const { state, news } = actAndHear(start, 0, sabotage('hit', 'calgary-winnipeg', 1), []);
    expect(newsOf(news, 'removed')).toEqual([]);
    expect(state.row).toEqual(row);
    expectAllowed(state, 1, remove('zeb'));
    const last = position({ ...ZEB_INACTIVE, ...drawing, ...onlyScoring, pile: { tav: 1 } });
    expect(act(last, 0, draw, ['tav']).row).toEqual(row);
  });

  test('AL-7.3 removing with only scoring cards left in the pile: they are scored, the gap stays, the others go too', () => {
    const start = position({ ...cluttered, pile: {}, scoringCards: { inPile: 2, aside: 0 } });
    expectAllowed(start, 0, remove('zeb'));
    const { state, news } = actAndHear(start, 0, remove('zeb'), ['scoring', 'scoring']);
    expect(state.scorings).toBe(3);
    expect(newsOf(news, 'pileEmpty')).toHaveLength(1);
    expect(state.row).toEqual(['boi', 'hit', 'pex']);
    expect(cardsIn(state.removed)).toEqual({ zeb: 2 });
    expect([frameKind(state), state.turn]).toEqual(['turn', 0]);
  });
});
