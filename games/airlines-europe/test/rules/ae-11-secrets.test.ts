/** AE-11: who sees what. */

import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Airline } from '../../rules/airlines.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import type { State } from '../../rules/state.ts';
import { act, actAndHear, actThroughScoring, heard, type Luck, newsOf } from '../support/act.ts';
import { buy, cash, choose, draw, exchange, give, play, stop, take } from '../support/actions.ts';
import { COLOURS, scoringNext } from '../support/booklet.ts';
import { EYES, expectSameView, middle, twin, view } from '../support/eyes.ts';
import { cardsIn, config, MARKET, position } from '../support/position.ts';

describe('AE-11.1 open to all', () => {
  test('AE-11.1 board, track, airplanes, markers, market, portfolios, money and Air ABACUS', () => {
    const state = middle();
    for (const eye of EYES) {
      const seen = view(state, eye);
      expect(seen.eye).toBe(eye);
      expect(seen.circles).toEqual(state.circles);
      expect(seen.track).toEqual(state.track);
      expect(seen.planes).toEqual(state.planes);
      expect(seen.bonus).toEqual(state.bonus);
      expect(seen.banMarkers).toEqual([3, 4, 4]);
      expect(seen.market).toEqual(MARKET);
      expect(seen.portfolios).toEqual(state.portfolios);
      expect(seen.cash).toEqual([3, 20, 11]);
      expect(seen.bank).toBe(56);
      expect(seen.abacus).toBe(16);
      expect(seen.turn).toBe(0);
      expect(seen.startSeat).toBe(0);
    }
  });

  test('AE-11.1 the number of cards in the deck, and hands by their backs', () => {
    for (const eye of EYES) {
      const seen = view(middle(), eye);
      expect(seen.deckSize).toBe(53 - 20 + 2);
      expect(seen.handSizes).toEqual([
        { ordinary: 2, abacus: 1 },
        { ordinary: 3, abacus: 0 },
        { ordinary: 3, abacus: 2 },
      ]);
    }
  });

  test('AE-11.1 the number of cards in the discard pile', () => {
    const start = position({ seats: 2, hands: [{ red: 2, abacus: 1 }], portfolios: [{ white: 1 }] });
    let state = act(start, 0, exchange(3));
    for (const action of [give('portfolio', 'white'), give('hand', 'abacus'), give('hand', 'red')]) {
      state = act(state, 0, action);
    }
    for (const eye of [0, 1, 'watcher'] as const) {
      const seen = view(state, eye);
      const size = seen.gone.reduce((sum, count) => sum + count, 0);
      const before = view(start, eye).gone.reduce((sum, count) => sum + count, 0);
      const given = seen.givenSizes.reduce((sum, count) => sum + count, 0);
      expect(size + given).toBe(before + 3);
    }
  });

  test('AE-11.1 a scoring card held', () => {
    const start = position({ deck: scoringNext(3, 1), frame: { kind: 'share' } });
    const state = act(start, 0, draw, ['white']);
    for (const eye of EYES) expect(view(state, eye).scoringCards).toEqual({ holder: 1, count: 1 });
  });

  test('AE-11.1 a market card taken, and by whom, and it is not forgotten', () => {
    const start = position({ frame: { kind: 'share' }, hands: [{ black: 2 }] });
    const { state, news } = actAndHear(start, 0, take('red'), ['white']);
    for (const eye of EYES) {
      expect(heard(news, eye)).toContainEqual({ kind: 'took', seat: 0, airline: 'red' });
      const sighting = view(state, eye).sightings[0];
      expect(cardsIn(sighting?.open)).toEqual({ red: 1 });
      expect(sighting?.closed).toBe(2);
    }
  });

  test('AE-11.1 the same for the cards of a market that is emptied', () => {
    const start = position({ deck: scoringNext(3, 1), frame: { kind: 'share' } });
    const { state } = actThroughScoring(start, 0, draw, ['white']);
    const seen = view(state, 'watcher').sightings;
    expect(seen.map((sighting) => cardsIn(sighting.open))).toEqual([{ brown: 1 }, { red: 1 }, { black: 1 }]);
    expect(seen.map((sighting) => sighting.closed)).toEqual([1, 0, 0]);
  });

  test('AE-11.1 market cards that leave the game', () => {
    const start = position({ cash: [10, 75, 4] });
    const { state, news } = actAndHear(start, 0, cash);
    for (const eye of EYES) {
      expect(newsOf(heard(news, eye), 'marketCleared')).toEqual([{ kind: 'marketCleared', airlines: MARKET }]);
      expect(view(state, eye).gone).toEqual(state.gone);
    }
    for (const airline of MARKET) {
      const index = COLOURS.indexOf(airline);
      expect(state.gone[index]).toBe((start.gone[index] ?? 0) + 1);
    }
  });

  test('AE-11.1 purchases, shares played and money are news to all', () => {
    let state = position({ hands: [{}, { red: 2 }] });
    const all: News[] = [];
    const go = (seat: number, action: Parameters<typeof actAndHear>[2], luck?: Luck) => {
      const stepped = actAndHear(state, seat, action, luck);
      state = stepped.state;
      all.push(...stepped.news);
    };
    go(0, buy('gray', 'london-paris'));
    go(0, stop);
    go(0, take('red'), ['white']);
    go(1, play('red', 2));
    go(2, cash);
    for (const eye of EYES) expect(heard(all, eye)).toEqual(all);
    expect(all.map((item) => item.kind)).toEqual(expect.arrayContaining(['bought', 'took', 'played', 'paid']));
  });
});

