/** The maps there are: which part of the world each shows, and how it is laid flat. Add a line to add a map. */

/**
 * @typedef {object} Window
 * @property {readonly [number, number]} longitudes west and east end of what must be on the map
 * @property {readonly [number, number]} latitudes south and north end
 * @property {readonly [number, number] | null} parallels where the cone cuts the globe: true to scale there; null where the
 *   whole world is shown, which no cone can
 * @property {number} width of the map in its own units; a unit is about a pixel on a desk
 * @property {{ readonly x: number, readonly y: number }} bleed drawn beyond the map on each side, for screens of another shape
 * @property {number} detail corners of a coast that span a smaller triangle (in square units) are left out
 * @property {number} islet islands smaller than this (in square units) are left out
 * @property {number} grid degrees between the lines of the grid
 * @property {boolean} countries whether the borders of countries are drawn
 */

/** @type {Readonly<Record<string, Window>>} */
export const WINDOWS = {
  europe: {
    longitudes: [-15, 42],
    latitudes: [32.6, 62.9],
    parallels: [38, 56],
    width: 1000,
    bleed: { x: 620, y: 320 },
    detail: 0.4,
    islet: 2,
    grid: 10,
    countries: true,
  },
  'north-america': {
    longitudes: [-126.5, -67.5],
    latitudes: [17.3, 69],
    parallels: [25, 60],
    width: 1000,
    bleed: { x: 900, y: 320 },
    detail: 0.4,
    islet: 2,
    grid: 10,
    countries: true,
  },
  /** Cut where the fewest live: between Alaska and Siberia, and then east of Fiji and New Zealand. */
  world: {
    longitudes: [-169, 191],
    latitudes: [-57, 76],
    parallels: null,
    width: 1000,
    bleed: { x: 320, y: 320 },
    detail: 1,
    islet: 3,
    grid: 30,
    countries: false,
  },
};
