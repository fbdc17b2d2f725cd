/** How often whole numbers fall where: bars side by side, each as high as it is frequent. */

import type { Spread } from '@tarmac/bots';
import { count, figure } from '../table.ts';
import { WIDTH } from './chart.ts';
import { escapeHtml } from './escape.ts';

const HEIGHT = 110;
const AXIS = 22;
const GAP = 1;
/** As many ends of bars are named as have room. */
const MOST_TICKS = 6;

export function histogram(title: string, { bins, mean }: Spread): string {
  const highest = Math.max(...bins.map((bin) => bin.count));
  const width = WIDTH / bins.length;
  const bars = bins.map((bin, i) => {
    const height = (HEIGHT * bin.count) / highest;
    const place = `x="${(i * width).toFixed(1)}" y="${(HEIGHT - height).toFixed(1)}"`;
    const size = `width="${Math.max(GAP, width - GAP).toFixed(1)}" height="${height.toFixed(1)}"`;
    return `<rect class="bar" ${place} ${size}><title>${escapeHtml(`${rangeOf(bin)}: ${count(bin.count)}`)}</title></rect>`;
  });
  const least = bins[0]?.from ?? 0;
  const most = bins.at(-1)?.to ?? least + 1;
  const at = (value: number) => (WIDTH * (value - least)) / (most - least);
  // A whole number is as wide as one, and has its middle there.
  const middle = at(mean.value + 0.5).toFixed(1);
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT + AXIS}" role="img" aria-label="${escapeHtml(title)}">`,
    ...bars,
    `<line class="grid" x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}"/>`,
    `<line class="mark" x1="${middle}" x2="${middle}" y1="0" y2="${HEIGHT}"/>`,
    ...ticksOf(bins, width),
    '</svg>',
  ].join('');
}

type Bin = Spread['bins'][number];

function rangeOf({ from, to }: Bin): string {
  return to - from === 1 ? count(from) : `${count(from)} to ${count(to - 1)}`;
}

function ticksOf(bins: readonly Bin[], width: number): string[] {
  const every = Math.ceil(bins.length / MOST_TICKS);
  return bins.flatMap((bin, i) => {
    if (i % every !== 0) return [];
    const single = bin.to - bin.from === 1;
    const x = single ? (i + 0.5) * width : i * width;
    return [
      `<text class="tick ${single ? 'middle' : 'start'}" x="${x.toFixed(1)}" y="${HEIGHT + 16}">${escapeHtml(figure(bin.from, 0))}</text>`,
    ];
  });
}
