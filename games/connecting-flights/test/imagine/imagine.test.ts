/** The states `imagine` gives are as likely as the worlds that lead to what the eye has seen. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { type Eye, fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../rules/actions.ts';
import type { SabotageId } from '../../rules/cards/ids.ts';
import { WORLD } from '../../rules/data/world.ts';
import { imagine } from '../../rules/imagine.ts';
import type { State } from '../../rules/state.ts';
import { bid, bury, drawSabotage, keep, pass, sabotage } from '../support/actions.ts';
import { fate } from '../support/fate.ts';
import { called, config, everyone, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { after, expectSameOdds, imaginedOdds, oddsIn, type World, worldsOf } from './worlds.ts';

const ALL_IDENTITIES = WORLD.identities.map((_, place) => place);

/** Every deal of the identities to the seats that the eye cannot look at, everyone ordering to claim. */
function identityWorlds(real: State, eye: Eye): World[] {
  let deals: number[][] = [[]];
  real.identities.forEach((own, seat) => {
    deals = deals.flatMap((deal) =>
      (seat === eye ? [own] : ALL_IDENTITIES).filter((id) => !deal.includes(id)).map((id) => [...deal, id]),
    );
  });
  const orders = real.orders.map((order, seat) => (seat === eye ? order : true));
  return worldsOf(
    real,
    deals.map((identities) => ({ identities, orders })),
  );
}

const identitiesIn = ({ identities, orders }: State) => `${identities.join()} ${orders.join()}`;

/** Plays an act whose choice everyone sees, in the real world and in all others. */
function go(real: State, worlds: World[], eye: Eye, seat: number, action: Action): World[] {
  expect(connectingFlights.check(real, seat, action), JSON.stringify(action)).toBeNull();
  connectingFlights.apply(real, seat, action, fastChance(3));
  return after(worlds, real, eye, seat, () => [action]);
}

describe('secret identities', () => {
  const AUCTION = {
    seats: 3,
    frame: called(3),
    row: ['europe-1', 'south-america-1', 'plane-1'],
    orders: [true, true, true],
  };

  test.each<[string, Eye]>([
    ['a seat', 0],
    ['a watcher', 'watcher'],
  ])('to %s, all that it has not seen are equally likely', (_, eye) => {
    const real = position({ ...AUCTION });
    const counted = oddsIn(identityWorlds(real, eye), identitiesIn);
    expect(counted.size).toBe(eye === 0 ? 20 : 120);
    expectSameOdds(imaginedOdds(real, eye, identitiesIn), counted, 'at first');
  });

  test('CF-3.4 a task met and not claimed is taken for a task somebody does not have', () => {
    const real = position({ ...AUCTION, identities: ['first-class', 'connector', 'green-pioneer'] });
    let worlds = identityWorlds(real, 0);
    const auction: [number, Action][] = [
      [0, pass],
      [1, bid(10)],
      [2, pass],
      [0, pass],
      [1, bid(10)],
      [2, pass],
      [0, pass],
      [1, pass],
      [2, pass],
    ];
    for (const [seat, action] of auction) worlds = go(real, worlds, 0, seat, action);
    expect(real.frame.kind).toBe('market');
    // Seat 1 has won two cards at their printed price, so it is no Bargain Hunter: 4 identities for it, and 4 for seat 2.
    expect(worlds.length).toBe(16);
    expectSameOdds(imaginedOdds(real, 0, identitiesIn), oddsIn(worlds, identitiesIn), 'after the auction');
  });

  test('CF-3.4 a claim shows one identity and leaves the others as likely as before', () => {
    const real = position({ ...AUCTION, identities: ['first-class', 'bargain-hunter', 'green-pioneer'] });
    let worlds = identityWorlds(real, 0);
    const bids: Action[] = [pass, bid(10), pass];
    for (let turn = 0; turn < 9; turn++)
      worlds = go(real, worlds, 0, turn % 3, turn < 6 ? (bids[turn % 3] as Action) : pass);
    expect(real.claimed).toEqual([false, true, false]);
    expect(worlds.length).toBe(4);
    expectSameOdds(imaginedOdds(real, 0, identitiesIn), oddsIn(worlds, identitiesIn), 'after the claim');
  });

  test('CF-3.4 who has met every task that is left is taken to wait, and nobody else is', () => {
    const real = position({ ...AUCTION, identities: ['globetrotter', 'connector', 'green-pioneer'] });
    real.missed = [0, 0b111110, 0b000110];
    const imagined = imaginedOdds(real, 0, identitiesIn);
    // By hand: seat 1 has any of 5 and waits; seat 2 has one of the three others that it has not met, if seat 1 left it.
    const byHand = new Map<string, number>();
    for (const one of [1, 2, 3, 4, 5]) {
      for (const two of [3, 4, 5]) if (one !== two) byHand.set(`0,${one},${two} true,false,true`, 1 / 12);
    }
    expectSameOdds(imagined, byHand, 'by hand');
  });

  test('CF-3.4 one’s own order is one’s own', () => {
    const real = position({ ...AUCTION, orders: [false, true, true] });
    real.missed = [0b111111, 0, 0];
    for (const key of imaginedOdds(real, 0, identitiesIn).keys()) expect(key).toMatch(/ false,true,true$/);
  });
});

