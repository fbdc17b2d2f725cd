/** Shares of wins as a reader sees them: in points of a hundred, with a real minus. */

/** From ten on whole; below, where it matters, with one digit more. */
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

export function inPercent(tag: string, share: number): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
