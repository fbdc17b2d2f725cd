/** Guards the rules against clock and luck: any call of them throws. */

import type { Game, Shapes } from '../game.ts';

type Globals = Record<string, unknown>;

/** The replacements of the forbidden functions while `called` runs. */
function trapsFor(called: string): { random: unknown; clock: unknown } {
  const trap = (name: string) =>
    function forbidden(): never {
      throw new Error(`${called} used ${name}: rules may use no clock, and no luck but the chance they are given`);
    };
  const clock = Object.assign(trap('Date'), {
    now: trap('Date.now'),
    parse: trap('Date.parse'),
    UTC: trap('Date.UTC'),
  });
  return { random: trap('Math.random'), clock };
}

/** The same game with every function guarded. */
export function guarded<T extends Shapes>(game: Game<T>): Game<T> {
  const luck = Math as unknown as Globals;
  const everything = globalThis as unknown as Globals;
  const guard = <A extends unknown[], R>(name: string, call: (...args: A) => R) => {
    const traps = trapsFor(`${game.id}.${name}`);
    return (...args: A): R => {
      const { random } = luck;
      const { Date: clock } = everything;
      luck.random = traps.random;
      everything.Date = traps.clock;
      try {
        return call(...args);
      } finally {
        luck.random = random;
        everything.Date = clock;
      }
    };
  };
  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    ...(game.cooperative ? { cooperative: game.cooperative } : {}),
    options: game.options,
    hasOptionalActions: game.hasOptionalActions,
    isOptional: guard('isOptional', (action) => game.isOptional(action)),
    longest: guard('longest', (seats) => game.longest(seats)),
    parseConfig: guard('parseConfig', (input, seats) => game.parseConfig(input, seats)),
    parseAction: guard('parseAction', (input) => game.parseAction(input)),
    load: guard('load', (saved, version) => game.load(saved, version)),
    setup: guard('setup', (config, seats, chance, news) => game.setup(config, seats, chance, news)),
    toAct: guard('toAct', (state) => game.toAct(state)),
    actions: guard('actions', (state, seat) => game.actions(state, seat)),
    check: guard('check', (state, seat, action) => game.check(state, seat, action)),
    apply: guard('apply', (state, seat, action, chance, news) => game.apply(state, seat, action, chance, news)),
    clone: guard('clone', (state) => game.clone(state)),
    view: guard('view', (state, eye) => game.view(state, eye)),
    awaited: guard('awaited', (view) => game.awaited(view)),
    imagine: guard('imagine', (view, chance) => game.imagine(view, chance)),
    tell: guard('tell', (news, eye) => game.tell(news, eye)),
    outcome: guard('outcome', (state) => game.outcome(state)),
    audit: guard('audit', (state) => game.audit(state)),
  };
}
