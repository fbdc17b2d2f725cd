/** What is told of a choice and of a step: effects, what flew, notices, scorings. */

import { airlines } from '@tarmac/airlines/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { type Effect, effectsOf } from '../../board/logic/effects.ts';
import { movesBetween } from '../../board/logic/motion.ts';
import { noticesOf } from '../../board/logic/notices.ts';
import { scoringsIn } from '../../board/logic/scorings.ts';
import type { Action } from '../../rules/actions.ts';
import { facts } from '../../rules/facts.ts';
import { SABOTAGE, STOCK } from '../../rules/frames.ts';
import type { News } from '../../rules/news.ts';
import type { State } from '../../rules/state.ts';
import { position } from '../support/position.ts';
import { BOI_FOUNDED, ZEB_CORNERED } from '../support/standing.ts';

const BOI_LAID = { seats: 3, ...BOI_FOUNDED, hands: [{ boi: 2, hit: 1 }, {}, {}], flights: [['dotted-7', 'double-2']] };

/** What the seat that is to act sees before an action and after it. */
function step(state: State, action: Action) {
  const seat = state.turn;
  const seen = (now: State) => {
    const view = airlines.view(now, seat);
    return { view, facts: facts(view) };
  };
  const after = airlines.clone(state);
  const news: News[] = [];
  expect(airlines.check(state, seat, action)).toBeNull();
  airlines.apply(after, seat, action, fastChance(1), news);
  const heard = news.map((item) => airlines.tell(item, seat)).filter((item) => item !== null);
  return { seat, before: seen(state), after: { ...seen(after), news: heard, whole: true } };
}

function effects(state: State, action: Action): readonly Effect[] {
  const { seat, before, after } = step(state, action);
  return effectsOf(seat, action, before, after);
}

describe('what a choice would change', () => {
  test('AL-6.2 stock is laid, and counts if it is scored now', () => {
    expect(effects(position(BOI_LAID), { type: 'play', airline: 'boi', count: 1 })).toEqual([
      { kind: 'laid', airline: 'boi', from: 1, to: 2 },
      { kind: 'then', due: 'sabotage' },
    ]);
    const other = position({ ...BOI_LAID, laid: [{}, { boi: 2 }] });
    expect(effects(other, { type: 'play', airline: 'boi', count: 2 })).toContainEqual({
      kind: 'points',
      from: { least: 0, most: 0 },
      to: { least: 1, most: 1 },
    });
  });

  test('AL-5.1 founding takes two markers, and a stock card follows', () => {
    const found: Action = { type: 'found', airline: 'hit', count: 1, route: 'dallas-houston', flight: 'double-2' };
    expect(effects(position(BOI_LAID), found)).toEqual(
      expect.arrayContaining([
        { kind: 'worth', airline: 'hit', from: 0, to: 2 },
        { kind: 'laid', airline: 'hit', from: 0, to: 1 },
        { kind: 'then', due: 'stock' },
      ]),
    );
  });

  test('AL-8.3 a sabotage costs a marker, and may leave an airline inactive', () => {
    const cornered = position({ ...ZEB_CORNERED, frame: SABOTAGE });
    const told = effects(cornered, { type: 'sabotage', airline: 'boi', route: 'calgary-winnipeg', circle: 1 });
    expect(told.map(({ kind }) => kind)).toEqual(['markers', 'inactive']);
    expect(told[1]).toEqual({ kind: 'inactive', airline: 'zeb' });
  });

  test('AL-9.1 a card off the pile may bring a scoring, but not in the first round', () => {
    const draw: Action = { type: 'draw' };
    expect(effects(position({ ...BOI_LAID, frame: STOCK }), draw)).toContainEqual({ kind: 'mayScore', number: 1 });
    expect(effects(position({ ...BOI_LAID, frame: STOCK, rounds: 0 }), draw)).not.toContainEqual(
      expect.objectContaining({ kind: 'mayScore' }),
    );
    expect(effects(position(BOI_LAID), { type: 'expand' })).toEqual([{ kind: 'then', due: 'flight' }]);
  });
});

