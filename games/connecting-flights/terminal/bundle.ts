/** One side of a trade as it is typed: `10, truck 2, loan tokyo, plane 3`. */

import { type Bundle, CAPACITIES, type SlotKind, type View } from '@tarmac/connecting-flights/rules';
import type { Parsed } from '@tarmac/kit';
import type { Setting } from './setting.ts';
import { cardsOf, cityCalled } from './shared.ts';

interface Draft {
  readonly cards: number[];
  readonly trucks: number[];
  readonly loans: number[];
  coins: number;
}

/** What `seat` would give. Cards it does not have are still understood where they can be named. */
export function readBundle(typed: string, view: View, seat: number, setting: Setting): Parsed<Bundle> {
  const draft: Draft = { cards: [], trucks: CAPACITIES.map(() => 0), loans: [], coins: 0 };
  for (const part of typed.split(/\s*,\s*/).filter((each) => each !== '')) {
    if (!readPart(part, draft, view, seat, setting)) return { ok: false, problem: setting.words.noSuchThing(part) };
  }
  const rising = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
  return { ok: true, value: { ...draft, cards: rising(draft.cards), loans: rising(draft.loans) } };
}

function readPart(part: string, draft: Draft, view: View, seat: number, setting: Setting): boolean {
  const { offered } = setting.words;
  if (/^\d{1,3}$/.test(part)) {
    draft.coins += Number(part);
    return true;
  }
  const [word = '', ...rest] = part.split(' ');
  const number = Number(rest[0]);
  if (word === offered.truck && number >= 1 && number <= CAPACITIES.length) {
    draft.trucks[number - 1] = (draft.trucks[number - 1] ?? 0) + 1;
    return true;
  }
  const kind: SlotKind | null = word === offered.plane ? 'plane' : word === offered.passenger ? 'passenger' : null;
  if (kind !== null) return push(draft.cards, ofStars(kind, number, draft.cards, view, seat, setting));
  if (word === offered.loan) return push(draft.loans, airportCalled(rest.join(' '), draft.loans, view, seat, setting));
  return push(draft.cards, airportCalled(part, draft.cards, view, seat, setting));
}

function push(cards: number[], card: number | null): boolean {
  if (card === null) return false;
  cards.push(card);
  return true;
}

/** The first of the seat's cards with so many stars that is not yet in the offer. */
function ofStars(
  kind: SlotKind,
  stars: number,
  taken: readonly number[],
  view: View,
  seat: number,
  { tables }: Setting,
): number | null {
  const own = cardsOf(view, seat, kind).filter((card) => tables.starsOf[card] === stars && !taken.includes(card));
  return own[0] ?? null;
}

/** The seat's own card of the city, or the city's first for the rules to say why not. */
function airportCalled(
  typed: string,
  taken: readonly number[],
  view: View,
  seat: number,
  setting: Setting,
): number | null {
  const { tables } = setting;
  const city = cityCalled(typed, setting);
  if (city === null) return null;
  const cards = (tables.cardsOf[tables.cityIndex(city)] ?? []).filter((card) => !taken.includes(card));
  return cards.find((card) => view.where[card] === seat) ?? cards[0] ?? null;
}
