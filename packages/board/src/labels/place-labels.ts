/**
 * Finds a place for every label of a map: clear of circles, airplanes, dots and one another, as near as possible. Runs
 * ahead of time for the boards that come with a game, and in the page for others.
 */

import { widthOf } from './letter-widths.ts';
import { CODES, codesAt, type LabelPlace, type LabelPlan, packed, placeOf, SIZED, ZOOMS } from './plan.ts';
import { FLAG, flagSide, type Label, type LabelSpec, sizeAt } from './spec.ts';

interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The height of a name's letters with what goes below the line, in pixels. */
const NAME_HEIGHT = 13;
/** Air around a label, in pixels. */
const AIR = 1.2;
const DOT = 5.5;

const COSTS = {
  /** By ring, see `placeOf`. */
  rings: [0, 0.12, 0.5, 1, 1.8, 2.8, 4.2, 6, 8],
  /** For each tenth. */
  smaller: 1,
  slant: 0.15,
  upright: 0.1,
  left: 0.05,
  circle: 20,
  dot: 15,
  outside: 30,
  label: 25,
  leader: 2,
} as const;

/** Only the best places of a label are tried against other labels. */
const TRIED = 80;
/** What costs more covers something. */
const CONFLICT = 15;
const ROUNDS = 60;
const SHAKES = 16;

interface Offer {
  readonly code: number;
  readonly cost: number;
  readonly place: LabelPlace;
  /** Relative to the dot. */
  readonly rects: readonly Rect[];
}

/** A spec at one zoom: positions in pixels of the drawing. */
interface Laid {
  readonly dots: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
  readonly circles: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
  readonly room: Rect;
}

export { LAID_FLAT } from './laid-flat.ts';

/** Takes half a minute; `quickly` takes a moment and lets labels touch where there is little room. */
export function placeLabels(spec: LabelSpec, languages: readonly string[], effort: 'quickly' | 'well'): LabelPlan {
  const place = effort === 'well' ? layoutFor : quickLayout;
  return Object.fromEntries(
    languages.map((language) => [language, ZOOMS.map((_, layout) => packed(place(spec, language, layout)))]),
  );
}

/** One after another, those with the least room first. */
function quickLayout(spec: LabelSpec, language: string, layout: number): number[] {
  const laid = samplesOf(layout, spec)
    .slice(0, 1)
    .map((zoom) => laidAt(spec, zoom));
  const dots = laid[0]?.dots ?? [];
  const offers = spec.labels.map((label, index) => offersFor(label, index, language, laid));
  const order = offers.map((_, index) => index).toSorted((a, b) => bestOf(offers, b) - bestOf(offers, a));
  const placed: Rect[] = [];
  const codes = offers.map(() => 0);
  for (const label of order) {
    const at = dots[label] ?? { x: 0, y: 0 };
    const costs = (offers[label] ?? []).map((offer) => {
      const rects = offer.rects.map((rect) => moved(rect, at));
      const covered = rects.flatMap((rect) => placed.filter((other) => overlap(rect, other) > 0)).length;
      return { offer, rects, cost: offer.cost + covered * COSTS.label };
    });
    const best = costs.reduce((least, one) => (one.cost < least.cost ? one : least));
    codes[label] = best.offer.code;
    placed.push(...best.rects);
  }
  return codes;
}

function bestOf(offers: readonly (readonly Offer[])[], label: number): number {
  return offers[label]?.[0]?.cost ?? 0;
}

/** The zooms between which sizes change little: what is clear at each of them is clear between them. */
function samplesOf(layout: number, { drawing }: Pick<LabelSpec, 'drawing'>): readonly number[] {
  // Below this zoom the drawing is the same in map units.
  const least = drawing.pixels / drawing.units;
  const from = Math.max(ZOOMS[layout] ?? 0, least);
  const to = Math.max(from, ZOOMS[layout + 1] ?? 5);
  return [0, 0.25, 0.5, 0.75, 0.999].map((part) => from + (to - from) * part);
}

