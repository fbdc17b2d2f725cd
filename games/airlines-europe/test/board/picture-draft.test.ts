/** What taps make of a choice: every legal action can be drafted, and a draft never comes to anything else. */

import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import {
  type Draft,
  decisionsOf,
  draftOf,
  firstDraft,
  type Gift,
  giftOrder,
  giftsDue,
  liftCard,
  liftedOf,
  liftGift,
  NOTHING,
  putDownCard,
  putDownGift,
  tapCircle,
} from '../../board/logic/draft.ts';
import { optionsOf, refusedBuyer, refusedExample } from '../../board/logic/options.ts';
import { airlinesIn, circlesOf, indexOf, listShares } from '../../board/logic/pieces.ts';
import type { Airline, Share } from '../../rules/airlines.ts';
import { facts, scene } from '../../rules/facts.ts';
import { airlinesEurope } from '../../rules/game.ts';
import type { Frame, State } from '../../rules/state.ts';
import { boardOf } from '../../rules/tables.ts';
import { config, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';

const circles = circlesOf(smallBoard);
const { actions, check, toAct, view } = airlinesEurope;

/** Every decision of a few whole games, with the eye that makes it. */
function decisions(): { readonly state: State; readonly seat: number }[] {
  return [2, 3, 5].flatMap((seats) =>
    playRandomly(config({ board: 'europe-1', flightBan: true }), seats, seats).states.flatMap((state) =>
      toAct(state).seats.map((seat) => ({ state, seat })),
    ),
  );
}

const europe = circlesOf(boardOf('europe-1'));

test('every legal action has a draft that begins with it', () => {
  const seen = new Set<string>();
  for (const { state, seat } of decisions()) {
    const eye = view(state, seat);
    for (const action of actions(state, seat)) {
      seen.add(action.type);
      expect(decisionsOf(draftOf(action, eye, europe), eye, europe)[0]).toEqual(action);
    }
  }
  expect(seen.size).toBe(12);
});

test('an action of a turn that is not possible has an example that the rules refuse', () => {
  const refused = new Set<string>();
  for (const { state, seat } of decisions()) {
    if (state.frame.kind !== 'turn') continue;
    const eye = view(state, seat);
    const { kinds } = optionsOf(actions(state, seat), europe);
    for (const kind of ['buy', 'play', 'exchange', 'cash'] as const) {
      if (kinds.has(kind)) continue;
      const example = refusedExample(kind, eye, facts(eye), scene(eye), europe);
      const refusal = check(state, seat, example);
      expect(refusal, kind).not.toBeNull();
      refused.add(refusal?.code ?? '');
    }
  }
  expect([...refused]).toContain('tooDear');
});

test('what nobody may buy is refused for what stands in the way of all, where there is such a thing', () => {
  const common = new Set(['routeFull', 'notCheapest', 'tooDear']);
  const seen = new Set<string>();
  for (const { state, seat } of decisions().filter((_, index) => index % 5 === 0)) {
    if (state.frame.kind !== 'turn') continue;
    const eye = view(state, seat);
    const known = facts(eye);
    const { buyers } = optionsOf(actions(state, seat), europe);
    for (const circle of europe) {
      if (buyers.has(circle.index)) continue;
      const codeFor = (airline: Airline) =>
        check(state, seat, { type: 'buy', airline, route: circle.route.id, licence: circle.licence })?.code ?? '';
      const code = codeFor(refusedBuyer(circle, eye, known, scene(eye), europe, null));
      expect(code).not.toBe('');
      if (airlinesIn(scene(eye).inPlay).some((airline) => common.has(codeFor(airline)))) {
        expect(common).toContain(code);
        seen.add(code);
      }
    }
  }
  expect(seen).toEqual(common);
});

test('whatever is lifted for an exchange, in whatever order, the rules take it in the order it is sent', () => {
  const whim = fastChance(3);
  let exchanges = 0;
  for (const { state, seat } of decisions()) {
    const eye = view(state, seat);
    const { kinds } = optionsOf(actions(state, seat), europe);
    if (!kinds.has('exchange')) continue;
    const held: Gift[] = [
      ...listShares(eye.portfolios[seat] ?? []).map((share): Gift => ({ from: 'portfolio', share })),
      ...listShares(eye.hand ?? []).map((share): Gift => ({ from: 'hand', share })),
    ];
    const give = actions(state, seat).some((action) => action.type === 'exchange' && action.give === 3) ? 3 : 1;
    let draft: Draft = { kind: 'exchange', give, announced: false, gifts: [] };
    for (let lifted = 0; lifted < give; lifted++) {
      const [gift] = held.splice(whim.draw(held.length), 1);
      if (gift === undefined || draft.kind !== 'exchange') throw new Error('there is enough to lift');
      draft = liftGift(draft, gift, eye);
    }
    const now = airlinesEurope.clone(state);
    for (const action of decisionsOf(draft, eye, europe)) {
      expect(check(now, seat, action)).toBeNull();
      airlinesEurope.apply(now, seat, action, fastChance(1));
    }
    expect(now.frame.kind).not.toBe('exchange');
    exchanges++;
  }
  expect(exchanges).toBeGreaterThan(20);
});

describe('cards of the hand', () => {
  const state = position({ hands: [{ red: 3, green: 2, abacus: 1 }, {}, {}] });
  const eye = view(state, 0);
  const lift = (...shares: Share[]): Draft => shares.reduce((draft, share) => liftCard(draft, share, eye), NOTHING);

  test('of one airline any number can be lifted', () => {
    expect(decisionsOf(lift('red', 'red'), eye, circles)).toEqual([{ type: 'play', share: 'red', count: 2 }]);
    expect(liftedOf(lift('red', 'red'), 'hand', 'red')).toBe(2);
  });

  test('two airlines make a pair, in the order of the rules', () => {
    expect(decisionsOf(lift('abacus', 'green'), eye, circles)).toEqual([
      { type: 'playTwo', shares: ['green', 'abacus'] },
    ]);
  });

  test('what does not go together is put down again', () => {
    expect(lift('red', 'red', 'green')).toEqual({ kind: 'cards', cards: ['green'] });
    expect(lift('red', 'green', 'abacus')).toEqual({ kind: 'cards', cards: ['green', 'abacus'] });
    expect(lift('red', 'green', 'red')).toEqual({ kind: 'cards', cards: ['red', 'red'] });
  });

  test('the last one put down leaves nothing chosen', () => {
    expect(putDownCard(lift('red', 'red'), 'red')).toEqual({ kind: 'cards', cards: ['red'] });
    expect(putDownCard(lift('red'), 'red')).toBe(NOTHING);
  });

  test('in the opening two cards are chosen, and the older of three goes back', () => {
    const opening = view(position({ hands: [{ red: 3, green: 2, blue: 1 }, {}, {}], ...openingFrame }), 0);
    const first = liftCard(NOTHING, 'red', opening);
    expect(decisionsOf(first, opening, circles)).toEqual([]);
    const second = liftCard(first, 'green', opening);
    expect(decisionsOf(second, opening, circles)).toEqual([{ type: 'choose', shares: ['red', 'green'] }]);
    const third = liftCard(second, 'blue', opening);
    expect(decisionsOf(third, opening, circles)).toEqual([{ type: 'choose', shares: ['blue', 'green'] }]);
  });

  test('two alike in the opening are for the rules to refuse', () => {
    const state = position({ hands: [{ red: 3 }, {}, {}], ...openingFrame });
    const opening = view(state, 0);
    const [action] = decisionsOf(liftCard(liftCard(NOTHING, 'red', opening), 'red', opening), opening, circles);
    expect(action === undefined ? null : check(state, 0, action)?.code).toBe('sameAirline');
  });
});

const openingFrame: { frame: Frame; contrived: true } = {
  frame: { kind: 'opening', chosen: [null, null, null] },
  contrived: true,
};

describe('an exchange', () => {
  const state = position({ hands: [{ red: 1, abacus: 1 }, {}, {}], portfolios: [{ green: 2 }, {}, {}] });
  const eye = view(state, 0);
  const three: Draft = { kind: 'exchange', give: 3, announced: false, gifts: [] };

  test('may be announced before anything is given up, but not with too little', () => {
    expect(decisionsOf(three, eye, circles)).toEqual([{ type: 'exchange', give: 3 }]);
    expect(decisionsOf(liftCard(three, 'red', eye), eye, circles)).toEqual([]);
  });

  test('asks for what is still due once it was announced', () => {
    const announced = airlinesEurope.clone(state);
    airlinesEurope.apply(announced, 0, { type: 'exchange', give: 3 }, fastChance(1));
    airlinesEurope.apply(announced, 0, { type: 'give', from: 'portfolio', share: 'green' }, fastChance(1));
    const now = view(announced, 0);
    const draft = firstDraft(now);
    if (draft.kind !== 'exchange') throw new Error('shares are due');
    expect(giftsDue(now, draft)).toBe(2);
    expect(decisionsOf(draft, now, circles)).toEqual([]);
  });

  test('takes the portfolio first, then Air ABACUS, then the rest of the hand', () => {
    const gifts: Gift[] = [
      { from: 'hand', share: 'red' },
      { from: 'hand', share: 'abacus' },
      { from: 'portfolio', share: 'white' },
    ];
    expect(giftOrder(gifts).map(({ share }) => share)).toEqual(['white', 'abacus', 'red']);
  });

  test('puts down exactly what is tapped', () => {
    const lifted = liftCard(three, 'red', eye);
    if (lifted.kind !== 'exchange') throw new Error('it stays an exchange');
    const both = liftGift(lifted, { from: 'portfolio', share: 'green' }, eye);
    if (both.kind !== 'exchange') throw new Error('it stays an exchange');
    expect(putDownGift(both, { from: 'hand', share: 'red' })).toEqual({
      ...three,
      gifts: [{ from: 'portfolio', share: 'green' }],
    });
  });
});

describe('a licence that is tapped', () => {
  const state = position({ seats: 5, cash: [20, 0, 0, 0, 0] });
  const eye = view(state, 0);
  const options = optionsOf(actions(state, 0), circles);
  const tap = (draft: Draft, index: number, only: 'red' | null = null): Draft => {
    const circle = circles[index];
    if (circle === undefined) throw new Error('no such circle');
    return tapCircle(draft, circle, eye, options, only, 'white');
  };
  const several = [...options.buyers].find(([, buyers]) => buyers.length > 1)?.[0] ?? -1;
  const single = [...options.buyers].find(([, buyers]) => buyers.length === 1)?.[0] ?? -1;

  test('goes to the only airline that may have it', () => {
    expect(tap(NOTHING, single)).toEqual({ kind: 'buy', circle: single, airline: options.buyers.get(single)?.[0] });
  });

  test('asks for whom, where several may', () => {
    expect(tap(NOTHING, several)).toEqual({ kind: 'circle', circle: several });
  });

  test('goes to the airline of the last choice, if that may have it', () => {
    const airline = options.buyers.get(several)?.[1] ?? 'white';
    expect(tap({ kind: 'buy', circle: 0, airline }, several)).toEqual({ kind: 'buy', circle: several, airline });
  });

  test('goes to the airline that is looked at, even where the rules will say no', () => {
    const forOthers = [...options.buyers].find(([, buyers]) => !buyers.includes('red'))?.[0] ?? -1;
    expect(tap(NOTHING, forOthers, 'red')).toEqual({ kind: 'buy', circle: forOthers, airline: 'red' });
  });

  test('that nobody may have is asked for at once, so that the rules say why not', () => {
    const nobodys = circles.find(({ index }) => !options.buyers.has(index))?.index ?? -1;
    expect(tap(NOTHING, nobodys)).toEqual({ kind: 'buy', circle: nobodys, airline: 'white' });
    expect(tap(NOTHING, nobodys, 'red')).toEqual({ kind: 'buy', circle: nobodys, airline: 'white' });
  });

  test('is refused while cards are chosen', () => {
    const opening = view(position({ ...openingFrame }), 0);
    const circle = circles[0];
    if (circle === undefined) throw new Error('the board has circles');
    const nothing = optionsOf([], circles);
    expect(tapCircle(NOTHING, circle, opening, nothing, null, 'white')).toEqual({
      kind: 'buy',
      circle: 0,
      airline: 'white',
    });
  });

  test('is banned in a ban phase', () => {
    const ban = view(position({ flightBan: true, frame: banFrame, contrived: true }), 0);
    const circle = circles[0];
    if (circle === undefined) throw new Error('the board has circles');
    expect(tapCircle(NOTHING, circle, ban, options, null, 'white')).toEqual({
      kind: 'action',
      action: { type: 'ban', route: circle.route.id, licence: circle.licence },
    });
  });
});

const banFrame: Frame = { kind: 'ban', seat: 0, passed: [false, false, false] };

test('buyers are listed by the place of the circle in the view', () => {
  const state = position({ seats: 5, cash: [20, 0, 0, 0, 0] });
  const { buyers } = optionsOf(actions(state, 0), circles);
  const bought = actions(state, 0).filter((action) => action.type === 'buy');
  expect([...buyers.values()].flat()).toHaveLength(bought.length);
  for (const action of bought) {
    const now = airlinesEurope.clone(state);
    airlinesEurope.apply(now, 0, action, fastChance(1));
    const landed = now.circles.findIndex((holder, circle) => holder !== state.circles[circle]);
    expect(buyers.get(landed)).toContain(action.airline);
    expect(now.circles[landed]).toBe(indexOf(action.airline));
  }
});
