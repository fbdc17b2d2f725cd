/** Toys whose rules are wrong in themselves. */

import { toy } from '../../toy/game.ts';
import type { Action } from '../../toy/state.ts';
import { alsoAfter, alter, count, leaking, type Mutants, without } from './tools.ts';

const clock = () => Reflect.get(globalThis, 'Date') as DateConstructor;

export const brokenRules: Mutants = {
  'rules know no clock and no luck of their own': {
    'apply asks Math.random': {
      broken: { apply: alsoAfter(() => void Math.random()) },
      says: /toy\.apply used Math\.random/,
    },
    'check asks Date.now': {
      broken: { check: (...asked) => (Date.now() < 0 ? null : toy.check(...asked)) },
      says: /toy\.check used Date\.now/,
    },
    'view makes a Date': {
      broken: { view: leaking(() => ({ at: new Date(0).getTime() })) },
      says: /toy\.view used Date/,
    },
    'awaited asks Date.now': {
      broken: { awaited: (view) => (Date.now() < 0 ? [] : toy.awaited(view)) },
      says: /toy\.awaited used Date\.now/,
    },
    'tell calls Date': {
      broken: { tell: (...told) => (clock()() ? toy.tell(...told) : null) },
      says: /toy\.tell used Date/,
    },
    'setup asks Math.random': {
      broken: { setup: (...dealt) => (Math.random() < 2 ? toy.setup(...dealt) : toy.setup(...dealt)) },
      says: /setup: toy\.setup used Math\.random/,
    },
  },
  'games end in time, with an outcome': {
    'passing leads nowhere': {
      broken: {
        apply: (state, seat, action, chance, news) => {
          if (action.type !== 'pass' && action.type !== 'bury') toy.apply(state, seat, action, chance, news);
        },
      },
      says: /seed \d+, step \d+: not over after 40 acts/,
    },
    'the bound is too tight': { broken: { longest: () => 12 }, says: /not over after 12 acts/ },
    'there is an outcome from the start': {
      broken: { outcome: (state) => ({ ranks: state.coins.map(() => 1), scores: state.coins, rule: 'TOY-7.1' }) },
      says: /while seats .* are to act/,
    },
    'there is never an outcome': { broken: { outcome: () => null }, says: /outcome is null while seats \[\]/ },
    'somebody is not ranked': {
      broken: { outcome: (state) => alter(toy.outcome(state), (all) => ({ ...all, ranks: all.ranks.slice(1) })) },
      says: /ranks .* for 3 seats/,
    },
    'a cooperative game that some win and others lose': {
      broken: { cooperative: true },
      says: /ranks .* won \(1\) or lost \(2\) together/,
    },
    'somebody has no score': {
      broken: { outcome: (state) => alter(toy.outcome(state), (all) => ({ ...all, scores: [] })) },
      says: /scores \[\] for 3 seats/,
    },
    'a seat is to act twice': {
      broken: { toAct: (state) => alter(toy.toAct(state), (all) => ({ ...all, seats: [...all.seats, ...all.seats] })) },
      says: /toAct names seats/,
    },
  },
  'audit is empty and everything is plain data': {
    'resting mints a coin': {
      broken: { apply: alsoAfter((state, action) => void (action.type === 'rest' && state.paid--)) },
      says: /audit finds: coins minted or lost/,
    },
    'a view holds undefined': {
      broken: { view: leaking(() => ({ hint: undefined })) },
      says: /view of 0\.hint is undefined/,
    },
    'a view holds a Set': {
      broken: { view: leaking(() => ({ hint: new Set() })) },
      says: /view of 0\.hint is not plain/,
    },
    'news hold NaN': {
      broken: { apply: alsoAfter((_, __, news) => void news?.push({ kind: 'shown', seat: 0, card: Number.NaN })) },
      says: /news\[\d+\]\.card is NaN/,
    },
  },
  'actions and check agree': {
    'the first card cannot be buried, says the list': {
      broken: { actions: without((action) => action.type === 'bury' && action.slot === 0) },
      says: /check lets seat \d do {"slot":0,"type":"bury"}, which actions does not list/,
    },
    'a seat to act has no actions': { broken: { actions: without(() => true) }, says: /is to act and has no action/ },
    'an illegal action is listed': {
      broken: { actions: (state, seat) => [...toy.actions(state, seat), { type: 'deal' }] },
      says: /but check refuses|twice|no action|is over/,
    },
    'an action is listed twice': {
      broken: { actions: (state, seat) => [...toy.actions(state, seat), ...toy.actions(state, seat)] },
      says: /actions lists .* twice for seat 0/,
    },
    'the order of the list changes': {
      broken: {
        actions: (state, seat) => (count() % 2 ? toy.actions(state, seat).toReversed() : toy.actions(state, seat)),
      },
      says: /differ from one call to the next/,
    },
    'a seat to act has only optional actions': {
      broken: { isOptional: (action) => action.type === 'pass' || toy.isOptional(action) },
      says: /is to act and has no action but optional ones/,
    },
    'optional actions are denied': { broken: { hasOptionalActions: false }, says: /in a game without optional ones/ },
    'orders are taken after the end': {
      broken: { check: (state, seat, action) => (action.type === 'order' ? null : toy.check(state, seat, action)) },
      says: /which actions does not list|the game is over and check lets/,
    },
    'only after the end everything is allowed': {
      broken: { check: (state, seat, action) => (state.frame.kind === 'over' ? null : toy.check(state, seat, action)) },
      says: /the game is over and check lets/,
    },
    'offers go to nobody': {
      broken: {
        check: (state, seat, action) =>
          toy.check(
            state,
            seat,
            action.type === 'offer' && action.to >= state.seats ? { ...action, to: (seat + 1) % state.seats } : action,
          ),
      },
      says: /"type":"offer"}, but the game fails after it/,
    },
    'a refusal names no rule': {
      broken: { check: (...asked) => alter(toy.check(...asked), ({ code }) => ({ code, rule: '' })) },
      says: /refusal without code or rule/,
    },
    'parsing keeps -0': {
      broken: {
        parseAction: (input) =>
          alter(toy.parseAction(input), (all) =>
            !all.ok && Object.is((Object(input) as { slot?: unknown }).slot, -0)
              ? { ok: true, value: input as Action }
              : all,
          ),
      },
      says: /parsed action\.slot is -0/,
    },
    'parsing changes the action': {
      broken: {
        parseAction: (input) =>
          alter(toy.parseAction(input), (all) =>
            all.ok && all.value.type === 'order' ? { ok: true, value: { type: 'order', order: 'sell' } } : all,
          ),
      },
      says: /parseAction turns/,
    },
    'parsing refuses what is listed': {
      broken: { parseAction: () => ({ ok: false, problem: 'no' }) },
      says: /refuses the listed/,
    },
  },
};
