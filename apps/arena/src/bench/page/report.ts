/** The page's part of `arena bench`, as one object and for people. */

import { findChromium } from '@tarmac/tools/chromium';
import { ensureWeb } from '@tarmac/tools/web';
import { BadInput } from '../../bad-input.ts';
import type { Report } from '../../command.ts';
import { figure, table } from '../../table.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import type { Tasks } from './tasks.ts';

/** The build checks the size of the script. */
const MOST = { firstDecisionMs: 2000, taskMs: 50, blockingRatio: 2 } as const;

export async function reportPage(onProgress: (part: number, name: string) => void): Promise<Report> {
  const { path, problem } = findChromium();
  if (path === null) throw new BadInput(`the page bench needs a browser. ${problem}`);
  const broken = ensureWeb(new URL('../../../../../', import.meta.url).pathname, {
    say: () => {},
    output: 'on failure',
  });
  if (broken !== null) throw new BadInput(broken);
  return reportOf(await measurePage(path, onProgress));
}

export function reportOf(figures: PageFigures): Report {
  const { firstDecisionMs, playing, emptyMap } = figures;
  const budgets = [
    ...Object.entries(firstDecisionMs).map(([game, all]) => ({
      what: `ms to the first decision of ${game}, the slowest visit`,
      value: Math.max(...all),
      most: MOST.firstDecisionMs as number,
    })),
    { what: 'ms of the longest task while playing', value: playing.longest, most: MOST.taskMs },
    {
      what: 'ms of blocking while playing, against twice the empty page',
      value: playing.blocking,
      most: MOST.blockingRatio * emptyMap.blocking,
    },
  ].map((budget) => ({ ...budget, met: budget.value <= budget.most }));
  return {
    json: { ...figures, budgets },
    text: [
      `a browser that was never here, processor slowed down ${figures.slowDown} times`,
      ...Object.entries(firstDecisionMs).map(
        ([game, all]) => `first decision of ${game} after ${all.map((ms) => figure(ms, 0)).join(', ')} ms`,
      ),
      table(
        ['', 'seconds', 'tasks over 50 ms', 'longest ms', 'blocking ms'],
        [row('playing, with motion', playing), row('empty page with the map', emptyMap)],
      ),
      ...budgets.map(
        ({ what, value, most, met }) =>
          `${what}: ${figure(value, 1)} (at most ${figure(most, 1)}): ${met ? 'met' : 'NOT met'}`,
      ),
    ].join('\n'),
    failed: budgets.some(({ met }) => !met),
  };
}

function row(name: string, { seconds, long, longest, blocking }: Tasks): string[] {
  return [name, figure(seconds, 1), String(long), figure(longest, 0), figure(blocking, 0)];
}
