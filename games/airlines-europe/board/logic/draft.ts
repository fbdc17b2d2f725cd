/** What a player has chosen and not yet confirmed, and what each tap makes of it. */

import type { Action, View } from '@tarmac/airlines-europe/rules';
import { SHARE_ORDER, type TurnAction } from '@tarmac/airlines-europe/text';
import type { Options } from './options.ts';
import { type Circle, indexOf } from './pieces.ts';
import type { Airline, Share } from './shapes.ts';

/** A share to be given up for Air ABACUS. */
export interface Gift {
  readonly from: 'portfolio' | 'hand';
  readonly share: Share;
}

export type Draft =
  | { readonly kind: 'none' }
  /** One of the four actions is meant; what exactly is still to be tapped. */
  | { readonly kind: 'meant'; readonly action: Exclude<TurnAction, 'exchange'> }
  /** A circle, and nobody yet who is to have it. */
  | { readonly kind: 'circle'; readonly circle: number }
  | { readonly kind: 'buy'; readonly circle: number; readonly airline: Airline }
  /** Cards lifted from the hand, in the order they were lifted. */
  | { readonly kind: 'cards'; readonly cards: readonly Share[] }
  /** `announced`: the exchange itself is decided already, shares are due. */
  | { readonly kind: 'exchange'; readonly give: 1 | 3; readonly announced: boolean; readonly gifts: readonly Gift[] }
  | { readonly kind: 'action'; readonly action: Action };

export const NOTHING: Draft = { kind: 'none' };

/** How a decision begins: the shares of an exchange that was announced are asked for at once. */
export function firstDraft(view: View): Draft {
  const { frame } = view;
  if (frame.kind === 'exchange') return { kind: 'exchange', give: frame.give, announced: true, gifts: [] };
  if (frame.kind === 'opening' && frame.chosen !== null) return { kind: 'cards', cards: frame.chosen };
  return NOTHING;
}

/** How many shares are still to be lifted for an exchange. */
export function giftsDue(view: View, draft: Extract<Draft, { kind: 'exchange' }>): number {
  const { frame } = view;
  if (!draft.announced || frame.kind !== 'exchange') return draft.give;
  return frame.give - frame.fromPortfolio.length - frame.backs.ordinary - frame.backs.abacus;
}

/** The decisions a draft comes to, one after another; none while something is missing. */
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

/** AE-2.8 in the order of AE-1.1; two alike are for the rules to refuse. */
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

/** AE-6.1 announced alone, or with everything that is to be given up. */
function exchanging(draft: Extract<Draft, { kind: 'exchange' }>, view: View): readonly Action[] {
  const complete = draft.gifts.length === giftsDue(view, draft);
  const gifts = complete ? giftOrder(draft.gifts).map((gift): Action => ({ type: 'give', ...gift })) : [];
  if (draft.announced) return gifts;
  return complete || draft.gifts.length === 0 ? [{ type: 'exchange', give: draft.give }, ...gifts] : [];
}

/** Portfolio first, then Air ABACUS from the hand, then the rest of it: the one order in which the rules take them. */
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

/** A draft that stands for an action somebody points at. */
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
 * Whoever had the last circle, or is looked at, is to have this one too; else the only one who may. What nobody may have
 * is asked for at once, for `refused`, so that the rules say why not.
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

/** Lifts one more card of the hand. What may not go with it is put down again. */
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

/** The one lifted first goes back where there would be too many. */
export function liftGift(draft: Extract<Draft, { kind: 'exchange' }>, gift: Gift, view: View): Draft {
  return { ...draft, gifts: [...draft.gifts, gift].slice(-giftsDue(view, draft)) };
}

export function putDownGift(draft: Extract<Draft, { kind: 'exchange' }>, gift: Gift): Draft {
  const at = draft.gifts.findLastIndex(({ from, share }) => from === gift.from && share === gift.share);
  return { ...draft, gifts: draft.gifts.filter((_, index) => index !== at) };
}

/** How many cards of a share are lifted from the hand, or from the portfolio. */
export function liftedOf(draft: Draft, from: Gift['from'], share: Share): number {
  if (draft.kind === 'cards') return from === 'hand' ? draft.cards.filter((card) => card === share).length : 0;
  if (draft.kind !== 'exchange') return 0;
  return draft.gifts.filter((gift) => gift.from === from && gift.share === share).length;
}
