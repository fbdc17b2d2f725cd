/** The matches in the memory of this node. An unused match is only rows of the database. */

import type { Parts } from '../parts.ts';
import { inTurn, type Live, newLive, type Told } from './live.ts';
import { readSetting } from './load.ts';

export interface Registry {
  /** Null for a table that does not exist or has not started. */
  find(match: string): Promise<Live | null>;
  /** Only if it is in memory already. */
  inMemory(match: string): Live | undefined;
  add(live: Live): void;
  all(): Iterable<Live>;
  /** Waits for pending writes and forgets everything. */
  close(): Promise<void>;
}

const IDLE_MILLISECONDS = 60_000;
const SWEEP_MILLISECONDS = 30_000;

export function makeRegistry(parts: Parts, told: Told): Registry {
  const lives = new Map<string, Live>();
  /** Two callers at the same time wait for one read. */
  const coming = new Map<string, Promise<Live | null>>();
  const sweeping = setInterval(forgetIdle, SWEEP_MILLISECONDS);
  sweeping.unref();

  async function read(match: string): Promise<Live | null> {
    const found = await readSetting(parts, match);
    if (found === null || found.table.state === 'open') return null;
    // A start on this node may have been faster.
    const live = lives.get(match) ?? newLive(found.setting, parts.now(), told, found.table.state === 'frozen');
    add(live);
    return live;
  }

  function add(live: Live): void {
    lives.set(live.setting.id, live);
    parts.metrics.matches.set(lives.size);
  }

  function forgetIdle(): void {
    const since = parts.now() - IDLE_MILLISECONDS;
    for (const [match, live] of lives) {
      if (live.audience.size > 0 || live.delayed !== null || live.usedAt > since) continue;
      if (live.queued > 0 || live.botsPlaying !== null) continue;
      lives.delete(match);
    }
    parts.metrics.matches.set(lives.size);
  }

  return {
    async find(match) {
      const live = lives.get(match);
      if (live !== undefined) {
        live.usedAt = parts.now();
        return live;
      }
      const started = coming.get(match) ?? read(match).finally(() => coming.delete(match));
      coming.set(match, started);
      return started;
    },
    inMemory: (match) => lives.get(match),
    add,
    all: () => lives.values(),
    async close() {
      clearInterval(sweeping);
      for (const live of lives.values()) live.delayed?.stop();
      await Promise.all([...lives.values()].map((live) => inTurn(live, async () => {})));
      lives.clear();
    },
  };
}
