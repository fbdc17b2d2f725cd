/** Chooses the side of its city for each name, so that names and circles do not overlap. */

export const SIDES = ['e', 'w', 'n', 's', 'ne', 'se', 'nw', 'sw'] as const;
export type Side = (typeof SIDES)[number];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A name or another label beside a spot. */
export interface NamedSpot extends Spot {
  readonly id: string;
  readonly letters: number;
  /** Possible distances from the spot, as factors of the usual one, nearest first; only 1 by default. */
  readonly reaches?: readonly number[];
}

/** One that may be shortened, or left out where all places are taken. */
export interface CrowdedSpot extends NamedSpot {
  /** The letters of a shorter form. */
  readonly fewer: number;
  /** The heaviest choose first. */
  readonly weight: number;
}

export interface Placed {
  readonly side: Side;
  readonly reach: number;
}

export interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The size of a drawn name in pixels: the width of a letter, its height, and the distance from the city. */
const LETTER = 6.6;
const HEIGHT = 15;
export const AWAY = 9;
/** Covering another name is worse than covering a circle. */
const NAME_COST = 8;
/** The highest cost of a place that is clear. */
const CLEAR = 0.6;
/** The rim and glow of a circle, in pixels: a nearer name touches it. */
const RIM = 2.5;
/** Touching a circle costs more than a slant; covering its number costs more than touching several. */
const TOUCH_COST = 0.2;
const NUMBER_COST = 2.5;
/** A name beyond the edge is unreadable. */
const OUTSIDE_COST = 5;
/** A name straight beside the city is easiest to read. */
const SLANT_COST = 0.15;
const UPRIGHT_COST = 0.1;
const FAR_COST = 0.12;

/**
 * All values are pixels of a map at rest with this width and, if given, height. `hurdles` are circles that names should
 * not cover. The names with the fewest free sides choose first.
 */
