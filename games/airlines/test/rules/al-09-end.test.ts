/** AL-9.3: the last stock card. AL-9.5: nobody lays or draws any more. */

import { airlines } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import type { Airline } from '../../rules/airlines.ts';
import { IN_PILE, type State } from '../../rules/state.ts';
import { act, actAll, actAndHear, expectRefusal, frameKind, newsOf, seatsToAct } from '../support/act.ts';
import { draw, expand, fly, found, play, remove, sabotage, stop, take } from '../support/actions.ts';
import { MORE_THAN_TWO, SEAT_NUMBERS } from '../support/booklet.ts';
import type { Fated } from '../support/fate.ts';
import { cardsIn, flightsAt, type Position, position } from '../support/position.ts';
import { allTakenBut, BOI_FOUNDED, ZEB_CORNERED, ZEB_INACTIVE } from '../support/standing.ts';

const drawing: Position = { frame: { kind: 'stock', thenFlight: false } };
const usedUp = { pile: {}, scoringCards: { inPile: 0, aside: 0 } } as const;

describe('AL-9.3 the last stock card', () => {
  test.each(MORE_THAN_TWO)('AL-9.3 drawn from the row: the game ends at once, %i players', (seats) => {
    const start = position({ ...BOI_FOUNDED, ...drawing, ...usedUp, seats, row: ['lum'] });
    const { state, news } = actAndHear(start, 0, take('lum'), []);
    expect(frameKind(state)).toBe('over');
    expect(seatsToAct(state)).toEqual([]);
    expect(state.endedBy).toBe('AL-9.3');
    expect(newsOf(news, 'scoringBegan')).toEqual([{ kind: 'scoringBegan', number: 4 }]);
    expect(state.scorings).toBe(4);
    expect(state.scores).toEqual([3, ...new Array(seats - 1).fill(0)]);
    expect(newsOf(news, 'ended')).toEqual([
      { kind: 'ended', rule: 'AL-9.3', ranks: [1, ...new Array(seats - 1).fill(2)], scores: state.scores },
    ]);
    expect(airlines.outcome(state)).toEqual({
      rule: 'AL-9.3',
      ranks: [1, ...new Array(seats - 1).fill(2)],
      scores: state.scores,
    });
  });

  test('AL-9.3 not while a card is left', () => {
    const start = position({ ...BOI_FOUNDED, ...drawing, ...usedUp, row: ['lum', 'hit'] });
    const state = act(start, 0, take('lum'), []);
    expect([state.endedBy, state.turn, airlines.outcome(state)]).toEqual([null, 1, null]);
  });

  test('AL-9.3 at once: after founding no flight card is drawn any more', () => {
    const start = position({ ...usedUp, row: ['lum'], hands: [{ boi: 1 }], flights: [['dotted-1']] });
    let state = act(start, 0, found('boi', 1, 'boston-new-york', 'dotted-1'), []);
    state = act(state, 0, take('lum'), []);
    expect(state.endedBy).toBe('AL-9.3');
    expect(flightsAt(state, 0)).toEqual([]);
  });

  test('AL-9.3 nobody acts any more', () => {
    const state = act(position({ ...drawing, ...usedUp, row: ['lum'] }), 0, take('lum'), []);
    for (const seat of [0, 1, 2]) {
      for (const action of [expand, stop, take('lum'), draw]) expectRefusal(state, seat, action, 'gameOver');
      expect(airlines.actions(state, seat)).toEqual([]);
    }
  });

  test('AL-9.3 most points win', () => {
    const wish: Position = { ...BOI_FOUNDED, ...drawing, ...usedUp, row: ['lum'] };
    const ranks = (scores: readonly number[]) =>
      airlines.outcome(act(position({ ...wish, scores }), 0, take('lum'), []))?.ranks;
    expect(ranks([10, 20, 15])).toEqual([3, 1, 2]);
    // The last scoring brings three points.
    expect(ranks([18, 20, 15])).toEqual([1, 2, 3]);
  });

  test('AL-9.3 who ties shares the place', () => {
    const wish: Position = { ...BOI_FOUNDED, ...drawing, ...usedUp, seats: 4, row: ['lum'] };
    const ranks = (scores: readonly number[]) =>
      airlines.outcome(act(position({ ...wish, scores }), 0, take('lum'), []))?.ranks;
    expect(ranks([17, 20, 15, 15])).toEqual([1, 1, 3, 3]);
    expect(ranks([0, 3, 3, 3])).toEqual([1, 1, 1, 1]);
  });
});

