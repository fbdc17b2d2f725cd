/** The rules policy: it looks at nothing hidden, calls little impossible, and orders plain choices as a sensible player would. */

import { airlinesEuropeBrain } from '@tarmac/airlines-europe/bot';
import {
  type Action,
  AIRLINES,
  type Airline,
  airlinesEurope,
  SHARE_COUNTS,
  type State,
} from '@tarmac/airlines-europe/rules';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { appraiser } from '../../bot/appraise.ts';
import { DUEL_TASTE, TASTE } from '../../bot/taste.ts';
import { ban, buy, cash, draw, exchange, give, pass, play, playTwo, stop, take } from '../support/actions.ts';
import { playing, SEAT_NUMBERS, scoringNext } from '../support/booklet.ts';
import { type Position, position } from '../support/position.ts';
import { samples } from './support-parts.ts';

function worths(state: State, seat: number, actions: readonly Action[]): number[] {
  const into: number[] = [];
  airlinesEuropeBrain.appraise(state, seat, actions, into);
  return into;
}

function worth(state: State, action: Action, seat = 0): number {
  return worths(state, seat, [action])[0] as number;
}

/** Markers stand where the test puts them, whatever airplanes would have brought them there. */
function placed(wish: Position): State {
  return position({ ...wish, contrived: true });
}

interface Decision {
  readonly state: State;
  readonly seat: number;
  readonly actions: readonly Action[];
}

/** Where somebody is to act, openings included. */
const decisions: readonly Decision[] = samples(14, 5).flatMap((state) =>
  airlinesEurope
    .toAct(state)
    .seats.slice(0, 2)
    .map((seat) => ({ state, seat, actions: airlinesEurope.actions(state, seat) })),
);

describe('at any table', () => {
  test('there are decisions of every kind to look at', () => {
    expect(decisions.length).toBeGreaterThan(1000);
    const kinds = new Set(decisions.map(({ state }) => state.frame.kind));
    expect(kinds).toEqual(new Set(['opening', 'turn', 'second', 'share', 'exchange', 'market', 'ban']));
  });

  test('AE-11.2 what a seat cannot see does not change what it thinks of any action', () => {
    const luck = fastChance(1);
    let differing = 0;
    for (const { state, seat, actions } of decisions) {
      const imagined = airlinesEurope.imagine(airlinesEurope.view(state, seat), luck);
      if (String(imagined.hands) !== String(state.hands)) differing++;
      expect(worths(imagined, seat, actions)).toEqual(worths(state, seat, actions));
    }
    expect(differing).toBeGreaterThan(500);
  });

  test('AE-6.1 only Air ABACUS given up for Air ABACUS is dominated; all else has a number', () => {
    let given = 0;
    for (const { state, seat, actions } of decisions) {
      const shares = [state.hands[seat] as number[], state.portfolios[seat] as number[]];
      const ordinary = shares.reduce(
        (sum, cards) => sum + cards.slice(0, AIRLINES.length).reduce((a, b) => a + b, 0),
        0,
      );
      for (const [index, value] of worths(state, seat, actions).entries()) {
        const action = actions[index] as Action;
        const isGift = action.type === 'give' && action.share === 'abacus';
        const isPaidSo = action.type === 'exchange' && ordinary < action.give;
        if (isGift) given++;
        if (isGift || isPaidSo) expect(value).toBe(Number.NEGATIVE_INFINITY);
        else expect(Number.isFinite(value), JSON.stringify(action)).toBe(true);
      }
    }
    expect(given).toBeGreaterThan(0);
  });

  test('copies of actions are worth what the shared ones are', () => {
    for (const { state, seat, actions } of decisions) {
      const copies = actions.map((action) => JSON.parse(JSON.stringify(action)) as Action);
      expect(worths(state, seat, copies)).toEqual(worths(state, seat, actions));
    }
  });

  test('an appraisal does not hang on the one before it, nor on the order of the actions', () => {
    for (const { state, seat, actions } of decisions.filter((_, index) => index % 4 === 0)) {
      const fresh: number[] = [];
      appraiser(state.seats === 2 ? DUEL_TASTE : TASTE)(state, seat, actions, fresh);
      expect(worths(state, seat, actions)).toEqual(fresh);
      expect(worths(state, seat, actions.toReversed()).toReversed()).toEqual(fresh);
    }
  });

  test('the position it looks at stays as it was', () => {
    for (const { state, seat, actions } of decisions.filter((_, index) => index % 4 === 0)) {
      const before = JSON.stringify(state);
      worths(state, seat, actions);
      expect(JSON.stringify(state)).toBe(before);
    }
  });
});