function laidAt({ room, labels, stops, circle, drawing }: LabelSpec, zoom: number): Laid {
  const unit = sizeAt(drawing, zoom);
  const radius = sizeAt(circle, zoom) / unit;
  return {
    dots: labels.map(({ x, y, radius: dot }) => ({ x: x / unit, y: y / unit, radius: dot })),
    circles: stops.map(({ x, y, span }) => ({ x: x / unit, y: y / unit, radius: radius * span })),
    room: {
      left: room.x / unit,
      right: (room.x + room.width) / unit,
      top: room.y / unit,
      bottom: (room.y + room.height) / unit,
    },
  };
}

/** What a label covers, relative to its dot. */
function rectsOf(label: Label, place: LabelPlace, language: string): Rect[] {
  const width = label.size?.width ?? widthOf(label.text?.[language] ?? '') * place.size;
  const height = label.size?.height ?? NAME_HEIGHT * place.size;
  const left = place.across === 1 ? place.x : place.across === -1 ? place.x - width : place.x - width / 2;
  const rect = { left, right: left + width, top: place.y - height / 2, bottom: place.y + height / 2 };
  if (label.flag !== true) return [rect];
  const side = flagSide(place);
  return [
    rect,
    { left: side < 0 ? -FLAG.width : 0, right: side < 0 ? 0 : FLAG.width, top: -FLAG.top, bottom: -FLAG.bottom },
  ];
}

function layoutFor(spec: LabelSpec, language: string, layout: number): number[] {
  const laid = samplesOf(layout, spec).map((zoom) => laidAt(spec, zoom));
  const offers = spec.labels.map((label, index) => offersFor(label, index, language, laid));
  const neighbours = neighboursOf(offers, laid);
  const order = offers.map((_, index) => index).toSorted((a, b) => bestOf(offers, b) - bestOf(offers, a));

  const chosen = offers.map(() => 0);
  const clashAt = (label: number, offer: number): number => {
    let sum = 0;
    for (const { other, costs, theirs } of neighbours[label] ?? [])
      sum += costs[offer * theirs + (chosen[other] ?? 0)] ?? 0;
    return sum;
  };
  const costAt = (label: number, offer: number): number => (offers[label]?.[offer]?.cost ?? 0) + clashAt(label, offer);
  const total = (): number =>
    chosen.reduce((sum, offer, label) => sum + (offers[label]?.[offer]?.cost ?? 0) + clashAt(label, offer) / 2, 0);

  const settle = (): void => {
    for (let round = 0; round < ROUNDS; round += 1) {
      let isMoved = false;
      for (const label of order) {
        let best = chosen[label] ?? 0;
        let least = costAt(label, best);
        const many = offers[label]?.length ?? 0;
        for (let offer = 0; offer < many; offer += 1) {
          const cost = costAt(label, offer);
          if (cost < least - 1e-9) [best, least] = [offer, cost];
        }
        if (best !== chosen[label]) {
          chosen[label] = best;
          isMoved = true;
        }
      }
      if (!isMoved) return;
    }
  };

  settle();
  let best = [...chosen];
  let least = total();
  // Shaken: the labels in conflict and their neighbours begin anew elsewhere. Always alike.
  let seed = 1;
  const random = (bound: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % bound;
  };
  for (let shake = 0; shake < SHAKES * spec.labels.length; shake += 1) {
    best.forEach((offer, label) => {
      chosen[label] = offer;
    });
    // Every second time one that is in conflict, with one of its neighbours.
    const inConflict = best.flatMap((offer, at) => (costAt(at, offer) >= CONFLICT ? [at] : []));
    const isHelped = shake % 2 === 0 && inConflict.length > 0;
    const label = isHelped ? (inConflict[random(inConflict.length)] ?? 0) : random(spec.labels.length);
    chosen[label] = random(offers[label]?.length ?? 1);
    const near = neighbours[label] ?? [];
    const other = isHelped && near.length > 0 ? (near[random(near.length)]?.other ?? 0) : random(spec.labels.length);
    chosen[other] = random(offers[other]?.length ?? 1);
    settle();
    const sum = total();
    if (sum < least - 1e-9) [best, least] = [[...chosen], sum];
  }
  return best.map((offer, label) => offers[label]?.[offer]?.code ?? 0);
}

