/** Computes a seat's possible actions and their previews from its view alone. */

import type { Considered, Preview } from '@tarmac/board';
import type { Manifest } from '@tarmac/bots';
import { type Chance, fastChance, type Refusal, type Seat, type Shapes, same } from '@tarmac/kit';
import { eyeOf } from './games.ts';

/** The choices of one seat at one moment, computed on one imagined state. */
export interface Choices {
  actions(): readonly unknown[];
  check(input: unknown): Refusal | null;
  /** The refusal, or a preview. */
  consider(input: unknown): Considered;
}

/** The number of imagined worlds that must agree after a reveal. */
const WORLDS = 4;

export function choicesFrom(parts: Manifest, view: unknown, seed: number): Choices {
  const { game } = parts;
  const eye = eyeOf(view);
  const luck = fastChance(seed);
  const state = game.imagine(view, luck);

  function checked(input: unknown) {
    if (eye === 'watcher') throw new Error('a watcher has nothing to decide');
    const parsed = game.parseAction(input);
    if (!parsed.ok) throw new Error(parsed.problem);
    return { seat: eye, action: parsed.value, refusal: game.check(state, eye, parsed.value) };
  }

  /**
   * Up to the first draw. A reveal may show the seat's own card, which it knows, or an imagined one: so the result
   * after it is shown as far as several imagined worlds agree.
   */
  function preview(seat: Seat, action: Shapes['action']): Preview {
    const first = tryOut(parts, game.clone(state), seat, action);
    const others =
      first.stages.length === 1
        ? []
        : Array.from({ length: WORLDS - 1 }, () => tryOut(parts, game.imagine(view, luck), seat, action));
    const sure = first.stages.findLastIndex((stage, place) =>
      others.every(({ stages }) => same(stages[place] ?? null, stage)),
    );
    const stage = first.stages[sure] ?? { view, news: [] };
    const whole = first.whole && sure === first.stages.length - 1;
    return { view: stage.view, facts: parts.facts(stage.view), news: stage.news, whole };
  }

  return {
    actions: () => (eye === 'watcher' ? [] : game.actions(state, eye)),
    check: (input) => checked(input).refusal,
    consider(input) {
      const { seat, action, refusal } = checked(input);
      return refusal === null ? { preview: preview(seat, action) } : { refusal };
    },
  };
}

/** The view and news of a seat at one point of an action. */
interface Stage {
  readonly view: unknown;
  readonly news: readonly unknown[];
}

interface Trial {
  /** At each reveal, then at the end. */
  readonly stages: readonly Stage[];
  /** Without a draw. */
  readonly whole: boolean;
}

/** Thrown through the rules when they want to draw. */
const DRAWN = new Error('a preview draws nothing');

/** Plays a legal action in a world of its own. */
function tryOut({ game }: Manifest, state: unknown, seat: Seat, action: Shapes['action']): Trial {
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

/** Caches the choices of the last moment, so that successive questions imagine it once. */
export function lastChoices(newSeed: () => number) {
  let last: { readonly known: Manifest; readonly view: unknown; readonly choices: Choices } | null = null;
  return (known: Manifest, view: unknown): Choices => {
    if (last === null || last.known !== known || !same(last.view, view))
      last = { known, view, choices: choicesFrom(known, view, newSeed()) };
    return last.choices;
  };
}
