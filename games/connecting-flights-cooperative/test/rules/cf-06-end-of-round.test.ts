/** CF-6.5 the end of the round. */

import { describe, expect, test } from 'vitest';
import type { News } from '../../rules/news.ts';
import { actAndHear, type Heard, kindsOf, newsOf } from './support/act.ts';
import { pass } from './support/actions.ts';
import { namesAt, type Position, pawnsLeft, position } from './support/position.ts';

/** One low pair: a yellow pawn to Havana, a purple one to Tokyo, a green one to Nairobi. */
const QUIET = ['departure-0', 'low-0'];

const flights = (wish: Position = {}) =>
  position({ frame: 'flights', round: 3, coins: 20, pawns: { bogota: 'red' }, ...wish });

function endOf(wish: Position = {}, luck: readonly string[] = QUIET): Heard {
  return actAndHear(flights(wish), 0, pass, luck);
}

const penaltiesOf = (news: readonly News[]) => newsOf(news, 'penalties')[0] ?? null;

describe('CF-6.5 income', () => {
  test('CF-6.5 45 coins', () => {
    const { state, news } = endOf();
    expect(state.coins).toBe(65);
    expect(newsOf(news, 'income')).toEqual([{ kind: 'income', coins: 45 }]);
    expect(penaltiesOf(news)).toBeNull();
  });

  test.each([
    [54, 99],
    [55, 100],
    [56, 100],
    [100, 100],
  ])('CF-1.7, CF-6.5 never above 100: of %i come %i', (coins, after) => {
    expect(endOf({ coins }).state.coins).toBe(after);
  });

  test('CF-6.5 landing rights go back', () => {
    const { state } = endOf({ rights: { london: 0, paris: 1 } });
    expect(state.rightsOf.every((hand) => hand === -1)).toBe(true);
    expect(namesAt(state, 0)).not.toContain('london');
  });

  test('CF-6.5 cards, trucks and the display stay, and the next round begins', () => {
    const before = flights({ owned: [['london', 'plane-3'], ['cairo']], trucks: [[1, 4], [2]] });
    const { state, news } = actAndHear(before, 0, pass, QUIET);
    expect(state.where).toEqual(before.where);
    expect(state.trucks).toEqual(before.trucks);
    expect([state.passengersShown, state.planesShown]).toEqual([before.passengersShown, before.planesShown]);
    expect(state).toMatchObject({ round: 4, phase: 'market', frame: { kind: 'market' }, flights: [], refused: 0 });
    expect(newsOf(news, 'roundBegan')).toEqual([{ kind: 'roundBegan', round: 4 }]);
  });
});

describe('CF-6.5 airports with four pawns or more', () => {
  test.each([
    ['three', { london: 'blue red red' }, [], 0],
    ['four', { london: 'blue red red pink' }, ['london'], 5],
    ['five', { london: 'blue red red pink pink' }, ['london'], 5],
    ['two airports', { london: 'blue red red pink', lima: 'blue blue blue red' }, ['london', 'lima'], 10],
  ] as const)('CF-6.5 %s', (_, pawns, crowded, due) => {
    const { state, news } = endOf({ pawns });
    expect(state.coins).toBe(65 - due);
    expect([...(penaltiesOf(news)?.crowded ?? [])].sort()).toEqual([...crowded].sort());
  });

  test('CF-6.5 the pawns of the new demand count', () => {
    expect(penaltiesOf(endOf({ pawns: { nairobi: 'blue blue yellow' } }).news)).toEqual({
      kind: 'penalties',
      crowded: ['nairobi'],
      full: [],
      unequal: false,
      due: 5,
      paid: 5,
    });
  });
});

