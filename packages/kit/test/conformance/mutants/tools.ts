/** What the broken toys are made with. */

import { type Chance, type Eye, fastChance, type Game } from '@tarmac/kit';
import type { Rates } from '@tarmac/kit/conformance';
import { toy } from '../../toy/game.ts';
import type { Action, News, State, Toy, View } from '../../toy/state.ts';

export interface Mutant {
  readonly broken: Partial<Game<Toy>>;
  readonly says: RegExp;
  /** Shares of positions other than usual. */
  readonly rates?: Partial<Rates>;
  /** Whether the plan's own idea of what is hidden is needed to notice. */
  readonly scramble?: true;
}

/** By check, then by what is broken. */
export type Mutants = Readonly<Record<string, Readonly<Record<string, Mutant>>>>;

/** Applies as the toy does, then does something else as well. */
export function alsoAfter(more: (state: State, action: Action, news: News[] | undefined, chance: Chance) => void) {
  return (...[state, seat, action, chance, news]: Parameters<typeof toy.apply>): void => {
    toy.apply(state, seat, action, chance, news);
    more(state, action, news, chance);
  };
}

/** Forgets `reveal` wherever the rules say so. */
export function deafTo(when: (state: State, action: Action) => boolean) {
  return (...[state, seat, action, chance, news]: Parameters<typeof toy.apply>): void => {
    const deaf = { draw: (bound: number) => chance.draw(bound), reveal: () => {} };
    toy.apply(state, seat, action, when(state, action) ? deaf : chance, news);
  };
}

/** A view that carries what only the state knows. */
export function leaking(leak: (state: State, eye: Eye) => object) {
  return (state: State, eye: Eye): View => ({ ...toy.view(state, eye), ...leak(state, eye) });
}

/** Different in every call: what rules must not have. */
export const count = (() => {
  let calls = 0;
  return () => calls++;
})();

export const ownLuck = fastChance(99);

export function alter<V, W>(value: V, change: (value: NonNullable<V>) => W): W | Extract<V, null> {
  return value === null || value === undefined ? (value as Extract<V, null>) : change(value);
}

export function without(gone: (action: Action, state: State) => boolean) {
  return (state: State, seat: number) => toy.actions(state, seat).filter((action) => !gone(action, state));
}
