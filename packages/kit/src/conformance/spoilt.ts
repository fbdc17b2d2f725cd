/** Changed copies of a board or other data. */

import { jsonCopy } from './data.ts';

export type Loose<T> = { -readonly [K in keyof T]: Loose<T[K]> };

/**
 * Values by path, with list items by id or index (`routes.boston-miami.circles.0`); or a function that changes the
 * copy.
 */
export type Change<T> = Readonly<Record<string, unknown>> | ((copy: Loose<T>) => unknown);

type Container = Record<string, unknown>;

export function spoilt<T>(whole: T, change: Change<T>): T {
  const copy = jsonCopy(whole) as Loose<T>;
  if (typeof change === 'function') change(copy);
  else for (const [path, value] of Object.entries(change)) put(copy as Container, path, value);
  return copy as T;
}

export function withId<T extends { id: string }>(list: readonly T[], id: T['id']): T {
  const found = list.find((item) => item.id === id);
  if (found === undefined) throw new Error(`nothing in the list has the id ${id}`);
  return found;
}

/** The path in the notation of complaints: `routes[3].circles[0]`. */
export function writtenPath(whole: unknown, path: string): string {
  let within = whole;
  const parts = path.split('.').map((part) => {
    const key = keyIn(within, part);
    const written = Array.isArray(within) ? `[${key}]` : `.${key}`;
    within = (within as Container)[key];
    return written;
  });
  return parts.join('').slice(1);
}

/** An undefined value removes the key. */
function put(whole: Container, path: string, value: unknown): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  const target = parts.reduce((inner, part) => inner[keyIn(inner, part)] as Container, whole);
  if (value === undefined) delete target[last];
  else target[keyIn(target, last)] = value;
}

function keyIn(container: unknown, part: string): string {
  if (!Array.isArray(container) || /^\d+$/.test(part)) return part;
  return String(container.indexOf(withId(container, part)));
}
