/** The unconfirmed choice of a player, and the effect of each tap on it. */

import type { Action, View } from '@tarmac/airlines-europe/rules';
import { SHARE_ORDER, type TurnAction } from '@tarmac/airlines-europe/text';
import type { Options } from './options.ts';
import { type Circle, indexOf } from './pieces.ts';
import type { Airline, Share } from './shapes.ts';

/** A share to give up for Air ABACUS. */
export interface Gift {
  readonly from: 'portfolio' | 'hand';
  readonly share: Share;
}

export type Draft =
  | { readonly kind: 'none' }
  /** One of the four actions, without its details. */
  | { readonly kind: 'meant'; readonly action: Exclude<TurnAction, 'exchange'> }
  /** A circle without a buyer. */
  | { readonly kind: 'circle'; readonly circle: number }
  | { readonly kind: 'buy'; readonly circle: number; readonly airline: Airline }
  /** Cards lifted from the hand, in the order they were lifted. */
  | { readonly kind: 'cards'; readonly cards: readonly Share[] }
  /** `announced`: the exchange itself is already decided, and shares are due. */
  | { readonly kind: 'exchange'; readonly give: 1 | 3; readonly announced: boolean; readonly gifts: readonly Gift[] }
  | { readonly kind: 'action'; readonly action: Action };

export const NOTHING: Draft = { kind: 'none' };

/** The first draft of a decision: an announced exchange asks for its shares at once. */
export function firstDraft(view: View): Draft {
  const { frame } = view;
  if (frame.kind === 'exchange') return { kind: 'exchange', give: frame.give, announced: true, gifts: [] };
  if (frame.kind === 'opening' && frame.chosen !== null) return { kind: 'cards', cards: frame.chosen };
  return NOTHING;
}

/** The number of shares still to choose for an exchange. */
export function giftsDue(view: View, draft: Extract<Draft, { kind: 'exchange' }>): number {
  const { frame } = view;
  if (!draft.announced || frame.kind !== 'exchange') return draft.give;
  return frame.give - frame.fromPortfolio.length - frame.backs.ordinary - frame.backs.abacus;
}

/** The decisions of a draft, one after another; none while it is incomplete. */
export function decisionsOf(draft: Draft, view: View, circles: readonly Circle[]): readonly Action[] {
  switch (draft.kind) {
    case 'none':
    case 'meant':
    case 'circle':
      return draft.kind === 'meant' && draft.action === 'cash' ? [{ type: 'cash' }] : [];
    case 'buy': {
      const circle = circles[draft.circle];
      if (circle === undefined) return [];
      return [{ type: 'buy', airline: draft.airline, route: circle.route.id, licence: circle.licence }];
    }
    case 'cards':
      return view.frame.kind === 'opening' ? opening(draft.cards) : playing(draft.cards);
    case 'exchange':
      return exchanging(draft, view);
    case 'action':
      return [draft.action];
  }
}

/** AE-2.8 in the order of AE-1.1; the rules refuse two equal shares. */
function opening(cards: readonly Share[]): readonly Action[] {
  const [first, second] = inOrder(cards).filter((card): card is Airline => card !== 'abacus');
  return first === undefined || second === undefined ? [] : [{ type: 'choose', shares: [first, second] }];
}

/** AE-5.1 */
function playing(cards: readonly Share[]): readonly Action[] {
  const [first, second] = inOrder(cards);
  if (first === undefined) return [];
  if (second !== undefined && second !== first) return [{ type: 'playTwo', shares: [first, second] }];
  return [{ type: 'play', share: first, count: cards.length }];
}

/** AE-6.1 announced alone, or with all shares to give up. */
function exchanging(draft: Extract<Draft, { kind: 'exchange' }>, view: View): readonly Action[] {
  const complete = draft.gifts.length === giftsDue(view, draft);
  const gifts = complete ? giftOrder(draft.gifts).map((gift): Action => ({ type: 'give', ...gift })) : [];
  if (draft.announced) return gifts;
  return complete || draft.gifts.length === 0 ? [{ type: 'exchange', give: draft.give }, ...gifts] : [];
}

/** Portfolio first, then Air ABACUS from the hand, then other hand cards: the only order that the rules accept. */
export function giftOrder(gifts: readonly Gift[]): readonly Gift[] {
  const hand = SHARE_ORDER.length;
  const place = ({ from, share }: Gift) => {
    if (from === 'portfolio') return indexOf(share);
    return share === 'abacus' ? hand : hand + 1 + indexOf(share);
  };
  return gifts.toSorted((a, b) => place(a) - place(b));
}

