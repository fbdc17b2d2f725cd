/** Reads a board file: its shape here, what makes it playable in board-problems.ts. */

import type { Parsed } from '@tarmac/kit';
import { AIRLINES, type Airline } from './airlines.ts';
import type { Board, Bonus, City, Route, Track, Words, Zone } from './board.ts';
import { boardProblems } from './board-problems.ts';
import { BAD, exactly, flag, identifier, list, number, object, oneOf, type Reader, text } from './read-json.ts';

export { boardProblems };

/** Far beyond any real board; they only keep a hostile file from costing much. */
const MOST = { cities: 200, routes: 400, licences: 10, zones: 100, letters: 60, problems: 20 };
const LARGEST = 1_000_000;

const id = identifier(MOST.letters);
const words = object<Words>({ en: text(MOST.letters), fr: text(MOST.letters) });
const amount = number(-LARGEST, LARGEST);
const airline = oneOf(AIRLINES);

const city = object<City>({ id, name: words, longitude: number(-180, 180), latitude: number(-90, 90) });

const route = object<Route>({
  id,
  cities: exactly<readonly [string, string]>(id, 2),
  licences: list(amount, MOST.licences),
  remote: flag,
});

const track = object<Track>({
  zones: list(object<Zone>({ from: amount, row: exactly<Zone['row']>(amount, 5) }), MOST.zones),
  starts: forEachAirline(amount),
});

const board = object<Board>({
  id,
  name: words,
  source: oneOf(['rulebook', 'reconstructed']),
  cities: list(city, MOST.cities),
  routes: list(route, MOST.routes),
  homes: forEachAirline(id),
  track,
  bonuses: list(object<Bonus>({ airline, target: id, spaces: amount }), AIRLINES.length),
});

function forEachAirline<T>(reader: Reader<T>): Reader<Record<Airline, T>> {
  const fields = Object.fromEntries(AIRLINES.map((name) => [name, reader]));
  return object<Record<Airline, T>>(fields as Record<Airline, Reader<T>>);
}

/** Whatever the input is, it is answered, not thrown at; the board is a copy that shares nothing with it. */
export function parseBoard(input: unknown): Parsed<Board> {
  const problems: string[] = [];
  const value = board(input, '', problems);
  if (value === BAD) return { ok: false, problem: joined(problems) };
  const unplayable = boardProblems(value);
  return unplayable.length > 0 ? { ok: false, problem: joined(unplayable) } : { ok: true, value };
}

function joined(problems: readonly string[]): string {
  const told = problems.slice(0, MOST.problems);
  const more = problems.length - told.length;
  return (more > 0 ? [...told, `and ${more} more`] : told).join('; ');
}