describe.each(SEAT_NUMBERS)('buying licences, with %i seats', (seats) => {
  // Red and black fly the same route for the same price, their markers stand on the same space, and a scoring is next.
  const table: Position = {
    seats,
    track: { red: 9, black: 9 },
    cash: new Array(seats).fill(8),
    deck: scoringNext(seats, 1),
  };
  const [red, black] = [buy('red', 'berlin-vienna'), buy('black', 'berlin-vienna')];

  test('an airline that one leads rather than one a rival leads', () => {
    const state = placed({ ...table, portfolios: [{ red: 3 }, { black: 3 }] });
    expect(worth(state, red)).toBeGreaterThan(worth(state, black));
    expect(worth(state, red, 1)).toBeLessThan(worth(state, black, 1));
  });

  test('an airline that one has a part in rather than one that nobody has', () => {
    const state = placed({ ...table, portfolios: [{ red: 1 }] });
    expect(worth(state, red)).toBeGreaterThan(worth(state, black));
  });

  test('an airline that nobody has rather than one a rival has alone', () => {
    const state = placed({ ...table, portfolios: [{}, { black: 2 }] });
    expect(worth(state, red)).toBeGreaterThan(worth(state, black));
  });

  test('AE-4.7 no second licence for a rival alone', () => {
    const state = placed({ ...table, portfolios: [{}, { black: 3 }], frame: { kind: 'second' } });
    expect(worth(state, black)).toBeLessThan(worth(state, stop));
  });

  test('AE-1.5 a licence that crosses into a better zone rather than one far from any border', () => {
    const near = placed({ ...table, portfolios: [{ red: 3 }] });
    const far = placed({ ...table, track: { red: 14 }, portfolios: [{ red: 3 }] });
    expect(worth(near, red)).toBeGreaterThan(worth(far, red));
  });

  test('AE-4.9 the last step of a bonus connection is worth more than the same licence without the bonus', () => {
    const way = { 'rome-athens': ['orange'], 'paris-rome': ['orange'] } as const;
    const state = placed({ ...table, circles: way, portfolios: [{ orange: 3 }] });
    const taken = { ...state, bonus: state.bonus.map(() => false) };
    const last = buy('orange', 'london-paris');
    expect(worth(state, last)).toBeGreaterThan(worth(taken, last));
    // Who has nothing of it would rather leave that step to others.
    const rivals = placed({ ...table, circles: way, portfolios: [{}, { orange: 3 }] });
    expect(worth(rivals, last)).toBeLessThan(worth({ ...rivals, bonus: rivals.bonus.map(() => false) }, last));
  });

  test('AE-4.9 a step on the way is worth something too, though less than the last; a step aside is not', () => {
    function gain(circles: NonNullable<Position['circles']>, action: Action): number {
      const state = placed({ ...table, circles, track: { orange: 9 }, portfolios: [{ orange: 3 }] });
      return worth(state, action) - worth({ ...state, bonus: state.bonus.map(() => false) }, action);
    }
    const first = gain({}, buy('orange', 'rome-athens'));
    const last = gain({ 'rome-athens': ['orange'], 'paris-rome': ['orange'] }, buy('orange', 'london-paris'));
    expect(first).toBeGreaterThan(0);
    expect(last).toBeGreaterThan(first);
    expect(gain({}, buy('orange', 'athens-ankara'))).toBe(0);
  });
});

describe.each(SEAT_NUMBERS)('shares, with %i seats', (seats) => {
  const track = Object.fromEntries(playing(seats).map((airline) => [airline, 25]));

  test('AE-4.8 the market card that gives a majority rather than one that changes no place', () => {
    const portfolios = [
      { red: 2, black: 1 },
      { red: 2, black: 7 },
    ];
    const state = placed({ seats, track, portfolios, frame: { kind: 'share' } });
    expect(worth(state, take('red'))).toBeGreaterThan(worth(state, take('black')));
  });

  test('AE-8.3 the card of an airline that pays more', () => {
    const portfolios = [
      { red: 1, black: 1 },
      { red: 1, black: 1 },
    ];
    const state = placed({ seats, track: { red: 45, black: 2 }, portfolios, frame: { kind: 'share' } });
    expect(worth(state, take('red'))).toBeGreaterThan(worth(state, take('black')));
  });

  test('AE-4.8 the top of the deck is worth the mean of the cards it may be', () => {
    const hands = [{ red: 2, white: 1 }];
    const portfolios = [
      { red: 1, black: 2 },
      { green: 3, black: 1 },
    ];
    const state = placed({ seats, track, hands, portfolios, frame: { kind: 'share' } });
    let unseen = 0;
    let sum = 0;
    for (const airline of playing(seats)) {
      const cards = unseenOf(state, airline);
      unseen += cards;
      sum += cards * worth(state, take(airline));
    }
    expect(worth(state, draw)).toBeCloseTo(sum / unseen, 9);
  });

  test('AE-8.3 laying cards open is worth the more the nearer the scoring, and beats taking cash when it is due', () => {
    const hands = [{ red: 2 }];
    const portfolios = [{}, { red: 1 }];
    const far = placed({ seats, track, hands, portfolios });
    const near = placed({ seats, track, hands, portfolios, deck: scoringNext(seats, 1) });
    const lead = (state: State) => worth(state, play('red', 2)) - worth(state, cash);
    expect(lead(near)).toBeGreaterThan(lead(far));
    expect(lead(near)).toBeGreaterThan(0);
  });

  test('AE-5.1 two airlines in which one is first rather than one of them, and even one rather than cash', () => {
    const deck = scoringNext(seats, 1);
    const state = placed({ seats, track, hands: [{ red: 1, black: 1 }], portfolios: [{}, { green: 1 }], deck });
    expect(worth(state, playTwo('red', 'black'))).toBeGreaterThan(worth(state, play('red')));
    expect(worth(state, play('red'))).toBeGreaterThan(worth(state, cash));
  });

  test('AE-5.1 two cards of an airline that is contested rather than one of them', () => {
    const hands = [{ red: 2 }];
    const state = placed({ seats, track, hands, portfolios: [{ red: 1 }, { red: 2 }], deck: scoringNext(seats, 1) });
    expect(worth(state, play('red', 2))).toBeGreaterThan(worth(state, play('red', 1)));
  });

  test('AE-8.7 money is worth nothing when the last scoring is the next card', () => {
    expect(worth(placed({ seats, deck: scoringNext(seats, 3) }), cash)).toBe(0);
    expect(worth(placed({ seats }), cash)).toBeGreaterThan(0);
  });
});

