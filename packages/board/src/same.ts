/** Whether two pieces of plain data say the same, their parts in the same order, as those of actions and plans are. */
export function sameData(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
