/** The figures of a soak's report, and its verdict. */

import { rounded } from '../bench/figures.ts';
import { shortcomingsOf } from './conditions.ts';
import { type MemorySample, type Trend, trends } from './memory.ts';
import type { SoakNode } from './nodes.ts';
import type { SoakPlan } from './plan.ts';
import type { Audits } from './slots.ts';
import { FAULTS_FOUND, type Tally } from './tally.ts';

export interface SoakFigures {
  readonly plan: SoakPlan;
  /** Without the closing. */
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From mover to opponent, on whichever node. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly delays: number;
  readonly matchesBegun: number;
  readonly matchesEnded: number;
  readonly connections: number;
  readonly disconnects: number;
  readonly deaf: number;
  readonly kills: number;
  readonly restarts: number;
  readonly duplicatesAnswered: number;
  readonly messages: number;
  readonly longestWaitSeconds: number;
  readonly audited: Readonly<Audits>;
  readonly errors: Readonly<Record<string, number>>;
  readonly findings: Tally['findings'];
  readonly memory: readonly Trend[];
  readonly nodeLines: number;
  readonly nodesSaid: readonly string[];
  /** Of a core, by the clients. */
  readonly generatorBusy: number;
  readonly grows: boolean;
  /** Unmet conditions for the findings to mean anything. */
  readonly shortcomings: readonly string[];
  readonly failed: boolean;
}

interface Measured {
  readonly plan: SoakPlan;
  readonly tally: Tally;
  readonly samples: readonly MemorySample[];
  /** When the time was up. */
  readonly played: { readonly seconds: number; readonly moves: number };
  readonly audited: Readonly<Audits>;
  readonly nodes: readonly Pick<SoakNode, 'said' | 'lines'>[];
  readonly busy: number;
}

export function figuresOf({ plan, tally, samples, played, audited, nodes, busy }: Measured): SoakFigures {
  const { moves, matchesBegun, matchesEnded, connections, disconnects, deaf, kills, restarts } = tally;
  const memory = trends(samples, Math.min(plan.seconds, played.seconds));
  const grows = memory.some(({ flat }) => flat === false);
  const shortcomings = shortcomingsOf({ plan, tally, played, audited, memory });
  return {
    plan,
    seconds: rounded(played.seconds),
    moves,
    movesPerSecond: rounded(played.moves / played.seconds),
    p50Ms: rounded(tally.delays.percentile(50)),
    p99Ms: rounded(tally.delays.percentile(99)),
    delays: tally.delays.count(),
    matchesBegun,
    matchesEnded,
    connections,
    disconnects,
    deaf,
    kills,
    restarts,
    duplicatesAnswered: tally.duplicatesAnswered,
    messages: tally.messages,
    longestWaitSeconds: rounded(tally.longestWaitMs / 1000),
    audited,
    errors: Object.fromEntries([...tally.errors].sort(([one], [other]) => (one < other ? -1 : 1))),
    findings: tally.findings,
    memory,
    nodeLines: nodes.reduce((sum, { lines }) => sum + lines(), 0),
    nodesSaid: nodes.flatMap(({ said }) => said.slice(-3)),
    generatorBusy: rounded(busy),
    grows,
    shortcomings,
    failed: grows || shortcomings.length > 0 || FAULTS_FOUND.some((fault) => tally.findings.counts[fault] > 0),
  };
}