describe('AE-11.2 to the owner only', () => {
  test('AE-11.2 the faces of ordinary hand cards', () => {
    const state = middle();
    for (const seat of [0, 1, 2]) expect(view(state, seat).hand).toEqual(state.hands[seat]);
    expect(view(state, 'watcher').hand).toBeNull();
    const other = twin(state, 1, 'blue', 'green');
    expectSameView(state, other, [0, 2, 'watcher']);
    expect(view(state, 1)).not.toEqual(view(other, 1));
  });

  test('AE-11.2 what is drawn from the deck', () => {
    const start = position({ frame: { kind: 'share' } });
    const white = actAndHear(start, 0, draw, ['white']);
    const blue = actAndHear(start, 0, draw, ['blue']);
    expectSameView(white.state, blue.state, [1, 2, 'watcher']);
    expect(heard(white.news, 0)).toContainEqual({ kind: 'drew', seat: 0, airline: 'white' });
    for (const eye of [1, 2, 'watcher'] as const) {
      expect(heard(white.news, eye)).toContainEqual({ kind: 'drew', seat: 0, airline: null });
      expect(heard(white.news, eye)).toEqual(heard(blue.news, eye));
    }
    expect(white.state.sightings[0]).toMatchObject({ closed: 1 });
  });

  test('AE-11.2 what is drawn in place of a scoring card', () => {
    const start = position({ deck: scoringNext(3, 1), frame: { kind: 'share' } });
    const white = actAndHear(start, 0, draw, ['white']);
    const gray = actAndHear(start, 0, draw, ['gray']);
    expectSameView(white.state, gray.state, [1, 2, 'watcher']);
    for (const eye of [1, 2, 'watcher'] as const) expect(heard(white.news, eye)).toEqual(heard(gray.news, eye));
  });

  test('AE-11.2 the two first cards until all have chosen, and even whether they are chosen', () => {
    const dealt = airlinesEurope.setup(config(), 3, {
      draw: (bound) => Math.floor(bound / 2),
      reveal() {},
    });
    const choices = airlinesEurope.actions(dealt, 1);
    const [first, last] = [choices[0], choices.at(-1)];
    if (first === undefined || last === undefined || choices.length < 2) throw new Error('too few choices');
    const one = actAndHear(dealt, 1, first);
    const other = actAndHear(dealt, 1, last);
    expectSameView(one.state, other.state, [0, 2, 'watcher']);
    expectSameView(one.state, dealt, [0, 2, 'watcher']);
    expect(view(one.state, 1)).not.toEqual(view(other.state, 1));
    for (const eye of EYES) expect(heard(one.news, eye)).toEqual([]);
  });

  test('AE-11.2 a choice shows to its owner and to all once the last one is in', () => {
    const market: Airline[] = ['red', 'red', 'brown', 'green', 'orange'];
    const hand: Airline[] = ['red', 'red', 'red', 'black', 'black', 'brown', 'gray', 'white'];
    const state = position({ seats: 2, market });
    const dealt: State = {
      ...state,
      frame: { kind: 'opening', chosen: [null, null] },
      hands: [hand, hand].map((cards) =>
        [...COLOURS, 'abacus'].map((name) => cards.filter((card) => card === name).length),
      ),
    };
    const one = act(dealt, 0, choose('gray', 'white'));
    expect(view(one, 0).frame).toEqual({ kind: 'opening', chosen: ['gray', 'white'] });
    expect(view(one, 1).frame).toEqual({ kind: 'opening', chosen: null });
    expect(view(one, 'watcher').frame).toEqual({ kind: 'opening', chosen: null });
    const both = actAndHear(one, 1, choose('red', 'black'));
    for (const eye of [0, 1, 'watcher'] as const) {
      expect(newsOf(heard(both.news, eye), 'opened')).toMatchObject([
        {
          shares: [
            ['gray', 'white'],
            ['red', 'black'],
          ],
        },
      ]);
      expect(cardsIn(view(both.state, eye).portfolios[0])).toEqual({ gray: 1, white: 1 });
    }
  });

  test('AE-11.2 hand cards given up; the others see how many of each back', () => {
    const start = position({ hands: [{ red: 1, white: 1, abacus: 1 }], portfolios: [{ blue: 1 }] });
    const giving = (...cards: Parameters<typeof give>[1][]) => {
      let state = act(start, 0, exchange(3));
      const news: News[] = [];
      for (const card of cards) {
        const stepped = actAndHear(state, 0, give('hand', card));
        state = stepped.state;
        news.push(...stepped.news);
      }
      return { state, news };
    };
    const done = giving('abacus', 'red', 'white');
    for (const eye of [1, 2, 'watcher'] as const) {
      expect(newsOf(heard(done.news, eye), 'exchanged')).toEqual([
        {
          kind: 'exchanged',
          seat: 0,
          fromPortfolio: [],
          fromHand: null,
          backs: { ordinary: 2, abacus: 1 },
          acquired: 2,
        },
      ]);
      expect(view(done.state, eye).givenSizes).toEqual([2, 0, 0]);
      expect(view(done.state, eye).gone[10]).toBe(1);
    }
    expect(newsOf(heard(done.news, 0), 'exchanged')[0]?.fromHand).toEqual(['abacus', 'red', 'white']);
    expect(cardsIn(view(done.state, 0).given ?? [])).toEqual({ red: 1, white: 1 });
    expect(cardsIn(view(done.state, 1).given ?? [])).toEqual({});
    expect(view(done.state, 'watcher').given).toBeNull();
  });

  test('AE-11.2 in the middle of giving up too', () => {
    const start = position({ hands: [{ red: 1, white: 2, gray: 1, abacus: 1 }], portfolios: [{ blue: 1 }] });
    const begun = act(act(start, 0, exchange(3)), 0, give('portfolio', 'blue'));
    const red = act(begun, 0, give('hand', 'red'));
    const white = act(begun, 0, give('hand', 'white'));
    expectSameView(red, white, [1, 2, 'watcher']);
    const frame = { kind: 'exchange', give: 3, fromPortfolio: ['blue'], backs: { ordinary: 1, abacus: 0 } };
    expect(view(red, 0).frame).toEqual({ ...frame, fromHand: ['red'] });
    expect(view(red, 1).frame).toEqual({ ...frame, fromHand: null });
    expect(view(red, 'watcher').frame).toEqual({ ...frame, fromHand: null });
  });

  test('AE-11.2 whether a card that was seen being taken is among those given up', () => {
    const start = position({ hands: [{ red: 1, white: 1 }], seen: [{ red: 1 }] });
    const begun = act(start, 0, exchange(1));
    const red = act(begun, 0, give('hand', 'red'));
    const white = act(begun, 0, give('hand', 'white'));
    expectSameView(red, white, [1, 2, 'watcher']);
    // Nobody knows which of the two went: the open red or the closed card.
    const stillRed = new Set<boolean>();
    for (let seed = 0; seed < 60; seed++) {
      const imagined = airlinesEurope.imagine(view(red, 'watcher'), fastChance(seed));
      expect(view(imagined, 'watcher')).toEqual(view(red, 'watcher'));
      stillRed.add((imagined.hands[0]?.[3] ?? 0) > 0);
    }
    expect(stillRed).toEqual(new Set([true, false]));
  });

  test('AE-11.2 what comes after is remembered in its order, until the card shows up', () => {
    const start = position({ seats: 2, hands: [{ red: 1, white: 1, black: 2 }], seen: [{ red: 1 }] });
    let state = act(act(start, 0, exchange(1)), 0, give('hand', 'white'));
    const share = (now: State): State => ({ ...now, turn: 0, frame: { kind: 'share' } });
    state = act(share(state), 0, take('brown'), ['gray']);
    state = act(share(state), 0, draw, ['orange']);
    state = act({ ...state, turn: 0 }, 0, play('black', 2));
    expect(cardsIn(view(state, 1).sightings[0]?.open)).toEqual({ red: 1 });
    expect(view(state, 1).sightings[0]?.closed).toBe(3);
    expect(view(state, 1).sightings[0]?.since).toHaveLength(1 + 1 + 1 + 2);
    const known = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const imagined = airlinesEurope.imagine(view(state, 1), fastChance(seed));
      expect(view(imagined, 1)).toEqual(view(state, 1));
      // The brown was taken for all to see after the giving, and cannot have been given.
      expect(imagined.hands[0]?.[5]).toBeGreaterThanOrEqual(1);
      known.add(JSON.stringify(imagined.hands[0]));
    }
    expect(known.size).toBeGreaterThan(3);
    state = act({ ...state, turn: 0 }, 0, play('red'));
    for (let seed = 0; seed < 20; seed++) {
      const imagined = airlinesEurope.imagine(view(state, 1), fastChance(seed));
      expect(view(imagined, 1)).toEqual(view(state, 1));
    }
  });

  test('AE-11.2 a share played right after is told apart from the one given up', () => {
    const start = position({ seats: 5, hands: [{ yellow: 2, red: 1, white: 1 }], seen: [{ red: 1 }] });
    const given = act(act(start, 0, exchange(1)), 0, give('hand', 'white'));
    const state = act({ ...given, turn: 0 }, 0, play('yellow'));
    expect(view(state, 1).sightings[0]).toMatchObject({ closed: 3 });
    expect(view(state, 1).sightings[0]?.since).toHaveLength(2);
    const open = new Set<boolean>();
    for (let seed = 0; seed < 60; seed++) {
      const imagined = airlinesEurope.imagine(view(state, 1), fastChance(seed));
      expect(view(imagined, 1)).toEqual(view(state, 1));
      expect(airlinesEurope.audit(imagined)).toEqual([]);
      open.add((imagined.hands[0]?.[3] ?? 0) > 0);
    }
    expect(open).toEqual(new Set([true, false]));
  });

  test('AE-11.2 with nothing seen being taken, a card given up is one of the unseen', () => {
    const start = position({ hands: [{ red: 1, white: 2 }] });
    const state = act(act(start, 0, exchange(1)), 0, give('hand', 'red'));
    expect(view(state, 1).sightings[0]).toEqual({ open: new Array(10).fill(0), closed: 2, since: [] });
  });

  test('AE-11.2 portfolio shares given up are seen', () => {
    const start = position({ portfolios: [{ blue: 1 }] });
    const { state, news } = actAndHear(act(start, 0, exchange(1)), 0, give('portfolio', 'blue'));
    for (const eye of EYES) {
      expect(newsOf(heard(news, eye), 'exchanged')[0]?.fromPortfolio).toEqual(['blue']);
      expect(view(state, eye).gone[1]).toBe((start.gone[1] ?? 0) + 1);
    }
  });
});

