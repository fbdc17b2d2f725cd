/** Where luck comes from. The rules are handed a Chance and know no other source. */

export interface Chance {
  /** A whole number from 0 to bound - 1, each as likely. */
  draw(bound: number): number;
  /** Says that hidden information became known without a draw; undo stops here. */
  reveal(): void;
}

/** One draw as the log keeps it: with its bound, so that it can be checked without the rules. */
export type Draw = readonly [value: number, bound: number];

/** Far above any bag, far below what a 48-bit block can serve without bias. */
const LARGEST_BOUND = 2 ** 31;

export function assertBound(bound: number): void {
  if (!Number.isInteger(bound) || bound < 1 || bound > LARGEST_BOUND) {
    throw new Error(`draw(${bound}): the bound must be a whole number from 1 to ${LARGEST_BOUND}`);
  }
}
