/** A poster of the home page or a campaign, as data: painted in the page's own colours, by day and by night. */

/** What a poster of the home page is painted with: the colours of the page's own. */
type PosterInk = 'sky' | 'ray' | 'sun' | 'hill' | 'hill-near' | 'runway' | 'metal' | 'shade' | 'stripe';

/** A game's poster, 200 wide and 260 high. */
export interface PosterArt {
  readonly sky: PosterInk;
  /** Painted one over the other; a line is drawn, everything else is filled. */
  readonly shapes: readonly (readonly [ink: PosterInk, path: string, line?: 'line'])[];
  /** Airliners from above; turned clockwise, in degrees. */
  readonly planes: readonly (readonly [ink: PosterInk, x: number, y: number, turn: number, size: number])[];
}
