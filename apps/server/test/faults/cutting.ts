/** A node cut off from PostgreSQL while people play, and coming back: nothing is lost, and nobody else is held up. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { expect, onTestFinished, vi } from 'vitest';
import { call } from '../support/client.ts';
import { gatherFleet } from './fleet.ts';
import { postgresLog, wrongs } from './ledger.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import type { Player } from './player.ts';
import { openWay, type Weather } from './way.ts';

export interface Cut {
  readonly weather: Weather;
  readonly seconds: number;
  /** Whether the node is to say that it should not be sent visitors. */
  readonly isUnready: boolean;
}

/** How long things took, in milliseconds from the cut and from its end; null where it did not happen. */
export interface Course {
  readonly unready: number | null;
  /** Until those who fled to the other node had made three moves there. */
  readonly fled: number;
  readonly ready: number;
  /** Until everybody had made two moves after that, each at their own node. */
  readonly allMoved: number;
}

const game = airlinesEurope as Game;
const PATIENCE = { timeout: 120_000, interval: 50 };

/**
 * Two nodes, the seats of each match on different ones. Of half of the matches the people leave the node that is cut off;
 * the others wait there.
 */
export async function cutOff(url: string, matches: number, cuts: readonly Cut[]): Promise<Course[]> {
  const ways = await Promise.all([openWay(url), openWay(url)]);
  const nodes = await Promise.all(ways.map((way) => startNode({ DATABASE_URL: way.url })));
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    await Promise.all(ways.map((way) => way.close()));
  });
  const [node] = nodes as [NodeProcess, NodeProcess];
  const bases = nodes.map(({ base }) => base);
  const courses: Course[] = [];
  for (const { weather, seconds, isUnready } of cuts) {
    const fleet = await gatherFleet(game, bases, matches, { game: game.id, seats: 2 }, 11 + courses.length);
    onTestFinished(fleet.stop);
    const known = [...new Set(fleet.players.map(({ match }) => match))];
    const flees = ({ match }: Player) => known.indexOf(match) % 2 === 0;
    await fleet.acknowledged(matches);
    const since = stopwatch();
    ways[0]?.change(weather);
    fleet.flee(node.base, flees);
    const fled = fleet.moved(3, flees).then(since);
    const unready = isUnready ? await becomes(node, 503).then(since) : null;
    const course = { unready, fled: await fled };
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 * seconds - since())));

    const healed = stopwatch();
    ways[0]?.change({ kind: 'pass' });
    const ready = await becomes(node, 200).then(healed);
    await fleet.goHome();
    await fleet.moved(2);
    const allMoved = healed();
    fleet.hold();
    await fleet.quiet();
    expect(await wrongs(game, fleet, postgresLog(url))).toEqual([]);
    expect(nodes.map((each) => each.isRunning())).toEqual([true, true]);
    await fleet.stop();
    courses.push({ ...course, ready, allMoved });
  }
  return courses;
}

function stopwatch(): () => number {
  const begin = performance.now();
  return () => Math.round(performance.now() - begin);
}

/** Until the node says whether it should be sent visitors. */
async function becomes({ base }: NodeProcess, status: number): Promise<void> {
  await vi.waitUntil(async () => (await call(base, 'GET', '/readyz')).status === status, PATIENCE);
}
