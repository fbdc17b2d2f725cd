/** On a tiny deck, the states `imagine` gives are as likely as the histories that lead to them. */

import { type Eye, everyDraw, fastChance, pick } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { Airline } from '../../rules/airlines.ts';
import { airlines } from '../../rules/game.ts';
import { imagine } from '../../rules/imagine.ts';
import type { News } from '../../rules/news.ts';
import { DISCARDED, type Frame, GONE, IN_PILE, type State } from '../../rules/state.ts';
import { flightIds, NAMES } from '../support/booklet.ts';
import { type Cards, flightsAt, position } from '../support/position.ts';
import { smallBoard } from '../support/small-board.ts';
import { afterNews, allDeals, closed, type Histories, type Odds, oddsOf, PILE, whereabouts } from './histories.ts';

const TURN: Frame = { kind: 'turn', removed: false };
const STOCK: Frame = { kind: 'stock', thenFlight: false };

/** What lies where in all the states that `imagine` can give, and how likely each is. */
function imaginedOdds(state: State, eye: Eye, whereIn: (imagined: State) => string): Odds {
  const view = airlines.view(state, eye);
  const odds = new Map<string, number>();
  everyDraw((chance, weight) => {
    const where = whereIn(imagine(view, chance));
    odds.set(where, (odds.get(where) ?? 0) + weight());
  });
  return odds;
}

function expectSameOdds(imagined: Odds, counted: Odds, when: string): void {
  expect([...imagined.keys()].sort(), when).toEqual([...counted.keys()].sort());
  for (const [where, odds] of counted) expect(imagined.get(where), `${when}: ${where}`).toBeCloseTo(odds, 10);
}

/** Does the action, wherever the turn is, and tells the eye of it. */
function go(state: State, seat: number, frame: Frame, action: Action, eye: Eye, luck = fastChance(7)): News[] {
  state.turn = seat;
  state.frame = frame;
  expect(airlines.check(state, seat, action), JSON.stringify(action)).toBeNull();
  const news: News[] = [];
  airlines.apply(state, seat, action, luck, news);
  return news.map((item) => airlines.tell(item, eye)).filter((item) => item !== null);
}

