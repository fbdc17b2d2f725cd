/** CF-5.2 how hard it is: what charters cost, and how many come after round 8. */

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