describe('AL-9.3 by a removal', () => {
  const worthless: Airline[] = ['zeb', 'zeb', 'zeb', 'zeb', 'zeb'];

  test('AL-9.3 a sabotage makes the whole row worthless with the pile empty: it goes, and the game ends', () => {
    const start = position({ ...ZEB_CORNERED, ...usedUp, row: worthless, frame: { kind: 'sabotage' } });
    const { state, news } = actAndHear(start, 0, sabotage('hit', 'calgary-winnipeg', 1), []);
    expect(newsOf(news, 'removed')).toEqual([{ kind: 'removed', seat: null, airlines: worthless }]);
    expect([state.endedBy, frameKind(state)]).toEqual(['AL-9.3', 'over']);
    expect(newsOf(news, 'scoringBegan')).toEqual([{ kind: 'scoringBegan', number: 4 }]);
  });

  test('AL-9.3 a flight does: nobody draws stock any more', () => {
    const start = position({
      ...ZEB_CORNERED,
      ...usedUp,
      row: worthless,
      frame: { kind: 'flight' },
      flights: [['dashed-6']],
    });
    const { state, news } = actAndHear(start, 0, fly('lum', 'calgary-winnipeg', 'dashed-6'), []);
    expect(state.endedBy).toBe('AL-9.3');
    expect(newsOf(news, 'took')).toEqual([]);
    // The flight counts in the last scoring: LUM has its headquarters and two routes.
    expect(newsOf(news, 'scored').find(({ airline }) => airline === 'lum')).toMatchObject({ markers: 3 });
  });

  test('AL-9.3 the last card of the pile is drawn and leaves a worthless row', () => {
    const start = position({ ...ZEB_INACTIVE, ...drawing, ...usedUp, pile: { tav: 1 }, row: worthless });
    const state = act(start, 0, draw, ['tav']);
    expect(cardsIn(state.hands[0])).toEqual({ tav: 1 });
    expect(cardsIn(state.removed)).toEqual({ zeb: 5 });
    expect(state.endedBy).toBe('AL-9.3');
  });

  test('AL-9.3 the pile ends in scoring cards and the row is worthless: nothing is drawn', () => {
    const start = position({
      ...ZEB_INACTIVE,
      ...drawing,
      pile: {},
      scoringCards: { inPile: 1, aside: 0 },
      row: worthless,
    });
    const { state, news } = actAndHear(start, 0, draw, ['scoring']);
    expect(newsOf(news, 'scoringBegan').map(({ number }) => number)).toEqual([3, 4]);
    expect(cardsIn(state.hands[0])).toEqual({});
    expect(state.endedBy).toBe('AL-9.3');
  });

  test('AL-9.3 a player’s own removal may be the end', () => {
    const start = position({ ...ZEB_INACTIVE, pile: {}, scoringCards: { inPile: 1, aside: 0 }, row: worthless });
    const { state } = actAndHear(start, 0, remove('zeb'), ['scoring']);
    expect(cardsIn(state.removed)).toEqual({ zeb: 5 });
    expect(state.endedBy).toBe('AL-9.3');
  });
});

/** A whole turn without stock laid or drawn; a flight card is drawn as long as there is one. */
function idle(state: State, ...drawn: readonly Fated[]) {
  const seat = state.turn;
  const { state: flight } = actAndHear(state, seat, expand, drawn);
  return actAndHear(flight, seat, stop, []);
}

