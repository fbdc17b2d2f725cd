/** The server's part of `arena bench`: its rows with the loads behind them, for people and for the document. */

import { loadavg } from 'node:os';
import type { Report } from '../../command.ts';
import { count, figure, markdown, table } from '../../table.ts';
import { rounded } from '../figures.ts';
import { machineInWords, machineNow } from '../machine.ts';
import { cellsOf, HEAD, misses, type OnProgress, textOf } from '../part.ts';
import { COLYSEUS, PEER_VERSION } from '../peer.ts';
import { verdicts } from './budgets.ts';
import { LOADS, type LoadName } from './loads.ts';
import { measureServers, type ServerFigures } from './measure-servers.ts';
import { serverPartOf } from './part.ts';
import type { ServerPlan } from './plan.ts';

export interface ServerReport extends Report {
  /** Of the document. */
  readonly section: string;
}

export async function reportServer(plan: ServerPlan, onProgress: OnProgress): Promise<ServerReport> {
  const machine = machineNow();
  const loadBefore = loadavg().map(rounded);
  const figures = await measureServers(plan, onProgress);
  const noise = { loadBefore, loadAfter: loadavg().map(rounded) };
  const [loadAfter = 0] = noise.loadAfter;
  return { ...reportOf(plan, figures, noise), section: asSection(plan, figures, machineInWords(machine, loadAfter)) };
}

/** Of the last 1, 5 and 15 minutes; the second includes the bench. */
interface Noise {
  readonly loadBefore: readonly number[];
  readonly loadAfter: readonly number[];
}

export function reportOf(plan: ServerPlan, figures: ServerFigures, noise: Noise): Report {
  const { measured, ...rest } = figures;
  const part = serverPartOf(plan, figures);
  return {
    json: {
      plan,
      boardgameIo: plan.withPeer ? PEER_VERSION : null,
      colyseus: plan.withPeer ? COLYSEUS.version : null,
      ...rest,
      noise,
      budgets: verdicts(measured).map((verdict) => ({
        ...verdict,
        value: verdict.value === null ? null : rounded(verdict.value),
      })),
    },
    text: [table(HEAD_OF_LOADS, rowsOf(figures)), ...aboutLoads(plan, figures, noise), textOf(part)].join('\n'),
    failed: misses(part),
  };
}

const HEAD_OF_LOADS = [
  '',
  'moves/s',
  'spread',
  'p50 ms',
  'p99 ms',
  'p99 by round',
  'bytes/move',
  'processor µs/move',
  'generator',
] as const;

const parts = (values: readonly number[]) => values.map((value) => figure(value, 2)).join('–');

function rowsOf({ loads }: ServerFigures): string[][] {
  return Object.entries(loads).map(([name, load]) => [
    LOADS[name as LoadName],
    count(load.movesPerSecond),
    parts(load.spread),
    figure(load.p50Ms),
    figure(load.p99Ms),
    `${figure(Math.min(...load.p99MsByRound))}–${figure(Math.max(...load.p99MsByRound))}`,
    count(load.bytesPerMove),
    count(load.processorUsPerMove),
    figure(load.generatorBusy, 2),
  ]);
}

function asSection(plan: ServerPlan, figures: ServerFigures, machine: string): string {
  const { rows, notes } = serverPartOf(plan, figures);
  return [
    machine,
    '',
    markdown(HEAD, rows.map(cellsOf)),
    '',
    ...notes,
    '',
    markdown(HEAD_OF_LOADS, rowsOf(figures)),
  ].join('\n');
}

function aboutLoads(plan: ServerPlan, { idle, raw }: ServerFigures, noise: Noise): string[] {
  const kilobytes = Object.entries(idle).map(([name, each]) => `${name} ${figure(each, 1)}`);
  return [
    'generator: how much of a core the load generator took; near 1 it is the generator that was measured',
    `raw single-row commits/s ${count(raw.commitsPerSecond)} (spread ${parts(raw.spread)}; before ${count(raw.commitsPerSecondBefore)}, after ${count(raw.commitsPerSecondAfter)}), raw fdatasync/s ${count(raw.syncsPerSecond)}`,
    `a write with its sync, one every 10 ms: p99 ${figure(raw.pacedP99Ms)} ms; raw commits/s of PostgreSQL on 16 connections ${raw.postgresCommitsPerSecond === null ? 'not measured: there is no PostgreSQL' : count(raw.postgresCommitsPerSecond)}`,
    `${count(plan.idleSockets)} idle sockets, kB each: ${kilobytes.join(', ')}`,
    `load of the machine before ${noise.loadBefore.join(' ')}, after ${noise.loadAfter.join(' ')}`,
    ...(plan.withPeer
      ? []
      : ['boardgame.io and Colyseus were left out, so some budgets have nothing to be held against.']),
    ...(plan.earlier === null
      ? ['For the processor time of an earlier server, name its checkout with --earlier.']
      : []),
  ];
}
