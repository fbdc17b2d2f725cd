/** Reads a board file: its shape here, what makes it playable in board-problems.ts. */

import { also, finite, flag, list, oneOf, type Parsed, parseShape, record, type Shape, text } from '@tarmac/kit';
import { AIRLINES } from './airlines.ts';
import type { Board } from './board.ts';
import { boardProblems } from './board-problems.ts';

export { boardProblems };

/** Far beyond any real board; they only keep a hostile file from costing much. */
const MOST = { cities: 200, routes: 400, licences: 10, zones: 100, letters: 60, problems: 20 };

const upTo = (limit: number) => finite(-limit, limit);

/** Which numbers are right is for boardProblems to say, more precisely than a shape can. */
const amount = upTo(1_000_000);

const id = also(
  text(MOST.letters),
  (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value as string),
  'must be lower-case letters, digits and single hyphens',
);

// Control and direction characters or lone surrogates would garble a page that shows the name.
const name = also(
  text(MOST.letters),
  (value) => /\S/u.test(value as string) && !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u.test(value as string),
  'must be a name that can be seen, without control characters',
);
const words = record({ en: name, fr: name });

const city = record({ id, name: words, longitude: upTo(180), latitude: upTo(90) });
const route = record({ id, cities: list(id, 2, 2), licences: list(amount, 0, MOST.licences), remote: flag });
const zone = record({ from: amount, row: list(amount, 5, 5) });
const bonus = record({ airline: oneOf(...AIRLINES), target: id, spaces: amount });
const perAirline = (shape: Shape) => record(Object.fromEntries(AIRLINES.map((airline) => [airline, shape])));

const BOARD = record({
  id,
  name: words,
  source: oneOf('rulebook', 'reconstructed'),
  cities: list(city, 0, MOST.cities),
  routes: list(route, 0, MOST.routes),
  homes: perAirline(id),
  track: record({ zones: list(zone, 0, MOST.zones), starts: perAirline(amount) }),
  bonuses: list(bonus, 0, AIRLINES.length),
});

/** A problem names its place in the file, such as `routes[3].licences[1]`; several are joined. */
export function parseBoard(input: unknown): Parsed<Board> {
  const parsed = parseShape<Board>(BOARD, input, 'board');
  if (!parsed.ok) return { ok: false, problem: parsed.problem.replace(/^board\./, '') };
  const problems = boardProblems(parsed.value);
  return problems.length > 0 ? { ok: false, problem: joined(problems) } : parsed;
}

function joined(problems: readonly string[]): string {
  const told = problems.slice(0, MOST.problems);
  const more = problems.length - told.length;
  return (more > 0 ? [...told, `and ${more} more`] : told).join('; ');
}
