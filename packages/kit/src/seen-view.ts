/**
 * Checks a view that somebody claims to have seen. An accepted view proves nothing, but it is possible in some game, so
 * that it can be shown.
 */

import { same } from './canonical.ts';
import type { Chance } from './chance/chance.ts';
import { fastChance } from './chance/fast.ts';
import type { Eye, Parsed } from './game.ts';
import type { Shape } from './schema.ts';

type ParseConfig<C> = (input: unknown, seats: number) => Parsed<C>;

interface Seen<C> {
  readonly eye: Eye;
  readonly config: C;
  readonly seats: number;
}

interface Seeing<C, V extends Seen<C>, S> {
  readonly parseConfig: ParseConfig<C>;
  readonly shape: (seats: number, config: C) => Shape;
  /** A problem of a view with the right shape; null for none. */
  readonly problem: (view: V) => string | null;
  /** A state that fits the view; null, or an exception, if there is none. */
  readonly imagine: (view: V, chance: Chance) => S | null;
  readonly audit: (state: S) => readonly string[];
  readonly view: (state: S, eye: Eye) => V;
}

/** What is wrong with a view; null for a view that is possible in some game. */
export function viewProblemOf<C, V extends Seen<C>, S>(game: Seeing<C, V, S>): (input: unknown) => string | null {
  const readConfig = configReader(game.parseConfig);
  return (input) => {
    const { config, seats } = Object(input) as Partial<V>;
    const parsed = readConfig(config, Number(seats));
    if (!parsed.ok) return parsed.problem;
    const problem = game.shape(Number(seats), parsed.value)(input, 'view');
    if (problem !== null) return problem;
    const view = input as V;
    const odd = game.problem(view);
    if (odd !== null) return odd;
    const state = behind(view, game.imagine);
    if (state === null) return 'view has cards that can lie nowhere';
    const [broken] = game.audit(state);
    if (broken !== undefined) return `view cannot be: ${broken}`;
    return same(game.view(state, view.eye), view) ? null : 'view is not what this eye would see';
  };
}

/** Accepts only complete configs, and caches them: all views of a match share one, and a board is slow to read. */
function configReader<C>(parseConfig: ParseConfig<C>): ParseConfig<C> {
  const known = new WeakMap<object, { readonly seats: number; readonly parsed: Parsed<C> }>();
  return (config, seats) => {
    if (typeof config !== 'object' || config === null) return { ok: false, problem: 'view.config must be an object' };
    const before = known.get(config);
    if (before?.seats === seats) return before.parsed;
    const read = parseConfig(config, seats);
    const isWhole = !read.ok || same(read.value, config);
    const parsed: Parsed<C> = isWhole ? read : { ok: false, problem: 'view.config is not complete' };
    known.set(config, { seats, parsed });
    return parsed;
  };
}

function behind<V, S>(view: V, imagine: (view: V, chance: Chance) => S | null): S | null {
  try {
    return imagine(view, fastChance(1));
  } catch {
    // The cards do not add up to a deck.
    return null;
  }
}