function offersFor(label: Label, index: number, language: string, laid: readonly Laid[]): readonly Offer[] {
  const isMark = label.size !== undefined;
  const all = Array.from({ length: isMark ? SIZED : CODES }, (_, code): Offer => {
    const place = placeOf(code, label.radius);
    const rects = rectsOf(label, place, language);
    const worst = Math.max(...laid.map((one) => inTheWay(rects, place, index, one)));
    return { code, place, rects, cost: worst + tasteOf(place, isMark) };
  });
  return all.toSorted((a, b) => a.cost - b.cost || a.code - b.code).slice(0, TRIED);
}

function tasteOf({ ring, direction, size }: LabelPlace, isMark: boolean): number {
  const slanted = direction % 8 === 0 ? 0 : direction % 4 === 0 ? COSTS.upright : COSTS.slant;
  const isLeft = direction > 4 && direction < 12;
  return (
    (COSTS.rings[ring] ?? 0) * (isMark ? 0.5 : 1) +
    slanted +
    (isLeft ? COSTS.left : 0) +
    (1 - size) * 10 * COSTS.smaller
  );
}

/** What of the map itself a label would cover. */
function inTheWay(rects: readonly Rect[], place: LabelPlace, index: number, laid: Laid): number {
  const at = laid.dots[index] ?? { x: 0, y: 0, radius: 0 };
  let cost = 0;
  rects.forEach((relative, part) => {
    // A flag may touch what a name may not.
    const weight = part === 0 ? 1 : 0.05;
    const rect = moved(relative, at);
    for (const { x, y, radius } of laid.circles) {
      const deep = radius + AIR - distance(rect, x, y);
      if (deep > 0) cost += weight * COSTS.circle * (1 + deep / radius);
    }
    laid.dots.forEach(({ x, y, radius }) => {
      if (x === at.x && y === at.y) return;
      const deep = Math.max(radius, DOT) + AIR - distance(rect, x, y);
      if (deep > 0) cost += weight * COSTS.dot * (1 + deep / DOT);
    });
    if (!isInside(rect, laid.room)) cost += COSTS.outside;
  });
  if (place.isLed) {
    for (const { x, y, radius } of laid.circles)
      if (fromLine(x - at.x, y - at.y, place.x, place.y) < radius * 0.8) cost += COSTS.leader;
  }
  return cost;
}

/** A label that may be in another's way: what each of their offers cost together. */
interface Neighbour {
  readonly other: number;
  readonly theirs: number;
  /** By own offer and theirs. */
  readonly costs: Float32Array;
}

/** Farther apart than this, in pixels, no labels meet. */
const FAR = 330;

function neighboursOf(offers: readonly (readonly Offer[])[], laid: readonly Laid[]): readonly Neighbour[][] {
  const found: Neighbour[][] = offers.map(() => []);
  offers.forEach((ours, one) => {
    for (let other = one + 1; other < offers.length; other += 1) {
      const theirs = offers[other] ?? [];
      const costs = new Float32Array(ours.length * theirs.length);
      const turned = new Float32Array(ours.length * theirs.length);
      let doMeet = false;
      for (const { dots } of laid) {
        const [at, there] = [dots[one], dots[other]];
        if (at === undefined || there === undefined) continue;
        const apart = { x: there.x - at.x, y: there.y - at.y };
        if (Math.hypot(apart.x, apart.y) > FAR) continue;
        ours.forEach((mine, first) => {
          theirs.forEach((its, second) => {
            const cost = together(mine, its, apart);
            if (cost === 0) return;
            doMeet = true;
            const place = first * theirs.length + second;
            const worst = Math.max(costs[place] ?? 0, cost);
            costs[place] = worst;
            turned[second * ours.length + first] = worst;
          });
        });
      }
      if (!doMeet) continue;
      found[one]?.push({ other, theirs: theirs.length, costs });
      found[other]?.push({ other: one, theirs: ours.length, costs: turned });
    }
  });
  return found;
}

