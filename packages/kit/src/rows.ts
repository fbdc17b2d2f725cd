/** Copies rows of numbers, such as one row for each seat. */

/** A loop for speed: states are copied thousands of times a second. */
export function copyRows<T>(rows: readonly T[][]): T[][] {
  const copy: T[][] = new Array(rows.length);
  for (let row = 0; row < rows.length; row++) copy[row] = (rows[row] as T[]).slice();
  return copy;
}
