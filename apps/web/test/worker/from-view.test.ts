/** What may be done and what would come of it: worked out from a view, it must be what the rules do, and tell nothing more. */

import {
  type Action,
  airlinesEurope,
  deckPlan,
  type News,
  SHARE_INDEX,
  type State,
  type View,
} from '@tarmac/airlines-europe/rules';
import type { Preview } from '@tarmac/board';
import { bagSize, fastChance, type RecordingChance, recordingChance, type Seat } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { choicesFrom, lastChoices } from '../../src/worker/from-view.ts';
import { gameCalled } from '../../src/worker/games.ts';
import { GAME } from './support.ts';

const known = gameCalled(GAME);
const actionsFrom = (view: unknown, seed: number) => choicesFrom(known, view, seed).actions();
const checkFrom = (view: unknown, action: unknown, seed: number) => choicesFrom(known, view, seed).check(action);

function previewFrom(view: unknown, action: unknown, seed: number): Preview {
  const considered = choicesFrom(known, view, seed).consider(action);
  if ('refusal' in considered) throw new Error(considered.refusal.code);
  return considered.preview;
}
const OPTIONS = [{}, { flightBan: true, deck: 'exact' }, { deck: 'alternate', openScores: true }] as const;

interface Situation {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
}

/** A decision now and then out of whole games, with what was decided. */
function* situations(everyNth: number): Generator<Situation> {
  for (const seats of [2, 3, 5]) {
    for (const [number, options] of OPTIONS.entries()) {
      const luck = fastChance(100 * seats + number);
      const config = airlinesEurope.parseConfig(options, seats);
      if (!config.ok) throw new Error(config.problem);
      const state = airlinesEurope.setup(config.value, seats, luck);
      for (let place = 0; airlinesEurope.outcome(state) === null; place++) {
        const owing = airlinesEurope.toAct(state).seats;
        const seat = owing[luck.draw(owing.length)] as Seat;
        const actions = airlinesEurope.actions(state, seat);
        const action = actions[luck.draw(actions.length)] as Action;
        const isLast = airlinesEurope.outcome(after({ state, seat, action }).state) !== null;
        if (place % everyNth === 0 || isLast) yield { state: airlinesEurope.clone(state), seat, action };
        airlinesEurope.apply(state, seat, action, luck);
      }
    }
  }
}

/** What truly comes of it. */
function after({ state, seat, action }: Situation): { state: State; news: News[]; chance: RecordingChance } {
  const chance = recordingChance(fastChance(1));
  const news: News[] = [];
  const next = airlinesEurope.clone(state);
  airlinesEurope.apply(next, seat, action, chance, news);
  return { state: next, news, chance };
}

function seen({ state, seat }: Situation): View {
  return airlinesEurope.view(state, seat);
}

test('a seat may do from its view what the rules let it do, in the same order', () => {
  for (const situation of situations(7)) {
    const { state, seat } = situation;
    const view = seen(situation);
    const actions = airlinesEurope.actions(state, seat);
    for (const seed of [1, 2]) expect(actionsFrom(view, seed)).toEqual(actions);
    for (const action of [...actions, { type: 'cash' } as const, { type: 'stop' } as const])
      expect(checkFrom(view, action, 3)).toEqual(airlinesEurope.check(state, seat, action));
  }
});

test('a seat that owes nothing and a watcher have nothing to do', () => {
  for (const { state, seat } of situations(25)) {
    expect(actionsFrom(airlinesEurope.view(state, 'watcher'), 1)).toEqual([]);
    const other = (seat + 1) % state.seats;
    expect(actionsFrom(airlinesEurope.view(state, other), 1)).toEqual(airlinesEurope.actions(state, other));
  }
});

test('what is not even an action, or a watcher’s, is a mistake of the page', () => {
  const [situation] = [...situations(1000)];
  if (situation === undefined) throw new Error('no game was played');
  expect(() => checkFrom(seen(situation), { type: 'fly' }, 1)).toThrow();
  expect(() => checkFrom(airlinesEurope.view(situation.state, 'watcher'), situation.action, 1)).toThrow();
  expect(() => previewFrom(seen(situation), { type: 'stop' }, 1)).toThrow(/notNow/);
});

