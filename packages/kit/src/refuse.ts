/** Makes the refusals of a game from its table of codes and rules. */

import type { Fact, Refusal } from './game.ts';

/** By code: the rule that an action would break, or several rules of which it would break one. */
type RulesByCode = Readonly<Record<string, string | readonly string[]>>;

type Refuse<R extends RulesByCode> = <C extends keyof R & string>(
  code: C,
  facts?: Readonly<Record<string, Fact>>,
  ...rule: R[C] extends readonly string[] ? [R[C][number]] : []
) => Refusal;

/** For a code with several rules the caller names the broken one. */
export function refuserOf<R extends RulesByCode>(rules: R): Refuse<R> {
  return (code, facts = {}, ...[rule]) => ({ code, rule: rule ?? (rules[code] as string), ...facts });
}
