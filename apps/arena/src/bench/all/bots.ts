/** A captain's decision in a worker of Node and of a browser. */

import { GAMES } from '../../games.ts';
import { count, figure } from '../../table.ts';
import type { BotFigures, RuntimeFigures } from '../bots.ts';
import { reportBots } from '../bots-report.ts';
import type { OnProgress, Part, Row } from './part.ts';

/** The first game, whose bots think the most. */
export async function botsPart(milliseconds: number, onProgress: OnProgress): Promise<Part> {
  const game = (GAMES[0] as (typeof GAMES)[number]).game;
  const { json } = await reportBots(game, milliseconds, onProgress);
  const { runtimes, limits, level, ratio, notes } = json as BotFigures & { readonly notes: readonly string[] };
  const [first] = runtimes;
  return {
    title: 'Bots',
    rows: runtimes.flatMap((runtime) => rowsOf(runtime, runtime === first ? null : first, limits, ratio)),
    notes: [
      `${level} of ${game.id}, given ${count(milliseconds)} ms for each of ${first?.decisions.length ?? 0} decisions.`,
      ...notes,
    ],
  };
}

function rowsOf(
  { runtime, wallMs, simulationsPerSecond, heapMegabytes, processGrowthMegabytes }: RuntimeFigures,
  beside: RuntimeFigures | null | undefined,
  limits: BotFigures['limits'],
  ratio: number | null,
): Row[] {
  const megabytes = Math.max(heapMegabytes, processGrowthMegabytes ?? 0);
  return [
    {
      what: `${runtime}: ms of the slowest decision, from outside`,
      ours: count(wallMs.most),
      peer: null,
      ratio: null,
      floor: `at most ${count(limits.wallMs)}`,
      met: wallMs.most <= limits.wallMs,
    },
    {
      what: `${runtime}: MB, of its heap or of what its process grew by`,
      ours: figure(megabytes, 1),
      peer: null,
      ratio: null,
      floor: `at most ${limits.megabytes}`,
      met: megabytes <= limits.megabytes,
    },
    {
      what: `${runtime}: simulations/s, median`,
      ours: count(simulationsPerSecond.median),
      peer: beside == null ? null : { name: beside.runtime, value: count(beside.simulationsPerSecond.median) },
      ratio: beside == null || ratio === null ? null : figure(ratio),
      floor: null,
      met: null,
    },
  ];
}
