/** The bots' part of `arena bench`: a captain's decision in a worker of Node and of a browser. */

import type { Game } from '@tarmac/kit';
import { findChromium } from '@tarmac/tools/chromium';
import { count, figure } from '../table.ts';
import { type BotFigures, measureBots, type RuntimeFigures } from './bots.ts';
import { nodeRuntime } from './bots-node.ts';
import type { Runtime } from './bots-runtime.ts';
import { browserRuntime } from './browser/runtime.ts';
import type { Benched, OnProgress, Row } from './part.ts';

export async function benchBots(game: Game, milliseconds: number, onProgress: OnProgress): Promise<Benched> {
  const runtimes: Runtime[] = [];
  try {
    runtimes.push(await nodeRuntime());
    const browser = findChromium();
    if (browser.path !== null) runtimes.push(await browserRuntime(browser.path));
    const figures = await measureBots(game, runtimes, milliseconds, onProgress);
    const notes = browser.path === null ? [`No figures of a browser. ${browser.problem}`] : [];
    const [first] = figures.runtimes;
    return {
      json: { ...figures, notes },
      part: {
        title: 'Bots',
        rows: figures.runtimes.flatMap((runtime) => rowsOf(runtime, runtime === first ? undefined : first, figures)),
        notes: [
          `${figures.level} of ${game.id}, given ${count(milliseconds)} ms for each of ${first?.decisions.length ?? 0} decisions.`,
          ...notes,
        ],
      },
    };
  } finally {
    await Promise.all(runtimes.map((runtime) => runtime.close()));
  }
}

function rowsOf(
  { runtime, wallMs, simulationsPerSecond, heapMegabytes, processGrowthMegabytes: growth }: RuntimeFigures,
  beside: RuntimeFigures | undefined,
  { limits, ratio }: BotFigures,
): Row[] {
  return [
    {
      what: `${runtime}: ms of the slowest decision, from outside`,
      ours: count(wallMs.most),
      floor: `at most ${count(limits.wallMs)}`,
      met: wallMs.most <= limits.wallMs,
    },
    { what: `${runtime}: ms of a decision, median`, ours: count(wallMs.median) },
    {
      what: `${runtime}: MB, of its heap and of what its process grew by`,
      ours: `${figure(heapMegabytes, 1)}, ${growth === null ? 'unknown' : figure(growth, 1)}`,
      floor: `at most ${limits.megabytes}`,
      met: Math.max(heapMegabytes, growth ?? 0) <= limits.megabytes,
    },
    {
      what: `${runtime}: simulations/s, median`,
      ours: count(simulationsPerSecond.median),
      peer: beside === undefined ? null : { name: beside.runtime, value: count(beside.simulationsPerSecond.median) },
      ratio: beside === undefined || ratio === null ? null : figure(ratio),
    },
    { what: `${runtime}: simulations/s, least`, ours: count(simulationsPerSecond.least) },
  ];
}