describe('AE-11.3 to nobody', () => {
  test('AE-11.3 what is in the deck, and what comes next', () => {
    const state = position({ frame: { kind: 'share' } });
    for (const eye of EYES) {
      const seen = view(state, eye);
      expect(seen).not.toHaveProperty('bag');
      expect(seen).not.toHaveProperty('hands');
      expect(seen.laidOpen).toBeNull();
    }
    // Whatever is left may come: nothing in the state has decided it yet.
    for (const airline of COLOURS.filter((_, index) => (state.bag[index] ?? 0) > 0)) {
      expect(cardsIn(act(state, 0, draw, [airline]).hands[0])).toEqual({ [airline]: 1 });
    }
  });

  test('AE-11.3 where the scoring cards lie', () => {
    const deck = { drawn: 11, met: 0, metAt: 0 };
    const state = position({ built: 'standard', deck, frame: { kind: 'share' } });
    expect(act(state, 0, draw, ['hit', 'white']).deck.met).toBe(1);
    expect(act(state, 0, draw, ['miss', 'white']).deck.met).toBe(0);
  });

  test('AE-11.3 nobody looks through the discard pile, not even for the other player’s cards', () => {
    const start = position({ seats: 2, hands: [{ red: 1, white: 1 }] });
    const red = act(act(start, 0, exchange(1)), 0, give('hand', 'red'));
    const white = act(act(start, 0, exchange(1)), 0, give('hand', 'white'));
    expectSameView(red, white, [1, 'watcher']);
    expect(cardsIn(view(red, 0).given ?? [])).toEqual({ red: 1 });
  });

  test('AE-11.3 what an eye sees can be explained by more than the truth', () => {
    const state = middle();
    for (const eye of EYES) {
      const seen = view(state, eye);
      const hands = new Set<string>();
      for (let seed = 0; seed < 20; seed++) {
        const imagined = airlinesEurope.imagine(seen, fastChance(seed));
        expect(view(imagined, eye)).toEqual(seen);
        hands.add(JSON.stringify(imagined.hands));
      }
      expect(hands.size).toBeGreaterThan(10);
    }
  });
});
