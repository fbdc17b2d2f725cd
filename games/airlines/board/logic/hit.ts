/** The target of a press on the map. Lines and circles are thin; fingers are not. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The index of the nearest spot within reach, else null. */
export function nearestSpot(at: Spot, spots: readonly Spot[], reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  spots.forEach((spot, index) => {
    const away = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (away > least) return;
    least = away;
    best = index;
  });
  return best;
}

/** The same for lines through several points. */
export function nearestLine(at: Spot, lines: readonly (readonly Spot[])[], reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  lines.forEach((line, index) => {
    for (let part = 1; part < line.length; part += 1) {
      const away = fromStretch(at, line[part - 1] as Spot, line[part] as Spot);
      if (away > least) continue;
      least = away;
      best = index;
    }
  });
  return best;
}

function fromStretch(at: Spot, from: Spot, to: Spot): number {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = along.x ** 2 + along.y ** 2;
  const part = length === 0 ? 0 : ((at.x - from.x) * along.x + (at.y - from.y) * along.y) / length;
  const held = Math.min(1, Math.max(0, part));
  return Math.hypot(at.x - from.x - along.x * held, at.y - from.y - along.y * held);
}
