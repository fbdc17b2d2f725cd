/** A browser without a browser: the worker's rooms with a store in memory, luck from a seed and bots that think at once. */

import { type Eye, fastChance, type Seat } from '@tarmac/kit';
import { expect } from 'vitest';
import type { Moment, PageAnswer, TableNow } from '../../src/backend/backend.ts';
import { rulesApi } from '../../src/worker/api.ts';
import { type InMemory, memoryStore as storeInMemory } from '../../src/worker/memory-store.ts';
import type { Parts } from '../../src/worker/parts.ts';
import type { LocalSaid, LocalSeat, RulesApi } from '../../src/worker/rules-api.ts';
import type { KeptMatch, Log, Store } from '../../src/worker/store.ts';
import { thoughts } from '../../src/worker/think.ts';
import { makeThinker, type Thinker } from '../../src/worker/thinker.ts';

export const GAME = 'airlines-europe';

export interface Kept {
  readonly match: KeptMatch;
  readonly log: Log;
}

/** In a browser that keeps what it is given. */
export interface MemoryStore extends Store {
  readonly kept: Map<string, Kept>;
}

export function keptIn({ kept }: MemoryStore, id: string): Kept {
  const found = kept.get(id);
  if (found === undefined) throw new Error(`nothing is kept of ${id}`);
  return found;
}

/** Bots that never come to an end with their thinking. */
export const ponderer: Thinker = {
  decide: () => new Promise(() => undefined),
  advise: () => new Promise(() => undefined),
};

export function memoryStore(): MemoryStore {
  const kept: InMemory = new Map();
  return { ...storeInMemory(kept), kept, lasts: () => true };
}

export interface Device {
  readonly api: RulesApi;
  readonly parts: Parts;
  /** Everything it said so far. */
  readonly said: readonly LocalSaid[];
  /** Resolves with what is found, now or after something more was said. */
  until<T>(find: (said: readonly LocalSaid[]) => T | null): Promise<T>;
}

export function device(store: Store, seed = 1, other: Partial<Parts> = {}): Device {
  const luck = fastChance(seed);
  const said: LocalSaid[] = [];
  const listeners = new Set<() => void>();
  let time = 1_000_000;
  // Whenever a bot looks at its clock much time has passed: it decides soon, and always alike.
  let thought = 0;
  const own = thoughts(() => (thought += 100));
  const parts: Parts = {
    store,
    thinker: makeThinker(
      () => ({ ...own, end: () => undefined }),
      () => new Promise(() => undefined),
    ),
    now: () => ++time,
    random: (bytes) => Uint8Array.from({ length: bytes }, () => luck.draw(256)),
    wait: async () => undefined,
    hold: async () => () => undefined,
    say(item) {
      said.push(structuredClone(item));
      for (const listen of [...listeners]) listen();
    },
    ...other,
  };
  return {
    api: rulesApi(parts),
    parts,
    said,
    until: (find) =>
      new Promise((resolve) => {
        const look = () => {
          const found = find(said);
          if (found === null) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
  };
}

export function done<T>(answer: PageAnswer<T>): T {
  expect(answer).toMatchObject({ ok: true });
  if (!answer.ok) throw new Error(answer.problem);
  return answer.value;
}

export async function newMatch(
  { api }: Device,
  seats: readonly LocalSeat[],
  options = {},
  game = GAME,
): Promise<string> {
  return done(await api.create({ game, options, seats, hints: true }));
}

/** The table once it is over. */
export function over(said: readonly LocalSaid[]): TableNow | null {
  const tables = said.flatMap((item) => (item.kind === 'table' ? [item.table] : []));
  return tables.find(({ state }) => state === 'over') ?? null;
}

export function momentsOf(said: readonly LocalSaid[], eye: Eye): Moment[] {
  return said.flatMap((item) => (item.kind === 'moment' && item.moment.eye === eye ? [item.moment] : []));
}

/** The people at this device decide at random, each from their own moments, so many times or to the end. */
export async function playPeople(
  { api, until }: Device,
  id: string,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const whim = fastChance(seed);
  const table = await until((said) => said.find((item) => item.kind === 'table')?.table ?? null);
  for (let acts = 0; acts < most; acts++) {
    const due = await until((said) => (over(said) === null ? duePerson(said) : 'over'));
    if (due === 'over') return;
    const actions = await api.actions(table.game, due.moment.view);
    done(await api.act(id, due.seat, actions[whim.draw(actions.length)]));
  }
}

/** Whoever of the people owes a decision, by the newest moment of their eyes. */
export function duePerson(said: readonly LocalSaid[]): { seat: Seat; moment: Moment } | null {
  const newest = new Map<Eye, Moment>();
  for (const item of said) if (item.kind === 'moment') newest.set(item.moment.eye, item.moment);
  for (const [eye, moment] of newest)
    if (eye !== 'watcher' && moment.awaited.includes(eye)) return { seat: eye, moment };
  return null;
}

/** What is the same whether a moment is told when it comes or looked up later. */
export function lasting(moments: readonly Moment[]): Moment[] {
  return moments.map(({ noUndo: _, ...moment }) => ({ ...moment, undo: 0 }));
}
