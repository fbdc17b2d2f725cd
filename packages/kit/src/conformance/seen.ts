/** The suite of remembered sightings: the parser accepts views and news of real games, and nothing else. */

import type { Eye, Game, Shapes } from '../game.ts';
import type { Check } from './check.ts';
import { jsonCopy } from './data.ts';
import type { RandomGame } from './random-game.ts';

interface SeenPlan<T extends Shapes> {
  readonly game: Game<T>;
  readonly viewProblem: (input: unknown) => string | null;
  readonly newsProblem: (input: unknown, view: T['view']) => string | null;
  /** Whole games by name, with their seats. */
  readonly games: Readonly<Record<string, readonly [seats: number, play: () => RandomGame<T>]>>;
  /** A view that is accepted. */
  readonly view: () => T['view'];
  /** The changes of such a view, and their complaints. */
  readonly views: Readonly<Record<string, readonly [change: object | ((view: T['view']) => object), problem: RegExp]>>;
  /** Impossible news, and their complaints. */
  readonly news: Readonly<Record<string, readonly [item: unknown, problem: RegExp]>>;
}

/** Checks the views of one state in so many. */
const SAMPLED = 5;

const EVERY_VIEW: SeenPlan<Shapes>['views'] = {
  nothing: [[], /config/],
  'a key too many': [{ more: 1 }, /unknown key/],
  'an unheard-of frame': [{ frame: { kind: 'tea' } }, /frame\.kind/],
  'a config cut short': [{ config: {} }, /not complete/],
};

const EVERY_NEWS: SeenPlan<Shapes>['news'] = {
  'of no kind': ['hello', /object/],
  'of an unheard-of kind': [{ kind: 'crashed', seat: 0 }, /kind must be one of/],
  'of a key every record inherits': [{ kind: 'toString' }, /kind must be one of/],
};

/** To be run like `conformance`. */
export function seenConformance<T extends Shapes>(plan: SeenPlan<T>): Check[] {
  const { game, viewProblem, newsProblem } = plan;
  const { min, max } = game.seats;
  const views: SeenPlan<T>['views'] = {
    ...EVERY_VIEW,
    'more seats than there are': [{ seats: 9 }, new RegExp(`${min} to ${max} seats`)],
    ...plan.views,
  };
  return [
    ...Object.entries(plan.games).map(([name, [seats, play]]) => ({
      name: `everything seen and heard is taken: ${name}`,
      run: () => takesAll(seats, play()),
    })),
    ...Object.entries(views).map(([name, [change, problem]]) => ({
      name: `a view with ${name} is refused`,
      run() {
        expectProblem(viewProblem(plan.view()), null);
        const view = plan.view();
        const changed = typeof change === 'function' ? change(view) : change;
        expectProblem(viewProblem(Array.isArray(changed) ? changed : { ...(view as object), ...changed }), problem);
      },
    })),
    ...Object.entries({ ...EVERY_NEWS, ...plan.news }).map(([name, [item, problem]]) => ({
      name: `news ${name} are refused`,
      run: () => expectProblem(newsProblem(item, plan.view()), problem),
    })),
  ];

  function takesAll(seats: number, { states, news }: RandomGame<T>): void {
    const eyes: Eye[] = [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
    const sampled = states.filter((_, step) => step % SAMPLED === 0 || step === states.length - 1);
    for (const state of sampled) {
      for (const eye of eyes) expectProblem(viewProblem(jsonCopy(game.view(state, eye))), null);
    }
    const view = game.view(states[0], 'watcher');
    for (const item of news) {
      for (const eye of eyes) {
        const told = game.tell(item, eye);
        if (told !== null) expectProblem(newsProblem(jsonCopy(told), view), null);
      }
    }
  }
}

function expectProblem(found: string | null, wanted: RegExp | null): void {
  const isIt = wanted === null ? found === null : found !== null && wanted.test(found);
  if (!isIt) throw new Error(`the complaint should be ${wanted ?? 'none'}, and is ${found ?? 'none'}`);
}
