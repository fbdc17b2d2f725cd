/** The four actions of a turn (AE-3.1) in the picture: A, B, C and D. */

export const TURN_ACTIONS = ['buy', 'play', 'exchange', 'cash'] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];
