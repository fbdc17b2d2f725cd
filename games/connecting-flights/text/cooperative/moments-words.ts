/** What rounds, the end and the board as a list say. (Kept by H-PICTURE-B.) */

export interface MomentWords {
  readonly title: string;
}
