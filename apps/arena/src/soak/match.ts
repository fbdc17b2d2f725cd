/** A match of the soak: its players, its measurements, and its end. */

import type { Chance, Game } from '@tarmac/kit';
import type { Person } from '../server-api.ts';
import { type Around, joinMatch, type Player } from './player.ts';
import type { EyeRecord, MatchRecord } from './record.ts';
import type { Tally } from './tally.ts';

export interface SoakMatch {
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  /** When anybody last moved, by `performance.now()`. */
  movedAt(): number;
  isOver(): boolean;
  /** Resolves at the end of the match, once the connected people know it. */
  readonly over: Promise<void>;
  /** Stops thinking from now on. */
  hurry(): void;
  leave(): void;
}

export interface Stage {
  readonly game: Game;
  readonly chance: Chance;
  readonly tally: Tally;
  thinkMs(): number;
  bases(): readonly string[];
}

interface Pending {
  readonly at: number;
  readonly waiting: Set<EyeRecord>;
}

/** The last frames arrive while the table already says that it is over. */
const SETTLE_MS = 500;

export function playMatch(stage: Stage, match: string, party: readonly Person[], watcher: Person | null): SoakMatch {
  const players: Player[] = [];
  let movedAt = performance.now();
  let pending: Pending | null = null;
  let isOver = false;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });

  function isListening({ connection, shown }: Player, since: number): boolean {
    const current = connection();
    return current !== null && shown() !== null && current.shown() !== null && current.deafUntil() <= since;
  }

  const around: Around = {
    ...stage,
    match,
    onSent(by, noticed) {
      const at = performance.now();
      const others = players.filter((player) => player.record !== by && isListening(player, at));
      pending = noticed ? { at, waiting: new Set(others.map(({ record }) => record)) } : null;
    },
    onMoved() {
      movedAt = performance.now();
    },
    onShown(by, kind) {
      if (pending?.waiting.delete(by) !== true || kind !== 'frame') return;
      const player = players.find(({ record }) => record === by);
      if (player !== undefined && isListening(player, pending.at))
        stage.tally.delays.add(performance.now() - pending.at);
    },
    onTable({ state }) {
      if (state !== 'over' || isOver) return;
      isOver = true;
      setTimeout(end, SETTLE_MS);
    },
  };

  for (const [seat, person] of party.entries()) players.push(joinMatch(around, person, seat));
  if (watcher !== null) players.push(joinMatch(around, watcher, 'watcher'));
  return {
    record: { match, seats: party.length, eyes: players.map(({ record }) => record) },
    players,
    movedAt: () => movedAt,
    isOver: () => isOver,
    over,
    hurry() {
      for (const player of players) player.hurry();
    },
    leave() {
      for (const player of players) player.leave();
    },
  };
}
