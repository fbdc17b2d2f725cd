/**
 * The sets of pieces worth getting, exactly: of all sets with at most one piece of each kind in which no piece is idle,
 * those that no other one beats in price, revenue, coins in the long run and certainty at once.
 */

import type { MissingPiece, MissingSet } from '@tarmac/connecting-flights/rules';
import { CARDS, type Card, FIRST_PASSENGER, ROUNDS } from '@tarmac/flights/rules';
import { figuresFor } from './figures.ts';
import type { Looking } from './looking.ts';
import { type Adds, DOUBT, KINDS, kindOfOption, type Option, type Options } from './pieces.ts';
import { revenueReader } from './revenue.ts';

/** An option of each kind, or none of it, in the order of KINDS. */
type Choice = readonly (Option | null)[];

/** At most so many pieces of a set depend on one other person, or on luck. */
const MOST_DOUBTFUL = 1;
const DOUBTFUL = DOUBT.seat;

/** Serves as every plane, and every truck: what it cannot raise no plane or truck can. */
const BEST_PLANE: Adds = { plane: { card: -1, stars: 3, electric: true }, capacity: 4 };
const BEST_TRUCK: Adds = { capacity: 4 };

export interface Wish {
  /** Only sets with this piece. */
  readonly must?: Option;
  /** Only sets that can be paid. */
  readonly purse?: Purse;
}

export interface Purse {
  readonly coins: number;
  /** The seat's highest bid: these coins go for this card and nothing else. */
  readonly bid: { readonly card: Card; readonly coins: number } | null;
}

const BOTTOMLESS: Purse = { coins: Number.POSITIVE_INFINITY, bid: null };

export function setsOf(looking: Looking, options: Options, { must, purse = BOTTOMLESS }: Wish): MissingSet[] {
  const { fleet } = looking;
  const revenue = revenueReader(fleet);
  const figures = figuresFor(looking);
  const base = revenue([]);
  const [passengers, airports, planes, trucks] = KINDS.map((kind): readonly (Option | null)[] =>
    must !== undefined && kindOfOption(must) === kind ? [must] : [null, ...options[kind]],
  ) as [Choice, Choice, Choice, Choice];
  const found: MissingSet[] = [];

  const earned = (choice: Choice, more: Adds | null = null): number => revenue(choice, more);

  for (const passenger of passengers) {
    for (const airport of airports) {
      if (!isWithin([passenger, airport], purse.coins) || !isOfUse(looking, airport, passenger)) continue;
      if (earned([passenger, airport], BEST_PLANE) <= base) continue;
      for (const plane of planes) {
        if (!isWithin([passenger, airport, plane], purse.coins)) continue;
        if (earned([passenger, airport, plane], BEST_TRUCK) <= base) continue;
        for (const truck of trucks) {
          const choice = [passenger, airport, plane, truck];
          if (!isWithin(choice, coinsFor(choice, purse))) continue;
          const to = earned(choice);
          if (to > base && isNoneIdle(choice, to)) found.push(figures(piecesOf(choice), laterOf(choice), base, to));
        }
      }
    }
  }
  return unbeaten(found);

  function isNoneIdle(choice: Choice, to: number): boolean {
    return choice.every((option, place) => option === null || earned(choice.with(place, null)) < to);
  }
}

function coinsFor(choice: Choice, { coins, bid }: Purse): number {
  return bid === null || choice.some((option) => option?.piece.card === bid.card) ? coins : coins - bid.coins;
}

function isWithin(choice: Choice, coins: number): boolean {
  let price = 0;
  let doubtful = 0;
  for (const option of choice) {
    if (option === null) continue;
    price += option.piece.price;
    if (DOUBT[option.piece.source] >= DOUBTFUL) doubtful++;
  }
  return price <= coins && doubtful <= MOST_DOUBTFUL;
}

/**
 * CF-4.4 landing rights need a passenger for that continent of no more stars than the airport; it may come with them. On
 * loan they would be idle without one.
 */
function isOfUse({ view, tables, seat }: Looking, airport: Option | null, passenger: Option | null): boolean {
  const landing = airport?.now.airport;
  if (landing?.rights !== true) return true;
  const suits = (stars: number, continent: number) => continent === landing.continent && stars <= landing.stars;
  const coming = passenger?.now.passenger;
  if (coming !== undefined && suits(coming.stars, coming.continent)) return true;
  for (let card = FIRST_PASSENGER; card < CARDS; card++) {
    if (view.where[card] === seat && suits(tables.starsOf[card]!, tables.continentOf[card]!)) return true;
  }
  return false;
}

function piecesOf(choice: Choice): MissingPiece[] {
  return choice.flatMap((option) => (option === null ? [] : [option.piece]));
}

function laterOf(choice: Choice): Adds[] {
  return choice.flatMap((option) => option?.later ?? []);
}

export const doubtOf = ({ pieces }: MissingSet): number => Math.max(...pieces.map(({ source }) => DOUBT[source]));

/** A set is beaten by another that costs no more, earns no less now and in the long run, and is no less sure. */
function unbeaten(sets: readonly MissingSet[]): MissingSet[] {
  const order = sets.toSorted(
    (a, b) =>
      a.price - b.price || b.to - a.to || b.net - a.net || doubtOf(a) - doubtOf(b) || a.pieces.length - b.pieces.length,
  );
  const kept: MissingSet[] = [];
  for (const set of order) {
    const doubt = doubtOf(set);
    if (!kept.some(({ to, net, ...one }) => to >= set.to && net >= set.net && doubtOf({ to, net, ...one }) <= doubt)) {
      kept.push(set);
    }
  }
  return kept;
}

/** The best first: by coins in the long run, and in the last round, when only its revenue counts, by that. */
export function bestFirst({ view }: Looking, sets: readonly MissingSet[]): MissingSet[] {
  const isLast = view.round >= ROUNDS;
  return sets.toSorted(
    (a, b) => (isLast ? b.to - a.to : b.net - a.net) || a.price - b.price || doubtOf(a) - doubtOf(b),
  );
}
