/** Canonical JSON: one text for one value, with sorted keys. Throws on values that JSON would silently lose. */

export function canonical(value: unknown, path = '$'): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0))
      throw new Error(`${path} is ${Object.is(value, -0) ? '-0' : value}, which JSON cannot keep`);
    return String(value);
  }
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i ? ',' : '') + canonical(value[i], `${path}[${i}]`);
    return `${text}]`;
  }
  if (typeof value === 'object') {
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) throw new Error(`${path} is not plain data`);
    let text = '{';
    for (const key of Object.keys(value).sort()) {
      const inner = canonical((value as Record<string, unknown>)[key], `${path}.${key}`);
      text += `${text.length > 1 ? ',' : ''}${JSON.stringify(key)}:${inner}`;
    }
    return `${text}}`;
  }
  throw new Error(`${path} is ${typeof value}, which is not plain data`);
}

/** Whether two plain values are equal. Throws on a value that `canonical` refuses, if it has to compare it. */
export function same(a: unknown, b: unknown): boolean {
  if (isRecord(a) && isRecord(b)) return a === b || sameRecords(a, b);
  if (isRecord(a) || isRecord(b)) return false;
  // The fast path for numbers and strings. Other equal values (-0, undefined, a function) may not be plain data.
  if (a === b && (typeof a === 'string' || (typeof a === 'number' && Object.is(a, b) && !Object.is(a, -0))))
    return true;
  return canonical(a) === canonical(b);
}

type Data = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

function sameRecords(a: Data, b: Data): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  const prototype = Object.getPrototypeOf(a);
  const isPlain = prototype === Object.prototype || prototype === null;
  if (!isPlain || prototype !== Object.getPrototypeOf(b)) return canonical(a) === canonical(b);
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  return true;
}

/** A hash of sixteen hexadecimal digits for states in golden files; not cryptographic. */
export function shortHash(value: unknown): string {
  const text = canonical(value);
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return [high, low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
