/** One text for one value: JSON with sorted keys, refusing whatever JSON would silently lose. */

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

/** Whether two plain values say the same. */
export function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

/** Sixteen hexadecimal digits that tell states apart in golden files; not a cryptographic hash. */
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
