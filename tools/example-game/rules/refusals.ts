/** Every reason to refuse, with its rule. */

export const REFUSALS = { 'not-your-turn': 'EG-2.1', 'hand-full': 'EG-2.2' } as const;
export type RefusalCode = keyof typeof REFUSALS;
