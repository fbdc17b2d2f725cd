/** What a seat may do and what would come of it, worked out from what it sees and nothing else. */

import type { Considered, Preview } from '@tarmac/board';
import type { Manifest } from '@tarmac/bots';
import { type Chance, fastChance, type Refusal, type Seat, type Shapes, same } from '@tarmac/kit';
import { eyeOf } from './games.ts';

/** What one seat may do at one moment, worked out on one imagined state. */
export interface Choices {
  actions(): readonly unknown[];
  check(input: unknown): Refusal | null;
  /** Why not, or what would come of it. */
  consider(input: unknown): Considered;
}

/** How many imagined worlds must agree on what follows a reveal. */
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
   * Until the first draw. What a reveal brings may be the seat's own card, which it knows, or something that was only
   * imagined: so what comes after one is shown as far as several imagined worlds agree on it.
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

/** Plays an action that is allowed in a world of its own. */
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

/** The choices of the moment asked about last: what a page asks of one moment, one thing after another, is imagined once. */
export function lastChoices(newSeed: () => number) {
  let last: { readonly known: Manifest; readonly view: unknown; readonly choices: Choices } | null = null;
  return (known: Manifest, view: unknown): Choices => {
    if (last === null || last.known !== known || !same(last.view, view))
      last = { known, view, choices: choicesFrom(known, view, newSeed()) };
    return last.choices;
  };
}
