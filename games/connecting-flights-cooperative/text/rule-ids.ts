/** Every rule id of the cooperative game in RULES.md, for its rulebook, refusals and tests. */

export const RULE_IDS = [
  ...(['CF-1.1', 'CF-1.2', 'CF-1.3', 'CF-1.4', 'CF-1.5', 'CF-1.6', 'CF-1.7', 'CF-1.8', 'CF-1.9'] as const),
  ...(['CF-2.1', 'CF-2.2', 'CF-2.3', 'CF-2.4', 'CF-2.5', 'CF-2.6', 'CF-2.7', 'CF-2.8', 'CF-2.9', 'CF-2.10'] as const),
  ...(['CF-5.1', 'CF-5.2', 'CF-5.3', 'CF-5.4'] as const),
  ...(['CF-6.1', 'CF-6.2', 'CF-6.3', 'CF-6.4', 'CF-6.5', 'CF-6.6'] as const),
  ...(['CF-7.1', 'CF-7.2', 'CF-7.3', 'CF-7.4', 'CF-7.5', 'CF-7.6', 'CF-7.7'] as const),
  ...(['CF-8.1', 'CF-8.2', 'CF-8.5'] as const),
  'CF-9.4',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export const SECTION_IDS = ['CF-1', 'CF-2', 'CF-5', 'CF-6', 'CF-7', 'CF-8', 'CF-9'] as const;
export type SectionId = (typeof SECTION_IDS)[number];
