/** Runs a soak: nodes on one database, continuous matches, continuous faults, and all checks. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fastChance } from '@tarmac/kit';
import { startPostgres } from '../bench/postgres.ts';
import { buildOwnServer } from '../bench/server/own-server.ts';
import { gameById } from '../seats.ts';
import { openBooks } from './database.ts';
import { beginFaults } from './faults.ts';
import { figuresOf, type SoakFigures } from './figures.ts';
import type { MemorySample } from './memory.ts';
import { makeNode, type SoakNode } from './nodes.ts';
import type { SoakPlan } from './plan.ts';
import { auditRatings } from './ratings.ts';
import { openSlots, type Slots } from './slots.ts';
import { found, newTally, type Tally } from './tally.ts';

export interface SoakWatch {
  /** `part` runs from 0 to 1. */
  onProgress(part: number, what: string): void;
  /** Ends the soak early. */
  readonly interrupted: AbortSignal;
}

const TELL_MS = 250;

/** Cleanups run in reverse order, however the soak ends. */
type Undo = () => unknown;

export async function soak(plan: SoakPlan, watch: SoakWatch): Promise<SoakFigures> {
  watch.onProgress(0, 'building the server');
  await buildOwnServer();
  const undo: Undo[] = [];
  try {
    return await soaked(plan, watch, undo);
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function soaked(plan: SoakPlan, watch: SoakWatch, undo: Undo[]): Promise<SoakFigures> {
  const { game } = gameById(plan.game, '--game');
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-soak-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  watch.onProgress(0, 'starting PostgreSQL');
  const postgres = await startPostgres();
  undo.push(() => postgres.stop());
  const nodes: SoakNode[] = [];
  undo.push(() => Promise.all(nodes.map((node) => node.stop())));
  for (let index = 0; index < plan.nodes; index++) {
    const node = await makeNode(String.fromCharCode(65 + index), postgres.url, folder);
    nodes.push(node);
    await node.start();
  }
  const books = openBooks(postgres.url);
  undo.push(() => books.close());

  const tally = newTally();
  const chance = fastChance(plan.seed);
  let thinkMs = plan.thinkMs;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const cpuBefore = process.cpuUsage();
  const slots = openSlots({
    stage: { game, chance, tally, thinkMs: () => thinkMs, bases: () => nodes.map(({ base }) => base) },
    matches: plan.matches,
    stuckMs: plan.stuckMs,
    books,
  });
  const faulty = beginFaults({
    faults: plan.faults,
    nodes,
    chance: fastChance(plan.seed + 1),
    tally,
    connections: () =>
      slots.running().flatMap(({ players }) => players.flatMap(({ connection }) => connection() ?? [])),
    part: () => seconds() / plan.seconds,
  });
  const samples = await watched(plan, nodes, slots, tally, seconds, watch);
  const played = { seconds: seconds(), moves: tally.moves };
  await faulty.stop();

  watch.onProgress(1, 'playing what runs to its end');
  thinkMs = 0;
  await slots.close(plan.closingMs);
  const { user, system } = process.cpuUsage(cpuBefore);
  const busy = (user + system) / 1e6 / seconds();
  for (const node of nodes)
    if (!node.isUp())
      found(tally, 'stuck', `node ${node.name} did not come back: ${node.said.at(-1) ?? 'it said nothing'}`);
  const ratings = await books.ratings();
  for (const { fault, what } of auditRatings(ratings)) found(tally, fault, what);
  return figuresOf({ plan, tally, samples, played, audited: slots.audited(), nodes, busy });
}

/** Samples the nodes' memory until the time is up. */
async function watched(
  plan: SoakPlan,
  nodes: readonly SoakNode[],
  slots: Slots,
  tally: Tally,
  seconds: () => number,
  { onProgress, interrupted }: SoakWatch,
): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  const goesOn = () => seconds() < plan.seconds && !interrupted.aborted;

  async function look(settled: boolean): Promise<void> {
    const at = seconds();
    const looks = nodes.map(async (node) => {
      const life = node.life();
      const memory = await node.memory(settled);
      if (memory !== null) samples.push({ node: node.name, life, seconds: at, settled, ...memory });
    });
    await Promise.all(looks);
  }

  function tell(): void {
    const { lost, leaked, stuck, wrong } = tally.findings.counts;
    const bad = lost + leaked + stuck + wrong;
    const news = `${slots.running().length} matches, ${tally.moves} moves, ${tally.kills} kills`;
    onProgress(Math.min(1, seconds() / plan.seconds), bad === 0 ? news : `${news}, ${bad} PROBLEMS`);
  }

  let next = plan.sampleMs / 1000;
  let isSecondHalf = false;
  while (goesOn()) {
    await setTimeout(TELL_MS);
    tell();
    if (seconds() < next) continue;
    next += plan.sampleMs / 1000;
    // Only at the beginning and the end of the judged period: collections take the nodes' time.
    const settled: boolean = !isSecondHalf && seconds() >= plan.seconds / 2;
    isSecondHalf ||= settled;
    await look(settled);
  }
  await look(true);
  return samples;
}
