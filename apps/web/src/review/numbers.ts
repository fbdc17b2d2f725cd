/** Shares of wins for readers: in percentage points, with a real minus sign. */

/** Whole from ten on; below that with one more digit. */
export function inPoints(tag: string, share: number, signed = false): string {
  const points = share * 100;
  const digits = Math.abs(points) < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(tag, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
    .format(points)
    .replace('-', '−');
}

/** Half the width of an interval, rounded up so that it is never too narrow. */
export function inMargin(tag: string, share: number): string {
  const step = share < 0.0995 ? 0.001 : 0.01;
  // Against floating point errors.
  return inPoints(tag, Math.ceil(share / step - 1e-9) * step);
}

export function inPercent(tag: string, share: number): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
