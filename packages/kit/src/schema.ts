/**
 * Shapes of data from outside (saves, actions, configs, board files), checked without a dependency.
 * A shape returns the first problem and its place, never the input itself, which may be hostile or
 * huge.
 */

import type { BySeat, Parsed } from './game.ts';

/** Shapes of numbers refuse -0: it does not survive JSON. */
export interface Shape<T = unknown> {
  (value: unknown, path: string): string | null;
  /** Never there: it lets the type of what has the shape be read from the shape. */
  readonly of?: T;
}

type Shapes = Readonly<Record<string, Shape>>;

/** The type of what has the shape. */
export type TypeOf<S extends Shape> = S extends Shape<infer T> ? T : never;

/** The type of what is told apart by the text under `Tag`, from the fields of each kind. */
export type TaggedOf<Tag extends string, S extends Readonly<Record<string, Shapes>>> = {
  [K in keyof S]: {
    readonly [F in Tag | keyof S[K]]: F extends keyof S[K] ? TypeOf<S[K][F]> : K;
  };
}[keyof S];

export function whole(least: number, most: number): Shape<number> {
  return (value, path) =>
    Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= least && (value as number) <= most
      ? null
      : `${path} must be a whole number from ${least} to ${most}`;
}

export function finite(least: number, most: number): Shape<number> {
  return (value, path) => {
    if (Object.is(value, -0)) return `${path} must be 0, not -0`;
    return typeof value === 'number' && value >= least && value <= most
      ? null
      : `${path} must be a number from ${least} to ${most}`;
  };
}

export const flag: Shape<boolean> = (value, path) =>
  typeof value === 'boolean' ? null : `${path} must be true or false`;

export function text(longest: number): Shape<string> {
  return (value, path) =>
    typeof value === 'string' && value.length > 0 && value.length <= longest
      ? null
      : `${path} must be a text of 1 to ${longest} characters`;
}

export function oneOf<const V extends readonly (string | number | boolean | null)[]>(...values: V): Shape<V[number]> {
  return (value, path) =>
    values.includes(value as V[number]) && !Object.is(value, -0)
      ? null
      : `${path} must be one of ${values.map((known) => JSON.stringify(known)).join(', ')}`;
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value, path) => (value === null ? null : shape(value, path));
}

/** A shape with a further condition; `problem` says what must hold, such as 'must be lower-case'. */
export function also<T>(shape: Shape<T>, holds: (value: unknown) => boolean, problem: string): Shape<T> {
  return (value, path) => shape(value, path) ?? (holds(value) ? null : `${path} ${problem}`);
}

/** Any JSON data, at most this many levels deep: for parts that another parser checks later. */
export function anyData(deepest: number): Shape {
  return (value, path) => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
    if (Object.is(value, -0)) return `${path} must be 0, not -0`;
    if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} must be a finite number`;
    if (typeof value !== 'object' || !(Array.isArray(value) || isPlain(value))) return `${path} must be plain data`;
    if (deepest === 0) return `${path} is nested too deep`;
    const inner = anyData(deepest - 1);
    for (const each of Object.values(value)) {
      const problem = inner(each, path);
      if (problem !== null) return problem;
    }
    return null;
  };
}

/** A list of `least` to `most` items. */
export function list<T>(item: Shape<T>, least: number, most: number): Shape<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) return `${path} must be a list`;
    if (value.length < least || value.length > most) {
      return `${path} must have ${least === most ? most : `${least} to ${most}`} items (got ${value.length})`;
    }
    for (let i = 0; i < value.length; i++) {
      const problem = item(value[i], `${path}[${i}]`);
      if (problem !== null) return problem;
    }
    return null;
  };
}

/** An object with exactly these keys; keys in `optional` may be missing. */
export function record<S extends Shapes>(
  shapes: S,
  optional: readonly string[] = [],
): Shape<{ readonly [K in keyof S]: TypeOf<S[K]> }> {
  const keys = Object.keys(shapes);
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path} must be an object`;
    if (!isPlain(value)) return `${path} must be a plain object`;
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(shapes, key))
        return `${path} has an unknown key${key.length > 40 ? '' : ` ${JSON.stringify(key)}`}`;
    }
    for (const key of keys) {
      if (!Object.hasOwn(value, key)) {
        if (optional.includes(key)) continue;
        return `${path}.${key} is missing`;
      }
      const problem = (shapes[key] as Shape)((value as Record<string, unknown>)[key], `${path}.${key}`);
      if (problem !== null) return problem;
    }
    return null;
  };
}

/** One of several records; the text under `tag` says which. `optional` names fields that any of them may lack. */
export function tagged<const Tag extends string, S extends Readonly<Record<string, Shapes>>>(
  tag: Tag,
  shapes: S,
  optional: readonly string[] = [],
): Shape<TaggedOf<Tag, S>> {
  const byTag = new Map(
    Object.entries(shapes).map(
      ([name, fields]) => [name, record({ [tag]: oneOf(name), ...fields }, optional)] as const,
    ),
  );
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path} must be an object`;
    const name = Object.hasOwn(value, tag) ? (value as Record<string, unknown>)[tag] : undefined;
    const shape = typeof name === 'string' ? byTag.get(name) : undefined;
    return shape === undefined ? `${path}.${tag} must be one of ${[...byTag.keys()].join(', ')}` : shape(value, path);
  };
}

/** Returns a copy of the input if it has the shape. */
export function parseShape<T>(shape: Shape, input: unknown, name: string): Parsed<T> {
  const problem = shape(input, name);
  return problem === null ? { ok: true, value: copyPlain(input) as T } : { ok: false, problem };
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A copy as JSON would make it, but with -0, which JSON reads and does not write. */
export function copyPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyPlain(inner)]));
}

/** Shapes of data that depend on the number of seats. */
export interface SeatShapes {
  readonly seat: Shape<number>;
  bySeat<T>(item: Shape<T>): Shape<BySeat<T>>;
}

export function seatShapes(seats: number): SeatShapes {
  return { seat: whole(0, seats - 1), bySeat: <T>(item: Shape<T>) => list(item, seats, seats) as Shape<BySeat<T>> };
}
