/** What an explanation of the bot can name: the groups of what it looks at. */

export const REASON_TERMS = ['network', 'growth', 'cash', 'rivals', 'identity', 'sabotage'] as const;
export type Term = (typeof REASON_TERMS)[number];
