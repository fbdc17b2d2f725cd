/** The server's part of `arena bench`, as one object and for people. */

import { loadavg } from 'node:os';
import type { Report } from '../../command.ts';
import { count, figure, table } from '../../table.ts';
import { rounded } from '../figures.ts';
import { PEER_VERSION } from '../peer.ts';
import { type JudgedBudget, verdictLine, verdicts } from './budgets.ts';
import { LOADS, measureServers, type ServerFigures, type ServerPlan } from './measure-servers.ts';

export async function reportServer(
  plan: ServerPlan,
  onProgress: (part: number, name: string) => void,
): Promise<Report> {
  const loadBefore = loadavg().map(rounded);
  const figures = await measureServers(plan, onProgress);
  const noise = { loadBefore, loadAfter: loadavg().map(rounded) };
  return reportOf(plan, figures, noise);
}

/** Of the last 1, 5 and 15 minutes; the second includes the bench. */
interface Noise {
  readonly loadBefore: readonly number[];
  readonly loadAfter: readonly number[];
}

export function reportOf(plan: ServerPlan, figures: ServerFigures, noise: Noise): Report {
  const judged = verdicts(figures.measured);
  const { measured: _, ...rest } = figures;
  return {
    json: {
      plan,
      boardgameIo: plan.withPeer ? PEER_VERSION : null,
      ...rest,
      noise,
      budgets: judged.map((verdict) => ({ ...verdict, value: verdict.value === null ? null : rounded(verdict.value) })),
    },
    text: asText(plan, figures, noise, judged),
    failed: judged.some(({ met }) => met === false),
  };
}

function asText(plan: ServerPlan, figures: ServerFigures, noise: Noise, judged: readonly JudgedBudget[]): string {
  const { loads, idle, raw } = figures;
  const parts = (values: readonly number[]) => values.map((value) => figure(value, 2)).join('–');
  const rows = Object.entries(loads).map(([name, load]) => [
    LOADS[name as keyof typeof LOADS],
    count(load.movesPerSecond),
    parts(load.spread),
    figure(load.p50Ms),
    figure(load.p99Ms),
    `${figure(Math.min(...load.p99MsByRound))}–${figure(Math.max(...load.p99MsByRound))}`,
    count(load.bytesPerMove),
    figure(load.generatorBusy, 2),
  ]);
  return [
    `${plan.matches} matches of ${plan.game} with ${plan.seats} seats and ${plan.seats} sockets each; thinking: a move every ${figure(plan.thinkMs / 1000, 0)} s in each`,
    table(['', 'moves/s', 'spread', 'p50 ms', 'p99 ms', 'p99 by round', 'bytes/move', 'generator'], rows),
    'generator: how much of a core the load generator took; near 1 it is the generator that was measured',
    `raw single-row commits/s ${count(raw.commitsPerSecond)} (spread ${parts(raw.spread)}; before ${count(raw.commitsPerSecondBefore)}, after ${count(raw.commitsPerSecondAfter)}), raw fdatasync/s ${count(raw.syncsPerSecond)}`,
    `${count(plan.idleSockets)} idle sockets, kB each: ${Object.entries(idle)
      .map(([name, kilobytes]) => `${name} ${figure(kilobytes, 1)}`)
      .join(', ')}`,
    `load of the machine before ${noise.loadBefore.join(' ')}, after ${noise.loadAfter.join(' ')}`,
    ...judged.map(verdictLine),
    ...(plan.withPeer ? [] : ['boardgame.io was left out, so some budgets have nothing to be held against.']),
  ].join('\n');
}
