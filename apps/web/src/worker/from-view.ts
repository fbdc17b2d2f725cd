/** What a seat may do and what would come of it, worked out from what it sees and nothing else. */

import type { Preview } from '@tarmac/board';
import { type Chance, fastChance, type Refusal, type Seat, type Shapes, same } from '@tarmac/kit';
import type { WorkerGame } from './games.ts';

export function actionsFrom({ game, eyeOf }: WorkerGame, view: unknown, seed: number): readonly unknown[] {
  const eye = eyeOf(view);
  return eye === 'watcher' ? [] : game.actions(game.imagine(view, fastChance(seed)), eye);
}

export function checkFrom(parts: WorkerGame, view: unknown, input: unknown, seed: number): Refusal | null {
  const { game } = parts;
  return game.check(game.imagine(view, fastChance(seed)), seatOf(parts, view), actionOf(parts, input));
}

/** How many imagined worlds must agree on what follows a reveal. */
const WORLDS = 4;

/**
 * Until the first draw. What a reveal brings may be the seat's own card, which it knows, or something that was only
 * imagined: so what comes after one is shown as far as several imagined worlds agree on it.
 */
export function previewFrom(parts: WorkerGame, view: unknown, input: unknown, seed: number): Preview {
  const { game } = parts;
  const seat = seatOf(parts, view);
  const action = actionOf(parts, input);
  const luck = fastChance(seed);
  const tryOnce = () => tryOut(parts, game.imagine(view, luck), seat, action);
  const first = tryOnce();
  const others = first.stages.length === 1 ? [] : Array.from({ length: WORLDS - 1 }, tryOnce);
  const sure = first.stages.findLastIndex((stage, place) =>
    others.every(({ stages }) => same(stages[place] ?? null, stage)),
  );
  const stage = first.stages[sure] ?? { view, news: [] };
  const whole = first.whole && sure === first.stages.length - 1;
  return { view: stage.view, facts: parts.facts(stage.view), news: stage.news, whole };
}

/** What a seat sees, and has heard, at one point of an action. */
interface Stage {
  readonly view: unknown;
  readonly news: readonly unknown[];
}

interface Trial {
  /** At each reveal, then at the end. */
  readonly stages: readonly Stage[];
  /** Nothing was to be drawn. */
  readonly whole: boolean;
}

/** Thrown through the rules when they want to draw. */
const DRAWN = new Error('a preview draws nothing');

/** Plays the action in a world of its own. */
function tryOut({ game }: WorkerGame, state: unknown, seat: Seat, action: Shapes['action']): Trial {
  const stages: Stage[] = [];
  const news: unknown[] = [];
  const stand = () => {
    const heard = news.map((item) => game.tell(item, seat)).filter((item) => item !== null);
    stages.push({ view: game.view(state, seat), news: heard });
  };
  const chance: Chance = {
    draw: () => {
      throw DRAWN;
    },
    reveal: stand,
  };
  const refusal = game.check(state, seat, action);
  if (refusal !== null) throw new Error(`nothing comes of what is refused: ${refusal.code} (${refusal.rule})`);
  let whole = true;
  try {
    game.apply(state, seat, action, chance, news);
  } catch (error) {
    if (error !== DRAWN) throw error;
    whole = false;
  }
  stand();
  return { stages, whole };
}

function seatOf({ eyeOf }: WorkerGame, view: unknown): Seat {
  const eye = eyeOf(view);
  if (eye === 'watcher') throw new Error('a watcher has nothing to decide');
  return eye;
}

function actionOf({ game }: WorkerGame, input: unknown): Shapes['action'] {
  const parsed = game.parseAction(input);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}
