/** CF-6.3 charters put together at the table; pawns by colour; the steps of the best flights; who moved. */

import { card, cards } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import {
  charterFrom,
  charterOrigins,
  charterTapped,
  charterTargets,
  NO_CHARTER,
  stillCharter,
} from '../../board/flying/logic/charter-draft.ts';
import { destinationsOf, stacksOf } from '../../board/flying/logic/choices.ts';
import { chainsOf } from '../../board/flying/logic/free.ts';
import { pawnMoves } from '../../board/flying/logic/pawn-moves.ts';
import { changed, firstAboard } from '../../board/flying/logic/pawns.ts';
import { homeIn, stepsOf } from '../../board/flying/logic/steps.ts';
import { charterOf } from '../../board/logic/draft.ts';
import { scene } from '../../rules/facts.ts';
import { cooperativeFlights } from '../../rules/game.ts';
import { act, expectAllowed, playAndHear } from '../rules/support/act.ts';
import { charter, fly } from '../rules/support/actions.ts';
import { load } from '../rules/support/booklet.ts';
import { position } from '../rules/support/position.ts';

const STATE = position({
  frame: 'flights',
  owned: [['sydney', 'tokyo', 'plane-3', 'plane-3/b', 'plane-2', 'asia-1', 'europe-1'], []],
  trucks: [[2, 3], []],
  rights: { london: 0 },
  pawns: { sydney: 'pink pink yellow blue', perth: 'blue', lima: 'red' },
});
const SCENE = scene(STATE);
const VIEW = cooperativeFlights.view(STATE, 0);

describe('CF-6.3 a charter', () => {
  test('begins where somebody waits, the fullest city first; a closed continent has none (CF-7.5)', () => {
    expect(charterOrigins(SCENE, VIEW, null)).toEqual(['sydney', 'lima', 'perth']);
    expect(charterOrigins(SCENE, VIEW, 'oceania')).toEqual(['lima']);
  });

  test('ends in another city of the continent', () => {
    expect(charterTargets(SCENE, 'sydney')).toEqual(expect.arrayContaining(['perth', 'fiji', 'auckland']));
    expect(charterTargets(SCENE, 'sydney')).not.toContain('sydney');
    expect(charterTargets(SCENE, 'sydney')).not.toContain('tokyo');
  });

  test('takes the only one who waits by itself', () => {
    expect(charterFrom(SCENE, VIEW, 'perth')).toEqual({ from: 'perth', pawn: 'north-america', to: null });
    expect(charterFrom(SCENE, VIEW, 'sydney').pawn).toBeNull();
  });

  test('is put together by tapping cities', () => {
    const from = charterTapped(SCENE, VIEW, NO_CHARTER, 'perth') ?? NO_CHARTER;
    const both = charterTapped(SCENE, VIEW, from, 'sydney') ?? NO_CHARTER;
    const action = charterOf(both);
    if (action === null) throw new Error('it is whole');
    expectAllowed(STATE, 0, action);
    expect(charterTapped(SCENE, VIEW, both, 'sydney')).toEqual(from);
    expect(charterTapped(SCENE, VIEW, both, 'perth')).toEqual(NO_CHARTER);
    expect(charterTapped(SCENE, VIEW, NO_CHARTER, 'tokyo')).toBeNull();
  });

  test('lets go of who has gone', () => {
    const gone = cooperativeFlights.view(act(STATE, 0, charter('blue', 'perth', 'sydney')), 0);
    expect(stillCharter(SCENE, gone, { from: 'perth', pawn: 'north-america', to: 'fiji' })).toEqual(NO_CHARTER);
  });
});

describe('pawns aboard', () => {
  test('who comes home goes first, as many as there are seats', () => {
    expect(firstAboard(load('pink pink yellow blue'), 'asia', 3)).toEqual(load('pink pink'));
    expect(firstAboard(load('pink pink yellow blue'), 'asia', 1)).toEqual(load('pink'));
  });

  test('where nobody comes home the largest group goes', () => {
    expect(firstAboard(load('pink pink yellow blue'), 'africa', 2)).toEqual(load('pink pink'));
  });

  test('never more than wait, nor than there are seats, nor fewer than none', () => {
    const waiting = load('pink blue');
    const [blue, pink] = [0, 2];
    expect(changed(load('pink'), waiting, 2, blue, 1)).toEqual(load('pink blue'));
    expect(changed(load('pink'), waiting, 1, blue, 1)).toEqual(load('pink'));
    expect(changed(load('pink'), waiting, 3, pink, 1)).toEqual(load('pink'));
    expect(changed(load('pink'), waiting, 3, blue, -1)).toEqual(load('pink'));
  });
});

describe('what there is to choose from', () => {
  test('destinations where most are at home first; rights are told', () => {
    const all = destinationsOf(SCENE, VIEW, 0, card('sydney'));
    expect(all.map(({ city, home, fuel, isRights }) => ({ city, home, fuel, isRights }))).toEqual([
      { city: 'tokyo', home: 2, fuel: 2, isRights: false },
      { city: 'london', home: 1, fuel: 4, isRights: true },
    ]);
  });

  test('cards that are alike lie in one stack', () => {
    const planes = cards('plane-3', 'plane-2', 'plane-3/b');
    expect(stacksOf(SCENE, planes).map((stack) => stack.cards.length)).toEqual([1, 2]);
  });
});

describe('steps and moves', () => {
  const first = fly(0, 'sydney', 'plane-3', 2, 'asia-1', 'tokyo', 'pink pink yellow');
  const second = fly(0, 'tokyo', 'plane-2', 3, 'europe-1', 'london', 'yellow');
  const over = charter('blue', 'perth', 'sydney');

  test('each step tells who flies and who comes home', () => {
    const steps = stepsOf(SCENE, { home: 3, proved: true, steps: [first, second, over] });
    expect(steps.map(({ hand, from, to, home }) => ({ hand, from, to, home }))).toEqual([
      { hand: 0, from: 'sydney', to: 'tokyo', home: load('pink pink') },
      { hand: 0, from: 'tokyo', to: 'london', home: load('yellow') },
      { hand: null, from: 'perth', to: 'sydney', home: load('') },
    ]);
    expect(homeIn(steps)).toBe(3);
    expect(stepsOf(SCENE, null)).toEqual([]);
  });

  test('this round’s flights are chains, and what moved is told pawn by pawn', () => {
    const { state, news } = playAndHear(STATE, [first, second, over]);
    expect(chainsOf(state.flights).map((chain) => chain.length)).toEqual([2]);
    expect(pawnMoves(SCENE, news)).toEqual([
      { hand: 0, from: 'sydney', to: 'tokyo', pawns: ['europe', 'asia', 'asia'], home: 2 },
      { hand: 0, from: 'tokyo', to: 'london', pawns: ['europe'], home: 1 },
      { hand: null, from: 'perth', to: 'sydney', pawns: ['north-america'], home: 0 },
    ]);
  });
});
