/** AL-10: what the host can choose. */

import { airlines } from '@tarmac/airlines/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Airline } from '../../rules/airlines.ts';
import type { Board } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import { act, actAll, actAndHear, expectRefusal, frameKind, kindsListed, newsOf } from '../support/act.ts';
import { draw, expand, fly, found, play, remove, sabotage, stop, take } from '../support/actions.ts';
import { MORE_THAN_TWO, ROUNDS_ASIDE, SEAT_NUMBERS } from '../support/booklet.ts';
import { boardFile } from '../support/frozen-boards.ts';
import { cardsIn, circlesOf, config, flightsAt, type Position, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { BOI_FOUNDED, networkOf, ZEB_CORNERED, ZEB_INACTIVE } from '../support/standing.ts';

const drawing: Position = { frame: { kind: 'stock', thenFlight: false } };
/** Five cards of an airline that is inactive. */
const WORTHLESS: readonly Airline[] = ['zeb', 'zeb', 'zeb', 'zeb', 'zeb'];
/** In the pile there is but the last scoring card. */
const lastToDraw: Position = {
  ...ZEB_INACTIVE,
  lastRound: true,
  pile: {},
  scoringCards: { inPile: 1, aside: 0 },
  row: WORTHLESS,
};
const usedUp = { pile: {}, scoringCards: { inPile: 0, aside: 0 } } as const;

function idle(state: State) {
  return actAndHear(act(state, state.turn, expand), state.turn, stop, []);
}

describe('AL-10.1 seatBonus', () => {
  const ends = (wish: Partial<Position>) =>
    actAndHear(
      position({ ...BOI_FOUNDED, ...drawing, ...usedUp, row: ['lum'], seatBonus: true, ...wish }),
      wish.turn ?? 0,
      take('lum'),
      [],
    );

  test.each(MORE_THAN_TWO)('AL-10.1 0, 1, 2 and so on from the start player, %i players', (seats) => {
    const { state, news } = ends({ seats, laid: [{ boi: 1 }] });
    const bonus = Array.from({ length: seats }, (_, seat) => seat);
    expect(newsOf(news, 'bonus')).toEqual([{ kind: 'bonus', points: bonus }]);
    expect(state.scores).toEqual(bonus.map((points, seat) => (seat === 0 ? 3 : points)));
  });

  test('AL-10.1 counted clockwise from another start player', () => {
    const { state, news } = ends({ seats: 4, startSeat: 2, turn: 0 });
    expect(newsOf(news, 'bonus')).toEqual([{ kind: 'bonus', points: [2, 3, 0, 1] }]);
    expect(state.scores).toEqual([2 + 3, 3, 0, 1]);
    expect(airlines.outcome(state)).toEqual({ rule: 'AL-9.3', ranks: [1, 2, 4, 3], scores: [5, 3, 0, 1] });
  });

  test('AL-10.1 only at the end', () => {
    expect(position({ seatBonus: true }).scores).toEqual([0, 0, 0]);
    const start = position({ ...BOI_FOUNDED, ...drawing, seatBonus: true });
    expect(act(start, 0, draw, ['scoring', 'zeb']).scores).toEqual([3, 0, 0]);
  });

  test('AL-10.1 not unless it is chosen', () => {
    const { state, news } = ends({ seatBonus: false });
    expect(newsOf(news, 'bonus')).toEqual([]);
    expect(state.scores).toEqual([3, 0, 0]);
  });

  test('AL-10.1 also when the game ends with the third scoring card, or by stalemate', () => {
    const two = position({
      seats: 2,
      seatBonus: true,
      circles: networkOf('ita', 4),
      laid: [{ ita: 3 }],
      row: ['boi', 'boi', 'hit', 'hit', 'hit'],
      pile: { lum: 1 },
      scoringCards: { inPile: 1, aside: 0 },
      frame: { kind: 'stock', thenFlight: false },
    });
    expect(act(two, 0, draw, ['scoring']).scores).toEqual([7, 1]);
    const stale = position({ ...BOI_FOUNDED, seatBonus: true, idleTurns: 8 });
    expect(idle(stale).state.scores).toEqual([3, 1, 2]);
  });
});

describe('AL-10.2 lastRound', () => {
  const last: Position = { ...BOI_FOUNDED, ...drawing, ...usedUp, lastRound: true, row: ['lum'] };

  test.each(MORE_THAN_TWO)('AL-10.2 one more turn each, who drew the last card last, %i players', (seats) => {
    for (let drawer = 0; drawer < seats; drawer++) {
      const start = position({ ...last, seats, turn: drawer });
      const drawn = actAndHear(start, drawer, take('lum'), []);
      expect(newsOf(drawn.news, 'lastRound')).toEqual([{ kind: 'lastRound', seat: drawer }]);
      expect(newsOf(drawn.news, 'scoringBegan')).toEqual([]);
      let { state } = drawn;
      const order: number[] = [];
      while (frameKind(state) !== 'over') {
        order.push(state.turn);
        state = idle(state).state;
      }
      expect(order).toEqual(Array.from({ length: seats }, (_, i) => (drawer + 1 + i) % seats));
      expect([state.endedBy, state.scorings]).toEqual(['AL-9.3', 4]);
    }
  });

  test('AL-10.2 the turn under way is finished first: after founding the flight card still comes', () => {
    const start = position({ ...last, frame: { kind: 'stock', thenFlight: true } });
    const state = act(start, 0, take('lum'), ['wavy-3']);
    expect(flightsAt(state, 0)).toEqual(['wavy-3']);
    expect([state.turn, frameKind(state), state.extraTurns]).toEqual([1, 'turn', 2]);
  });

  test('AL-10.2 in the extra turns no stock is drawn: a flight ends the turn', () => {
    const extra = position({
      ...last,
      row: [],
      frame: { kind: 'turn', removed: false },
      extraTurns: 2,
      flights: [['dotted-4']],
    });
    const { state, news } = actAll(extra, 0, [expand, ['wavy-1']], [fly('boi', 'new-york-chicago', 'dotted-4'), []]);
    expect(circlesOf(state, 'new-york-chicago')).toEqual(['boi', null]);
    expect([state.turn, frameKind(state), state.extraTurns]).toEqual([1, 'turn', 1]);
    expect(newsOf(news, 'took').length + newsOf(news, 'drew').length).toBe(0);
    expectRefusal(state, 0, draw, 'notYourTurn');
  });

  test('AL-10.2 founding brings the flight card alone', () => {
    const extra = position({
      ...last,
      row: [],
      frame: { kind: 'turn', removed: false },
      extraTurns: 2,
      hands: [{ mox: 1 }],
      flights: [['solid-1']],
    });
    const { state } = actAll(extra, 0, [found('mox', 1, 'boston-montreal', 'solid-1'), ['wavy-3']]);
    expect(flightsAt(state, 0)).toEqual(['wavy-3']);
    expect([state.turn, frameKind(state)]).toEqual([1, 'turn']);
  });

  test('AL-10.2 stock is played and sabotage done as ever, and counts', () => {
    const extra = position({
      ...last,
      row: [],
      frame: { kind: 'turn', removed: false },
      extraTurns: 0,
      hands: [{}, { boi: 2 }],
      turn: 1,
    });
    expect(kindsListed(extra, 1)).toEqual(['expand', 'play']);
    const { state } = actAll(extra, 1, [play('boi'), []], [sabotage('hit', 'new-york-chicago', 1), []]);
    expect([state.endedBy, ...state.scores]).toEqual(['AL-9.3', 1, 1, 0]);
    expect(act(extra, 1, play('boi', 2), []).scores).toEqual([1, 2, 0]);
  });

  test('AL-10.2 the last extra turn ends the game at its end, not before', () => {
    const extra = position({ ...last, row: [], frame: { kind: 'turn', removed: false }, extraTurns: 0 });
    const expanding = act(extra, 0, expand);
    expect(expanding.endedBy).toBeNull();
    const { state, news } = actAndHear(expanding, 0, stop, []);
    expect(state.endedBy).toBe('AL-9.3');
    expect(newsOf(news, 'ended')).toHaveLength(1);
  });

  test('AL-10.2 a row emptied by removal counts as drawn by the player whose turn it is', () => {
    const start = position({
      ...ZEB_CORNERED,
      ...usedUp,
      turn: 1,
      lastRound: true,
      row: ['zeb', 'zeb'],
      frame: { kind: 'sabotage' },
    });
    const { state, news } = actAndHear(start, 1, sabotage('hit', 'calgary-winnipeg', 1), []);
    expect(newsOf(news, 'lastRound')).toEqual([{ kind: 'lastRound', seat: 1 }]);
    expect([state.turn, state.extraTurns, state.endedBy]).toEqual([2, 2, null]);
  });

  test('AL-10.2 and then the turn under way is finished without stock', () => {
    const flying = position({
      ...ZEB_CORNERED,
      ...usedUp,
      lastRound: true,
      row: ['zeb', 'zeb'],
      frame: { kind: 'flight' },
      flights: [['dashed-6']],
    });
    const flown = act(flying, 0, fly('lum', 'calgary-winnipeg', 'dashed-6'), []);
    expect([flown.turn, frameKind(flown), flown.extraTurns]).toEqual([1, 'turn', 2]);
    // A founder's draw meets the last scoring card and leaves a worthless row: the flight card still comes.
    const founder = position({ ...lastToDraw, frame: { kind: 'stock', thenFlight: true } });
    const { state, news } = actAndHear(founder, 0, draw, ['scoring', 'wavy-3']);
    expect(newsOf(news, 'lastRound')).toEqual([{ kind: 'lastRound', seat: 0 }]);
    expect(flightsAt(state, 0)).toEqual(['wavy-3']);
    expect([state.turn, state.extraTurns, state.scorings]).toEqual([1, 2, 3]);
  });

  test('AL-10.2 a removal at the start of a turn may be the last: the turn goes on', () => {
    const start = position(lastToDraw);
    const { state, news } = actAndHear(start, 0, remove('zeb'), ['scoring']);
    expect(newsOf(news, 'lastRound')).toEqual([{ kind: 'lastRound', seat: 0 }]);
    expect([state.turn, frameKind(state), state.endedBy]).toEqual([0, 'turn', null]);
    // This turn is not one of the extra turns: three more follow it.
    let now = idle(state).state;
    for (const seat of [1, 2, 0]) {
      expect([now.endedBy, now.turn]).toEqual([null, seat]);
      now = idle(now).state;
    }
    expect(now.endedBy).toBe('AL-9.3');
  });

  test('AL-10.2 the turn in which the row went draws no stock either', () => {
    const start = position({ ...lastToDraw, flights: [['dashed-5']] });
    const { state } = actAll(
      start,
      0,
      [remove('zeb'), ['scoring']],
      [expand, ['wavy-1']],
      [fly('lum', 'calgary-denver', 'dashed-5'), []],
    );
    expect([state.turn, state.extraTurns]).toEqual([1, 2]);
  });

  test.each(MORE_THAN_TWO)('AL-10.2 without the option the game ends at once, %i players', (seats) => {
    expect(act(position({ ...last, seats, lastRound: false }), 0, take('lum'), []).endedBy).toBe('AL-9.3');
  });

  test.each(MORE_THAN_TWO)('AL-10.2 whole games: nobody draws stock after the last card, %i players', (seats) => {
    const board = boardFile('frozen') as Board;
    const { states, state } = playRandomly(config({ board, lastRound: true }), seats, 30 + seats);
    const extra = states.filter(({ extraTurns }) => extraTurns !== null);
    expect(state.endedBy).toBe('AL-9.3');
    expect(new Set(extra.map(({ extraTurns }) => extraTurns))).toEqual(new Set([...Array(seats).keys()]));
    for (const one of extra) expect(one.frame.kind).not.toBe('stock');
  });
});

describe('AL-10.3 controlledScoring', () => {
  test.each(SEAT_NUMBERS)('AL-10.3 the scoring cards come in at the end of their round, %i players', (seats) => {
    const rounds = ROUNDS_ASIDE[seats];
    const controlled: Position = { ...drawing, seats, controlledScoring: true };
    const start = position({ ...controlled, rounds: rounds - 1, turn: seats - 1 });
    expect(start.scoringCards).toEqual({ inPile: 0, aside: 3 });
    const { state, news } = actAndHear(start, seats - 1, draw, ['zeb']);
    expect(state.scoringCards).toEqual({ inPile: 3, aside: 0 });
    expect(newsOf(news, 'scoringCardsIn')).toEqual([{ kind: 'scoringCardsIn', round: rounds }]);
    // Before the next turn: the very next draw may meet one, and it is scored.
    const next = act({ ...state, frame: { kind: 'stock', thenFlight: false } }, 0, draw, ['scoring', 'zeb']);
    expect(next.scorings).toBe(1);
  });

  test.each(SEAT_NUMBERS)('AL-10.3 not a turn earlier, whoever started, %i players', (seats) => {
    const rounds = ROUNDS_ASIDE[seats];
    const controlled: Position = { ...drawing, seats, controlledScoring: true, rounds: rounds - 1 };
    const early = position({ ...controlled, turn: seats - 2 });
    expect(act(early, seats - 2, draw, ['zeb']).scoringCards).toEqual({ inPile: 0, aside: 3 });
    const started = position({ ...controlled, startSeat: 1, turn: 0 });
    expect(act(started, 0, draw, ['zeb']).scoringCards).toEqual({ inPile: 3, aside: 0 });
  });

  test.each(SEAT_NUMBERS)('AL-10.3 until then nothing but stock is drawn, %i players', (seats) => {
    const { states, state } = playRandomly(config({ controlledScoring: true }), seats, 70 + seats);
    for (const one of states) {
      const isIn = one.turnsDone >= ROUNDS_ASIDE[seats] * seats;
      expect(one.scoringCards.aside).toBe(isIn ? 0 : 3);
      if (!isIn) expect([one.scorings, one.scoringCards.inPile]).toEqual([0, 0]);
    }
    expect(state.scorings).toBeGreaterThan(0);
  });

  test('AL-10.3 any kind of turn may be the last of the round', () => {
    const start = position({ controlledScoring: true, rounds: 3, turn: 2 });
    expect(idle(start).state.scoringCards).toEqual({ inPile: 3, aside: 0 });
  });

  test('AL-10.3 without the option they are in the pile from the start', () => {
    expect(airlines.setup(config(), 3, fastChance(1)).scoringCards).toEqual({ inPile: 3, aside: 0 });
    const start = position({ ...drawing, rounds: 3, turn: 2 });
    const { state, news } = actAndHear(start, 2, draw, ['zeb']);
    expect(newsOf(news, 'scoringCardsIn')).toEqual([]);
    expect(cardsIn(state.hands[2])).toEqual({ zeb: 1 });
  });
});
