/** A match of the toy as a server would run it: every act checked, drawn from the keyed stream, logged. */

import { createHash, createHmac } from 'node:crypto';
import {
  type Chance,
  commitmentTo,
  type Digest,
  type Entry,
  type Fold,
  fastChance,
  foldLog,
  type Game,
  keyedChance,
  matchKey,
  recordingChance,
  type Seat,
  step,
} from '@tarmac/kit';
import { toy } from '../toy/game.ts';
import type { Action, State, Toy } from '../toy/state.ts';

export const digest: Digest = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
};

export const SECRET = new Uint8Array(32).fill(7);
const stamp = { at: 1_700_000_000_000, by: { kind: 'person', id: 'ann' } } as const;

export interface LiveMatch {
  readonly log: Entry<Toy>[];
  /** The rules it is played under now. */
  game: Game<Toy>;
  state: State;
  fold(): Fold<Toy>;
  act(seat: Seat, action: Action): void;
  append(entry: Unstamped): void;
  upgradeTo(game: Game<Toy>): void;
}

/** The same rules under a later version. */
export function toyOf(version: number): Game<Toy> {
  return {
    ...toy,
    version,
    load(saved, of) {
      if (of > version) throw new Error(`toy: no version ${of}`);
      return toy.load(saved, 1);
    },
  };
}

type Unstamped = Entry<Toy> extends infer E ? (E extends Entry<Toy> ? Omit<E, 'at' | 'by'> : never) : never;

export function liveMatch(seats: number): LiveMatch {
  const contributions = Array.from({ length: seats }, (_, seat) => `from seat ${seat}`);
  const key = matchKey(SECRET, contributions, digest);
  const config = { deck: 'full' } as const;
  const dealt = recordingChance(keyedChance(key, 0, digest));
  const state = toy.setup(config, seats, dealt);
  const start: Entry<Toy> = {
    ...stamp,
    kind: 'start',
    version: toy.version,
    config,
    seats,
    commitment: commitmentTo(SECRET, digest),
    contributions,
    draws: dealt.draws,
  };
  const match: LiveMatch = {
    log: [start],
    game: toy,
    state,
    fold: () => foldLog(match.game, match.log),
    act(seat, action) {
      const chance = recordingChance(keyedChance(key, match.log.length, digest));
      const stepped = step(match.game, match.state, seat, action, chance);
      if (!stepped.ok) throw new Error(`refused: ${stepped.refusal.code}`);
      match.state = stepped.state;
      match.log.push({ ...stamp, kind: 'act', seat, action, draws: chance.draws });
    },
    append(entry) {
      match.log.push({ ...stamp, ...entry } as Entry<Toy>);
      match.state = match.fold().state;
    },
    upgradeTo(game) {
      const saved = JSON.parse(JSON.stringify(match.state));
      const state = game.load(saved, match.game.version);
      match.game = game;
      match.append({ kind: 'upgrade', version: game.version, state });
    },
  };
  return match;
}

/** Random acts, optional ones among them, until the game is over or so many are made. */
export function playAtRandom(match: LiveMatch, seed: number, most = 500): void {
  const chance = fastChance(seed);
  for (let acts = 0; acts < most; acts++) {
    const { seats } = toy.toAct(match.state);
    if (seats.length === 0) return;
    const seat = pick(seats, chance);
    match.act(seat, pick(toy.actions(match.state, seat), chance));
  }
}

function pick<T>(items: readonly T[], chance: Chance): T {
  return items[chance.draw(items.length)] as T;
}
