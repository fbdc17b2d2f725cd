/**
 * Small readers that turn unknown input into typed data, or say what is wrong and where.
 *
 * A reader copies what it accepts and looks at nothing it does not know, so that neither extra keys
 * nor inherited ones nor a '__proto__' key can slip through; whatever a message repeats of the input
 * is cut short.
 */

export const BAD = Symbol('bad');

/** Adds to `problems` whenever it returns BAD. `at` is the place in the file, such as `routes[3].id`. */
export type Reader<T> = (input: unknown, at: string, problems: string[]) => T | typeof BAD;

export function text(maxLength: number): Reader<string> {
  return (input, at, problems) => {
    if (typeof input !== 'string') return bad(problems, `${at} must be text (got ${describe(input)})`);
    if (input.length > maxLength) {
      return bad(problems, `${at} must be at most ${maxLength} characters long (got ${input.length})`);
    }
    if (input.trim() === '') return bad(problems, `${at} must not be empty`);
    // Control and direction characters, lone surrogates: they would garble a page that shows the name.
    if (/\p{C}/u.test(input)) return bad(problems, `${at} must not hold invisible characters`);
    return input;
  };
}

export function identifier(maxLength: number): Reader<string> {
  const anyText = text(maxLength);
  return (input, at, problems) => {
    const id = anyText(input, at, problems);
    if (id === BAD || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return id;
    return bad(problems, `${at} must be lower-case letters, digits and single hyphens (got ${describe(id)})`);
  };
}

export function number(min: number, max: number): Reader<number> {
  return (input, at, problems) => {
    if (typeof input !== 'number' || !Number.isFinite(input)) {
      return bad(problems, `${at} must be a finite number (got ${describe(input)})`);
    }
    if (input < min || input > max) return bad(problems, `${at} must be from ${min} to ${max} (got ${input})`);
    // JSON can say -0, but two files that mean the same must stay the same.
    return input === 0 ? 0 : input;
  };
}

export const flag: Reader<boolean> = (input, at, problems) =>
  typeof input === 'boolean' ? input : bad(problems, `${at} must be true or false (got ${describe(input)})`);

export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return (input, at, problems) =>
    values.find((value) => value === input) ??
    bad(problems, `${at} must be one of ${values.join(', ')} (got ${describe(input)})`);
}

/** Refuses a list that is too long before looking into it. */
export function list<T>(item: Reader<T>, maxItems: number): Reader<T[]> {
  return (input, at, problems) => {
    if (!Array.isArray(input)) return bad(problems, `${at} must be a list (got ${describe(input)})`);
    if (input.length > maxItems) {
      return bad(problems, `${at} must have at most ${maxItems} items (got ${input.length})`);
    }
    const items: T[] = [];
    for (let i = 0; i < input.length; i++) {
      const read = item(input[i], `${at}[${i}]`, problems);
      if (read !== BAD) items.push(read);
    }
    return items.length === input.length ? items : BAD;
  };
}

/** The length of T is the caller's promise: `exactly<readonly [string, string]>(reader, 2)`. */
export function exactly<T extends readonly unknown[]>(item: Reader<T[number]>, length: T['length']): Reader<T> {
  const items = list(item, length);
  return (input, at, problems) => {
    if (Array.isArray(input) && input.length !== length) {
      return bad(problems, `${at} must have exactly ${length} items (got ${input.length})`);
    }
    return items(input, at, problems) as unknown as T | typeof BAD;
  };
}

/** Every field must be there, and no other. */
export function object<T extends object>(fields: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  const readers = Object.entries<Reader<unknown>>(fields);
  const known = new Set(readers.map(([key]) => key));
  return (input, at, problems) => {
    const place = at === '' ? 'the file' : at;
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      return bad(problems, `${place} must be an object (got ${describe(input)})`);
    }
    const before = problems.length;
    const stranger = Object.keys(input).find((key) => !known.has(key));
    if (stranger !== undefined) problems.push(`${place} has the unknown key ${describe(stranger)}`);
    const found: Record<string, unknown> = {};
    for (const [key, read] of readers) {
      const inner = at === '' ? key : `${at}.${key}`;
      if (Object.hasOwn(input, key)) found[key] = read((input as Record<string, unknown>)[key], inner, problems);
      else problems.push(`${inner} is missing`);
    }
    return problems.length === before ? (found as T) : BAD;
  };
}

function bad(problems: string[], problem: string): typeof BAD {
  problems.push(problem);
  return BAD;
}

const LONGEST_QUOTE = 40;

/** Never calls a method of the value, which may be anybody's. */
function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value);
    case 'number':
    case 'boolean':
      return String(value);
    case 'undefined':
      return 'nothing';
    case 'object':
      return 'an object';
    default:
      return `a ${typeof value}`;
  }
}
