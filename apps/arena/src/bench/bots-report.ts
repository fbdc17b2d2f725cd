/** The bots' part of `arena bench`: opens the available runtimes, measures them, and reports. */

import type { Game } from '@tarmac/kit';
import { findChromium } from '@tarmac/tools/chromium';
import type { Report } from '../command.ts';
import { count, figure, table } from '../table.ts';
import { type BotFigures, measureBots, type RuntimeFigures } from './bots.ts';
import { nodeRuntime } from './bots-node.ts';
import type { Runtime } from './bots-runtime.ts';
import { browserRuntime } from './browser/runtime.ts';

export async function reportBots(
  game: Game,
  milliseconds: number,
  onProgress: (part: number, name: string) => void,
): Promise<Report> {
  const runtimes: Runtime[] = [];
  try {
    runtimes.push(await nodeRuntime());
    const browser = findChromium();
    if (browser.path !== null) runtimes.push(await browserRuntime(browser.path));
    const figures = await measureBots(game, runtimes, milliseconds, onProgress);
    const notes = browser.path === null ? [`No figures of a browser. ${browser.problem}`] : [];
    return {
      json: { ...figures, notes },
      text: [asText(figures), ...notes].join('\n'),
      failed: figures.runtimes.some(({ met }) => !met),
    };
  } finally {
    await Promise.all(runtimes.map((runtime) => runtime.close()));
  }
}

function asText({ game, level, milliseconds, limits, runtimes, ratio }: BotFigures): string {
  const most = (wall: number) => `${count(wall)} ms`;
  const lines = [
    `${level} of ${game}, ${count(milliseconds)} ms a decision, ${runtimes[0]?.decisions.length ?? 0} decisions`,
    table(
      ['worker in', 'wall, median', 'wall, most', 'simulations/s', 'least', 'heap MB', 'process +MB', 'limits'],
      runtimes.map((runtime) => [
        runtime.runtime,
        most(runtime.wallMs.median),
        most(runtime.wallMs.most),
        count(runtime.simulationsPerSecond.median),
        count(runtime.simulationsPerSecond.least),
        figure(runtime.heapMegabytes, 1),
        growthOf(runtime),
        runtime.met ? 'met' : 'NOT met',
      ]),
    ),
    `limits: ${most(limits.wallMs)} from outside the worker; ${limits.megabytes} MB, of its heap and of what its process grew by`,
  ];
  if (ratio !== null) lines.push(`simulations/s in the browser to those in Node: ${figure(ratio)}`);
  return lines.join('\n');
}

function growthOf({ processGrowthMegabytes }: RuntimeFigures): string {
  return processGrowthMegabytes === null ? 'unknown' : figure(processGrowthMegabytes, 1);
}
