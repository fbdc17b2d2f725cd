/** The rulebook by number: a rule, a section, or the list of sections. */

interface Rulebook {
  readonly sectionIds: readonly string[];
  /** Each begins with the id of its section and a point. */
  readonly ruleIds: readonly string[];
  readonly sections: Readonly<Record<string, string>>;
  readonly rulebook: Readonly<Record<string, string>>;
}

/** One line a rule; null when there is none of that number. */
export function ruleLines(typed: string, { sectionIds, ruleIds, sections, rulebook }: Rulebook): string[] | null {
  const id = typed.trim().toUpperCase();
  const line = (rule: string) => `${rule}  ${rulebook[rule]}`;
  if (id === '') return sectionIds.map((each) => `${each.padEnd(6)} ${sections[each]}`);
  if (ruleIds.includes(id)) return [line(id)];
  if (!sectionIds.includes(id)) return null;
  return [`${id}  ${sections[id]}`, ...ruleIds.filter((each) => each.startsWith(`${id}.`)).map(line)];
}