test('whatever is asked of one moment, it is imagined once, and a choice is checked once and applied at most once', () => {
  const calls: string[] = [];
  const counted = <K extends 'imagine' | 'check' | 'apply'>(name: K) => ({
    [name]: (...args: never[]) => {
      calls.push(name);
      return (known.game[name] as (...args: never[]) => unknown)(...args);
    },
  });
  const game = { ...known.game, ...counted('imagine'), ...counted('check'), ...counted('apply') };
  const counting = { ...known, game };
  for (const situation of situations(20)) {
    const { state, seat, action } = situation;
    const { chance } = after(situation);
    // What a reveal brings is tried in several worlds.
    if (chance.draws.length > 0 || chance.revealed) continue;
    const choices = lastChoices(() => 1);
    const asked = () => choices(counting, structuredClone(seen(situation)));
    calls.length = 0;
    expect(asked().actions()).toEqual(airlinesEurope.actions(state, seat));
    expect(calls).toEqual(['imagine']);
    expect(asked().consider(action)).toHaveProperty('preview');
    expect(calls).toEqual(['imagine', 'check', 'apply']);
    expect(asked().check(action)).toBeNull();
    expect(calls).toEqual(['imagine', 'check', 'apply', 'check']);
    calls.length = 0;
    choices(counting, airlinesEurope.view(after(situation).state, seat));
    expect(calls).toEqual(['imagine']);
  }
});

