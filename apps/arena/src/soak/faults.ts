/** The faults of a soak: lost connections, clients that do not read, nodes that die and restart. */

import { setTimeout } from 'node:timers/promises';
import type { Chance } from '@tarmac/kit';
import type { Connection } from './connection.ts';
import type { SoakNode } from './nodes.ts';
import { type Faults, MOST_DROPPED, mayKill } from './plan.ts';
import { countError, type Tally } from './tally.ts';

interface Setting {
  readonly faults: Faults;
  readonly nodes: readonly SoakNode[];
  readonly chance: Chance;
  readonly tally: Tally;
  /** All that are open now. */
  connections(): readonly Connection[];
  /** The elapsed part of the soak, 0 to 1. */
  part(): number;
}

export interface Faulty {
  /** Ends the faults; resolves when every node is back. */
  stop(): Promise<void>;
}

export function beginFaults({ faults, nodes, chance, tally, connections, part }: Setting): Faulty {
  const stopped = new AbortController();
  const { signal } = stopped;

  /** Repeatedly, at random times around the mean. */
  async function every(mean: number, task: () => void | Promise<void>): Promise<void> {
    try {
      for (;;) {
        await setTimeout(around(mean), null, { signal });
        await task();
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  function around(mean: number): number {
    return mean * (0.8 + (0.4 * chance.draw(1000)) / 1000);
  }

  function drawn<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[chance.draw(list.length)];
  }

  let turn = chance.draw(nodes.length);

  async function killOne(): Promise<void> {
    const killable = nodes.filter((_, index) => mayKill(index, part(), nodes.length));
    const node = killable[turn++ % killable.length];
    if (node === undefined || !node.isUp()) return;
    await node.kill();
    tally.kills++;
    // A restart also happens after the end: the closing needs its nodes.
    await setTimeout(around(faults.awayMs));
    try {
      await node.start();
      tally.restarts++;
    } catch (error) {
      countError(tally, `restart ${(error as Error).message.slice(0, 200)}`);
    }
  }

  const going = [
    every(faults.disconnectMs, () => {
      for (let more = 1 + chance.draw(MOST_DROPPED); more > 0; more--) {
        const connection = drawn(connections());
        if (connection === undefined) return;
        tally.disconnects++;
        connection.terminate();
      }
    }),
    every(faults.slowMs, () => {
      const connection = drawn(connections());
      if (connection === undefined) return;
      tally.deaf++;
      connection.stopReading(around(faults.deafMs));
    }),
    every(faults.killMs, killOne),
  ];
  return {
    async stop() {
      stopped.abort();
      await Promise.all(going);
    },
  };
}
