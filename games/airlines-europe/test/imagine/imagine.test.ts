/** On a tiny deck, the states `imagine` gives are as likely as the histories that lead to them. */

import { everyDraw, fastChance } from '@tarmac/kit';
import { expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import { AIRLINES, type Airline } from '../../rules/airlines.ts';
import { airlinesEurope } from '../../rules/game.ts';
import { imagineOnce } from '../../rules/imagine.ts';
import type { News } from '../../rules/news.ts';
import type { State } from '../../rules/state.ts';
import { type Cards, position } from '../support/position.ts';
import { afterNews, allDeals, type Odds, oddsOf, where } from './histories.ts';

const EYE = 0;

/** The cards nobody but their holder can see: some in other hands, the rest in the deck. No scoring card is left to come. */
function tiny(hands: readonly Cards[], bag: Cards): State {
  const seats = hands.length;
  const size = Object.values(bag).reduce((sum, count) => sum + count, 0);
  const shares = { 2: 46, 3: 53 }[seats] ?? 0;
  return position({
    seats,
    hands,
    bag,
    market: ['white', 'red', 'black', 'gray', 'red'],
    deck: { drawn: shares - size, met: 3, metAt: 0 },
    cash: hands.map(() => 12),
    contrived: true,
  });
}

function asList(cards: Cards): Airline[] {
  return AIRLINES.flatMap((airline) => new Array<Airline>(cards[airline] ?? 0).fill(airline));
}

function asPile(counts: readonly number[]): Airline[] {
  return AIRLINES.flatMap((airline, index) => new Array<Airline>(counts[index] ?? 0).fill(airline));
}

function imaginedOdds(state: State): Odds {
  const view = airlinesEurope.view(state, EYE);
  const odds: Odds = new Map();
  let kept = 0;
  everyDraw((chance, weight) => {
    const imagined = imagineOnce(view, chance);
    if (imagined === null) return;
    const hands = imagined.hands.map((hand, seat) => (seat === EYE ? [] : asPile(hand)));
    const given = imagined.given.map((pile, seat) => (seat === EYE ? [] : asPile(pile)));
    const key = where(hands, given);
    odds.set(key, (odds.get(key) ?? 0) + weight());
    kept += weight();
  });
  for (const [key, weight] of odds) odds.set(key, weight / kept);
  return odds;
}

function expectSameOdds(imagined: Odds, counted: Odds, when: string): void {
  expect([...imagined.keys()].sort(), when).toEqual([...counted.keys()].sort());
  for (const [key, odds] of counted) expect(imagined.get(key), `${when}: ${key}`).toBeCloseTo(odds, 10);
}

/** Plays the script, counting all histories beside it, and compares after each action. */
function compareAlong(hands: readonly Cards[], bag: Cards, script: readonly [seat: number, action: Move][]): void {
  const state = tiny(hands, bag);
  const hidden = hands.map((hand, seat) => (seat === EYE ? [] : asList(hand)));
  let worlds = allDeals(
    [...hidden.flat(), ...asList(bag)],
    hidden.map((hand) => hand.length),
  );
  const chance = fastChance(7);
  script.forEach(([seat, move], step) => {
    const action = move === 'buy' ? anyLicence(state, seat) : move;
    const when = `step ${step}, seat ${seat} ${JSON.stringify(action)}`;
    expect(airlinesEurope.check(state, seat, action), when).toBeNull();
    const news: News[] = [];
    airlinesEurope.apply(state, seat, action, chance, news);
    for (const item of news) {
      const told = airlinesEurope.tell(item, EYE);
      if (told !== null) worlds = afterNews(worlds, told, EYE);
    }
    if (state.frame.kind === 'turn') expectSameOdds(imaginedOdds(state), oddsOf(worlds), when);
  });
}

type Move = Action | 'buy';

function anyLicence(state: State, seat: number): Action {
  const buy = airlinesEurope.actions(state, seat).find((action) => action.type === 'buy');
  if (buy === undefined) throw new Error('no licence to buy');
  return buy;
}

const cash: Action = { type: 'cash' };
const give = (share: Airline): Action => ({ type: 'give', from: 'hand', share });
const one: Action = { type: 'exchange', give: 1 };
const three: Action = { type: 'exchange', give: 3 };

/** A licence, one and no more, as an excuse to take a card. */
function buyAnd(seat: number, take: Action): [number, Move][] {
  return [
    [seat, 'buy'],
    [seat, { type: 'stop' }],
    [seat, take],
  ];
}

test('cards only ever drawn unseen are equally likely anywhere', () => {
  const hands: Cards[] = [{ white: 1 }, { red: 1, black: 1, brown: 1 }];
  const bag: Cards = { red: 1, brown: 1, green: 1 };
  compareAlong(hands, bag, [
    [0, cash],
    [1, one],
    [1, give('black')],
    [0, cash],
    [1, { type: 'play', share: 'red', count: 1 }],
  ]);
});

test('an open card may be among those given up, and a later play tells which', () => {
  const hands: Cards[] = [{ white: 1 }, { red: 1, black: 1 }];
  const bag: Cards = { red: 2, brown: 1, black: 1 };
  compareAlong(hands, bag, [
    [0, cash],
    ...buyAnd(1, { type: 'take', airline: 'red' }),
    [0, cash],
    [1, one],
    [1, give('black')],
    [0, cash],
    [1, { type: 'play', share: 'red', count: 1 }],
    [0, cash],
    [1, one],
    [1, give('red')],
  ]);
});

test('three given up at once, two of them from the hand, and cards taken and drawn afterwards', () => {
  const hands: Cards[] = [{}, { red: 1, black: 1, green: 1 }];
  const bag: Cards = { red: 1, black: 1, green: 1 };
  compareAlong(hands, bag, [
    [0, cash],
    ...buyAnd(1, { type: 'take', airline: 'black' }),
    [0, cash],
    [1, three],
    [1, give('red')],
    [1, give('black')],
    [1, give('green')],
    [0, cash],
    [1, { type: 'play', share: 'black', count: 1 }],
  ]);
});

test('two blurred hands at once share one pool', () => {
  const hands: Cards[] = [{}, { red: 1 }, { red: 1 }];
  const bag: Cards = { red: 1, black: 1, brown: 1, white: 1 };
  compareAlong(hands, bag, [
    [0, cash],
    ...buyAnd(1, { type: 'take', airline: 'red' }),
    ...buyAnd(2, { type: 'take', airline: 'red' }),
    [0, cash],
    [1, one],
    [1, give('red')],
    [2, one],
    [2, give('red')],
    [0, cash],
    [1, { type: 'play', share: 'red', count: 1 }],
    [2, { type: 'play', share: 'red', count: 1 }],
  ]);
});

test('random tiny games: whatever is seen, the odds are those of the histories', () => {
  let compared = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const luck = fastChance(seed);
    const hands: Cards[] = [{ white: 1 }, { red: 1, black: 1 }];
    const bag: Cards = { red: 2, black: 1, brown: 1 };
    const state = tiny(hands, bag);
    let worlds = allDeals(['red', 'black', ...asList(bag)], [0, 2]);
    for (let step = 0; step < 30; step++) {
      const seat = airlinesEurope.toAct(state).seats[0];
      if (seat === undefined) break;
      const actions = airlinesEurope.actions(state, seat).filter((action) => seat !== EYE || action.type === 'cash');
      const wanted = actions.filter((action) => ['exchange', 'give', 'take', 'draw', 'play'].includes(action.type));
      const pick = wanted.length > 0 && luck.draw(3) > 0 ? wanted : actions;
      const action = pick[luck.draw(pick.length)] as Action;
      const news: News[] = [];
      airlinesEurope.apply(state, seat, action, luck, news);
      for (const item of news) worlds = afterNews(worlds, airlinesEurope.tell(item, EYE) as News, EYE);
      if (state.bag.every((count) => count === 0) || worlds.length > 20_000) break;
      if (seat === EYE || state.frame.kind !== 'turn') continue;
      expectSameOdds(imaginedOdds(state), oddsOf(worlds), `seed ${seed}, step ${step}`);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(40);
});

/** Takes what lies open, gives it up unseen, and plays late: the most that can be remembered and doubted of a hand. */
function hoards({ type }: Action, step: number): boolean {
  if (type === 'take' || type === 'give' || type === 'buy') return true;
  return step % 5 === 0 ? type === 'exchange' : step > 120 && (type === 'play' || type === 'playTwo');
}

test('however much was hoarded and given up, the first state imagined fits', () => {
  for (const seats of [2, 3, 5]) {
    for (let seed = 1; seed <= 6; seed++) {
      const luck = fastChance(seed);
      const config = airlinesEurope.parseConfig({}, seats);
      if (!config.ok) throw new Error(config.problem);
      const state = airlinesEurope.setup(config.value, seats, luck);
      for (let step = 0; airlinesEurope.toAct(state).seats.length > 0; step++) {
        const seat = airlinesEurope.toAct(state).seats[0] ?? 0;
        const all = airlinesEurope.actions(state, seat);
        const wanted = all.filter((action) => hoards(action, step));
        const list = wanted.length > 0 ? wanted : all;
        airlinesEurope.apply(state, seat, list[luck.draw(list.length)] as Action, luck);
        // Only the opening and an exchange under way ask for more than the cards' number.
        if (step % 9 !== 0 || ['opening', 'exchange'].includes(state.frame.kind)) continue;
        for (const eye of [0, 'watcher'] as const) {
          expect(imagineOnce(airlinesEurope.view(state, eye), luck), `seed ${seed}, step ${step}`).not.toBeNull();
        }
      }
    }
  }
});
