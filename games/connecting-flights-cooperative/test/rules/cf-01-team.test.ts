/** CF-1.8 any seat acts for the team, and the consent of all; what may be taken back. */

import { type Entry, fastChance, foldLog, recordingChance, step, undoChoices } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { type CooperativeFlights, cooperativeFlights } from '../../rules/game.ts';
import { act, actAndHear, expectAllowed, expectRefusal, kindsListed, newsOf } from './support/act.ts';
import { agree, buy, buyTruck, charter, disagree, fly, further, pass, renew, withdraw } from './support/actions.ts';
import { STARTS } from './support/opening.ts';
import { config, type Position, pawnsOn, position, shownIn, trucksOf } from './support/position.ts';

describe('CF-1.8 any seat acts for the team', () => {
  test.each(['market', 'flights'] as const)('CF-1.8 in the %s whichever seat is first', (frame) => {
    const state = position({ seats: 3, frame });
    expect(cooperativeFlights.toAct(state)).toEqual({ mode: 'any', seats: [0, 1, 2] });
    for (const seat of [0, 1, 2]) expectAllowed(state, seat, pass);
  });

  test('CF-1.8 one seat after another, in no order', () => {
    const state = act(act(act(position({ seats: 3 }), 2, buyTruck(0, 1)), 2, buyTruck(1, 1)), 0, buyTruck(2, 1));
    expect([0, 1, 2].map((hand) => trucksOf(state, hand))).toEqual([
      [1, 4],
      [1, 4],
      [1, 4],
    ]);
  });

  test('CF-1.8 without the option nobody is asked', () => {
    expect(act(position({ seats: 3 }), 1, buyTruck(1, 4)).frame.kind).toBe('market');
    expectRefusal(position(), 0, agree, 'notNow', 'CF-1.8', { due: 'market' });
    expectRefusal(position(), 0, withdraw, 'notNow', 'CF-1.8', { due: 'market' });
  });
});

