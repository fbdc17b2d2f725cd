/** The next possible flights of each airline, as bit sets of routes like those of the rules. */

import { AIRLINES, FREE, type State, type Tables } from '@tarmac/airlines/rules';

/** The word and the bit of a route in the bit sets. */
const wordOf = (route: number): number => route >> 5;
const bitOf = (route: number): number => 1 << (route & 31);

/** The number of a route without a free circle, or with one that no card can pay. */
const CLOSED = 99;

/** The next reading overwrites the arrays. */
export interface Reach {
  words: number;
  /** By route: the lowest free number. */
  numbers: Int32Array;
  /** By airline and word: the routes at its headquarters or beside its network. */
  within: Int32Array;
  /** The ones it could fly next with the right card; before founding, the ones it can begin with. */
  open: Int32Array;
  /** By word: the routes with a circle that some card can pay. */
  free: Int32Array;
  /** AL-9.2 by airline: markers on the board. */
  readonly markers: Float64Array;
  /** By airline: the number of open routes. */
  readonly ways: Float64Array;
}

export function newReach(): Reach {
  const none = new Int32Array(0);
  return {
    words: 0,
    numbers: none,
    within: none,
    open: none,
    free: none,
    markers: new Float64Array(AIRLINES.length),
    ways: new Float64Array(AIRLINES.length),
  };
}

export function readReach(state: State, tables: Tables, into: Reach): void {
  const { words, beside, firstCircle, circleCount, numbers, routeStyle, highest, allowedRoutes } = tables;
  const { circles, founded, inactive } = state;
  const routes = firstCircle.length;
  if (into.words !== words || into.numbers.length !== routes) size(into, words, routes);
  const { within, open, free, markers, ways } = into;
  // At first `open` holds the routes an airline has claimed.
  open.fill(0);
  free.fill(0);
  for (let place = 0; place < within.length; place++) within[place] = tables.besideHeadquarters[place]!;
  for (let airline = 0; airline < AIRLINES.length; airline++) markers[airline] = founded[airline] ? 1 : 0;
  for (let route = 0; route < routes; route++) {
    const first = firstCircle[route]!;
    const end = first + circleCount[route]!;
    const word = wordOf(route);
    const bit = bitOf(route);
    let number = CLOSED;
    for (let circle = first; circle < end; circle++) {
      const lying = circles[circle]!;
      if (lying === FREE) {
        if (number === CLOSED) number = numbers[circle]!;
      } else if (lying >= 0) {
        const own = lying * words;
        markers[lying] = markers[lying]! + 1;
        open[own + word] = open[own + word]! | bit;
        for (let each = 0; each < words; each++)
          within[own + each] = within[own + each]! | beside[route * words + each]!;
      }
    }
    if (number > highest[routeStyle[route]!]!) number = CLOSED;
    else free[word] = free[word]! | bit;
    into.numbers[route] = number;
  }
  for (let airline = 0; airline < AIRLINES.length; airline++) {
    const isDead = state.markers[airline]! === 0 || inactive[airline] === true;
    let count = 0;
    for (let word = 0; word < words; word++) {
      const at = airline * words + word;
      const reached = isDead ? 0 : within[at]! & allowedRoutes[at]! & free[word]! & ~open[at]!;
      open[at] = reached;
      count += bitsIn(reached);
    }
    ways[airline] = count;
  }
}

function size(reach: Reach, words: number, routes: number): void {
  reach.words = words;
  reach.numbers = new Int32Array(routes);
  reach.within = new Int32Array(AIRLINES.length * words);
  reach.open = new Int32Array(AIRLINES.length * words);
  reach.free = new Int32Array(words);
}

export function isOpenTo({ words, open }: Reach, airline: number, route: number): boolean {
  return (open[airline * words + wordOf(route)]! & bitOf(route)) !== 0;
}

/** The number of routes that this flight would bring within reach. */
export function waysBehind({ words, within, free }: Reach, tables: Tables, airline: number, route: number): number {
  let count = 0;
  for (let word = 0; word < words; word++) {
    const at = airline * words + word;
    count += bitsIn(tables.beside[route * words + word]! & tables.allowedRoutes[at]! & free[word]! & ~within[at]!);
  }
  return count;
}

export function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
