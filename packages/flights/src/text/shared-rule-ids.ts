/** The rules and sections that the rulebooks of both games give in the same words. */

export type SharedRuleId =
  | 'CF-1.1'
  | 'CF-1.3'
  | 'CF-1.4'
  | 'CF-1.5'
  | 'CF-2.1'
  | 'CF-2.2'
  | 'CF-2.3'
  | 'CF-2.4'
  | 'CF-2.5'
  | 'CF-2.6'
  | 'CF-2.7'
  | 'CF-2.8'
  | 'CF-2.9'
  | 'CF-8.1';

export type SharedSectionId = 'CF-1' | 'CF-2' | 'CF-8' | 'CF-9';
