/** The rulebook by number: a rule, a section, or the list of sections. */

import { RULE_IDS, SECTION_IDS, type Text } from '@tarmac/connecting-flights/text';

/** One line a rule; null when there is none of that number. */
export function ruleLines(typed: string, { sections, rulebook }: Text): string[] | null {
  const id = typed.trim().toUpperCase();
  if (id === '') return SECTION_IDS.map((each) => `${each.padEnd(6)} ${sections[each]}`);
  const rule = RULE_IDS.find((candidate) => candidate === id);
  if (rule !== undefined) return [`${rule}  ${rulebook[rule]}`];
  const section = SECTION_IDS.find((candidate) => candidate === id);
  if (section === undefined) return null;
  const rules = RULE_IDS.filter((candidate) => candidate.startsWith(`${section}.`));
  return [`${section}  ${sections[section]}`, ...rules.map((each) => `${each}  ${rulebook[each]}`)];
}
