/** Records a lesson's match file from its script of acts and draws. */

import type { Chance } from '../chance/chance.ts';
import { recordingChance } from '../chance/recording.ts';
import type { Game, Shapes } from '../game.ts';
import type { Entry } from '../log/entries.ts';
import { exportMatch, type MatchFile } from '../log/match-file.ts';
import { step } from '../step.ts';
import type { Fate } from './fated.ts';

/** A seat's act, and its draws by name. */
export type Line<T extends Shapes, Fated = string> = readonly [seat: number, action: T['action'], ...brings: Fated[]];

interface Script<T extends Shapes, Fated> {
  readonly config: T['config'];
  readonly seats: number;
  /** The draws of the deal. */
  readonly deal: Chance;
  readonly lines: readonly Line<T, Fated>[];
  fate(state: T['state'], brings: readonly Fated[], line: Line<T, Fated>): Fate;
}

export function recordLesson<T extends Shapes, Fated>(game: Game<T>, script: Script<T, Fated>): MatchFile<T> {
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
