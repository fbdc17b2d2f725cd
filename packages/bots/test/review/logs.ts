/** Matches of the made-up games as logs: what was decided is given, what was drawn comes of a seed. */

import { type ActEntry, type Entry, fastChance, foldLog, type Game, recordingChance, type Shapes } from '@tarmac/kit';

export const stamp = { at: 0, by: { kind: 'host' } } as const;

/** Dealt, and nothing done yet. */
export function dealt<T extends Shapes>(game: Game<T>, config: T['config'], seats: number, seed: number): Entry<T>[] {
  const chance = recordingChance(fastChance(seed));
  game.setup(config, seats, chance);
  const contributions = Array.from({ length: seats }, () => 'seed');
  return [
    {
      ...stamp,
      kind: 'start',
      version: game.version,
      config,
      seats,
      commitment: null,
      contributions,
      draws: chance.draws,
    },
  ];
}

/** The log with one more act of whoever is first to act. */
export function withAct<T extends Shapes>(
  game: Game<T>,
  log: readonly Entry<T>[],
  action: T['action'],
  seed: number,
): Entry<T>[] {
  const { state } = foldLog(game, log);
  const [seat] = game.toAct(state).seats;
  if (seat === undefined) throw new Error('the game is over');
  const chance = recordingChance(fastChance(seed));
  game.apply(game.clone(state), seat, action, chance);
  const act: ActEntry<T> = { ...stamp, kind: 'act', seat, action, draws: chance.draws };
  return [...log, act];
}

export function matchOf<T extends Shapes>(
  game: Game<T>,
  config: T['config'],
  seats: number,
  actions: readonly T['action'][],
  seed: number,
): Entry<T>[] {
  let log = dealt(game, config, seats, seed);
  for (const [place, action] of actions.entries()) log = withAct(game, log, action, seed + place + 1);
  return log;
}
