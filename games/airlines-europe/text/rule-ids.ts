/** Every rule id of Airlines Europe in RULES.md, for rulebooks, refusals and tests. */

export const RULE_IDS = [
  ...(['AE-1.1', 'AE-1.2', 'AE-1.3', 'AE-1.4', 'AE-1.5', 'AE-1.6', 'AE-1.7'] as const),
  ...(['AE-2.1', 'AE-2.2', 'AE-2.3', 'AE-2.4', 'AE-2.5', 'AE-2.6', 'AE-2.7', 'AE-2.8', 'AE-2.9', 'AE-2.10'] as const),
  ...(['AE-3.1', 'AE-3.2'] as const),
  ...(['AE-4.1', 'AE-4.2', 'AE-4.3', 'AE-4.4', 'AE-4.5', 'AE-4.6', 'AE-4.7', 'AE-4.8', 'AE-4.9'] as const),
  ...(['AE-4.10', 'AE-4.11'] as const),
  ...(['AE-5.1', 'AE-5.2', 'AE-5.3'] as const),
  ...(['AE-6.1', 'AE-6.2', 'AE-6.3'] as const),
  ...(['AE-7.1', 'AE-7.2'] as const),
  ...(['AE-8.1', 'AE-8.2', 'AE-8.3', 'AE-8.4', 'AE-8.5', 'AE-8.6', 'AE-8.7', 'AE-8.8', 'AE-8.9'] as const),
  ...(['AE-9.1', 'AE-9.2'] as const),
  ...(['AE-10.1', 'AE-10.2', 'AE-10.3', 'AE-10.4', 'AE-10.5', 'AE-10.6'] as const),
  ...(['AE-11.1', 'AE-11.2', 'AE-11.3', 'AE-11.4', 'AE-11.5'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];

type SectionOf<Id> = Id extends `${infer Section}.${number}` ? Section : never;
export type SectionId = SectionOf<RuleId>;

export const SECTION_IDS = [...new Set(RULE_IDS.map((id) => id.split('.')[0] as SectionId))];