describe('CF-1.8 consent', () => {
  const market = (wish: Position = {}) => position({ seats: 3, consent: true, ...wish });
  const truck = buyTruck(1, 2);
  const asked = act(market(), 0, truck);

  test('CF-1.8 what costs coins is proposed, and nothing is done yet', () => {
    const { state, news } = actAndHear(market(), 0, truck, []);
    expect(state.frame).toEqual({
      kind: 'consent',
      by: 0,
      action: truck,
      agreed: [true, false, false],
      within: 'market',
    });
    expect(state.coins).toBe(60);
    expect(news).toEqual([{ kind: 'proposed', seat: 0, action: truck }]);
    expect(cooperativeFlights.toAct(state)).toEqual({ mode: 'each', seats: [1, 2] });
  });

  test('CF-1.8 done when every seat has agreed', () => {
    const half = actAndHear(asked, 2, agree, []);
    expect(half.news).toEqual([{ kind: 'agreed', seat: 2 }]);
    expect(half.state.coins).toBe(60);
    expect(cooperativeFlights.toAct(half.state)).toEqual({ mode: 'each', seats: [1] });
    const { state, news } = actAndHear(half.state, 1, agree, []);
    expect(trucksOf(state, 1)).toEqual([2, 4]);
    expect(state).toMatchObject({ coins: 50, frame: { kind: 'market' }, refused: 0 });
    expect(newsOf(news, 'boughtTruck')).toEqual([{ kind: 'boughtTruck', seat: 0, hand: 1, capacity: 2, coins: 10 }]);
  });

  test('CF-1.8 what is drawn for it is drawn then', () => {
    const display = { passengers: ['europe-2', 'asia-1', 'oceania-2', 'africa-2'], planes: ['plane-2', 'plane-3'] };
    const state = position({ consent: true, ...display });
    const done = act(act(state, 1, buy(1, 'asia-1'), []), 0, agree, ['europe-1']);
    expect(shownIn(done).slice(0, 4)).toEqual(['europe-2', 'europe-1', 'oceania-2', 'africa-2']);
  });

  test('CF-1.8 refused by one, it is off', () => {
    const { state, news } = actAndHear(act(asked, 1, agree), 2, disagree, []);
    expect(state).toMatchObject({ coins: 60, frame: { kind: 'market' }, refused: 1 });
    expect(newsOf(news, 'disagreed')).toEqual([{ kind: 'disagreed', seat: 2, by: 0 }]);
    expect(cooperativeFlights.toAct(state).mode).toBe('any');
  });

  test('CF-1.8 who proposed it may take it back', () => {
    const { state, news } = actAndHear(asked, 0, withdraw, []);
    expect(state).toMatchObject({ coins: 60, frame: { kind: 'market' }, refused: 1 });
    expect(news).toEqual([{ kind: 'withdrawn', seat: 0 }]);
    expectRefusal(asked, 1, withdraw, 'notProposer', 'CF-1.8');
    expect(cooperativeFlights.isOptional(withdraw)).toBe(true);
  });

  test('CF-1.8 who proposed, or has agreed, is not asked', () => {
    expectRefusal(asked, 0, agree, 'notAsked', 'CF-1.8');
    expectRefusal(act(asked, 1, agree), 1, disagree, 'notAsked', 'CF-1.8');
    expect(kindsListed(asked, 0)).toEqual(['withdraw']);
    expect(kindsListed(asked, 1)).toEqual(['consent']);
  });

  test('CF-1.8 nothing else happens meanwhile', () => {
    expectRefusal(asked, 1, buyTruck(1, 1), 'notNow', 'CF-6.1', { due: 'consent' });
    expectRefusal(asked, 0, renew, 'notNow', 'CF-6.1', { due: 'consent' });
    expectRefusal(asked, 2, pass, 'notNow', 'CF-6.1', { due: 'consent' });
    expectRefusal(asked, 2, further(true), 'notNow', 'CF-7.1', { due: 'consent' });
  });

  test('CF-1.8 only what may be done is proposed', () => {
    expectRefusal(market({ coins: 9 }), 0, truck, 'notEnoughCoins', 'CF-1.7', { cost: 10, coins: 9 });
  });

  test('CF-1.8 what costs nothing needs no consent', () => {
    expect(act(market(), 0, pass).frame.kind).toBe('flights');
    const free = market({ scenario: 'good-old-days' });
    expect(trucksOf(act(free, 0, buyTruck(0, 1)), 0)).toEqual([1, 3]);
    const flying = market({
      frame: 'flights',
      owned: [['london', 'cairo', 'plane-3', 'africa-1']],
      pawns: { london: 'red', lima: 'blue' },
    });
    expect(pawnsOn(act(flying, 1, fly(0, 'london', 'plane-3', 4, 'africa-1', 'cairo', 'red')))).toEqual({
      lima: 'blue',
    });
  });

  test('CF-1.8 a charter costs, and the proposal is made within the flights', () => {
    const proposed = act(market({ frame: 'flights', pawns: { lima: 'blue' } }), 2, charter('blue', 'lima', 'bogota'));
    expect(proposed).toMatchObject({ phase: 'flights', frame: { kind: 'consent', within: 'flights', by: 2 } });
    const state = act(act(proposed, 0, agree), 1, agree);
    expect(pawnsOn(state)).toEqual({ bogota: 'blue' });
    expect(state).toMatchObject({ frame: { kind: 'flights' }, coins: 59, charters: 1 });
    expect(act(proposed, 0, disagree)).toMatchObject({
      frame: { kind: 'flights' },
      coins: 60,
      charters: 0,
      refused: 1,
    });
  });

  test('CF-1.8, CF-7.2 and so does a flight that is not full among low-cost airlines', () => {
    const flying = market({
      scenario: 'low-cost',
      frame: 'flights',
      owned: [['london', 'cairo', 'plane-2', 'africa-1']],
      pawns: { london: 'red red', lima: 'blue' },
    });
    const half = fly(0, 'london', 'plane-2', 4, 'africa-1', 'cairo', 'red');
    expect(act(flying, 0, half).frame.kind).toBe('consent');
    expect(act(act(act(flying, 0, half), 1, agree), 2, agree)).toMatchObject({ coins: 58, homeThisRound: 1 });
    expect(act(flying, 0, fly(0, 'london', 'plane-2', 4, 'africa-1', 'cairo', 'red red')).frame.kind).toBe('flights');
  });

  test('CF-1.8 somebody alone has agreed', () => {
    expect(act(position({ seats: 1, consent: true }), 0, buyTruck(0, 1)).coins).toBe(55);
  });

  test('CF-1.8 after ten that were refused or withdrawn nothing that costs is proposed', () => {
    let state = market();
    for (let round = 0; round < 5; round++) {
      state = act(act(state, 0, truck), 1, disagree);
      state = act(act(state, 2, truck), 2, withdraw);
    }
    expect(state.refused).toBe(10);
    for (const seat of [0, 1, 2]) expectRefusal(state, seat, truck, 'noMoreProposals', 'CF-1.8');
    expectRefusal(state, 0, renew, 'noMoreProposals', 'CF-1.8');
    expect(kindsListed(state)).toEqual(['pass']);
    const flying = act(state, 0, pass);
    expectRefusal(flying, 0, charter('blue', 'lima', 'bogota'), 'noMoreProposals', 'CF-1.8');
    expectAllowed(market({ refused: 9 }), 0, truck);
  });

  test('CF-1.8 until the next round', () => {
    const next = act(market({ refused: 10, frame: 'flights' }), 0, pass);
    expect(next).toMatchObject({ refused: 0, round: 6 });
    expectAllowed(next, 0, truck);
  });

  test('CF-1.8 an accepted proposal does not count', () => {
    const done = act(act(act(market({ refused: 9 }), 0, truck), 1, agree), 2, agree);
    expect(done.refused).toBe(9);
  });
});

