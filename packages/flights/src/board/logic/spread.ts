/** Moves overlapping marks apart: London and Paris are less than a thumb apart. */

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The position that decides which of two is the higher one, if it is not the middle. */
  readonly place?: number;
}

const ROUNDS = 40;

/** All values are pixels. Returns the new middles by index; deterministic. */
export function spread(spots: readonly Spot[], air: number): readonly { readonly x: number; readonly y: number }[] {
  const at = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let one = 0; one < spots.length; one++) {
      for (let other = one + 1; other < spots.length; other++) moved = part(one, other) || moved;
    }
    if (!moved) break;
  }
  return at;

  /** Moves two apart by the shorter way, each by half of it. */
  function part(one: number, other: number): boolean {
    const [a, b] = [at[one], at[other]];
    const [sizeA, sizeB] = [spots[one], spots[other]];
    if (a === undefined || b === undefined || sizeA === undefined || sizeB === undefined) return false;
    const wide = (sizeA.width + sizeB.width) / 2 + air - Math.abs(a.x - b.x);
    const tall = (sizeA.height + sizeB.height) / 2 + air;
    if (wide <= 0.01 || tall - Math.abs(a.y - b.y) <= 0.01) return false;
    const isHigher = placeOf(sizeA) <= placeOf(sizeB);
    const high = tall - (isHigher ? b.y - a.y : a.y - b.y);
    if (high <= wide) {
      const way = (isHigher ? -high : high) / 2;
      a.y += way;
      b.y -= way;
    } else {
      const way = (a.x <= b.x ? -wide : wide) / 2;
      a.x += way;
      b.x -= way;
    }
    return true;
  }
}

function placeOf({ place, y }: Spot): number {
  return place ?? y;
}