describe('stock cards', () => {
  const asList = (counts: readonly number[]) => NAMES.flatMap((name, index) => new Array(counts[index]).fill(name));
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

  /** Few cards out of sight; the rest of the stock and all flight cards are out of the game. BOI and ITA fly. */
  function tiny(hands: readonly Cards[], pile: Cards): State {
    const state = position({
      seats: hands.length,
      hands,
      row: ['boi', 'boi', 'ita', 'hit', 'lum'],
      laid: [{ boi: 1, ita: 1 }],
      circles: { 'boston-new-york': ['boi'], 'new-york-chicago': ['ita'] },
      scoringCards: { inPile: 1, aside: 0 },
      contrived: true,
    });
    state.removed = state.pile.map((count, index) => count - (pile[NAMES[index] as Airline] ?? 0));
    state.pile = NAMES.map((name) => pile[name] ?? 0);
    state.flights.fill(GONE);
    return state;
  }

  function historiesOf(state: State, eye: Eye): Histories {
    const known: (readonly [string, string])[] = state.row.map((airline) => [airline, 'row']);
    const unseen = asList(state.pile);
    const sizes: Record<string, number> = { [PILE]: total(state.pile) };
    state.hands.forEach((hand, seat) => {
      if (seat === eye) known.push(...asList(hand).map((airline) => [airline, closed(seat)] as const));
      else {
        unseen.push(...asList(hand));
        sizes[closed(seat)] = total(hand);
      }
    });
    return allDeals(known, unseen, sizes);
  }

  const stockIn = ({ hands, pile }: State) => whereabouts(hands.map(asList), asList(pile));

  const frameFor = ({ type }: Action): Frame => (type === 'play' ? TURN : STOCK);

  function compareAlong(state: State, eye: Eye, script: readonly (readonly [seat: number, action: Action])[]): void {
    let histories = historiesOf(state, eye);
    script.forEach(([seat, action], step) => {
      for (const told of go(state, seat, frameFor(action), action, eye)) histories = afterNews(histories, told);
      const when = `step ${step}, seat ${seat} ${JSON.stringify(action)}`;
      expectSameOdds(imaginedOdds(state, eye, stockIn), oddsOf(histories, state.seats), when);
    });
  }

  const take = (airline: Airline): Action => ({ type: 'take', airline });
  const play = (airline: Airline, count: number): Action => ({ type: 'play', airline, count });
  const draw: Action = { type: 'draw' };

  test('cards drawn unseen are equally likely in any closed hand and in the pile', () => {
    compareAlong(tiny([{ zeb: 1 }, { boi: 1, ita: 1 }, { hit: 1 }], { boi: 1, ita: 1, lum: 2 }), 0, [
      [1, draw],
      [0, draw],
      [2, draw],
    ]);
  });

  test('a card taken face up stays in sight until it is laid, and is laid first', () => {
    compareAlong(tiny([{ zeb: 1 }, { boi: 2, hit: 1 }, {}], { boi: 1, ita: 1, hit: 1 }), 0, [
      [1, take('boi')],
      [1, play('boi', 1)],
      [1, take('boi')],
      [1, play('boi', 2)],
      [1, play('boi', 1)],
    ]);
  });

  test('two laid at once, one seen and one not, tell of one', () => {
    compareAlong(tiny([{}, { ita: 2 }, { ita: 1, lum: 1 }], { boi: 1, ita: 1, hit: 1 }), 0, [
      [1, take('ita')],
      [1, play('ita', 2)],
      [2, play('ita', 1)],
    ]);
  });

  test('a watcher has no hand of its own', () => {
    compareAlong(tiny([{ zeb: 1 }, { boi: 1 }, { boi: 1, hit: 1 }], { boi: 1, lum: 1 }), 'watcher', [
      [0, draw],
      [1, take('hit')],
      [2, play('boi', 1)],
    ]);
  });

  test('random tiny games: whatever is seen, the odds are those of the histories', () => {
    let compared = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const luck = fastChance(seed);
      const eye = seed % 3 === 0 ? 'watcher' : 0;
      const state = tiny([{ zeb: 1 }, { boi: 1, ita: 1 }, { ita: 1 }], { boi: 1, ita: 1, hit: 1, lum: 1 });
      let histories = historiesOf(state, eye);
      for (let step = 0; step < 9 && state.endedBy === null && total(state.pile) > 0; step++) {
        const seat = step % 3;
        const frame = luck.draw(2) === 0 ? TURN : STOCK;
        const listed = airlines.actions({ ...state, turn: seat, frame }, seat);
        const wanted = listed.filter(({ type }) => ['take', 'draw', 'play'].includes(type));
        if (wanted.length === 0) continue;
        for (const told of go(state, seat, frame, pick(wanted, luck), eye, luck))
          histories = afterNews(histories, told);
        if (state.endedBy !== null) break;
        expectSameOdds(imaginedOdds(state, eye, stockIn), oddsOf(histories, 3), `seed ${seed}, step ${step}`);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});

describe('flight cards', () => {
  const IDS = flightIds(smallBoard);
  const SOLID = smallBoard.routes.filter(({ style }) => style === 'solid');

  /** ITA and RUK fly; no solid route has a free circle, so that solid cards are exchanged. Stock is all in sight. */
  function tiny(hands: readonly (readonly string[])[], pile: readonly string[], discards: readonly string[]): State {
    const state = position({
      seats: hands.length,
      row: ['boi'],
      laid: [{ ita: 1, ruk: 1 }],
      circles: {
        'new-york-chicago': ['ita'],
        'denver-chicago': ['ruk'],
        ...Object.fromEntries(SOLID.map(({ id, circles }) => [id, circles.map(() => 'zeb!' as const)])),
      },
      markersLeft: { zeb: 0 },
      scoringCards: { inPile: 0, aside: 0 },
      contrived: true,
    });
    state.removed = state.pile;
    state.pile = NAMES.map(() => 0);
    state.flights = IDS.map((id) => {
      const seat = hands.findIndex((hand) => hand.includes(id));
      return seat >= 0 ? seat : pile.includes(id) ? IN_PILE : discards.includes(id) ? DISCARDED : GONE;
    });
    return state;
  }

  function historiesOf(state: State, eye: Eye): Histories {
    const known: (readonly [string, string])[] = flightsAt(state, DISCARDED).map((id) => [id, 'discards']);
    const unseen = flightsAt(state, IN_PILE);
    const sizes: Record<string, number> = { [PILE]: unseen.length };
    for (let seat = 0; seat < state.seats; seat++) {
      const hand = flightsAt(state, seat);
      if (seat === eye) known.push(...hand.map((id) => [id, closed(seat)] as const));
      else {
        unseen.push(...hand);
        sizes[closed(seat)] = hand.length;
      }
    }
    return allDeals(known, unseen, sizes);
  }

  const flightsIn = (state: State) =>
    whereabouts(
      state.hands.map((_, seat) => flightsAt(state, seat)),
      flightsAt(state, IN_PILE),
    );

  const expand: Action = { type: 'expand' };
  const fly = (airline: Airline, route: string, flight: string): Action => ({ type: 'fly', airline, route, flight });
  const exchange = (flight: string): Action => ({ type: 'exchange', flight });
  const frameFor = ({ type }: Action): Frame => (type === 'fly' ? { kind: 'flight' } : TURN);

  function compareAlong(state: State, eye: Eye, script: readonly (readonly [seat: number, action: Action])[]): void {
    let histories = historiesOf(state, eye);
    script.forEach(([seat, action], step) => {
      for (const told of go(state, seat, frameFor(action), action, eye)) histories = afterNews(histories, told);
      const when = `step ${step}, seat ${seat} ${JSON.stringify(action)}`;
      expectSameOdds(imaginedOdds(state, eye, flightsIn), oddsOf(histories, state.seats), when);
    });
  }

  test('cards of one pile are equally likely in any hand that drew from it and in what is left', () => {
    compareAlong(
      tiny([['wavy-1'], ['dotted-4', 'double-2'], ['dashed-3']], ['dotted-6', 'double-9', 'solid-1'], []),
      0,
      [
        [1, expand],
        [1, fly('ita', 'new-york-atlanta', 'dotted-4')],
        [0, expand],
        [2, expand],
      ],
    );
  });

  test('a card shown and exchanged is told apart from the rest', () => {
    compareAlong(tiny([[], ['solid-1', 'dotted-4'], ['dashed-3']], ['double-9', 'wavy-2'], ['solid-2']), 0, [
      [1, exchange('solid-1')],
      [2, expand],
      [1, expand],
    ]);
  });

  test('after the discards are shuffled, cards kept from the old pile are none of the new one', () => {
    const state = tiny(
      [['wavy-1'], ['dotted-4', 'double-2'], ['dashed-3', 'wavy-3']],
      ['wavy-2'],
      ['solid-2', 'dotted-1'],
    );
    compareAlong(state, 0, [
      [1, expand],
      [1, fly('ita', 'new-york-atlanta', 'dotted-4')],
      [2, expand],
      [1, expand],
      [2, fly('ruk', 'calgary-denver', 'dashed-3')],
      [0, expand],
      [1, expand],
    ]);
    expect(airlines.view(state, 0).flightsDrawn.map((drawn) => drawn.length)).toEqual([3, 3, 3]);
  });

  test('random tiny games: whatever is seen, the odds are those of the histories', () => {
    let compared = 0;
    let remade = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const luck = fastChance(seed);
      const eye = seed % 3 === 0 ? 'watcher' : 0;
      const hands = [['wavy-1'], ['dotted-4', 'solid-1'], ['double-3']];
      const state = tiny(hands, ['dotted-6', 'dashed-5'], ['dotted-7', 'solid-3']);
      let histories = historiesOf(state, eye);
      for (let step = 0; step < 12; step++) {
        const seat = step % 3;
        const frame: Frame = luck.draw(2) === 0 ? TURN : { kind: 'flight' };
        const listed = airlines.actions({ ...state, turn: seat, frame }, seat);
        const wanted = listed.filter(({ type }) => ['expand', 'exchange', 'fly'].includes(type));
        if (wanted.length === 0) continue;
        const action = pick(wanted, luck);
        for (const told of go(state, seat, frame, action, eye, luck)) {
          histories = afterNews(histories, told);
          if (told.kind === 'flightsShuffled') remade++;
        }
        const when = `seed ${seed}, step ${step}, seat ${seat} ${JSON.stringify(action)}`;
        expectSameOdds(imaginedOdds(state, eye, flightsIn), oddsOf(histories, 3), when);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(60);
    expect(remade).toBeGreaterThan(5);
  });
});

describe('whole games', () => {
  test.each([2, 3, 6])('every state that %i seats can imagine looks the same to them and is sound', (seats) => {
    const config = airlines.parseConfig({ lastRound: true }, seats);
    if (!config.ok) throw new Error(config.problem);
    const luck = fastChance(seats);
    const state = airlines.setup(config.value, seats, luck);
    for (let step = 0; state.endedBy === null; step++) {
      airlines.apply(state, state.turn, pick(airlines.actions(state, state.turn), luck), luck);
      if (step % 7 !== 0 && state.endedBy === null) continue;
      for (const eye of [0, 1, 'watcher'] as const) {
        const seen = airlines.view(state, eye);
        const imagined = imagine(seen, luck);
        expect(airlines.audit(imagined)).toEqual([]);
        expect(airlines.view(imagined, eye)).toEqual(seen);
      }
    }
    for (const eye of [0, 'watcher'] as const) expect(imagine(airlines.view(state, eye), luck)).toEqual(state);
  });

  test('one view imagined many times is not used up', () => {
    const state = middling();
    const seen = airlines.view(state, 0);
    const before = JSON.stringify(seen);
    const first = imagine(seen, fastChance(3));
    for (let seed = 0; seed < 50; seed++) {
      const imagined = imagine(seen, fastChance(seed));
      imagined.hands[1]?.fill(0);
      imagined.flights.fill(0);
      imagined.circles.fill(0);
    }
    expect(JSON.stringify(seen)).toBe(before);
    expect(imagine(seen, fastChance(3))).toEqual(first);
  });

  test('a view whose cards do not add up is not imagined', () => {
    const seen = airlines.view(middling(), 0);
    expect(() => imagine({ ...seen, pileSize: seen.pileSize + 1 }, fastChance(1))).toThrow('cards out of sight');
    expect(() => imagine({ ...seen, flightPileSize: 0 }, fastChance(1))).toThrow('cards out of sight');
  });
});

function middling(): State {
  return position({ hands: [{ boi: 2 }, { hit: 3 }, { lum: 1 }], flights: [['wavy-1'], ['solid-2'], []] });
}
