/** Saved states, validated on the way in. */

import type { Parsed } from './game.ts';
import type { Shape } from './schema.ts';

/** What a state of the version the rules have now is like. */
interface Saves<C, S> {
  /** The game's, for what is said of a save that cannot be loaded. */
  readonly name: string;
  readonly version: number;
  readonly parseConfig: (input: unknown, seats: number) => Parsed<C>;
  readonly shape: (seats: number, config: C) => Shape;
  readonly audit: (state: S) => readonly string[];
}

/** Throws on what is no state of this version: a game with earlier versions brings theirs up to it first. */
export function loadState<C, S extends { readonly config: C; readonly seats: number }>(
  saved: unknown,
  version: number,
  { name, version: current, parseConfig, shape, audit }: Saves<C, S>,
): S {
  if (version !== current) throw new Error(`${name}: no migration from version ${version} to ${current}`);
  const { config, seats } = Object(saved) as Partial<S>;
  const parsed = parseConfig(config, Number(seats));
  if (!parsed.ok) throw new Error(`${name}: ${parsed.problem}`);
  const problem = shape(Number(seats), parsed.value)(saved, 'state');
  if (problem !== null) throw new Error(`${name}: ${problem}`);
  const state: S = { ...(JSON.parse(JSON.stringify(saved)) as S), config: parsed.value };
  const broken = audit(state);
  if (broken.length > 0) throw new Error(`${name}: the saved state is broken: ${broken.join('; ')}`);
  return state;
}
