/** Every rule id of Connecting Flights in RULES.md, for rulebooks, refusals and tests. */

export const RULE_IDS = [
  ...(['CF-1.1', 'CF-1.2', 'CF-1.3', 'CF-1.4', 'CF-1.5', 'CF-1.6', 'CF-1.7', 'CF-1.8', 'CF-1.9'] as const),
  ...(['CF-2.1', 'CF-2.2', 'CF-2.3', 'CF-2.4', 'CF-2.5', 'CF-2.6', 'CF-2.7', 'CF-2.8', 'CF-2.9', 'CF-2.10'] as const),
  ...(['CF-3.1', 'CF-3.2', 'CF-3.3', 'CF-3.4', 'CF-3.5'] as const),
  ...(['CF-4.1', 'CF-4.2', 'CF-4.3', 'CF-4.4', 'CF-4.5', 'CF-4.6'] as const),
  ...(['CF-4.7', 'CF-4.8', 'CF-4.9', 'CF-4.10', 'CF-4.11'] as const),
  ...(['CF-8.1', 'CF-8.2', 'CF-8.3', 'CF-8.4'] as const),
  ...(['CF-9.1', 'CF-9.2', 'CF-9.3'] as const),
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export const SECTION_IDS = ['CF-1', 'CF-2', 'CF-3', 'CF-4', 'CF-8', 'CF-9'] as const;
export type SectionId = (typeof SECTION_IDS)[number];