describe('AL-9.5 stalemate', () => {
  /** Every circle is taken, and ITA is founded, so that there is something to score. */
  const closed: Position = { circles: allTakenBut({}), laid: [{ ita: 2 }, { ita: 1 }], contrived: true };

  test.each(SEAT_NUMBERS)('AL-9.5 no route open: after as many idle turns as players, %i players', (seats) => {
    const start = position({ ...closed, flightPile: [], discards: [], seats, idleTurns: seats - 2 });
    const before = idle(start);
    expect([before.state.endedBy, before.state.idleTurns]).toEqual([null, seats - 1]);
    const { state, news } = idle(before.state);
    expect(state.endedBy).toBe('AL-9.5');
    expect(newsOf(news, 'stalemate')).toEqual([{ kind: 'stalemate', turns: seats, routesOpen: false }]);
    expect(newsOf(news, 'ended')).toMatchObject([{ rule: 'AL-9.5' }]);
    expect(airlines.outcome(state)).toMatchObject({ rule: 'AL-9.5' });
    expect(frameKind(state)).toBe('over');
  });

  test.each(SEAT_NUMBERS)('AL-9.5 some route open: after three times as many, %i players', (seats) => {
    const start = position({ ...BOI_FOUNDED, seats, idleTurns: 3 * seats - 2 });
    const before = idle(start);
    expect([before.state.endedBy, before.state.idleTurns]).toEqual([null, 3 * seats - 1]);
    const { state, news } = idle(before.state);
    expect(state.endedBy).toBe('AL-9.5');
    expect(newsOf(news, 'stalemate')).toEqual([{ kind: 'stalemate', turns: 3 * seats, routesOpen: true }]);
  });

  test.each(SEAT_NUMBERS)(
    'AL-9.5 with a route open as many as there are players are not enough, %i players',
    (seats) => {
      expect(idle(position({ ...BOI_FOUNDED, seats, idleTurns: seats - 1 })).state.endedBy).toBeNull();
    },
  );

  test('AL-9.5 while flight cards can be drawn no turn counts as idle, however many pass', () => {
    const start = position({ ...BOI_FOUNDED, flightPile: ['wavy-1', 'wavy-2', 'wavy-3'], discards: [] });
    const after = [idle(start, 'wavy-1').state];
    after.push(idle(after[0] as State, 'wavy-2').state);
    expect(after.map(({ idleTurns }) => idleTurns)).toEqual([0, 0]);
    // The last one is drawn: from now on they count.
    after.push(idle(after[1] as State, 'wavy-3').state);
    after.push(idle(after[2] as State).state);
    expect(after.map(({ idleTurns }) => idleTurns)).toEqual([0, 0, 1, 2]);
  });

  test('AL-9.5 discards can be drawn too', () => {
    const start = position({ ...BOI_FOUNDED, flightPile: ['wavy-1'], discards: ['wavy-2'] });
    expect(idle(start, 'wavy-1').state.idleTurns).toBe(0);
  });

  test('AL-9.5 a whole game in which nobody does anything uses up the flight cards, and then ends after three rounds', () => {
    let state = position({ rounds: 0 });
    const toDraw = flightsAt(state, IN_PILE).length;
    // The turn in which the last one is drawn is the first that counts.
    for (let turn = 1; turn < toDraw + 9; turn++) {
      expect(state.endedBy).toBeNull();
      state = idle(state, ...(flightsAt(state, IN_PILE).slice(0, 1) as Fated[])).state;
    }
    expect([state.endedBy, ...state.scores]).toEqual(['AL-9.5', 0, 0, 0]);
    expect(airlines.outcome(state)?.ranks).toEqual([1, 1, 1]);
  });

  test('AL-9.5 there is one last scoring; scoring cards not met are not scored', () => {
    const { state, news } = idle(position({ ...closed, idleTurns: 2 }));
    expect(newsOf(news, 'scoringBegan')).toEqual([{ kind: 'scoringBegan', number: 1 }]);
    expect(newsOf(news, 'scoringCard')).toEqual([]);
    expect(state.scoringCards).toEqual({ inPile: 3, aside: 0 });
    expect(state.scores[0]).toBeGreaterThan(0);
  });

  test('AL-9.5 stock laid or drawn begins the count anew', () => {
    const start = position({
      ...BOI_FOUNDED,
      idleTurns: 8,
      hands: [{ boi: 2, mox: 1 }],
      flights: [['dotted-4', 'solid-1']],
    });
    const after = (...steps: Parameters<typeof actAll>[2][]) => actAll(start, 0, ...steps).state;
    for (const state of [
      after([play('boi', 2), []]),
      after([play('boi'), []], [stop, []]),
      after([expand, []], [fly('boi', 'new-york-chicago', 'dotted-4'), []], [draw, ['zeb']]),
      after([expand, []], [fly('boi', 'new-york-chicago', 'dotted-4'), []], [take('hit'), ['zeb']]),
      after([found('mox', 1, 'boston-montreal', 'solid-1'), []], [draw, ['zeb', 'solid-1']]),
    ]) {
      expect([state.idleTurns, state.endedBy, state.turn]).toEqual([0, null, 1]);
    }
  });

  test('AL-9.5 it is looked at when the turn ends, not before', () => {
    const start = position({ ...closed, idleTurns: 2, hands: [{ ita: 1 }] });
    expect(act(start, 0, expand).endedBy).toBeNull();
    expect(act(start, 0, play('ita'), []).endedBy).toBeNull();
  });

  test('AL-9.5 a removal does not interrupt it', () => {
    const start = position({ ...ZEB_INACTIVE, idleTurns: 8, row: ['zeb', 'boi', 'hit', 'pex', 'tav'] });
    const { state } = idle(act(start, 0, remove('zeb'), ['mox']));
    expect(state.endedBy).toBe('AL-9.5');
  });

  test('AL-9.5 not in the extra turns of a last round, which end the game anyway', () => {
    const start = position({ ...BOI_FOUNDED, ...usedUp, lastRound: true, row: [], extraTurns: 1, idleTurns: 8 });
    const { state, news } = idle(start);
    expect(state.endedBy).toBeNull();
    expect(newsOf(news, 'stalemate')).toEqual([]);
    expect(idle(state).state.endedBy).toBe('AL-9.3');
  });

  test('AL-9.5 no last round follows it', () => {
    const { state, news } = idle(position({ ...BOI_FOUNDED, lastRound: true, idleTurns: 8 }));
    expect([state.endedBy, frameKind(state)]).toEqual(['AL-9.5', 'over']);
    expect(newsOf(news, 'lastRound')).toEqual([]);
  });

  test('AL-9.5 with two players the fictitious third counts', () => {
    const start = position({
      ...BOI_FOUNDED,
      seats: 2,
      idleTurns: 5,
      row: ['boi', 'boi', 'boi', 'hit', 'hit'],
      pile: { boi: 4 },
    });
    const { state, news } = idle(start);
    expect(newsOf(news, 'thirdPlayer')).toHaveLength(1);
    // Seven cards against one: two points for the third player, one for the second.
    expect(newsOf(news, 'scored')).toMatchObject([
      { airline: 'boi', markers: 2, held: [1, 0], third: 7, points: [1, 0] },
    ]);
    expect([state.endedBy, ...state.scores]).toEqual(['AL-9.5', 1, 0]);
  });
});
