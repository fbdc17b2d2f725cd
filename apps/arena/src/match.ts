/** A match played in the arena: its log, its verifiable draws, its file. */

import {
  type By,
  commitmentTo,
  type Entry,
  exportMatch,
  type Fold,
  type Game,
  keyedChance,
  type MatchFile,
  matchKey,
  type Seat,
  type Shapes,
} from '@tarmac/kit';
import { act, begin } from '@tarmac/match';
import { nodeDigest } from './digest.ts';

export interface MatchSetup {
  readonly game: Game;
  readonly config: Shapes['config'];
  readonly seats: number;
  readonly secret: Uint8Array;
  /** One for each seat, in ASCII. */
  readonly contributions: readonly string[];
  /** Milliseconds since 1970. */
  now(): number;
}

export interface Match {
  /** As it stands now. */
  fold(): Fold<Shapes>;
  /** The action must have passed `check`. The last one ends the match. */
  act(seat: Seat, action: Shapes['action'], by: By): void;
  /** With its secret: only for a match whose draws are all known. */
  file(): MatchFile<Shapes>;
}

export function beginMatch({ game, config, seats, secret, contributions, now }: MatchSetup): Match {
  const key = matchKey(secret, contributions, nodeDigest);
  const chanceAt = (index: number) => keyedChance(key, index, nodeDigest);
  const commitment = commitmentTo(secret, nodeDigest);
  const terms = { config, seats, commitment, contributions: [...contributions] };
  const dealt = begin(game, { at: now(), by: { kind: 'host' }, ...terms }, chanceAt(0));
  const log: Entry<Shapes>[] = [dealt.entry];
  let { position } = dealt;

  return {
    fold: () => position.fold,
    act(seat, action, by) {
      const acted = act(game, position, { at: now(), by, seat, action }, chanceAt(log.length));
      if (!acted.ok) throw new Error(`${game.id}: seat ${seat} made an action that ${acted.refusal.rule} forbids`);
      for (const move of acted.moves) {
        log.push(move.entry);
        position = move.position;
      }
    },
    file: () => exportMatch(game, log, secret),
  };
}

/** A secret and contributions from a seed, for a repeatable game. */
export function seededLuck(seed: number, seats: number): Pick<MatchSetup, 'secret' | 'contributions'> {
  return {
    secret: nodeDigest.sha256(new TextEncoder().encode(`tarmac arena seed ${seed}`)),
    contributions: Array.from({ length: seats }, (_, seat) => `seed ${seed} seat ${seat}`),
  };
}
