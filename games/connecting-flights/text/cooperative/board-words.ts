/** What the picture of the cooperative game says besides the sentences. (Kept by H-PICTURE-A.) */

export interface BoardWords {
  readonly title: string;
}
