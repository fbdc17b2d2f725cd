/** The rules that the rulebooks of both games give in the same words. */

export const SHARED_RULE_IDS = [
  ...(['CF-1.1', 'CF-1.3', 'CF-1.4', 'CF-1.5'] as const),
  ...(['CF-2.1', 'CF-2.2', 'CF-2.3', 'CF-2.4', 'CF-2.5', 'CF-2.6', 'CF-2.7', 'CF-2.8', 'CF-2.9'] as const),
  'CF-8.1',
] as const;
export type SharedRuleId = (typeof SHARED_RULE_IDS)[number];

export type SharedSectionId = 'CF-1' | 'CF-2' | 'CF-8' | 'CF-9';
