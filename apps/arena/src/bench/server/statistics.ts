/** From many delays and many rounds to a few figures. */

/** The smallest value that so many hundredths of all values do not exceed; NaN of none. */
export function percentile(values: readonly number[] | Float64Array, hundredths: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil((hundredths / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** All of them in one, as if measured in one go. */
export function pooled(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
