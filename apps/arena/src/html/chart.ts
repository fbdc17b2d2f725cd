/** One kind of chart for everything: a dot with its interval on each row, over one scale. */

import { escapeHtml } from './escape.ts';

export interface Row {
  readonly label: string;
  /** The figures in words, at the right. */
  readonly said: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  /** Drawn in the strong colour. */
  readonly strong: boolean;
}

export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
  tickText(value: number): string;
  /** A line across all rows, such as a fair share. */
  readonly mark: number | null;
}

/** From a round number to a round number, with three to six ticks. */
export function roundScale(least: number, most: number, step: number): Pick<Scale, 'least' | 'most' | 'ticks'> {
  const from = Math.floor(least / step) * step;
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  const steps = Math.round((to - from) / step);
  if (steps > 5) return roundScale(least, most, 2 * step);
  return { least: from, most: to, ticks: Array.from({ length: steps + 1 }, (_, i) => from + i * step) };
}

/** In units of about one pixel on a phone. */
export const WIDTH = 380;
const EDGE = 10;
const ROW = 46;
/** From the top of a row to the line with its dot. */
const LINE = 32;
const AXIS = 24;

export function chart(title: string, rows: readonly Row[], scale: Scale): string {
  const height = rows.length * ROW + AXIS;
  const x = (value: number) => {
    const part = (Math.min(scale.most, Math.max(scale.least, value)) - scale.least) / (scale.most - scale.least);
    return (EDGE + part * (WIDTH - 2 * EDGE)).toFixed(1);
  };
  const across = (line: number) =>
    [
      ...scale.ticks.map((tick) => verticalOf('grid', x(tick), line)),
      ...(scale.mark === null ? [] : [verticalOf('mark', x(scale.mark), line)]),
    ].join('');
  const ticks = scale.ticks.map((tick, i) => {
    const anchor = i === 0 ? 'start' : i === scale.ticks.length - 1 ? 'end' : 'middle';
    const at = { start: '0', middle: x(tick), end: `${WIDTH}` }[anchor];
    return `<text class="tick ${anchor}" x="${at}" y="${height - 7}">${escapeHtml(scale.tickText(tick))}</text>`;
  });
  return [
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(title)}">`,
    ...rows.map((row, i) => across(i * ROW + LINE) + rowOf(row, i * ROW, x)),
    ...ticks,
    '</svg>',
  ].join('');
}

/** Behind the line of a row only, so that no text is crossed. */
function verticalOf(kind: 'grid' | 'mark', x: string, line: number): string {
  return `<line class="${kind}" x1="${x}" x2="${x}" y1="${line - 9}" y2="${line + 9}"/>`;
}

function rowOf({ label, said, value, low, high, strong }: Row, top: number, x: (value: number) => string): string {
  const line = top + LINE;
  const whisker =
    low === null || high === null
      ? ''
      : `<line class="whisker" x1="${x(low)}" x2="${x(high)}" y1="${line}" y2="${line}"/>`;
  return (
    `<g class="${strong ? 'strong' : 'weak'}">` +
    `<text x="0" y="${top + 17}">${escapeHtml(label)}</text>` +
    `<text class="said" x="${WIDTH}" y="${top + 17}">${escapeHtml(said)}</text>` +
    `${whisker}<circle cx="${x(value)}" cy="${line}" r="5"/></g>`
  );
}
