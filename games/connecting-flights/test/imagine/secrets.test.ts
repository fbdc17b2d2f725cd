/** CF-9: who sees and hears what. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { fastChance, recordingChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import type { SabotageId } from '../../rules/cards/ids.ts';
import { WORLD } from '../../rules/data/world.ts';
import type { Frame, State } from '../../rules/state.ts';
import { SABOTAGE_HIDDEN } from '../../rules/view-types.ts';
import { act, actAndHear, heard, newsOf } from '../support/act.ts';
import { bury, drawSabotage, first, keep, order, sabotage, stayHome } from '../support/actions.ts';
import { EYES, expectOnlySeenBy, twin, view } from '../support/eyes.ts';
import { config, planning, position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

const place = (id: SabotageId) => WORLD.sabotages.findIndex((one) => one.id === id);
const saboteur = (seat: number, ...then: number[]): Frame => ({ kind: 'sabotage', seat, then });

const PUBLIC = [
  'round',
  'phase',
  'firstSeat',
  'where',
  'rightsOf',
  'planeQueue',
  'passengerQueue',
  'trucks',
  'truckSupply',
  'coins',
  'revenue',
  'revenues',
  'players',
  'startContinents',
  'claimed',
  'missed',
  'events',
  'named',
  'row',
  'bargains',
  'rented',
  'offersMade',
  'offers',
  'plans',
  'flown',
  'endedBy',
] as const;

describe('CF-9.1 open to all', () => {
  test('CF-9.1 cards, trucks, coins, queues, offers, plans shown, events, claims', () => {
    const { states } = playRandomly(config({ offers: '5' }), 3, 11);
    for (const state of states.filter((_, step) => step % 10 === 0)) {
      for (const eye of EYES) for (const key of PUBLIC) expect(view(state, eye)[key], key).toEqual(state[key]);
    }
  });

  test('CF-9.1 a frame in which nothing is hidden is everyone’s', () => {
    const state = position({ seats: 3 });
    for (const eye of EYES) expect(view(state, eye).frame).toEqual(state.frame);
  });
});

describe('CF-9.2 own eyes only', () => {
  test('CF-9.2 an identity until it is claimed', () => {
    const state = position({ seats: 3, identities: ['connector', 'hub-owner', 'first-class'], claimed: [false, true] });
    const seen = EYES.map((eye) => view(state, eye).identities);
    expect(seen).toEqual([
      [1, 4, null],
      [null, 4, null],
      [null, 4, 3],
      [null, 4, null],
    ]);
  });

  test('CF-9.2 the standing order, and nobody else hears of it', () => {
    const before = position({ seats: 3, orders: [true, true, true] });
    const { state, news } = actAndHear(before, 1, order(false));
    expectOnlySeenBy(before, state, [1]);
    expect(EYES.map((eye) => heard(news, eye).length)).toEqual([0, 1, 0, 0]);
    expect(EYES.map((eye) => view(state, eye).order)).toEqual([true, false, true, null]);
  });

  test('CF-9.2 the two player cards, and which of them is kept, until all have chosen; the rejected one after that', () => {
    const dealt = connectingFlights.setup(config(), 3, fastChance(1));
    expect(EYES.map((eye) => view(dealt, eye).dealt.map((pair) => pair !== null))).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ]);
    const ids = dealt.dealt.map((pair) => pair.map((one) => WORLD.players[one]?.id ?? 'trader'));
    const chosen = act(dealt, 1, keep(ids[1]?.[1] ?? 'trader'));
    expectOnlySeenBy(dealt, chosen, [1]);
    const shown = act(act(chosen, 0, keep(ids[0]?.[0] ?? 'trader')), 2, keep(ids[2]?.[0] ?? 'trader'));
    expect(view(shown, 'watcher').players).toEqual([dealt.dealt[0]?.[0], dealt.dealt[1]?.[1], dealt.dealt[2]?.[0]]);
    expect(view(shown, 0).dealt).toEqual([dealt.dealt[0], null, null]);
  });

  test('CF-9.2 a first flight until all are in, even that it was chosen', () => {
    const { states } = playRandomly(config(), 3, 5);
    const before = states.find(({ frame }) => frame.kind === 'first') as State;
    const listed = connectingFlights.actions(before, 1).find(({ type }) => type === 'first') ?? first('', '', 1, 1);
    expectOnlySeenBy(before, act(before, 1, listed), [1]);
  });

  test('CF-9.2 a flight plan until all are in, even that it was handed in', () => {
    const before = position({ seats: 3, frame: planning(3) });
    const { state, news } = actAndHear(before, 2, stayHome);
    expectOnlySeenBy(before, state, [2]);
    expect(EYES.flatMap((eye) => heard(news, eye))).toEqual([]);
    expect(connectingFlights.awaited(view(state, 0))).toEqual([0, 1, 2]);
    expect(connectingFlights.awaited(view(state, 2))).toEqual([0, 1]);
  });

  test('CF-9.2 a sabotage card drawn: the others hear that it was, and not which', () => {
    const { state, news } = actAndHear(position({ seats: 3, frame: saboteur(1, 2) }), 1, drawSabotage, ['fine']);
    expect(EYES.map((eye) => newsOf(heard(news, eye), 'drewSabotage')[0]?.sabotage)).toEqual([
      null,
      'fine',
      null,
      null,
    ]);
    expect(EYES.map((eye) => view(state, eye).frame)).toEqual(
      EYES.map((eye) => ({ ...state.frame, sabotage: eye === 1 ? place('fine') : -1 })),
    );
    expect(EYES.map((eye) => view(state, eye).sabotages[place('fine')])).toEqual([
      SABOTAGE_HIDDEN,
      -3,
      SABOTAGE_HIDDEN,
      SABOTAGE_HIDDEN,
    ]);
    const other = twin(state, (changed) => {
      changed.sabotages[place('fine')] = -1;
      changed.sabotages[place('fuel-leak')] = -3;
      changed.frame = { ...changed.frame, sabotage: place('fuel-leak') } as Frame;
    });
    expectOnlySeenBy(state, other, [1]);
  });

  test('CF-1.9 put under the deck unseen it is known to its saboteur alone', () => {
    const drawn = act(position({ seats: 3, frame: saboteur(1, 2) }), 1, drawSabotage, ['fine']);
    const { state, news } = actAndHear(drawn, 1, bury);
    expect(EYES.map((eye) => newsOf(heard(news, eye), 'buried')[0]?.sabotage)).toEqual([null, 'fine', null, null]);
    expect(EYES.map((eye) => view(state, eye).sabotageQueue)).toEqual(
      EYES.map((eye) => [{ sabotage: eye === 1 ? place('fine') : -1, knownTo: 2 }]),
    );
  });

  test('CF-9.1 one that is used is seen by all, under the deck too', () => {
    const drawn = act(position({ seats: 3, frame: saboteur(1, 2) }), 1, drawSabotage, ['fine']);
    const { state, news } = actAndHear(drawn, 1, sabotage(0));
    for (const eye of EYES) {
      expect(heard(news, eye)).toEqual(news);
      expect(view(state, eye).sabotageQueue).toEqual(state.sabotageQueue);
      expect(view(state, eye).sabotages[place('fine')]).toBe(-2);
    }
  });
});

describe('CF-9.3 the end', () => {
  test('CF-9.3 all is shown', () => {
    const { state } = playRandomly(config(), 3, 21);
    for (const eye of EYES) {
      const seen = view(state, eye);
      expect(seen.identities).toEqual(state.identities);
      expect(seen.dealt).toEqual(state.dealt);
      expect(seen.sabotages).toEqual(state.sabotages);
      expect(seen.sabotageQueue).toEqual(state.sabotageQueue);
    }
  });

  test('CF-3.4, CF-9.2 as a phase ends undo stops, for who does not claim tells something too', () => {
    const state = connectingFlights.clone(position({ seats: 3, frame: planning(3) }));
    for (const seat of [0, 1]) connectingFlights.apply(state, seat, stayHome, fastChance(1));
    const chance = recordingChance(fastChance(1));
    connectingFlights.apply(state, 2, stayHome, chance);
    expect(chance.revealed).toBe(true);
  });
});
