/** The source of luck. The rules get a Chance as an argument and may use no other. */

export interface Chance {
  /** A whole number from 0 to bound - 1, each equally likely. */
  draw(bound: number): number;
  /** Marks that hidden information became known without a draw; undo stops here. */
  reveal(): void;
}

/** One draw in the log. With its bound it can be checked without the rules. */
export type Draw = readonly [value: number, bound: number];

/** Far above the size of any bag, far below the bias of a 48-bit block. */
const LARGEST_BOUND = 2 ** 31;

export function assertBound(bound: number): void {
  if (!Number.isInteger(bound) || bound < 1 || bound > LARGEST_BOUND) {
    throw new Error(`draw(${bound}): the bound must be a whole number from 1 to ${LARGEST_BOUND}`);
  }
}
