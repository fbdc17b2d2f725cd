/** The parts that every board file has, as shapes for its parser. */

import { also, finite, list, oneOf, type Parsed, parseShape, record, type Shape, text } from '@tarmac/kit';

/** Limits far beyond any real board, against hostile files. */
export const MOST = { cities: 200, routes: 400, letters: 60, problems: 20 };

export const upTo = (limit: number): Shape<number> => finite(-limit, limit);

/** The board's own checks are stricter. */
export const amount: Shape<number> = upTo(1_000_000);

export const id: Shape<string> = also(
  text(MOST.letters),
  (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value as string),
  'must be lower-case letters, digits and single hyphens',
);

// Control and direction characters or lone surrogates would garble a page that shows the name.
export const name: Shape<string> = also(
  text(MOST.letters),
  (value) => /\S/u.test(value as string) && !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u.test(value as string),
  'must be a name that can be seen, without control characters',
);

export const words: Shape = record({ en: name, fr: name });

export const city: Shape = record({ id, name: words, longitude: upTo(180), latitude: upTo(90) });

/** The parts of every `BoardFile`, whatever its routes are like. */
export const boardShapes = (route: Shape): Readonly<Record<string, Shape>> => ({
  id,
  name: words,
  source: oneOf('rulebook', 'reconstructed'),
  cities: list(city, 0, MOST.cities),
  routes: list(route, 0, MOST.routes),
});

/** The id of one of these places; `what` names their kind, such as 'a route'. */
export function idOf(places: readonly { readonly id: string }[], what: string): Shape<string> {
  return also(
    text(MOST.letters),
    (value) => places.some((place) => place.id === value),
    `must be ${what} of the board`,
  );
}

/** Checks the shape, then whether the board is playable. A problem names its place, such as `routes[3].cities[1]`. */
export function parseBoardFile<B>(shape: Shape, problemsOf: (board: B) => string[], input: unknown): Parsed<B> {
  const parsed = parseShape<B>(shape, input, 'board');
  if (!parsed.ok) return { ok: false, problem: parsed.problem.replace(/^board\./, '') };
  const problems = problemsOf(parsed.value);
  return problems.length > 0 ? { ok: false, problem: joined(problems) } : parsed;
}

function joined(problems: readonly string[]): string {
  const told = problems.slice(0, MOST.problems);
  const more = problems.length - told.length;
  return (more > 0 ? [...told, `and ${more} more`] : told).join('; ');
}
