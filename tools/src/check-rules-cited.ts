/** `check-rules-cited [root]`: fails when RULES.md, rules, refusals and tests do not tell of the same rule ids. */

import { counted, report } from './problem.ts';
import { checkRulesCited } from './rules-cited/check.ts';

const { games, rules, refusals, problems, uncited, passedOver } = checkRulesCited(process.argv[2] ?? process.cwd());
if (uncited.length > 0) console.log(`Warning: cited nowhere in the code of rules/: ${uncited.join(', ')}`);
for (const folder of passedOver)
  console.log(`Warning: ${folder} is passed over: there is nothing in it but what was built`);
const allWell = `${counted(rules, 'rule')} and ${counted(refusals, 'refusal')} of ${counted(games, 'game')}, all tested`;
process.exitCode = report('check-rules-cited', problems, allWell, console.log);
