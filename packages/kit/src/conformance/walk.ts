/** Plays the seeded random games for all checks, with optional actions. */

import { canonical } from '../canonical.ts';
import type { Draw } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import { type RecordingChance, recordingChance } from '../chance/recording.ts';
import type { Game, Seat, Shapes } from '../game.ts';
import { randomAct } from '../random-act.ts';
import { deepFreeze, jsonCopy } from './data.ts';
import type { ConformancePlan } from './plan.ts';

export interface Move<T extends Shapes> {
  readonly seat: Seat;
  readonly action: T['action'];
  readonly draws: readonly Draw[];
  readonly revealed: boolean;
  readonly news: readonly T['news'][];
}

export interface Walk<T extends Shapes> {
  readonly label: string;
  readonly seats: number;
  readonly seed: number;
  readonly config: T['config'];
  readonly dealt: { readonly draws: readonly Draw[]; readonly news: readonly T['news'][] };
  /** One more than moves: `moves[n]` leads from `states[n]` to `states[n + 1]`. */
  readonly states: T['state'][];
  /** Each state when it was reached; a faulty clone would change it later. */
  readonly texts: string[];
  readonly moves: Move<T>[];
  /** The acts that count towards `longest`: not the optional ones. */
  acts: number;
}

const OPTIONAL_PER_GAME = 40;

export function where<T extends Shapes>(game: Game<T>, walk: Walk<T>, step: number): string {
  const place = `${game.id}, ${walk.label}, ${walk.seats} seats, seed ${walk.seed}, step ${step}`;
  const move = walk.moves[step];
  return move ? `${place}, then seat ${move.seat} does ${canonical(move.action)}` : place;
}

/** Adds the place to any error. */
export function at<R>(place: () => string, run: () => R): R {
  try {
    return run();
  } catch (error) {
    throw new Error(`${place()}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

export function walkAll<T extends Shapes>(game: Game<T>, plan: ConformancePlan<T>): Walk<T>[] {
  return plan.configs.flatMap(({ label, seats, config }, table) =>
    Array.from({ length: plan.gamesPerConfig }, (_, match) => {
      const parsed = game.parseConfig(jsonCopy(config), seats);
      if (!parsed.ok) throw new Error(`${game.id}, ${label}, ${seats} seats: config refused: ${parsed.problem}`);
      const seed = plan.seed + table * plan.gamesPerConfig + match;
      return walkOne(game, plan, { label, seats, seed, config: parsed.value });
    }),
  );
}

function walkOne<T extends Shapes>(
  game: Game<T>,
  plan: ConformancePlan<T>,
  table: Pick<Walk<T>, 'label' | 'seats' | 'seed' | 'config'>,
): Walk<T> {
  const chooser = fastChance(table.seed);
  // Luck and choices have separate streams, so that an additional draw does not change every later choice.
  const luck = fastChance(table.seed + 2 ** 32);
  const { seats, config } = table;
  const dealing = recordingChance(luck);
  const news: T['news'][] = [];
  const first = at(
    () => `${game.id}, ${table.label}, ${seats} seats, seed ${table.seed}, setup`,
    () => game.setup(config, seats, dealing, news),
  );
  const walk: Walk<T> = {
    ...table,
    dealt: { draws: dealing.draws, news },
    states: [first],
    texts: [canonical(first, 'state')],
    moves: [],
    acts: 0,
  };
  const longest = game.longest(seats);
  let optionalLeft = plan.optionalPerGame ?? OPTIONAL_PER_GAME;
  // One act beyond the bound is enough for the check of endings.
  while (walk.acts <= longest) {
    const place = () => where(game, walk, walk.moves.length);
    const made = at(place, () =>
      randomAct(game, walk.states.at(-1) as T['state'], seats, optionalLeft > 0, chooser, plan.choose),
    );
    if (made === null) break;
    if (made.optional) optionalLeft--;
    else walk.acts++;
    at(
      () => `${place()}, seat ${made.seat} doing ${canonical(made.action)}`,
      () => take(game, walk, made.seat, made.action, recordingChance(luck)),
    );
  }
  return walk;
}

function take<T extends Shapes>(
  game: Game<T>,
  walk: Walk<T>,
  seat: Seat,
  listed: T['action'],
  chance: RecordingChance,
) {
  // The log keeps the action: nothing may change it, now or later through the state.
  const action = deepFreeze(jsonCopy(listed));
  const next = game.clone(walk.states.at(-1) as T['state']);
  const news: T['news'][] = [];
  game.apply(next, seat, action, chance, news);
  walk.moves.push({ seat, action, draws: chance.draws, revealed: chance.revealed, news });
  walk.states.push(next);
  walk.texts.push(canonical(next, 'state'));
}