describe('player cards', () => {
  const dealtIn = ({ dealt }: State) => JSON.stringify(dealt);

  /** Every pair, in either order, that seat 1 may have been dealt beside the pair of seat 0. */
  function dealtWorlds(real: State): World[] {
    const fitting = WORLD.players.flatMap(({ from }, place) => (from <= real.seats ? [place] : []));
    const left = fitting.filter((place) => !real.dealt[0]?.includes(place));
    const pairs = left.flatMap((one) => left.filter((two) => two !== one).map((two) => [one, two] as const));
    return worldsOf(
      real,
      pairs.map((pair) => ({ dealt: real.dealt.with(1, pair) })),
    );
  }

  const kept = (state: State, seat: number): Action[] =>
    (state.dealt[seat] ?? []).map((place) => keep(WORLD.players[place]?.id ?? 'trader'));

  test('CF-3.2 any pair may have been dealt; then the rejected card may be any that nobody is seen to have', () => {
    const real = connectingFlights.setup(config(), 2, fastChance(5));
    let worlds = dealtWorlds(real);
    expect(worlds.length).toBe(12);
    expectSameOdds(imaginedOdds(real, 0, dealtIn), oddsIn(worlds, dealtIn), 'as they are dealt');

    connectingFlights.apply(real, 1, kept(real, 1)[1] as Action, fastChance(1));
    worlds = after(worlds, real, 0, 1, (world) => kept(world, 1));
    expect(worlds.length).toBe(24);
    expectSameOdds(imaginedOdds(real, 0, dealtIn), oddsIn(worlds, dealtIn), 'when the other may have chosen');

    const own = kept(real, 0)[0] as Action;
    connectingFlights.apply(real, 0, own, fastChance(1));
    worlds = after(worlds, real, 0, 0, () => [own]);
    expect(worlds.length).toBe(6);
    expectSameOdds(imaginedOdds(real, 0, dealtIn), oddsIn(worlds, dealtIn), 'when both are shown');
  });
});

