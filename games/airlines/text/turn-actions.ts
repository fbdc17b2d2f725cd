/** The three actions of a turn (AL-3.1), as the picture offers them. */

export const TURN_ACTIONS = ['found', 'expand', 'play'] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];
