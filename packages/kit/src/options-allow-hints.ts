/** Whether hints may be given at a table with these options: some of them leave the puzzle to the players. */

import type { OptionSpec } from './game.ts';

/** `config` holds chosen options by key, or a parsed config; what it lacks has its default. */
export function optionsAllowHints(specs: readonly OptionSpec[], config: Readonly<Record<string, unknown>>): boolean {
  return specs.every(
    (spec) => spec.kind !== 'flag' || spec.hints !== true || (config[spec.key] ?? spec.default) === true,
  );
}