/** Cards that seat 0 sees nowhere. */
function unseenOf({ hands, portfolios, market, gone }: State, airline: Airline): number {
  const index = AIRLINES.indexOf(airline);
  const seen = [hands[0], ...portfolios, gone].reduce((sum, cards) => sum + (cards?.[index] ?? 0), 0);
  return (SHARE_COUNTS[index] as number) - seen - market.filter((card) => card === airline).length;
}

test('AE-9.2 the points of the third player hurt nobody', () => {
  const state = placed({ seats: 2, track: { red: 9, black: 9 }, deck: scoringNext(2, 3) });
  const gone = state.gone.map((_, share) => (share === AIRLINES.indexOf('black') ? 6 : 0));
  const piled = { ...state, gone };
  expect(worth(piled, buy('black', 'berlin-vienna'))).toBe(worth(piled, buy('red', 'berlin-vienna')));
});

describe('AE-6 acquiring Air ABACUS', () => {
  const dominated = Number.NEGATIVE_INFINITY;

  test('with ordinary shares is a choice, from hand or portfolio', () => {
    const inHand = placed({ hands: [{ red: 3 }], portfolios: [{ abacus: 1 }] });
    expect(worth(inHand, exchange(1))).toBeGreaterThan(dominated);
    expect(worth(inHand, exchange(3))).toBeGreaterThan(dominated);
    const mixed = placed({ hands: [{ red: 1, abacus: 2 }], portfolios: [{ black: 2 }] });
    expect(worth(mixed, exchange(3))).toBeGreaterThan(dominated);
  });

  test('with Air ABACUS alone is none', () => {
    const state = placed({ hands: [{ abacus: 2 }], portfolios: [{ abacus: 1 }] });
    expect(worths(state, 0, [exchange(1), exchange(3)])).toEqual([dominated, dominated]);
  });

  test('for three with only two ordinary shares is none: one for one does better', () => {
    const state = placed({ hands: [{ abacus: 2, red: 1 }], portfolios: [{ black: 1 }] });
    expect(worth(state, exchange(1))).toBeGreaterThan(dominated);
    expect(worth(state, exchange(3))).toBe(dominated);
  });

  test('the share that matters least is given up', () => {
    const frame = { kind: 'exchange', give: 1, fromPortfolio: [], fromHand: [] } as const;
    const portfolios = [{ red: 1, black: 1 }, { black: 8 }];
    const state = placed({ track: { red: 25, black: 25 }, hands: [{ black: 1 }], portfolios, frame });
    const [red, black] = worths(state, 0, [give('portfolio', 'red'), give('hand', 'black')]);
    expect(black).toBeGreaterThan(red as number);
  });
});

describe.each(SEAT_NUMBERS)('AE-10.2 ban markers, with %i seats', (seats) => {
  /** Only red is held, by one seat; Berlin is its home. */
  function heldBy(holder: number): State {
    const portfolios = Array.from({ length: seats }, (_, seat) => (seat === holder ? { red: 3 } : {}));
    const frame = { kind: 'ban', seat: 0, passed: new Array(seats).fill(false) } as const;
    return placed({
      seats,
      flightBan: true,
      portfolios,
      track: { red: 9 },
      frame,
      deck: scoringNext(seats, 2),
    });
  }

  test('none that only hurts oneself', () => {
    expect(worth(heldBy(0), ban('berlin-vienna', 0))).toBeLessThan(worth(heldBy(0), pass));
  });

  test('rather one that hurts a rival', () => {
    expect(worth(heldBy(1), ban('berlin-vienna', 0))).toBeGreaterThan(worth(heldBy(1), pass));
  });
});
