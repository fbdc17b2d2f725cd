/** A lesson's match file from its script: who does what, and what the decks bring. */

import {
  type Chance,
  type Entry,
  exportMatch,
  type Game,
  type MatchFile,
  recordingChance,
  type Shapes,
  step,
} from '@tarmac/kit';

/** A seat's act, and what is drawn then, by name. */
export type Line<T extends Shapes> = readonly [seat: number, action: T['action'], ...brings: string[]];

interface Script<T extends Shapes> {
  readonly config: T['config'];
  readonly seats: number;
  /** What is dealt. */
  readonly deal: Chance;
  readonly lines: readonly Line<T>[];
  fate(state: T['state'], brings: readonly string[], line: Line<T>): Chance & { finish(): void };
}

export function recordLesson<T extends Shapes>(game: Game<T>, script: Script<T>): MatchFile<T> {
  const { config, seats, lines } = script;
  const dealt = recordingChance(script.deal);
  let state = game.setup(config, seats, dealt);
  const stamp = (index: number) => ({ at: index * 1000, by: { kind: 'host' } as const });
  const log: Entry<T>[] = [
    {
      kind: 'start',
      ...stamp(0),
      version: game.version,
      config,
      seats,
      commitment: null,
      contributions: [],
      draws: dealt.draws,
    },
  ];
  for (const line of lines) {
    const [seat, action, ...brings] = line;
    const fated = script.fate(state, brings, line);
    const chance = recordingChance(fated);
    const stepped = step(game, state, seat, action, chance);
    if (!stepped.ok) throw new Error(`${log.length}: seat ${seat}: ${JSON.stringify([action, stepped.refusal])}`);
    fated.finish();
    log.push({ kind: 'act', ...stamp(log.length), seat, action, draws: chance.draws });
    state = stepped.state;
  }
  return exportMatch(game, log, null);
}
