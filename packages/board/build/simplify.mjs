/** Leaves out what a coast can spare: Visvalingam and Whyatt's way, so that neighbours keep one common border. */

/**
 * Which of these points stay: a point goes while it spans a triangle smaller than the least there with its neighbours,
 * the smallest first. The two ends always stay: other lines begin there.
 * @param {readonly (readonly [number, number])[]} points
 * @param {(point: readonly [number, number]) => number} leastAt
 * @returns {boolean[]}
 */
export function worthKeeping(points, leastAt) {
  const kept = points.map(() => true);
  const before = points.map((_, index) => index - 1);
  const after = points.map((_, index) => index + 1);
  const least = points.map(leastAt);
  const areas = points.map((_, index) => areaAt(index));

  function areaAt(index) {
    const a = points[before[index]];
    const b = points[index];
    const c = points[after[index]];
    if (a === undefined || c === undefined) return Number.POSITIVE_INFINITY;
    const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
    return area / least[index];
  }

  for (;;) {
    let smallest = -1;
    let area = 1;
    for (let index = after[0] ?? points.length; index < points.length - 1; index = after[index]) {
      if (areas[index] < area) {
        smallest = index;
        area = areas[index];
      }
    }
    if (smallest === -1) return kept;
    kept[smallest] = false;
    const left = before[smallest];
    const right = after[smallest];
    after[left] = right;
    before[right] = left;
    // A neighbour must not look smaller than what went before it, or whole capes would vanish one after the other.
    for (const index of [left, right]) areas[index] = Math.max(areaAt(index), area);
  }
}
