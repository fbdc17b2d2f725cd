/** AL-9.4: two players and the fictitious third. */

import { airlines } from '@tarmac/airlines/rules';
import { describe, expect, test } from 'vitest';
import { act, actAndHear, expectRefusal, frameKind, newsOf, paidFor } from '../support/act.ts';
import { draw, expand, remove, take } from '../support/actions.ts';
import { NAMES } from '../support/booklet.ts';
import { cardsIn, flightsAt, type Position, position } from '../support/position.ts';
import { networkOf, ZEB_INACTIVE } from '../support/standing.ts';

/** ITA has five markers on the board; two scorings were held; the last scoring card and nine stock cards are in the pile. */
const third: Position = {
  seats: 2,
  frame: { kind: 'stock', thenFlight: false },
  circles: networkOf('ita', 4),
  laid: [{ ita: 3 }, { ita: 1 }],
  row: ['ita', 'boi', 'boi', 'hit', 'hit'],
  pile: { ita: 1, lum: 2, mox: 6 },
  scoringCards: { inPile: 1, aside: 0 },
};

describe('AL-9.4 the third scoring card', () => {
  test('AL-9.4 ends the game: no card is drawn for it and no fourth scoring follows', () => {
    const { state, news } = actAndHear(position(third), 0, draw, ['scoring']);
    expect([state.endedBy, frameKind(state)]).toEqual(['AL-9.4', 'over']);
    expect(cardsIn(state.hands[0])).toEqual({});
    expect(state.scorings).toBe(3);
    expect(newsOf(news, 'scoringBegan')).toEqual([{ kind: 'scoringBegan', number: 3 }]);
    expect(newsOf(news, 'ended')).toMatchObject([{ rule: 'AL-9.4' }]);
    expect(airlines.outcome(state)?.rule).toBe('AL-9.4');
    expectRefusal(state, 1, expand, 'gameOver');
  });

  test('AL-9.4 the first two do not, and count no third player', () => {
    const start = position({ ...third, scoringCards: { inPile: 2, aside: 0 } });
    const { state, news } = actAndHear(start, 0, draw, ['scoring', 'lum']);
    expect([state.endedBy, state.turn]).toEqual([null, 1]);
    expect(newsOf(news, 'thirdPlayer')).toEqual([]);
    expect(newsOf(news, 'scored')).toMatchObject([{ held: [3, 1], third: null, points: [5, 2] }]);
  });

  test('AL-9.4 several in a row: the third of them is the end', () => {
    const start = position({ ...third, scoringCards: { inPile: 3, aside: 0 } });
    const { state, news } = actAndHear(start, 0, draw, ['scoring', 'scoring', 'scoring']);
    expect(newsOf(news, 'scoringEnded').map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(newsOf(news, 'scored').map((scored) => scored.third)).toEqual([null, null, 2]);
    expect(state.endedBy).toBe('AL-9.4');
  });

  test('AL-9.4 turned up for the row: the card just taken is the taker’s, the gap stays', () => {
    const { state, news } = actAndHear(position(third), 0, take('ita'), ['scoring']);
    expect(cardsIn(state.hands[0])).toEqual({ ita: 1 });
    expect(newsOf(news, 'thirdPlayer').map(({ stock }) => cardsIn(stock))).toEqual([
      { ita: 1, boi: 2, hit: 2, lum: 2, mox: 6 },
    ]);
    expect(state.endedBy).toBe('AL-9.4');
  });

  test('AL-9.4 at once: after founding no flight card is drawn any more', () => {
    const start = position({ ...third, frame: { kind: 'stock', thenFlight: true } });
    expect(flightsAt(act(start, 0, draw, ['scoring']), 0)).toEqual([]);
  });

  test('AL-9.4 met by a removal', () => {
    const start = position({
      ...ZEB_INACTIVE,
      seats: 2,
      row: ['zeb', 'zeb', 'boi', 'hit', 'hit'],
      pile: { lum: 2 },
      scoringCards: { inPile: 1, aside: 0 },
    });
    const { state, news } = actAndHear(start, 0, remove('zeb'), ['scoring']);
    expect(newsOf(news, 'thirdPlayer').map(({ stock }) => cardsIn(stock))).toEqual([
      // The card just removed is not the third player's; the other ZEB still lies there.
      { zeb: 1, boi: 1, hit: 2, lum: 2 },
    ]);
    expect(cardsIn(state.removed)).toEqual({ zeb: 1 });
    expect(state.endedBy).toBe('AL-9.4');
  });

  test('AL-9.4 in the first round it is shuffled back like any other', () => {
    const start = position({ ...third, rounds: 0, scoringCards: { inPile: 3, aside: 0 } });
    const state = act(start, 0, draw, ['shuffledBack', 'shuffledBack', 'shuffledBack', 'lum']);
    expect([state.endedBy, state.scorings]).toEqual([null, 0]);
  });

  test('AL-9.4 the last round changes nothing', () => {
    const { state, news } = actAndHear(position({ ...third, lastRound: true }), 0, draw, ['scoring']);
    expect([state.endedBy, frameKind(state), state.extraTurns]).toEqual(['AL-9.4', 'over', null]);
    expect(newsOf(news, 'lastRound')).toEqual([]);
  });

  test('AL-9.4 with no stock left in the pile it is met all the same, so that the row is never used up', () => {
    const { state, news } = actAndHear(position({ ...third, pile: {} }), 0, take('boi'), ['scoring']);
    expect([state.endedBy, state.scorings]).toEqual(['AL-9.4', 3]);
    expect(newsOf(news, 'thirdPlayer').map(({ stock }) => cardsIn(stock))).toEqual([{ ita: 1, boi: 1, hit: 2 }]);
  });
});

describe('AL-9.4 the fictitious third player', () => {
  const scored = (wish: Partial<Position>) => {
    const { state, news } = actAndHear(position({ ...third, ...wish }), 0, draw, ['scoring']);
    return { state, ita: newsOf(news, 'scored').find(({ airline }) => airline === 'ita'), news };
  };

  test('AL-9.4 has the pile and the row, and nothing else', () => {
    const { news } = scored({});
    expect(newsOf(news, 'thirdPlayer').map(({ stock }) => cardsIn(stock))).toEqual([
      { ita: 2, boi: 2, hit: 2, lum: 2, mox: 6 },
    ]);
  });

  test('AL-9.4 takes the second place from a player', () => {
    const { ita, state } = scored({});
    expect(ita).toMatchObject({ markers: 5, held: [3, 1], third: 2, points: [5, 0] });
    expect(state.scores).toEqual([5, 0]);
  });

  test('AL-9.4 takes the first, so that the first player is second', () => {
    expect(scored({ laid: [{ ita: 1 }, {}] }).ita).toMatchObject({ third: 2, points: [2, 0] });
  });

  test('AL-9.4 shares the first place', () => {
    expect(scored({ laid: [{ ita: 2 }, { ita: 1 }] }).ita).toMatchObject({ third: 2, points: [3, 0] });
    expect(scored({ laid: [{ ita: 2 }, { ita: 2 }] }).ita).toMatchObject({ third: 2, points: [2, 2] });
  });

  test('AL-9.4 shares the second place', () => {
    expect(scored({ laid: [{ ita: 3 }, { ita: 2 }] }).ita).toMatchObject({ third: 2, points: [5, 1] });
  });

  test('AL-9.4 leaves two players to share the second place', () => {
    expect(scored({ laid: [{ ita: 1 }, { ita: 1 }] }).ita).toMatchObject({ third: 2, points: [1, 1] });
  });

  test('AL-9.4 without stock of an airline it takes no part', () => {
    const none = { row: ['boi', 'boi', 'hit', 'hit', 'hit'], pile: { lum: 2 } } as const;
    expect(scored({ ...none, laid: [{ ita: 3 }, {}] }).ita).toMatchObject({ third: 0, points: [7, 0] });
    expect(scored({ ...none, laid: [{ ita: 3 }, { ita: 3 }] }).ita).toMatchObject({ third: 0, points: [3, 3] });
  });

  test('AL-9.4 cannot win: ranks and scores are those of the two', () => {
    const { state } = scored({ laid: [{ ita: 1 }, {}], pile: { ita: 9 } });
    expect(airlines.outcome(state)).toEqual({ rule: 'AL-9.4', ranks: [1, 2], scores: [2, 0] });
    expect(paidFor(state, 'ita')).toEqual([2, 0]);
  });

  test('AL-9.4 has no airline that is not founded to score', () => {
    const { news } = scored({});
    expect(newsOf(news, 'scored').map(({ airline }) => airline)).toEqual(['ita']);
    expect(NAMES).toHaveLength(newsOf(news, 'thirdPlayer')[0]?.stock.length ?? 0);
  });
});