describe('what flies', () => {
  const moves = (state: State, action: Action) => {
    const { before, after } = step(state, action);
    return movesBetween(before.view, after.view, after.news);
  };

  test('two markers and the stock of a new airline, and the flight card to the discards', () => {
    const found: Action = { type: 'found', airline: 'hit', count: 1, route: 'dallas-houston', flight: 'double-2' };
    const flown = moves(position(BOI_LAID), found);
    expect(flown).toContainEqual({ kind: 'marker', airline: 'hit', from: 'seat-0', to: 'home-hit' });
    expect(flown.filter(({ kind }) => kind === 'marker')).toHaveLength(2);
    expect(flown).toContainEqual({ kind: 'stock', airline: 'hit', from: 'hand', to: 'seat-0' });
    expect(flown).toContainEqual({ kind: 'flight', from: 'hand', to: 'discards' });
  });

  test('a card from the row, and the one that takes its place', () => {
    const state = position({ ...BOI_LAID, frame: STOCK, row: ['boi', 'ita', 'hit', 'lum', 'mox'] });
    const [taken, turnedUp] = moves(state, { type: 'take', airline: 'hit' });
    expect(taken).toEqual({ kind: 'stock', airline: 'hit', from: 'row-2', to: 'hand' });
    expect(turnedUp).toMatchObject({ kind: 'stock', from: 'pile', to: 'row-2' });
  });

  test('what others draw comes from behind to where they sit', () => {
    const state = position({ ...BOI_LAID, turn: 1, frame: STOCK });
    const after = airlines.clone(state);
    const news: News[] = [];
    airlines.apply(after, 1, { type: 'draw' }, fastChance(2), news);
    const told = news.map((item) => airlines.tell(item, 0)).filter((item) => item !== null);
    const flown = movesBetween(airlines.view(state, 0), airlines.view(after, 0), told);
    expect(flown).toContainEqual({ kind: 'stock', airline: null, from: 'pile', to: 'seat-1' });
  });
});

describe('what everybody had better bear in mind', () => {
  const notices = (state: State) => {
    const view = airlines.view(state, 0);
    return noticesOf(view, facts(view));
  };

  test('AL-9.4 with two, the third player of the last scoring, and not before it', () => {
    const after = (scorings: number) => ({
      seats: 2,
      scorings,
      scoringCards: { inPile: 3 - scorings, aside: 0 },
      contrived: true,
    });
    const kinds = (scorings: number) => notices(position(after(scorings))).map(({ kind }) => kind);
    expect(kinds(1)).not.toContain('third');
    expect(kinds(2)).toContain('third');
  });

  test('AL-10.2 the last round', () => {
    const over = position({ lastRound: true, extraTurns: 2, row: [], pile: {}, scoringCards: { inPile: 0, aside: 0 } });
    expect(notices(over)).toContainEqual({ kind: 'lastRound', turns: 2 });
  });

  test('AL-9.5 turns without stock, when the end is no more than two rounds away', () => {
    expect(notices(position({ idleTurns: 2 }))).toEqual([]);
    expect(notices(position({ idleTurns: 3 }))).toEqual([{ kind: 'idle', turns: 3, limit: 9 }]);
  });

  test('AL-10.3 scoring cards that are still to come in', () => {
    const early = position({ controlledScoring: true, rounds: 1, scoringCards: { inPile: 0, aside: 3 } });
    expect(notices(early)).toEqual([{ kind: 'aside', round: 4 }]);
  });
});

test('AL-9.1 of two scorings at once each is told from its beginning to its end', () => {
  const scored = (number: number): News[] => [
    { kind: 'scoringCard', seat: 0, number },
    { kind: 'scoringBegan', number },
    { kind: 'scored', airline: 'boi', markers: 3, held: [1, 0], third: null, points: [4, 0] },
    { kind: 'scoringEnded', number, points: [4, 0] },
  ];
  const quiet: News[] = [{ kind: 'expanding', seat: 1 }];
  const found = scoringsIn([
    { frame: 4, news: quiet },
    { frame: 5, news: [...quiet, ...scored(1), ...scored(2)] },
  ]);
  expect(found.map(({ number, frame, news }) => [number, frame, news.map(({ kind }) => kind)])).toEqual([
    [1, 5, ['scoringBegan', 'scored', 'scoringEnded']],
    [2, 5, ['scoringBegan', 'scored', 'scoringEnded']],
  ]);
});
