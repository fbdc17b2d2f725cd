/** The bots' part of `arena bench`: opens the hosts there are, has them measured, and tells it. */

import type { Game } from '@tarmac/kit';
import { findChromium } from '@tarmac/tools/chromium';
import type { Report } from '../command.ts';
import { count, figure, table } from '../table.ts';
import { type BotFigures, type HostFigures, measureBots } from './bots.ts';
import type { Host } from './bots-host.ts';
import { nodeHost } from './bots-node.ts';
import { browserHost } from './browser/host.ts';

export async function reportBots(
  game: Game,
  milliseconds: number,
  onProgress: (part: number, name: string) => void,
): Promise<Report> {
  const hosts: Host[] = [];
  try {
    hosts.push(await nodeHost());
    const browser = findChromium();
    if (browser.path !== null) hosts.push(await browserHost(browser.path));
    const figures = await measureBots(game, hosts, milliseconds, onProgress);
    const notes = browser.path === null ? [`No figures of a browser. ${browser.problem}`] : [];
    return {
      json: { ...figures, notes },
      text: [asText(figures), ...notes].join('\n'),
      failed: figures.hosts.some(({ met }) => !met),
    };
  } finally {
    await Promise.all(hosts.map((host) => host.close()));
  }
}

function asText({ game, level, milliseconds, limits, hosts, ratio }: BotFigures): string {
  const most = (wall: number) => `${count(wall)} ms`;
  const lines = [
    `${level} of ${game}, ${count(milliseconds)} ms a decision, ${hosts[0]?.decisions.length ?? 0} decisions`,
    table(
      ['worker in', 'wall, median', 'wall, most', 'simulations/s', 'least', 'heap MB', 'process +MB', 'limits'],
      hosts.map((host) => [
        host.host,
        most(host.wallMs.median),
        most(host.wallMs.most),
        count(host.simulationsPerSecond.median),
        count(host.simulationsPerSecond.least),
        figure(host.heapMegabytes, 1),
        growthOf(host),
        host.met ? 'met' : 'NOT met',
      ]),
    ),
    `limits: ${most(limits.wallMs)} from outside the worker; ${limits.megabytes} MB, of its heap and of what its process grew by`,
  ];
  if (ratio !== null) lines.push(`simulations/s in the browser to those in Node: ${figure(ratio)}`);
  return lines.join('\n');
}

function growthOf({ processGrowthMegabytes }: HostFigures): string {
  return processGrowthMegabytes === null ? 'unknown' : figure(processGrowthMegabytes, 1);
}
