/** The page's part of `arena bench`: the first decision, the blocking of the processor and the weight of its script. */

import { findChromium } from '@tarmac/tools/chromium';
import { ensureWeb } from '@tarmac/tools/web';
import { BadInput } from '../../bad-input.ts';
import { count, figure } from '../../table.ts';
import type { Benched, OnProgress, Part, Row } from '../part.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { weightRows, weights } from './weights.ts';

/** The build checks the size of the script. */
const MOST = { firstDecisionMs: 2000, taskMs: 50, blockingRatio: 2 } as const;

export async function benchPage(onProgress: OnProgress): Promise<Benched> {
  const { path, problem } = findChromium();
  if (path === null) throw new BadInput(`the page bench needs a browser. ${problem}`);
  const broken = ensureWeb(new URL('../../../../../', import.meta.url).pathname, {
    say: () => {},
    output: 'on failure',
  });
  if (broken !== null) throw new BadInput(broken);
  return benchedPage(await measurePage(path, onProgress));
}

/** With the weight of its script. */
export async function pagePart(onProgress: OnProgress): Promise<Part> {
  const { part } = await benchPage(onProgress);
  onProgress(0.9, 'weighing the page');
  return {
    ...part,
    rows: [...weightRows(weights()), ...part.rows],
    notes: [
      ...part.notes,
      'Weights are of compressed script, as the build of the page tells them: the first load, and what each board adds.',
    ],
  };
}

export function benchedPage(figures: PageFigures): Benched {
  const { firstDecisionMs, playing, emptyMap } = figures;
  const beside = (value: number) => ({ name: 'an empty page with the map', value: figure(value, 1) });
  const budgets = [
    ...Object.entries(firstDecisionMs).map(([game, all]) => ({
      what: `ms to the first decision of ${game}, the slowest visit`,
      value: Math.max(...all),
      most: MOST.firstDecisionMs as number,
    })),
    {
      what: 'ms of the longest task while playing',
      value: playing.longest,
      most: MOST.taskMs,
      peer: beside(emptyMap.longest),
    },
    {
      what: 'ms of blocking while playing, against twice the empty page',
      value: playing.blocking,
      most: MOST.blockingRatio * emptyMap.blocking,
      peer: beside(emptyMap.blocking),
    },
  ].map((budget) => ({ ...budget, met: budget.value <= budget.most }));
  return {
    json: { ...figures, budgets },
    part: {
      title: 'Page',
      rows: [
        ...budgets.map(
          ({ value, most, ...row }): Row => ({
            ...row,
            ours: figure(value, 1),
            floor: `at most ${figure(most, 1)}`,
          }),
        ),
        { what: 'tasks over 50 ms while playing', ours: count(playing.long), peer: beside(emptyMap.long) },
      ],
      notes: [
        `In a Chromium that was never here, its processor slowed down ${figures.slowDown} times; played for ${figure(playing.seconds, 1)} s, with motion.`,
        ...Object.entries(firstDecisionMs).map(
          ([game, all]) => `First decision of ${game} after ${all.map(count).join(', ')} ms.`,
        ),
      ],
    },
  };
}
