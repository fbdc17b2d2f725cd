/** Small tools for plain data: copy, freeze, find the leaves, replace one, compare. */

import { canonical, same } from '../canonical.ts';

export function jsonCopy<V>(value: V): V {
  return JSON.parse(JSON.stringify(value)) as V;
}

/** Makes any change throw, which proves that a check changes nothing. */
export function deepFreeze<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

export type Path = readonly (string | number)[];
export interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

/** Every leaf; an empty list or object counts as one. */
export function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy with `leaf` at that path; the other parts are shared. */
export function replacedAt(value: unknown, path: Path, leaf: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return leaf;
  const inner = replacedAt((value as Record<string | number, unknown>)[key], rest, leaf);
  if (Array.isArray(value)) return value.with(key as number, inner);
  return { ...(value as object), [key]: inner };
}

/** Every object and list in it, with itself. */
export function branchesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    branchesOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ path, value }, ...inner];
}

export function without(value: object, key: string): unknown {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** The first difference of two plain values, in words; null if they are equal. */
export function firstDifference(real: unknown, other: unknown, path: string): string | null {
  if (same(real, other)) return null;
  if (isBranch(real) && isBranch(other) && Array.isArray(real) === Array.isArray(other)) {
    for (const key of new Set([...Object.keys(real), ...Object.keys(other)])) {
      if (!(key in real)) return `${path}.${key} came up`;
      if (!(key in other)) return `${path}.${key} is gone`;
      const inner = firstDifference(real[key], other[key], `${path}.${key}`);
      if (inner !== null) return inner;
    }
  }
  return `${path}: ${canonical(real)} became ${canonical(other)}`;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
