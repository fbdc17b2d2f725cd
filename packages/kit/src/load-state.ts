/** Loads and validates saved states. */

import type { Parsed } from './game.ts';
import type { Shape } from './schema.ts';

/** Describes the states of the current version of the rules. */
interface Saves<C, S> {
  /** The game's name, for error messages. */
  readonly name: string;
  readonly version: number;
  readonly parseConfig: (input: unknown, seats: number) => Parsed<C>;
  readonly shape: (seats: number, config: C) => Shape;
  readonly audit: (state: S) => readonly string[];
}

/** Throws on a state that is not of this version. A game with earlier versions migrates it first. */
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
