/** Toys that cannot be copied, asked, saved, replayed or handed strange input. */

import { toy } from '../../toy/game.ts';
import type { Action, State } from '../../toy/state.ts';
import { alsoAfter, alter, count, type Mutants, ownLuck } from './tools.ts';

function depth(input: unknown): number {
  return typeof input === 'object' && input !== null ? 1 + Math.max(0, ...Object.values(input).map(depth)) : 0;
}

export const brokenData: Mutants = {
  'clones are independent': {
    'the queue is shared': {
      broken: { clone: (state) => ({ ...toy.clone(state), queue: state.queue }) },
      says: /changes its/,
    },
    'hands are shared': {
      broken: { clone: (state) => ({ ...toy.clone(state), hands: [...state.hands] }) },
      says: /changes its/,
    },
    'orders, written to seldom, are shared': {
      broken: { clone: (state) => ({ ...toy.clone(state), orders: state.orders }) },
      says: /changes its/,
    },
    'a clone forgets who offered': {
      broken: { clone: (state) => ({ ...toy.clone(state), offered: state.offered.map(() => false) }) },
      says: /a clone differs/,
    },
  },
  'asking changes nothing': {
    'view sorts hands in place': {
      broken: {
        view: (state, eye) => {
          for (const hand of state.hands) hand.sort((a, b) => a.kind - b.kind);
          return toy.view(state, eye);
        },
      },
      says: /view of 0: .*read only/,
    },
    'outcome counts itself': {
      broken: {
        outcome: (state) => {
          state.paid += 0;
          return toy.outcome(state);
        },
      },
      says: /outcome: .*read only/,
    },
    'tell writes into the news': {
      broken: {
        tell: (news, eye) => Object.assign(news, {}, { kind: news.kind }) && toy.tell(news, eye),
      },
      says: /tell to 0: .*read only/,
    },
    'awaited empties the view': {
      broken: {
        awaited: (view) => {
          view.coins.push(0);
          view.coins.pop();
          return toy.awaited(view);
        },
      },
      says: /awaited by 0: /,
    },
    'imagine empties the view': {
      broken: {
        imagine: (view, chance) => {
          view.coins.push(0);
          view.coins.pop();
          return toy.imagine(view, chance);
        },
      },
      says: /imagine by 0: /,
    },
    'setup writes into the config': {
      broken: { setup: (config, ...rest) => toy.setup(Object.assign(config, { deck: config.deck }), ...rest) },
      says: /read only/,
    },
    'the answer depends on more than the data': {
      broken: { audit: (state) => (Object.isFrozen(state) ? ['frozen'] : []) },
      says: /audit answers differently/,
    },
  },
  'saves load, garbage does not': {
    'anything is loaded': { broken: { load: (saved) => saved as State }, says: /load accepts null/ },
    'any version is loaded': {
      broken: { load: (saved) => toy.load(saved, 1) },
      says: /load accepts a state of a later version/,
    },
    'surplus keys are loaded': {
      broken: {
        load: (saved, version) => {
          const { surplus: _, ...rest } = saved as Record<string, unknown>;
          return toy.load(rest, version);
        },
      },
      says: /load accepts a state with a surplus key/,
    },
    'missing keys are made up': {
      broken: { load: (saved, version) => toy.load({ round: 0, ...(saved as object) }, version) },
      says: /load accepts a state without round/,
    },
    'text is taken for a number': {
      broken: {
        load: (saved, version) => {
          const { paid } = Object(saved) as { paid?: unknown };
          return toy.load(typeof paid === 'string' ? { ...(saved as object), paid: Number(paid) } : saved, version);
        },
      },
      says: /load accepts a state with text at paid/,
    },
    'a loaded game has no end': {
      broken: (() => {
        const loaded = new WeakSet<State>();
        return {
          load: (saved, version) => {
            const state = toy.load(saved, version);
            loaded.add(state);
            return state;
          },
          outcome: (state) => (loaded.has(state) ? null : toy.outcome(state)),
        };
      })(),
      says: /a loaded state has no outcome while seats \[\] are to act/,
    },
    'coins may be minted in a file': {
      broken: {
        load: (saved, version) => {
          const { coins, paid } = Object(saved) as { coins?: number[]; paid?: unknown };
          const sum = typeof paid === 'number' ? coins?.reduce((all, each) => all + each, 0) : paid;
          const state = toy.load('paid' in Object(saved) ? { ...(saved as object), paid: sum } : saved, version);
          return { ...state, paid: paid as number };
        },
      },
      says: /a state loaded with \d+ at (paid|coins\.\d) is broken: coins minted or lost/,
    },
    'orders are lost': {
      broken: {
        load: (...saved) =>
          alter(toy.load(...saved), (all) => ({ ...all, orders: all.orders.map(() => 'keep' as const) })),
      },
      says: /a loaded state differs/,
    },
  },
  'replays lead to the same states': {
    'the rules have luck of their own': {
      broken: {
        apply: (state, seat, action, _, news) => toy.apply(state, seat, action, { ...ownLuck, reveal() {} }, news),
      },
      says: /the replay gives a different state/,
    },
    'the rules remember outside the state': {
      broken: { setup: (...dealt) => ({ ...toy.setup(...dealt), round: count() }) },
      says: /the same draws give a different deal/,
    },
    'a draw depends on what is not saved': {
      broken: { apply: alsoAfter((_, __, ___, chance) => void chance.draw(7 + count())) },
      says: /replay: /,
    },
    'the state depends on the sink': {
      broken: { apply: alsoAfter((state, _, news) => void (news && state.orders.fill('sell'))) },
      says: /refused in the replay|gives a different state/,
    },
    'what is listed is refused': {
      broken: {
        check: (state, seat, action) =>
          action.type === 'rest' ? { code: 'no', rule: 'TOY-3.1' } : toy.check(state, seat, action),
      },
      says: /refused in the replay/,
    },
  },
  'parsers refuse hostile input': {
    'parseAction throws on null': {
      broken: {
        parseAction: (input) => ('type' in (input as object) ? toy.parseAction(input) : { ok: false, problem: 'type' }),
      },
      says: /parseAction throws on NaN/,
    },
    'parseAction takes any number': {
      broken: {
        parseAction: (input) =>
          alter(toy.parseAction(input), (all) =>
            all.ok || all.problem !== 'slot' ? all : { ok: true, value: input as Action },
          ),
      },
      says: /parseAction of NaN at slot accepts bad input/,
    },
    'parseAction takes -0 for 0': {
      broken: {
        parseAction: (input) =>
          alter(toy.parseAction(input), (all) =>
            !all.ok && all.problem === 'slot' && Object.is((input as { slot?: unknown }).slot, -0)
              ? { ok: true, value: input as Action }
              : all,
          ),
      },
      says: /parseAction of -0 at slot accepts bad input/,
    },
    'parseAction takes everything for a pass': {
      broken: {
        parseAction: (input) =>
          alter(toy.parseAction(input), (all) => (all.ok ? all : { ok: true, value: { type: 'pass' } })),
      },
      says: /accepts bad input/,
    },
    'parseAction keeps what it does not know': {
      broken: {
        parseAction: (input) =>
          alter(toy.parseAction(input), (all) =>
            !all.ok && all.problem === 'surplus fields' ? { ok: true, value: input as Action } : all,
          ),
      },
      says: /lets __proto__ through/,
    },
    'parseConfig walks down to the bottom': {
      broken: {
        parseConfig: (input, seats) =>
          depth(input) > 9 ? { ok: false, problem: 'deep' } : toy.parseConfig(input, seats),
      },
      says: /parseConfig throws on lists 100,000 deep: RangeError/,
    },
    'parseConfig repeats what it was sent': {
      broken: {
        parseConfig: (input, seats) =>
          alter(toy.parseConfig(input, seats), (all) =>
            all.ok ? all : { ok: false, problem: `not a config: ${typeof input === 'string' ? input : ''}` },
          ),
      },
      says: /copies the input/,
    },
    'parseConfig merges into a prototype': {
      broken: {
        parseConfig: (input, seats) => {
          const inherited = Object(input) as { constructor?: { prototype?: { polluted?: unknown } } };
          if (inherited.constructor?.prototype?.polluted) Reflect.set(Object.prototype, 'polluted', true);
          return toy.parseConfig(input, seats);
        },
      },
      says: /polluted Object\.prototype with polluted/,
    },
  },
};