function together(mine: Offer, its: Offer, apart: { readonly x: number; readonly y: number }): number {
  let cost = 0;
  for (const rect of mine.rects) {
    for (const other of its.rects) {
      const deep = overlap(rect, moved(other, apart));
      if (deep > 0) cost += COSTS.label * (1 + deep / 10);
    }
  }
  const [name, theirs] = [mine.rects[0], its.rects[0]];
  if (its.place.isLed && name !== undefined && crosses(name, apart, its.place)) cost += COSTS.leader;
  if (mine.place.isLed && theirs !== undefined && crosses(theirs, { x: -apart.x, y: -apart.y }, mine.place))
    cost += COSTS.leader;
  return cost;
}

function crosses(rect: Rect, from: { readonly x: number; readonly y: number }, by: LabelPlace): boolean {
  return [0.2, 0.4, 0.6, 0.8].some((part) => {
    const [x, y] = [from.x + by.x * part, from.y + by.y * part];
    return x > rect.left && x < rect.right && y > rect.top && y < rect.bottom;
  });
}

/** How deep two rectangles overlap, with their air; 0 if they do not. */
function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left) + AIR;
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + AIR;
  return Math.max(0, Math.min(wide, high));
}

function distance({ left, right, top, bottom }: Rect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function isInside(rect: Rect, room: Rect): boolean {
  return rect.left >= room.left && rect.right <= room.right && rect.top >= room.top && rect.bottom <= room.bottom;
}

function fromLine(x: number, y: number, toX: number, toY: number): number {
  const length = toX ** 2 + toY ** 2;
  const part = Math.min(1, Math.max(0, (x * toX + y * toY) / length));
  return Math.hypot(x - toX * part, y - toY * part);
}

function moved({ left, right, top, bottom }: Rect, { x, y }: { readonly x: number; readonly y: number }): Rect {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/** Of boards on a telephone across, upright, on tablets and desktops, and as near as one can go; close to one another. */
export const ZOOMS_OF_SCREENS: readonly number[] = Array.from({ length: 60 }, (_, step) => 0.2 * 25 ** (step / 59));

/** What lies on what at a zoom, in words; for tests. */
export function touchingLabels(
  spec: LabelSpec,
  layouts: readonly string[],
  language: string,
  zoom: number,
): readonly string[] {
  const laid = laidAt(spec, zoom);
  const codes = codesAt(layouts, zoom);
  const labels = spec.labels.flatMap((label, index) => {
    const [at, code] = [laid.dots[index], codes[index]];
    const rect = code === undefined ? undefined : rectsOf(label, placeOf(code, label.radius), language)[0];
    return at === undefined || rect === undefined ? [] : [{ id: label.id, at, rect: moved(rect, at) }];
  });
  const missing = spec.labels.length - labels.length;
  return [
    ...(missing === 0 ? [] : [`${missing} labels have no place`]),
    ...labels.flatMap(({ id, at, rect }, index) => [
      ...laid.circles.flatMap((circle, which) =>
        distance(rect, circle.x, circle.y) < circle.radius ? [`${id} on circle ${which}`] : [],
      ),
      ...laid.dots.flatMap((dot, which) =>
        distance(rect, dot.x, dot.y) < dot.radius && !(dot.x === at.x && dot.y === at.y)
          ? [`${id} on the dot of ${spec.labels[which]?.id}`]
          : [],
      ),
      ...labels.slice(index + 1).flatMap((other) => (overlap(rect, other.rect) > AIR ? [`${id} on ${other.id}`] : [])),
      ...(isInside(rect, laid.room) ? [] : [`${id} is cut off`]),
    ]),
  ];
}