function inOrder(cards: readonly Share[]): readonly Share[] {
  return cards.toSorted((a, b) => indexOf(a) - indexOf(b));
}

/** The draft of a proposed action. */
export function draftOf(action: Action, view: View, circles: readonly Circle[]): Draft {
  switch (action.type) {
    case 'buy': {
      const circle = circles.find(({ route, licence }) => route.id === action.route && licence === action.licence);
      return circle === undefined ? NOTHING : { kind: 'buy', circle: circle.index, airline: action.airline };
    }
    case 'choose':
      return { kind: 'cards', cards: action.shares };
    case 'play':
      return { kind: 'cards', cards: new Array<Share>(action.count).fill(action.share) };
    case 'playTwo':
      return { kind: 'cards', cards: action.shares };
    case 'exchange':
      return { kind: 'exchange', give: action.give, announced: false, gifts: [] };
    case 'give': {
      const due = firstDraft(view);
      const lastOne = due.kind === 'exchange' && giftsDue(view, due) === 1;
      return lastOne ? { ...due, gifts: [{ from: action.from, share: action.share }] } : { kind: 'action', action };
    }
    default:
      return { kind: 'action', action };
  }
}

/**
 * The buyer is the one of the last circle or the one looked at; else the only possible one. A licence that nobody may
 * buy becomes a draft at once, for `refused`, so that the rules give the reason.
 */
export function tapCircle(
  draft: Draft,
  circle: Circle,
  view: View,
  options: Options,
  lookedAt: Airline | null,
  refused: Airline,
): Draft {
  const { frame } = view;
  if (frame.kind === 'ban')
    return { kind: 'action', action: { type: 'ban', route: circle.route.id, licence: circle.licence } };
  const buyers = options.buyers.get(circle.index) ?? [];
  if (buyers.length === 0) return { kind: 'buy', circle: circle.index, airline: refused };
  if (lookedAt !== null) return { kind: 'buy', circle: circle.index, airline: lookedAt };
  if (draft.kind === 'buy' && draft.circle === circle.index) return draft;
  if (draft.kind === 'buy' && buyers.includes(draft.airline))
    return { kind: 'buy', circle: circle.index, airline: draft.airline };
  const [only, another] = buyers;
  if (only !== undefined && another === undefined) return { kind: 'buy', circle: circle.index, airline: only };
  return { kind: 'circle', circle: circle.index };
}

/** Lifts one more card of the hand, and puts down cards that cannot go with it. */
export function liftCard(draft: Draft, share: Share, view: View): Draft {
  if (draft.kind === 'exchange') return liftGift(draft, { from: 'hand', share }, view);
  const lifted = draft.kind === 'cards' ? draft.cards : [];
  if (view.frame.kind === 'opening') return { kind: 'cards', cards: [...lifted, share].slice(-2) };
  const alike = lifted.filter((card) => card === share);
  if (alike.length > 0) return { kind: 'cards', cards: [...alike, share] };
  const last = lifted.at(-1);
  const mixable = last !== undefined && (lifted.length === 1 || lifted[0] !== last);
  return { kind: 'cards', cards: mixable ? [last, share] : [share] };
}

export function putDownCard(draft: Draft, share: Share): Draft {
  if (draft.kind === 'exchange') return putDownGift(draft, { from: 'hand', share });
  if (draft.kind !== 'cards') return draft;
  const at = draft.cards.lastIndexOf(share);
  const cards = draft.cards.filter((_, index) => index !== at);
  return cards.length === 0 ? NOTHING : { kind: 'cards', cards };
}

/** With too many, the first lifted one goes back. */
export function liftGift(draft: Extract<Draft, { kind: 'exchange' }>, gift: Gift, view: View): Draft {
  return { ...draft, gifts: [...draft.gifts, gift].slice(-giftsDue(view, draft)) };
}

export function putDownGift(draft: Extract<Draft, { kind: 'exchange' }>, gift: Gift): Draft {
  const at = draft.gifts.findLastIndex(({ from, share }) => from === gift.from && share === gift.share);
  return { ...draft, gifts: draft.gifts.filter((_, index) => index !== at) };
}

/** The number of lifted cards of a share, from the hand or the portfolio. */
export function liftedOf(draft: Draft, from: Gift['from'], share: Share): number {
  if (draft.kind === 'cards') return from === 'hand' ? draft.cards.filter((card) => card === share).length : 0;
  if (draft.kind !== 'exchange') return 0;
  return draft.gifts.filter((gift) => gift.from === from && gift.share === share).length;
}