describe('CF-6.5 all five pawns of a colour on the board', () => {
  const FOUR = { lima: 'blue blue', cairo: 'blue blue' };

  test('CF-6.5 four are nothing', () => {
    expect(penaltiesOf(endOf({ pawns: FOUR }).news)).toBeNull();
  });

  test('CF-6.5 five cost 10', () => {
    const { state, news } = endOf({ pawns: { ...FOUR, paris: 'blue' } });
    expect(penaltiesOf(news)).toMatchObject({ full: ['north-america'], due: 10, paid: 10 });
    expect(state.coins).toBe(55);
  });

  test('CF-6.5 each colour does', () => {
    const { state, news } = endOf({
      pawns: { ...FOUR, paris: 'blue red', lima: 'blue blue red', delhi: 'red red', sydney: 'red' },
    });
    expect(penaltiesOf(news)?.full).toEqual(['north-america', 'africa']);
    expect(state.coins).toBe(45);
  });

  test('CF-6.5 the fifth may come with the new demand', () => {
    const { news } = endOf({ pawns: { lima: 'yellow yellow', cairo: 'yellow yellow' } });
    expect(penaltiesOf(news)).toMatchObject({ full: ['europe'], due: 10 });
  });

  test('CF-6.5 one that could not be placed is not paid for itself, only the five that are there', () => {
    const { news } = endOf({ pawns: { lima: 'yellow yellow', cairo: 'yellow yellow yellow' } });
    expect(newsOf(news, 'pair')[0]?.missing).toEqual(['europe']);
    expect(penaltiesOf(news)).toMatchObject({ full: ['europe'], due: 10 });
  });
});

describe('CF-6.5 hands four cards apart', () => {
  const MANY = ['london', 'paris', 'cairo', 'plane-3', 'plane-2', 'africa-1', 'europe-1', 'electric-1'];
  const FEW = ['tokyo', 'plane-1', 'asia-1', 'delhi', 'asia-2', 'plane-1/b'];
  const owned = (...sizes: readonly [number, number, number?]) => [
    MANY.slice(0, sizes[0]),
    FEW.slice(0, sizes[1]),
    ...(sizes[2] === undefined
      ? []
      : [['sydney', 'perth', 'oceania-1', 'plane-2/b', 'fiji', 'lima'].slice(0, sizes[2])]),
  ];
  const unequal = (wish: Position) => penaltiesOf(endOf(wish).news)?.unequal ?? false;

  test('CF-6.5 three apart are nothing, four cost 5', () => {
    expect(penaltiesOf(endOf({ owned: owned(7, 4) }).news)).toBeNull();
    const { state, news } = endOf({ owned: owned(8, 4) });
    expect(penaltiesOf(news)).toMatchObject({ unequal: true, due: 5, paid: 5 });
    expect(state.coins).toBe(60);
    expect(unequal({ owned: owned(2, 6) })).toBe(true);
    expect(unequal({ owned: owned(3, 6) })).toBe(false);
  });

  test('CF-6.5 three hands: the largest and the smallest are compared, once', () => {
    expect(unequal({ seats: 3, owned: owned(7, 5, 4) })).toBe(false);
    expect(penaltiesOf(endOf({ seats: 3, owned: owned(8, 6, 4) }).news)).toMatchObject({ unequal: true, due: 5 });
    expect(penaltiesOf(endOf({ seats: 3, owned: owned(8, 4, 4) }).news)).toMatchObject({ unequal: true, due: 5 });
    expect(penaltiesOf(endOf({ seats: 3, owned: owned(4, 0, 4) }).news)).toMatchObject({ unequal: true, due: 5 });
  });

  test('CF-6.5 not in a solo game: two hands of one player are not compared', () => {
    expect(penaltiesOf(endOf({ seats: 1, hands: 'two', owned: owned(8, 4) }).news)).toBeNull();
    expect(penaltiesOf(endOf({ seats: 1, hands: 'two', owned: owned(8, 0) }).news)).toBeNull();
  });

  test('CF-6.5 one hand alone has nothing to be compared with', () => {
    expect(penaltiesOf(endOf({ seats: 1, owned: [MANY] }).news)).toBeNull();
  });

  test('CF-6.5 trucks do not count, and landing rights are back already', () => {
    expect(
      unequal({
        owned: owned(7, 4),
        trucks: [[1, 1, 1, 1, 4], []],
        rights: { tokyo: 0, 'tokyo/b': 0 },
        contrived: true,
      }),
    ).toBe(false);
    expect(
      unequal({
        owned: owned(8, 4),
        trucks: [[], [1, 1, 1, 1, 4]],
        rights: { paris: 1, 'paris/b': 1 },
        contrived: true,
      }),
    ).toBe(true);
  });
});