describe('CF-1.8 what was done may be taken back while nothing was drawn', () => {
  const by = { kind: 'person', id: 'ann' } as const;

  /** A game of two, played and recorded; what each seat may take back, by the entry that would be the last. */
  function recorded(acts: readonly (readonly [number, Action])[], wish: Parameters<typeof config>[0] = {}) {
    const seats = 2;
    const dealt = recordingChance(fastChance(1));
    let state = cooperativeFlights.setup(config(wish), seats, dealt);
    const log: Entry<CooperativeFlights>[] = [
      {
        at: 0,
        by,
        kind: 'start',
        version: cooperativeFlights.version,
        config: config(wish),
        seats,
        commitment: null,
        contributions: ['', ''],
        draws: dealt.draws,
      },
    ];
    for (const [seat, action] of [[0, STARTS[0]], [0, STARTS[1]], ...acts] as [number, Action][]) {
      const chance = recordingChance(fastChance(log.length));
      const stepped = step(cooperativeFlights, state, seat, action, chance);
      if (!stepped.ok) throw new Error(JSON.stringify(stepped.refusal));
      state = stepped.state;
      log.push({ at: 0, by, kind: 'act', seat, action, draws: chance.draws });
    }
    const fold = foldLog(cooperativeFlights, log);
    const choices = [0, 1].map((seat) => undoChoices(cooperativeFlights, fold, seat).map(({ to }) => to));
    return { choices, state: fold.state };
  }

  test('CF-1.8 not what the display laid out', () => {
    expect(recorded([]).choices).toEqual([[], []]);
  });

  test('CF-1.8 a truck, by any seat, whoever bought it', () => {
    expect(recorded([[0, buyTruck(0, 1)]]).choices).toEqual([[2], [2]]);
  });

  test('CF-1.8 as far back as nothing was drawn', () => {
    const quiet = [
      [0, buyTruck(0, 1)],
      [1, buyTruck(1, 1)],
      [0, pass],
    ] as const;
    expect(recorded(quiet).choices).toEqual([
      [4, 3, 2],
      [4, 3, 2],
    ]);
  });

  test('CF-1.8 six new cards end it, and so does new demand', () => {
    expect(
      recorded([
        [0, buyTruck(0, 1)],
        [1, renew],
      ]).choices,
    ).toEqual([[], []]);
    expect(
      recorded([
        [0, renew],
        [1, buyTruck(0, 1)],
      ]).choices,
    ).toEqual([[3], [3]]);
    expect(
      recorded([
        [0, pass],
        [0, pass],
      ]).choices,
    ).toEqual([[], []]);
  });

  test('CF-1.8 a proposal and what was agreed to, by any seat', () => {
    const proposed = recorded([[0, buyTruck(0, 1)]], { consent: true });
    expect(proposed.state.frame.kind).toBe('consent');
    expect(proposed.choices).toEqual([[2], [2]]);
    const agreed = recorded(
      [
        [0, buyTruck(0, 1)],
        [1, agree],
      ],
      { consent: true },
    );
    expect(agreed.state.coins).toBe(95);
    expect(agreed.choices).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });
});
