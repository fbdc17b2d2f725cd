/** `check-rules-cited [root]`: fails when RULES.md, rules, refusals and tests do not agree on the rule ids. */

import { counted, report } from './problem.ts';
import { checkRulesCited } from './rules-cited/check.ts';

const { games, rules, refusals, problems, uncited, passedOver } = checkRulesCited(process.argv[2] ?? process.cwd());
if (uncited.length > 0) console.log(`Warning: not cited in the code of any rules/: ${uncited.join(', ')}`);
for (const folder of passedOver) console.log(`Warning: ${folder} is skipped: it holds only build output`);
const allWell = `${counted(rules, 'rule')} and ${counted(refusals, 'refusal')} of ${counted(games, 'game')}, all tested`;
process.exitCode = report('check-rules-cited', problems, allWell, console.log);