export function nameSides(
  cities: readonly NamedSpot[],
  hurdles: readonly Spot[],
  radius: number,
  width: number,
  height = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, Placed> {
  const room = { left: 0, top: 0, right: width, bottom: height };
  const obstacles = { dots: dotsOf(cities), hurdles, radius, room, high: HEIGHT };
  const wishes = cities
    .map((city) => ({ city, offers: offersFor(city, obstacles) }))
    .toSorted((a, b) => freedom(a.offers) - freedom(b.offers));
  const placed: Rect[] = [];
  const sides = new Map<string, Placed>();
  for (const { city, offers } of wishes) {
    const costs = offers.map((one) => ({ ...one, cost: one.cost + NAME_COST * covered(one.rect, placed) }));
    const best = costs.reduce((least, one) => (one.cost < least.cost ? one : least));
    sides.set(city.id, { side: best.side, reach: best.reach });
    placed.push(best.rect);
  }
  return sides;
}

/** Where names may stand on a map too small for all of them; in pixels of the map. */
interface Crowd {
  /** Circles of this radius. */
  readonly hurdles: readonly Spot[];
  readonly radius: number;
  readonly room: Rect;
  /** The height of a name. */
  readonly high: number;
  /** Other writing. */
  readonly taken: readonly Rect[];
}

/** The same for a map too small for all names: one without a clear place is shortened, and then left out. */
export function clearNames(
  cities: readonly CrowdedSpot[],
  { taken, ...crowd }: Crowd,
): ReadonlyMap<string, Placed & { readonly isShort: boolean }> {
  const obstacles = { ...crowd, dots: dotsOf(cities) };
  const wishes = cities
    .map((city) => ({
      city,
      forms: [city.letters, city.fewer].map((letters) =>
        offersFor({ ...city, letters }, obstacles).filter(({ cost }) => cost < CLEAR),
      ),
    }))
    .toSorted((a, b) => b.city.weight - a.city.weight || (a.forms[1]?.length ?? 0) - (b.forms[1]?.length ?? 0));
  const placed = [...taken];
  const sides = new Map<string, Placed & { readonly isShort: boolean }>();
  for (const { city, forms } of wishes) {
    const free = forms.map((offers) => offers.filter(({ rect }) => covered(rect, placed) === 0));
    const isShort = free[0]?.length === 0;
    const [first, ...others] = free[isShort ? 1 : 0] ?? [];
    if (first === undefined) continue;
    const { side, reach, rect } = others.reduce((least, one) => (one.cost < least.cost ? one : least), first);
    sides.set(city.id, { side, reach, isShort });
    placed.push(rect);
  }
  return sides;
}

interface Offer extends Placed {
  readonly rect: Rect;
  readonly cost: number;
}

interface Obstacles {
  readonly dots: readonly Rect[];
  readonly hurdles: readonly Spot[];
  readonly radius: number;
  readonly room: Rect;
  /** The height of a name. */
  readonly high: number;
}

function offersFor(city: NamedSpot, { dots, hurdles, radius, room, high }: Obstacles): Offer[] {
  return (city.reaches ?? [1]).flatMap((reach) =>
    SIDES.map((side) => {
      const rect = nameBox(city, side, reach, high);
      const slant = side.length === 2 ? SLANT_COST : side === 'n' || side === 's' ? UPRIGHT_COST : 0;
      const within =
        rect.left >= room.left && rect.right <= room.right && rect.top >= room.top && rect.bottom <= room.bottom;
      const outside = within ? 0 : OUTSIDE_COST;
      const inTheWay = covered(rect, dots) + touched(rect, hurdles, radius);
      return { side, reach, rect, cost: inTheWay + slant + outside + (reach - 1) * FAR_COST };
    }),
  );
}

/** -1, 0 or 1 for each axis; a diagonal name comes nearer than one straight above or below. */
export function directionOf(side: Side): { readonly across: number; readonly along: number } {
  const across = side.includes('e') ? 1 : side.includes('w') ? -1 : 0;
  const along = side.includes('s') ? 1 : side.includes('n') ? -1 : 0;
  const near = across !== 0 && along !== 0 ? 0.72 : 1;
  return { across: across * near, along: along * near };
}

function nameBox({ x, y, letters }: NamedSpot, side: Side, reach: number, high: number): Rect {
  const width = letters * LETTER;
  const { across, along } = directionOf(side);
  const start = x + across * AWAY * reach;
  const left = start + ((Math.sign(across) - 1) * width) / 2;
  const middle = y + along * (AWAY + 5) * reach;
  return { left, right: left + width, top: middle - high / 2, bottom: middle + high / 2 };
}

function freedom(offers: readonly Offer[]): number {
  return offers.filter(({ cost }) => cost < 1).length;
}

/** How much of other rectangles a name would cover: 1 for one that it covers fully. */
function covered(rect: Rect, things: readonly Rect[]): number {
  let sum = 0;
  for (const thing of things) {
    const wide = Math.min(rect.right, thing.right) - Math.max(rect.left, thing.left);
    const high = Math.min(rect.bottom, thing.bottom) - Math.max(rect.top, thing.top);
    if (wide <= 0 || high <= 0) continue;
    const smaller = Math.min(areaOf(rect), areaOf(thing));
    sum += (wide * high) / smaller;
  }
  return sum;
}

/** How much of the circles a name would cover: since circles are round, a corner of the name may come nearer. */
function touched({ left, right, top, bottom }: Rect, circles: readonly Spot[], radius: number): number {
  let sum = 0;
  for (const { x, y } of circles) {
    const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const deep = 1 - away / (radius + RIM);
    if (deep > 0) sum += TOUCH_COST + NUMBER_COST * deep ** 3;
  }
  return sum;
}

function areaOf({ left, right, top, bottom }: Rect): number {
  return (right - left) * (bottom - top);
}

const dotsOf = (cities: readonly Spot[]): Rect[] => cities.map(({ x, y }) => around(x, y, 6));

function around(x: number, y: number, radius: number): Rect {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}
