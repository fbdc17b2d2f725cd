/** What a change at a table may sound like, besides "your turn". */

export const SOUNDS = ['place', 'cash', 'scoring'] as const;
export type Sound = (typeof SOUNDS)[number];
