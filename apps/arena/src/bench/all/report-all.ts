/** All benches in one run, and their section of the document. */

import { loadavg } from 'node:os';
import type { Report } from '../../command.ts';
import { GAMES, type Registered } from '../../games.ts';
import { markdown } from '../../table.ts';
import { benchBots } from '../bots-report.ts';
import { writeSections } from '../document.ts';
import { machineInWords, machineNow } from '../machine.ts';
import { pagePart } from '../page/report.ts';
import { cellsOf, HEAD, misses, type OnProgress, type Part, textOf } from '../part.ts';
import { rulesPart } from '../rules-report.ts';
import { serverPart } from '../server/part.ts';
import type { ServerPlan } from '../server/plan.ts';
import { socketsPart } from './sockets.ts';
import { storagePart } from './storage.ts';

export interface AllPlan {
  /** A factor for all measuring times; the document should use 1. */
  readonly scale: number;
  readonly withPeer: boolean;
  readonly path: string;
  /** For tests: another load on the server. */
  readonly server?: Partial<ServerPlan>;
}

/** For each measure, at scale 1. */
const SECONDS = { rules: 1, bots: 1, server: 5, storage: 2, sockets: 2 } as const;
/** Rough shares of the time, for the progress. */
const SHARES = { rules: 0.3, bots: 0.1, server: 0.35, storage: 0.1, sockets: 0.05, page: 0.1 } as const;

export async function reportAll(plan: AllPlan, onProgress: OnProgress): Promise<Report> {
  const { scale, withPeer } = plan;
  const machine = machineNow();
  const started = performance.now();
  let before = 0;
  const within = (share: number): OnProgress => {
    const from = before;
    before += share;
    return (part, name) => onProgress(from + share * part, name);
  };
  const rules = await rulesPart(scale * SECONDS.rules, withPeer, within(SHARES.rules));
  // The first game, whose bots think the most.
  const { game } = GAMES[0] as Registered;
  const bots = (await benchBots(game, 1000 * scale * SECONDS.bots, within(SHARES.bots))).part;
  const server = await serverPart({ seconds: scale * SECONDS.server, withPeer, ...plan.server }, within(SHARES.server));
  const storage = await storagePart(server.plan, scale * SECONDS.storage, within(SHARES.storage));
  const sockets = await socketsPart(server, scale * SECONDS.sockets, within(SHARES.sockets));
  const page = await pagePart(within(SHARES.page));
  const parts: readonly Part[] = [rules, bots, withoutIdle(server), storage, sockets, page];
  const [loadAfter = 0] = loadavg();
  const minutes = (performance.now() - started) / 60_000;
  writeSections(plan.path, { bench: sectionOf(parts, machineInWords(machine, loadAfter), plan, minutes) });
  return {
    json: { machine, loadAfter, scale, parts: parts.map(({ title, rows, notes }) => ({ title, rows, notes })) },
    text: parts.map(textOf).join('\n\n'),
    failed: parts.some(misses),
  };
}

/** The sockets' part reports it. */
function withoutIdle({ title, rows, notes }: Part): Part {
  return { title, notes, rows: rows.filter(({ what }) => !what.includes('idle socket')) };
}

/** Exported for its test: the section of the document. */
export function sectionOf(parts: readonly Part[], machine: string, { scale }: AllPlan, minutes: number): string {
  const rows = parts.flatMap((part) => part.rows);
  const missed = rows.filter(({ met }) => met === false);
  const judged = rows.filter(({ met }) => met != null);
  return [
    machine,
    '',
    `Took ${minutes.toFixed(1)} minutes${scale === 1 ? '' : `, with every measure at ${scale} of its length: too short for figures to be quoted`}. Ours and theirs are measured in the same run, in turns; what counts are the ratios.`,
    `**${judged.length - missed.length} of ${judged.length} floors and budgets met${missed.length === 0 ? '' : `; NOT met: ${missed.map(({ what }) => what).join('; ')}`}.**`,
    ...parts.flatMap(({ title, rows: own, notes }) => [
      '',
      `### ${title}`,
      '',
      markdown(HEAD, own.map(cellsOf)),
      '',
      ...notes,
    ]),
  ].join('\n');
}
