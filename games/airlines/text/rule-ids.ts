/** Every rule id of Airlines, as RULES.md lists them: what rulebooks, refusals and tests may cite. */

export const RULE_IDS = [
  ...(['AL-1.1', 'AL-1.2', 'AL-1.3', 'AL-1.4', 'AL-1.5', 'AL-1.6'] as const),
  ...(['AL-2.1', 'AL-2.2', 'AL-2.3'] as const),
  ...(['AL-3.1', 'AL-3.2'] as const),
  ...(['AL-4.1', 'AL-4.2', 'AL-4.3', 'AL-4.4', 'AL-4.5', 'AL-4.6', 'AL-4.7'] as const),
  ...(['AL-5.1', 'AL-5.2'] as const),
  ...(['AL-6.1', 'AL-6.2', 'AL-6.3'] as const),
  ...(['AL-7.1', 'AL-7.2', 'AL-7.3'] as const),
  ...(['AL-8.1', 'AL-8.2', 'AL-8.3'] as const),
  ...(['AL-9.1', 'AL-9.2', 'AL-9.3', 'AL-9.4', 'AL-9.5'] as const),
  ...(['AL-10.1', 'AL-10.2', 'AL-10.3'] as const),
  ...(['AL-11.1', 'AL-11.2', 'AL-11.3'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];

type SectionOf<Id> = Id extends `${infer Section}.${number}` ? Section : never;
export type SectionId = SectionOf<RuleId>;

export const SECTION_IDS = [...new Set(RULE_IDS.map((id) => id.split('.')[0] as SectionId))];