describe('a preview', () => {
  test('does not depend on what was imagined', () => {
    for (const situation of situations(5)) {
      const [first, ...others] = [1, 2, 3, 4, 5].map((seed) => previewFrom(seen(situation), situation.action, seed));
      for (const other of others) expect(other).toEqual(first);
    }
  });

  test('of what draws nothing is the truth', () => {
    let whole = 0;
    for (const situation of situations(3)) {
      const preview = previewFrom(seen(situation), situation.action, 9);
      if (!preview.whole) continue;
      whole++;
      const { state, news } = after(situation);
      // Whether others have chosen in secret decides what happens, and is not known.
      if (situation.state.frame.kind === 'opening' && state.frame.kind !== 'opening') continue;
      expect(preview.view).toEqual(airlinesEurope.view(state, situation.seat));
      expect(preview.news).toEqual(news.map((item) => airlinesEurope.tell(item, situation.seat)));
      expect(preview.facts).toEqual(known.facts(preview.view));
    }
    expect(whole).toBeGreaterThan(100);
  });

  test('stops at the first draw, and shows no card that was not known', () => {
    let stopped = 0;
    for (const situation of situations(3)) {
      const { chance, state } = after(situation);
      const preview = previewFrom(seen(situation), situation.action, 9);
      const isOver = airlinesEurope.outcome(state) !== null;
      if (chance.draws.length > 0) expect(preview.whole).toBe(false);
      else if (!isOver) expect(preview.whole).toBe(true);
      // At the end all is laid open. What can be worked out by then was seen to be the truth above.
      if (preview.whole) continue;
      stopped++;
      const view = preview.view as View;
      const news = preview.news as readonly News[];
      expect(view.laidOpen).toBeNull();
      expect(view.deckSize).toBeGreaterThanOrEqual(airlinesEurope.view(state, situation.seat).deckSize);
      expect(news.filter(({ kind }) => kind === 'drew' || kind === 'ended' || kind === 'thirdPortfolio')).toEqual([]);
      for (const item of news) if (item.kind === 'turnedUp') expect(item.airlines).toEqual([]);
      const before = seen(situation);
      const mine = (counts: readonly number[] | null) => (counts ?? []).reduce((sum, count) => sum + count, 0);
      const taken = situation.action.type === 'take' ? 1 : 0;
      expect(mine(view.hand)).toBeLessThanOrEqual(mine(before.hand) + taken);
    }
    expect(stopped).toBeGreaterThan(100);
  });

  test('of shares that are played shows them all laid open, and the money', () => {
    let found = 0;
    for (const situation of situations(1)) {
      const { action, seat } = situation;
      if (action.type !== 'play' || action.share === 'abacus' || action.count < 2) continue;
      const before = seen(situation);
      const { view, whole } = previewFrom(before, action, 4) as { view: View; whole: boolean };
      if (!whole) continue;
      found++;
      expect(view.cash[seat]).toBe((before.cash[seat] ?? 0) + 2 * action.count);
      const held = (now: View) => now.portfolios[seat]?.reduce((sum, count) => sum + count, 0) ?? 0;
      expect(held(view)).toBe(held(before) + action.count);
    }
    expect(found).toBeGreaterThan(5);
  });

  describe('of an act that ends the game without a draw', () => {
    /** The deck is empty but for the third scoring card, which the seat is about to take. */
    function last(seats: number): Situation {
      const [found] = [...situations(1)].filter(({ state }) => state.seats === seats && state.frame.kind === 'share');
      if (found === undefined) throw new Error('nobody ever took a share');
      const { state, seat } = found;
      state.bag.forEach((count, airline) => {
        state.gone[airline] = (state.gone[airline] ?? 0) + count;
        state.bag[airline] = 0;
      });
      const { shares } = deckPlan(seats);
      state.deck = { drawn: shares, met: 2, metAt: shares - 20 };
      state.scorings = 2;
      return { state, seat, action: { type: 'draw' } };
    }

    test('the scoring is shown, and nobody’s hand', () => {
      const situation = last(3);
      expect(airlinesEurope.outcome(after(situation).state)).not.toBeNull();
      const previews = [1, 2, 3].map((seed) => previewFrom(seen(situation), situation.action, seed));
      for (const { view, news, whole } of previews) {
        expect(whole).toBe(false);
        expect(view).toMatchObject({ laidOpen: null, scorings: 3, endedBy: null });
        expect((news as readonly News[]).map(({ kind }) => kind)).toContain('scoringEnded');
        expect({ view, news }).toEqual({ view: previews[0]?.view, news: previews[0]?.news });
      }
    });

    test('AE-9.2 with two players all is shown but what the third player’s hidden cards decide', () => {
      const situation = last(2);
      const { state, seat } = situation;
      const other = 1 - seat;
      // Some cards of the other hand have left the game face down.
      const hand = state.hands[other] as number[];
      const given = state.given[other] as number[];
      hand.slice(0, -1).forEach((count, airline) => {
        if (count === 0) return;
        hand[airline] = count - 1;
        given[airline] = (given[airline] ?? 0) + 1;
      });
      const left = hand.slice(0, -1);
      state.sightings[other] = { open: left.map(() => 0), closed: bagSize(left), since: [] };
      // Nobody is asked to take a card of the market any more.
      for (const airline of state.market)
        state.gone[SHARE_INDEX[airline]] = (state.gone[SHARE_INDEX[airline]] ?? 0) + 1;
      state.market = [];
      expect(airlinesEurope.outcome(after(situation).state)).not.toBeNull();
      const previews = [1, 2, 3].map((seed) => previewFrom(seen(situation), situation.action, seed));
      for (const { view, news, whole } of previews) {
        expect(whole).toBe(false);
        expect(view).toMatchObject({ laidOpen: null, scorings: 2, payouts: state.payouts, deck: { met: 3 } });
        const told = (news as readonly News[]).map(({ kind }) => kind);
        expect(told).toEqual(expect.arrayContaining(['scoringCard', 'scoringBegan']));
        for (const kind of ['thirdPortfolio', 'scored', 'ended']) expect(told).not.toContain(kind);
        expect({ view, news }).toEqual({ view: previews[0]?.view, news: previews[0]?.news });
      }
    });
  });
});
