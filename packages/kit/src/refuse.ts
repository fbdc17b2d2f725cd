/** Refusals of a game, made from its table of codes and the rules they stand for. */

import type { Fact, Refusal } from './game.ts';

/** By code, the rule an action would break, or those of which it would break one. */
type RulesByCode = Readonly<Record<string, string | readonly string[]>>;

type Refuse<R extends RulesByCode> = <C extends keyof R & string>(
  code: C,
  facts?: Readonly<Record<string, Fact>>,
  ...rule: R[C] extends readonly string[] ? [R[C][number]] : []
) => Refusal;

/** Where a code stands for several rules, the caller says which one is broken here. */
export function refuserOf<R extends RulesByCode>(rules: R): Refuse<R> {
  return (code, facts = {}, ...[rule]) => ({ code, rule: rule ?? (rules[code] as string), ...facts });
}
