/** A match played here and now: its log, its verifiable draws, its file. */

import {
  advance,
  type By,
  commitmentTo,
  type Entry,
  exportMatch,
  type Fold,
  foldLog,
  type Game,
  keyedChance,
  type MatchFile,
  matchKey,
  recordingChance,
  type Seat,
  type Shapes,
  step,
} from '@tarmac/kit';
import { nodeDigest } from './digest.ts';

export interface MatchSetup {
  readonly game: Game;
  readonly config: Shapes['config'];
  readonly seats: number;
  readonly secret: Uint8Array;
  /** One of each seat, in ASCII. */
  readonly contributions: readonly string[];
  /** Milliseconds since 1970. */
  now(): number;
}

export interface Match {
  readonly fold: Fold<Shapes>;
  /** The action must have passed `check`. */
  act(seat: Seat, action: Shapes['action'], by: By): void;
  end(): void;
  /** With the secret in it: for a match whose draws are no longer anybody's hope or fear. */
  file(): MatchFile<Shapes>;
}

const HOST: By = { kind: 'host' };

export function beginMatch({ game, config, seats, secret, contributions, now }: MatchSetup): Match {
  const key = matchKey(secret, contributions, nodeDigest);
  const chanceAt = (index: number) => recordingChance(keyedChance(key, index, nodeDigest));

  const dealing = chanceAt(0);
  game.setup(config, seats, dealing);
  const log: Entry<Shapes>[] = [
    {
      kind: 'start',
      at: now(),
      by: HOST,
      version: game.version,
      config,
      seats,
      commitment: commitmentTo(secret, nodeDigest),
      contributions: [...contributions],
      draws: dealing.draws,
    },
  ];
  const fold = foldLog(game, log);
  const append = (entry: Entry<Shapes>) => {
    advance(game, fold, entry);
    log.push(entry);
  };

  return {
    fold,
    act(seat, action, by) {
      const chance = chanceAt(log.length);
      const stepped = step(game, fold.state, seat, action, chance);
      if (!stepped.ok) throw new Error(`${game.id}: seat ${seat} was let act against ${stepped.refusal.rule}`);
      append({ kind: 'act', at: now(), by, seat, action, draws: chance.draws });
    },
    end: () => append({ kind: 'end', at: now(), by: HOST, reason: 'finished' }),
    file: () => exportMatch(game, log, secret),
  };
}

/** A secret and contributions that follow from a seed, for a game that can be played again. */
export function seededLuck(seed: number, seats: number): Pick<MatchSetup, 'secret' | 'contributions'> {
  return {
    secret: nodeDigest.sha256(new TextEncoder().encode(`tarmac arena seed ${seed}`)),
    contributions: Array.from({ length: seats }, (_, seat) => `seed ${seed} seat ${seat}`),
  };
}
