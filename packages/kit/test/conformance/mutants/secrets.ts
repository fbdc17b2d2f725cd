/** Toys that tell what they should not, or forget to say that they did. */

import { toy } from '../../toy/game.ts';
import { bitOf, DECKS, type News, PUBLIC, type View } from '../../toy/state.ts';
import { alsoAfter, alter, deafTo, leaking, type Mutants, ownLuck, without } from './tools.ts';

/** The eye no longer recognises the cards it put under the deck itself. */
function forgetting(view: View): View {
  const bit = bitOf(view.eye);
  return {
    ...view,
    queue: view.queue.map((seen) => (seen.known & bit && seen.known !== PUBLIC ? { ...seen, kind: null } : seen)),
  };
}

export const brokenSecrets: Mutants = {
  'an imagined state looks and answers like the real one': {
    'a view leaks the hands': {
      broken: { view: leaking((state) => ({ leaked: state.hands })) },
      says: /imagined for seat \d, the state looks different: view\.leaked\./,
    },
    'a view shows the hands and imagine believes it': {
      broken: { view: leaking(({ hands }) => ({ hands })) },
      says: /scrambled for seat \d, the state looks different/,
      scramble: true,
    },
    'a view leaks the next card of the queue': {
      broken: { view: leaking((state) => ({ next: state.queue[0]?.kind ?? null })) },
      says: /looks different: view\.next/,
    },
    'a view says who has chosen': {
      broken: {
        view: leaking(({ frame }) => ({
          chosen: frame.kind === 'play' ? frame.chosen.map((slot) => slot !== null) : [],
        })),
      },
      says: /looks different: view\.chosen/,
    },
    'a view leaks orders to a watcher alone': {
      broken: { view: leaking(({ orders }, eye) => (eye === 'watcher' ? { orders } : {})) },
      says: /imagined for a watcher, the state looks different: view\.orders/,
    },
    'imagine forgets the queue card one seat knows': {
      broken: { imagine: (view, chance) => toy.imagine(forgetting(view), chance) },
      says: /looks different|state is broken/,
    },
    'imagine loses a card': {
      broken: {
        imagine: (view, chance) => alter(toy.imagine(view, chance), (all) => ({ ...all, bag: all.bag.with(0, 0) })),
      },
      says: /state is broken|looks different/,
    },
    'imagine has luck of its own': {
      broken: { imagine: (view) => toy.imagine(view, ownLuck) },
      says: /different states for the same draws/,
    },
    'check looks at a hidden card': {
      broken: {
        check: (state, seat, action) =>
          action.type === 'offer' && state.hands[action.to]?.[0]?.kind === 2
            ? { code: 'rich', rule: 'TOY-5.1' }
            : toy.check(state, seat, action),
      },
      says: /check of seat \d on .*"offer"} depends|actions of seat \d depend/,
    },
    'a refusal looks at a hidden card': {
      broken: {
        check: (state, seat, action) =>
          alter(toy.check(state, seat, action), (refusal) => ({ ...refusal, next: state.queue.at(-1)?.kind ?? 9 })),
      },
      says: /check of seat \d on .* depends/,
    },
    'actions look at a hidden order': {
      broken: { actions: without((action, state) => action.type === 'offer' && state.orders[action.to] === 'sell') },
      says: /actions of seat \d depend/,
    },
    'toAct looks at a hidden order': {
      broken: {
        toAct: (state) => {
          const { mode, seats } = toy.toAct(state);
          return {
            mode,
            seats: mode === 'any' ? seats.filter((seat) => seat === 0 || state.orders[0] === 'keep') : seats,
          };
        },
      },
      says: /toAct of seat \d depends/,
    },
    'the outcome counts a hidden order': {
      broken: {
        outcome: (state) =>
          alter(toy.outcome(state), (all) => ({
            ...all,
            scores: state.orders.map((order) => (order === 'sell' ? 1 : 0)),
          })),
      },
      says: /outcome depends on what/,
    },
  },
  'a step without draw or reveal tells nothing new': {
    'shown cards are not revealed': {
      broken: { apply: deafTo((_, action) => action.type === 'play') },
      says: /the step told|here it did not/,
    },
    'a traded card is not revealed to its buyer': {
      broken: { apply: deafTo((_, action) => action.type === 'answer') },
      says: /the step told its own seat/,
    },
    'a card off the queue is not revealed to who draws it': {
      broken: { apply: deafTo((_, action) => action.type === 'deal') },
      says: /the step told/,
    },
    'orders carried out are not revealed': {
      broken: { apply: deafTo((_, action) => action.type === 'pass' || action.type === 'bury') },
      says: /the step told/,
    },
    'only orders not carried out are not revealed': {
      broken: {
        apply: deafTo(
          (state, action) =>
            (action.type === 'pass' || action.type === 'bury') &&
            state.round === 0 &&
            state.orders.every((order, seat) => order === 'keep' || state.hands[seat]?.length === 0),
        ),
      },
      says: /the step told/,
    },
    'all is laid open at the end and not revealed, which only the last move shows': {
      broken: { apply: deafTo(({ round, config }) => round === DECKS[config.deck].rounds - 1) },
      rates: { secrets: 0 },
      says: /the step told/,
    },
    'a buried card is shown to all and not revealed': {
      broken: {
        apply: alsoAfter((state, action) => {
          const card = state.queue.at(-1);
          if (action.type === 'bury' && card) state.queue = state.queue.with(-1, { ...card, known: PUBLIC });
        }),
      },
      says: /the step told (seat|watcher)/,
    },
  },
  'news tell no more than views': {
    'everybody hears which card is dealt': {
      broken: { tell: (news, eye) => (news.kind === 'dealt' ? news : toy.tell(news, eye)) },
      says: /is told .*"dealt"/,
    },
    'everybody hears which card is buried': {
      broken: { tell: (news, eye) => (news.kind === 'buried' ? news : toy.tell(news, eye)) },
      says: /"buried"/,
    },
    'everybody hears which card is traded': {
      broken: { tell: (news, eye) => (news.kind === 'traded' ? news : toy.tell(news, eye)) },
      says: /is told .*"traded"/,
    },
    'everybody hears of secret orders': {
      broken: { tell: (news, eye) => (news.kind === 'ordered' ? news : toy.tell(news, eye)) },
      says: /is told .*"ordered".* about a step that does not change its view/,
    },
    'everybody hears who has chosen': {
      broken: { tell: (news, eye) => (news.kind === 'chose' ? news : toy.tell(news, eye)) },
      says: /is told .*"chose".* about a step that does not change its view/,
    },
    'the seat in turn hears of a hidden order': {
      broken: {
        apply: alsoAfter(
          (state, action, news) =>
            void (
              action.type === 'offer' && news?.push({ kind: 'shown', seat: 0, card: state.orders.indexOf('sell') })
            ),
        ),
      },
      says: /"shown".* (gives \d hidden information|in a world with the same views)/,
    },
    'telling twice tells something else': {
      broken: {
        tell: (news, eye) =>
          alter(toy.tell(news, eye), (told) =>
            told.kind === 'rested' ? { kind: 'passed' } : told.kind === 'passed' ? { kind: 'rested' } : told,
          ),
      },
      says: /tell is not stable/,
    },
    'what is told is not plain': {
      broken: {
        tell: (news, eye) => (news.kind === 'rested' ? ({ ...news, by: undefined } as News) : toy.tell(news, eye)),
      },
      says: /news told to 0\.by is undefined/,
    },
  },
};
