/** What the screens of both games share: tables, what is in a hand, what is typed. */

import { CAPACITIES, CARDS, CONTINENTS, FUEL, kindOf, type SlotKind } from '@tarmac/connecting-flights/rules';

export interface Cells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One table in several widths, the widest first. */
export interface Table {
  readonly forms: readonly Cells[];
}

/** Choices of one kind, under a title. */
export interface Group<Action> {
  readonly title: string;
  readonly rows: readonly Row<Action>[];
}

/** Choices under a heading of their own if they have one. */
export interface Row<Action> {
  readonly heading: string | null;
  readonly choices: readonly { readonly label: string; readonly action: Action }[];
}

/** Of a view: where the cards are, who has landing rights, and the trucks, by owner (a seat, or a hand). */
interface Owned {
  readonly where: readonly number[];
  readonly rightsOf: readonly number[];
  readonly trucks: readonly (readonly number[])[];
}

/** The cards somebody owns or may use as landing rights, in the order of their numbers. */
export function cardsOf({ where, rightsOf }: Owned, owner: number, kind: SlotKind): number[] {
  return Array.from({ length: CARDS }, (_, card) => card).filter(
    (card) => kindOf(card) === kind && (where[card] === owner || rightsOf[card] === owner),
  );
}

/** Capacities, each as often as the owner has such a truck. */
export function trucksOf({ trucks }: Owned, owner: number): number[] {
  return CAPACITIES.flatMap((capacity) => Array(trucks[owner]?.[capacity - 1] ?? 0).fill(capacity));
}

interface Named {
  readonly names: { city(id: string): string; continent(id: (typeof CONTINENTS)[number]): string };
  readonly words: {
    readonly fuel: string;
    readonly fuelTo: (from: string, parts: readonly string[]) => string;
    readonly titled: (title: string, what: string) => string;
  };
}

/** CF-2.9 a line a continent, of those in play. */
export function fuelLines({ names, words }: Named, isInPlay: (continent: number) => boolean): string[] {
  return CONTINENTS.flatMap((from, index) => {
    if (!isInPlay(index)) return [];
    const parts = CONTINENTS.flatMap((to, other) =>
      isInPlay(other) ? [`${names.continent(to)} ${FUEL[index]?.[other] ?? 0}`] : [],
    );
    return [words.titled(words.fuel, words.fuelTo(names.continent(from), parts))];
  });
}

/** Lower case without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

interface Cities {
  readonly board: { readonly cities: readonly { readonly id: string }[] };
  readonly names: { city(id: string): string };
}

/** By the beginning of its name, or by its id; null where none is called so. */
export function cityCalled(typed: string, { board, names }: Cities): string | null {
  const asked = plain(typed);
  if (asked === '') return null;
  const found = board.cities.find(({ id }) => plain(names.city(id)).startsWith(asked) || id === asked);
  return found?.id ?? null;
}
