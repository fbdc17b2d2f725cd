/** Whether two pieces of plain data are equal, with keys in the same order, as in actions and plans. */
export function sameData(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