describe('CF-6.5 all together', () => {
  /** All thirty pawns, seven airports with four. */
  const EVERYBODY = {
    'new-york': 'yellow yellow yellow yellow',
    london: 'pink pink pink pink',
    tokyo: 'purple purple purple purple',
    'rio-de-janeiro': 'red red red red',
    nairobi: 'green green green green',
    sydney: 'blue blue blue blue',
    lima: 'blue yellow pink red',
    perth: 'purple',
    cairo: 'green',
  };

  test('CF-1.7, CF-6.5 penalties take what there is, and the rest is forgiven', () => {
    const { state, news } = endOf({ round: 7, coins: 10, pawns: EVERYBODY }, ['departure-0', 'high-0']);
    expect(penaltiesOf(news)).toMatchObject({ due: 7 * 5 + 6 * 10, paid: 55 });
    expect(state.coins).toBe(0);
  });

  test('CF-1.7, CF-6.5 exactly at 0', () => {
    expect(endOf({ round: 7, coins: 50, pawns: EVERYBODY }, ['departure-0', 'high-0']).state.coins).toBe(0);
    expect(endOf({ round: 7, coins: 51, pawns: EVERYBODY }, ['departure-0', 'high-0']).state.coins).toBe(1);
  });

  test('CF-6.5 penalties come after income, which is lost above 100', () => {
    expect(endOf({ coins: 100, pawns: { lima: 'blue blue blue blue' } }).state.coins).toBe(95);
  });

  test('CF-6.5 penalties of every kind add up', () => {
    const { state, news } = endOf({
      pawns: { lima: 'blue blue blue blue', cairo: 'blue' },
      owned: [['london', 'paris', 'cairo', 'plane-3'], []],
    });
    expect(penaltiesOf(news)).toEqual({
      kind: 'penalties',
      crowded: ['lima'],
      full: ['north-america'],
      unequal: true,
      due: 20,
      paid: 20,
    });
    expect(state.coins).toBe(45);
  });
});

describe('CF-6.5 one more pair after round 8', () => {
  /** The first airport of each continent: purple to London, green to Rio de Janeiro, yellow to Sydney. */
  const MORE_LOW = [...QUIET, 'departure-1', 'low-1'];
  const MORE_HIGH = [...QUIET, 'departure-1', 'high-0'];
  const pairs = (news: readonly News[]) =>
    newsOf(news, 'pair').map(({ for: why, demandKind }) => `${why} ${demandKind}`);

  test.each([
    ['easy', QUIET, ['round low'], 3],
    ['medium', MORE_LOW, ['round low', 'extra low'], 6],
    ['hard', MORE_HIGH, ['round low', 'extra high'], 8],
  ] as const)('CF-6.5 %s', (difficulty, luck, expected, more) => {
    const before = flights({ difficulty, round: 8 });
    const { state, news } = actAndHear(before, 0, pass, luck);
    expect(pairs(news)).toEqual(expected);
    expect(pawnsLeft(state) - pawnsLeft(before)).toBe(more);
  });

  test.each(['medium', 'hard'] as const)('CF-6.5 in no other round: %s', (difficulty) => {
    for (const round of [1, 2, 3, 9]) expect(pairs(endOf({ difficulty, round }).news)).toEqual(['round low']);
    for (const round of [4, 5, 6, 7]) {
      expect(pairs(endOf({ difficulty, round }, ['departure-0', 'high-0']).news)).toEqual(['round high']);
    }
  });

  test('CF-6.5 it comes after income and before the penalties, which count it', () => {
    const { state, news } = endOf({ difficulty: 'medium', round: 8, pawns: { london: 'blue blue red' } }, MORE_LOW);
    expect(penaltiesOf(news)).toMatchObject({ crowded: ['london'], due: 5 });
    expect(state.coins).toBe(60);
    expect(kindsOf(news)).toEqual(['flightsClosed', 'pair', 'income', 'pair', 'penalties', 'roundBegan']);
  });
});
