/** Whether a process leaks: its memory over time. */

import { median } from '../bench/measure.ts';

export interface MemorySample {
  readonly node: string;
  readonly life: number;
  /** Since the soak began. */
  readonly seconds: number;
  readonly rss: number;
  readonly heap: number;
  readonly handles: number;
  /** After a garbage collection. */
  readonly settled: boolean;
}

export interface Trend {
  readonly node: string;
  readonly life: number;
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly samples: number;
  readonly rssMedianMb: number;
  readonly rssFirstMb: number;
  readonly rssLastMb: number;
  readonly rssHighestMb: number;
  /** Megabytes of 1,000,000 bytes a minute. */
  readonly rssSlope: number;
  /** After the first and the last collection; null without two. */
  readonly settledHeapMb: readonly [number, number] | null;
  readonly handlesFirst: number;
  readonly handlesLast: number;
  /** Null if it was watched too briefly. */
  readonly flat: boolean | null;
}

const MB = 1_000_000;
/** Within so many minutes a settling heap looks like a growing one. */
const LEAST_MINUTES = 3;
const LEAST_SAMPLES = 10;
/** The allowed growth over the watched time: a part of all, or a fixed amount if that is more. */
const GROWN_PART = 0.1;
const GROWN_MB = 20;
const HEAP_GROWN_MB = 10;
/** When another node dies its clients come here: twice as many for a while. */
const HANDLES_GROWN_PART = 0.5;
const HANDLES_GROWN = 200;

/** One node in one life, in the second half of the soak. */
function trendOf(samples: readonly MemorySample[]): Trend | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined) return null;
  const rss = samples.map((sample) => sample.rss / MB);
  const minutes = (last.seconds - first.seconds) / 60;
  const slopeIn = (values: readonly number[]) =>
    slopeOf(samples.map(({ seconds }, index) => [seconds / 60, values[index] as number] as const));
  const rssSlope = slopeIn(rss);
  const handles = samples.map((sample) => sample.handles);
  const rssMedianMb = median(rss);
  const settledHeapMb = settledHeapOf(samples);
  const judged = minutes >= LEAST_MINUTES && samples.length >= LEAST_SAMPLES;
  return {
    node: first.node,
    life: first.life,
    fromSeconds: first.seconds,
    toSeconds: last.seconds,
    samples: samples.length,
    rssMedianMb,
    rssFirstMb: rss[0] as number,
    rssLastMb: rss.at(-1) as number,
    rssHighestMb: Math.max(...rss),
    rssSlope,
    settledHeapMb,
    handlesFirst: first.handles,
    handlesLast: last.handles,
    flat: judged
      ? !hasGrown(rssSlope * minutes, rssMedianMb, GROWN_MB) &&
        !heapHasGrown(settledHeapMb) &&
        !hasGrown(slopeIn(handles) * minutes, median(handles), HANDLES_GROWN, HANDLES_GROWN_PART)
      : null,
  };
}

function hasGrown(by: number, from: number, least: number, part = GROWN_PART): boolean {
  return by > Math.max(least, part * from);
}

function heapHasGrown(heaps: readonly [number, number] | null): boolean {
  return heaps !== null && hasGrown(heaps[1] - heaps[0], heaps[0], HEAP_GROWN_MB);
}

function settledHeapOf(samples: readonly MemorySample[]): readonly [number, number] | null {
  const heaps = samples.filter(({ settled }) => settled).map(({ heap }) => heap / MB);
  const [first] = heaps;
  const last = heaps.at(-1);
  return heaps.length < 2 || first === undefined || last === undefined ? null : [first, last];
}

/** Every life of every node, as far as it lies in the second half. */
export function trends(samples: readonly MemorySample[], seconds: number): Trend[] {
  const lives = new Map<string, MemorySample[]>();
  for (const sample of samples) {
    if (sample.seconds < seconds / 2) continue;
    const key = `${sample.node}/${sample.life}`;
    lives.set(key, [...(lives.get(key) ?? []), sample]);
  }
  return [...lives.values()].flatMap((life) => trendOf(life) ?? []);
}

/** The median of all pairwise slopes (Theil and Sen), which garbage collections do not tilt. */
export function slopeOf(points: readonly (readonly [number, number])[]): number {
  const slopes: number[] = [];
  for (const [index, [x, y]] of points.entries())
    for (const [laterX, laterY] of points.slice(index + 1)) if (laterX > x) slopes.push((laterY - y) / (laterX - x));
  return slopes.length === 0 ? 0 : median(slopes);
}
