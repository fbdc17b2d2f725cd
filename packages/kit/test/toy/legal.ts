/** Which actions there are: parsing, checking and listing them. */

import { bagSize, type Parsed, type Refusal, type Seat, type ToAct } from '@tarmac/kit';
import { type Action, type Config, DEAREST, DECKS, type Deck, handOf, ORDERS, type State, undecided } from './state.ts';

const FIELDS: Record<Action['type'], readonly string[]> = {
  play: ['slot'],
  bury: ['slot'],
  deal: [],
  rest: [],
  pass: [],
  offer: ['to', 'slot', 'price'],
  answer: ['accept'],
  order: ['order'],
};

function fits(field: string, value: unknown): boolean {
  if (field === 'accept') return typeof value === 'boolean';
  if (field === 'order') return ORDERS.some((order) => order === value);
  return Number.isSafeInteger(value) && !Object.is(value, -0) && (value as number) >= 0;
}

export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

export function parseAction(input: unknown): Parsed<Action> {
  if (!isRecord(input)) return { ok: false, problem: 'not an object' };
  const { type } = input;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return { ok: false, problem: 'type' };
  const fields = FIELDS[type as Action['type']];
  for (const field of fields) if (!fits(field, input[field])) return { ok: false, problem: field };
  if (Object.keys(input).length !== fields.length + 1) return { ok: false, problem: 'surplus fields' };
  return { ok: true, value: { type, ...Object.fromEntries(fields.map((field) => [field, input[field]])) } as Action };
}

export function parseConfig(input: unknown): Parsed<Config> {
  if (!isRecord(input)) return { ok: false, problem: 'not an object' };
  const { deck = 'full', ...surplus } = input;
  if (typeof deck !== 'string' || !Object.hasOwn(DECKS, deck)) return { ok: false, problem: 'deck' };
  if (Object.keys(surplus).length > 0) return { ok: false, problem: 'surplus fields' };
  return { ok: true, value: { deck: deck as Deck } };
}

export function toAct(state: State): ToAct {
  const { frame } = state;
  if (frame.kind === 'over') return { mode: 'each', seats: [] };
  if (frame.kind === 'team') return { mode: 'any', seats: state.hands.map((_, seat) => seat) };
  if (frame.kind === 'play') return { mode: 'each', seats: undecided(state.hands, frame.chosen) };
  return { mode: 'each', seats: [frame.offer?.to ?? frame.seat] };
}

export function check(state: State, seat: Seat, action: Action): Refusal | null {
  const { frame } = state;
  const refuse = (code: string, rule: string): Refusal => ({ code, rule });
  if (frame.kind === 'over') return refuse('over', 'TOY-7.1');
  if (action.type === 'order') return action.order === state.orders[seat] ? refuse('sameOrder', 'TOY-6.1') : null;
  if ('slot' in action && action.slot >= handOf(state, seat).length) return refuse('noSuchCard', 'TOY-1.2');
  switch (action.type) {
    case 'play':
      if (frame.kind !== 'play') return refuse('notNow', 'TOY-2.1');
      return frame.chosen[seat] === action.slot ? refuse('sameCard', 'TOY-2.1') : null;
    case 'deal':
    case 'rest':
      if (frame.kind !== 'team') return refuse('notNow', 'TOY-3.1');
      if (action.type === 'deal' && bagSize(state.bag) + state.queue.length === 0) return refuse('noCards', 'TOY-3.2');
      return null;
    case 'bury':
    case 'pass':
      if (frame.kind !== 'turn' || frame.seat !== seat) return refuse('notYourTurn', 'TOY-4.1');
      return frame.offer === null ? null : refuse('offerOpen', 'TOY-5.3');
    case 'offer':
      if (frame.kind !== 'turn' || frame.offer !== null) return refuse('notNow', 'TOY-5.1');
      if (state.offered[seat]) return refuse('oneOffer', 'TOY-5.2');
      if (action.to === seat || action.to >= state.seats) return refuse('toWhom', 'TOY-5.1');
      return action.price >= 1 && action.price <= DEAREST ? null : refuse('price', 'TOY-5.1');
    case 'answer':
      if (frame.kind !== 'turn' || frame.offer?.to !== seat) return refuse('noOffer', 'TOY-5.3');
      return action.accept && frame.offer.price > (state.coins[seat] ?? 0) ? refuse('coins', 'TOY-5.3') : null;
  }
}

/** Prices are the unbounded kind: these stand for all. */
const PRICES = [1, 3];

function conceivable(state: State, seat: Seat): Action[] {
  const { frame, seats } = state;
  const slots = handOf(state, seat).map((_, slot) => slot);
  const orders = ORDERS.map((order): Action => ({ type: 'order', order }));
  switch (frame.kind) {
    case 'play':
      return [...slots.map((slot): Action => ({ type: 'play', slot })), ...orders];
    case 'team':
      return [{ type: 'deal' }, { type: 'rest' }, ...orders];
    case 'turn': {
      const others = Array.from({ length: seats }, (_, to) => to);
      return [
        { type: 'pass' },
        ...slots.map((slot): Action => ({ type: 'bury', slot })),
        ...[true, false].map((accept): Action => ({ type: 'answer', accept })),
        ...slots.flatMap((slot) =>
          others.flatMap((to) => PRICES.map((price): Action => ({ type: 'offer', to, slot, price }))),
        ),
        ...orders,
      ];
    }
    case 'over':
      return [];
  }
}

export function actions(state: State, seat: Seat): Action[] {
  return conceivable(state, seat).filter((action) => check(state, seat, action) === null);
}