describe('sabotage cards', () => {
  const place = (id: SabotageId) => WORLD.sabotages.findIndex((one) => one.id === id);
  const sabotagesIn = ({ sabotages, sabotageQueue, frame }: State) =>
    JSON.stringify([sabotages, sabotageQueue, frame.kind === 'use' ? frame.sabotage : null]);

  /** Three cards are shuffled in the deck, two lie under it for all to know; these seats sabotage one after another. */
  function tiny(...[seat = 0, ...then]: number[]): State {
    return position({
      seats: 3,
      frame: { kind: 'sabotage', seat, then },
      // Identities are no matter here, and the odds are counted sooner without them.
      claimed: [true, true, true],
      owned: [[], ['plane-1', 'london', 'paris'], []],
      sabotages: {
        fine: 'under',
        'slot-refused': 'under',
        'wildcat-strike': 0,
        'engine-failure': 'plane-1',
        'runway-works': 'london',
        'bad-press': 'paris',
      },
      contrived: true,
    });
  }

  function compareAlong(
    real: State,
    eye: Eye,
    script: readonly (readonly [seat: number, action: Action])[],
    drawn?: readonly SabotageId[],
  ): void {
    const luck = drawn === undefined ? fastChance(2) : fate(real, drawn);
    let worlds: World[] = [{ state: connectingFlights.clone(real), weight: 1 }];
    script.forEach(([seat, action], step) => {
      connectingFlights.apply(real, seat, action, luck);
      // Nobody can have used in another world what cannot be used there.
      worlds = after(worlds, real, eye, seat, (world) =>
        connectingFlights.check(world, seat, action) === null ? [action] : [],
      );
      expectSameOdds(
        imaginedOdds(real, eye, sabotagesIn),
        oddsIn(worlds, sabotagesIn),
        `step ${step}, seat ${seat} ${JSON.stringify(action)}`,
      );
    });
  }

  /** Draws and puts back, one seat after another. */
  const buries = (...seats: number[]) =>
    seats.flatMap((seat): [number, Action][] => [
      [seat, drawSabotage],
      [seat, bury],
    ]);

  test.each<Eye>([0, 1, 2, 'watcher'])('CF-1.9 to eye %s a card put back unseen is any that it cannot place', (eye) => {
    compareAlong(tiny(1, 2, 1, 0), eye, buries(1, 2, 1));
  });

  test.each<Eye>([0, 1, 'watcher'])('CF-1.9 to eye %s known cards come up known when the deck begins again', (eye) => {
    // Three cards of the deck, two that all know, then the first of those that were put back.
    compareAlong(tiny(1, 2, 1, 2, 1, 0, 2), eye, buries(1, 2, 1, 2, 1, 0));
  });

  test('CF-4.7 a card that is used is seen by all, and the ones still hidden are fewer', () => {
    compareAlong(
      tiny(1, 2, 0),
      0,
      [
        [1, drawSabotage],
        [1, bury],
        [2, drawSabotage],
        [2, sabotage(1)],
      ],
      ['visa-trouble', 'poached-crew'],
    );
  });

  test('CF-9.2 a card drawn from under the deck is known to whoever has seen it go there', () => {
    const real = tiny(1, 2, 0);
    real.sabotages = real.sabotages.map((at) => (at === -1 ? -2 : at));
    real.sabotageQueue = [
      { sabotage: place('fuel-leak'), knownTo: 0b001 },
      { sabotage: place('poached-crew'), knownTo: 0b010 },
      { sabotage: place('visa-trouble'), knownTo: everyone(3) },
      ...real.sabotageQueue,
    ];
    connectingFlights.apply(real, 1, drawSabotage, fastChance(1));
    const drawn = (eye: Eye) => {
      const { frame } = connectingFlights.view(real, eye);
      return frame.kind === 'use' ? frame.sabotage : null;
    };
    expect(([0, 1, 2, 'watcher'] as const).map(drawn)).toEqual([place('fuel-leak'), place('fuel-leak'), -1, -1]);
    // Seat 2 can tell neither of the first two.
    expect(imaginedOdds(real, 2, sabotagesIn).size).toBe(2);
    expect(imaginedOdds(real, 0, sabotagesIn).size).toBe(1);
  });
});

describe('whole games', () => {
  test.each([2, 3, 5])('every state that %i seats can imagine looks the same to them and is sound', (seats) => {
    const luck = fastChance(seats);
    const { state, states } = playRandomly(config(), seats, seats);
    states.forEach((now, step) => {
      if (step % 7 !== 0 && now !== state) return;
      for (const eye of [0, 1, 'watcher'] as const) {
        const seen = connectingFlights.view(now, eye);
        const imagined = imagine(seen, luck);
        expect(connectingFlights.audit(imagined)).toEqual([]);
        expect(connectingFlights.view(imagined, eye)).toEqual(seen);
      }
    });
    // CF-9.3 all but the standing orders, which nobody needs any more.
    for (const eye of [0, 'watcher'] as const) {
      const { orders: _, ...shown } = imagine(connectingFlights.view(state, eye), luck);
      const { orders: __, ...real } = state;
      expect(shown).toEqual(real);
    }
  });

  test('one view imagined many times is not used up', () => {
    const seen = connectingFlights.view(position({ seats: 3 }), 0);
    const before = JSON.stringify(seen);
    const first = imagine(seen, fastChance(3));
    for (let seed = 0; seed < 50; seed++) {
      const imagined = imagine(seen, fastChance(seed));
      imagined.identities.fill(0);
      imagined.where.fill(0);
      imagined.sabotages.fill(0);
      imagined.trucks[1]?.fill(0);
    }
    expect(JSON.stringify(seen)).toBe(before);
    expect(imagine(seen, fastChance(3))).toEqual(first);
  });

  test('a view with more places than cards is not imagined', () => {
    const seen = connectingFlights.view(position({ seats: 3 }), 0);
    const queue = Array.from({ length: 10 }, () => ({ sabotage: -1, knownTo: 2 }));
    expect(() => imagine({ ...seen, sabotageQueue: queue }, fastChance(1))).toThrow('fewer cards out of sight');
  });
});
