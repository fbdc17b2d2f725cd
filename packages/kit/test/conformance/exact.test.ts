/** On a tiny deck, what an eye imagines is exactly what all histories that look the same to it make likely. */

import { type Chance, canonical, type Eye, everyDraw, type Seat } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import { type Action, PUBLIC, type State, type View } from '../toy/state.ts';

type Odds = Map<string, number>;

const EYES: readonly Eye[] = [0, 1, 'watcher'];

/** Where each card lies. Orders and pending choices are decisions, which have no odds. */
function layout(state: State): string {
  const kinds = (cards: State['queue']) => cards.map((card) => card.kind);
  return canonical([state.bag, kinds(state.queue), state.hands.map(kinds)]);
}

function add(odds: Odds, key: string, weight: number): void {
  odds.set(key, (odds.get(key) ?? 0) + weight);
}

/**
 * Whoever is lowest among those to act does anything, all as likely. Two decisions are left out to keep the
 * tree small: the second price, and the order, which everybody changes once and for all before the first act.
 */
function histories(depth: number, seen: (state: State, weight: number) => void): void {
  function go(state: State, weight: number, left: number): void {
    seen(state, weight);
    const [seat] = toy.toAct(state).seats;
    if (left === 0 || seat === undefined) return;
    const choices = toy.actions(state, seat).filter((action) => !isLeftOut(action));
    for (const action of choices) {
      everyDraw((chance, odds) => {
        const next = toy.clone(state);
        toy.apply(next, seat, action, chance);
        go(next, (weight / choices.length) * odds(), left - 1);
      });
    }
  }
  everyDraw((chance, odds) => {
    const state = toy.setup({ deck: 'tiny' }, 2, chance);
    const weight = odds();
    for (const seat of [0, 1]) toy.apply(state, seat, { type: 'order', order: 'sell' }, chance);
    go(state, weight, depth);
  });
}

function isLeftOut(action: Action): boolean {
  return action.type === 'order' || (action.type === 'offer' && action.price > 1);
}

function normalised(odds: Odds): Odds {
  const all = [...odds.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...odds].map(([key, weight]) => [key, weight / all]));
}

type Imagine = typeof toy.imagine;

function imaginedOdds(seen: View, imagine: Imagine): Odds {
  const odds: Odds = new Map();
  everyDraw((chance, weight) => add(odds, layout(imagine(seen, chance)), weight()));
  return odds;
}

/** Every view that ten acts can lead to, with the odds of what lies behind it. */
function everyView(): { view: View; odds: Odds }[] {
  const truth = new Map<string, { view: View; odds: Odds }>();
  histories(10, (state, weight) => {
    for (const eye of EYES) {
      const view = toy.view(state, eye);
      const key = canonical(view);
      const found = truth.get(key) ?? { view, odds: new Map() };
      truth.set(key, found);
      add(found.odds, layout(state), weight);
    }
  });
  return [...truth.values()].map(({ view, odds }) => ({ view, odds: normalised(odds) }));
}

function agree(brute: Odds, imagined: Odds): boolean {
  const close = [...brute].every(([key, weight]) => Math.abs((imagined.get(key) ?? 0) - weight) < 1e-9);
  return close && imagined.size === brute.size;
}

const views = everyView();
const wrong = (imagine: Imagine) => views.filter(({ view, odds }) => !agree(odds, imaginedOdds(view, imagine)));

test('imagine has the odds of brute force over all histories', () => {
  expect(wrong(toy.imagine)).toEqual([]);
  // That says something only where there is something to be unsure of, and cards that one seat alone knows.
  const unsure = views.filter(({ odds }) => odds.size > 1);
  const buried = views.filter(({ view }) => view.queue.some((card) => card.kind !== null && card.known !== PUBLIC));
  expect(unsure.length).toBeGreaterThan(100);
  expect(buried.length).toBeGreaterThan(20);
});

test('and an imagine that is a little biased has not', () => {
  const biased = (chance: Chance): Chance => ({ ...chance, draw: (bound) => chance.draw(bound) && chance.draw(bound) });
  expect(wrong((view, chance) => toy.imagine(view, biased(chance))).length).toBeGreaterThan(100);
});

test('a seat knows what it buried, also when another seat has drawn it; the others do not', () => {
  const state = toy.setup({ deck: 'full' }, 3, { draw: (bound) => bound - 1, reveal() {} });
  const act = (seat: Seat, action: Action) => {
    expect(toy.check(state, seat, action)).toBeNull();
    toy.apply(state, seat, action, { draw: (bound) => bound - 1, reveal() {} });
  };
  const round = (third: Action) => {
    for (const seat of [0, 1, 2]) if (state.hands[seat]?.length) act(seat, { type: 'play', slot: 0 });
    act(2, { type: 'deal' });
    for (const seat of [0, 1]) act(seat, { type: 'pass' });
    act(2, third);
  };
  // Six cards are dealt and three more in the first round, so the bag is empty when seat 2 buries.
  round({ type: 'bury', slot: 0 });
  const [buried] = state.queue;
  expect(buried?.known).toBe(1 << 2);
  for (const eye of [0, 1, 'watcher'] as const) expect(toy.view(state, eye).queue[0]?.kind).toBeNull();
  expect(toy.view(state, 2).queue[0]?.kind).toBe(buried?.kind);
  round({ type: 'pass' });
  const drawn = state.hands[0]?.at(-1);
  expect(drawn).toEqual({ kind: buried?.kind, known: (1 << 0) | (1 << 2) });
  expect(toy.view(state, 2).hands[0]?.at(-1)?.kind).toBe(buried?.kind);
  expect(toy.view(state, 1).hands[0]?.at(-1)?.kind).toBeNull();
});
