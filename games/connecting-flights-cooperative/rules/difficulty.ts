/** CF-5.2 the difficulties: the cost of charters, and the demand after round 8. */

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
