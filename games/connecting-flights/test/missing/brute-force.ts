/** Every set of pieces there is, one after the other, each tried in a state in which the seat has them: slow, and simple. */

import { AIRPORT_CARDS, CARDS, FIRST_PASSENGER, isElectric } from '@tarmac/flights/rules';
import { airportOf, lastingFleet } from '../../bot/fleets.ts';
import type { Option } from '../../bot/missing/pieces.ts';
import { fleetOf } from '../../bot/planner/fleet.ts';
import { bestPlan, type Fleet } from '../../bot/planner/index.ts';
import { judgePlan } from '../../rules/flight/judge.ts';
import { connectingFlights } from '../../rules/index.ts';
import type { MissingPiece, MissingSet } from '../../rules/missing.ts';
import { taxDue } from '../../rules/modifiers.ts';
import type { State } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';

export type Figures = Omit<MissingSet, 'pieces'> & { readonly doubt: number };

const DOUBTS = { bank: 0, lift: 0, row: 1, supply: 1, seat: 2, loan: 2, deck: 3 } as const;

/** The seat's own already, this round. */
function having(state: State, seat: number, pieces: readonly MissingPiece[]): State {
  const after = connectingFlights.clone(state);
  for (const { source, card, capacity } of pieces) {
    if (card === null) {
      after.trucks = after.trucks.map((trucks, each) =>
        each === seat ? trucks.map((count, place) => (place === capacity - 1 ? count + 1 : count)) : trucks,
      );
    } else if (source === 'lift') after.sabotages[after.sabotages.indexOf(card)] = -1;
    else if (source === 'loan' || (source === 'bank' && card < AIRPORT_CARDS)) after.rightsOf[card] = seat;
    else after.where[card] = seat;
  }
  return after;
}

/** What the rules say that the best plan earns. */
function earnedIn(state: State, seat: number): number {
  const tables = tablesOf(state.config.board);
  const { plan } = bestPlan(fleetOf(state, tables, seat));
  return judgePlan(state, tables, seat, plan)
    .flat()
    .reduce((sum, { refusal, revenue }) => {
      if (refusal !== null) throw new Error(`a best plan with an invalid flight: ${JSON.stringify(refusal)}`);
      return sum + revenue;
    }, 0);
}

/** Everything a set says of itself, worked out anew. */
export function figuresOf(state: State, seat: number, pieces: readonly MissingPiece[]): Figures {
  const tables = tablesOf(state.config.board);
  const { round } = state;
  const tax = (revenue: number) => taxDue(state, tables, seat, revenue);
  const [from, to] = [earnedIn(state, seat), earnedIn(having(state, seat, pieces), seat)];
  const price = pieces.reduce((sum, piece) => sum + piece.price, 0);
  const isRights = ({ source, card }: MissingPiece) => source === 'bank' && card !== null && card < AIRPORT_CARDS;
  const kept = pieces.filter((piece) => piece.source !== 'loan' && piece.source !== 'lift' && !isRights(piece));
  const rights = pieces.filter(isRights).flatMap(({ card }) => card ?? []);
  const before = bestPlan(lastingFleet(state, tables, seat)).revenue;
  const laterWith = (rented: readonly number[]) => {
    const fleet: Fleet = lastingFleet(having(state, seat, kept), tables, seat);
    const airports = [...fleet.airports, ...rented.map((card) => airportOf(tables, card, true))];
    const { revenue } = bestPlan({ ...fleet, airports });
    const again = rented.reduce((sum, card) => sum + (tables.rightsPriceOf[card] ?? 0), 0);
    return { later: revenue - before, again, each: revenue - before + tax(revenue) - tax(before) - again };
  };
  const [without, renting] = [laterWith([]), laterWith(rights)];
  const { later, again, each } = renting.each > without.each ? renting : without;
  const taxNow = round < 10 ? tax(to) - tax(from) : 0;
  return {
    price,
    from,
    to,
    tax: taxNow,
    later,
    again,
    net: to - from + taxNow - price + Math.max(0, 9 - round) * each,
    doubt: Math.max(...pieces.map(({ source }) => DOUBTS[source])),
  };
}

/** Pieces that print the same and come in the same way are tried once. */
function printed(state: State, { source, card, capacity }: MissingPiece): string {
  const { starsOf, continentOf, cityOf } = tablesOf(state.config.board);
  if (card === null) return `truck ${capacity}`;
  if (source === 'lift' || state.sabotages.includes(card)) return `${source} ${card}`;
  if (card < AIRPORT_CARDS) return `${source === 'loan' || source === 'bank'} ${cityOf[card]}`;
  return card < FIRST_PASSENGER
    ? `plane ${isElectric(card)} ${starsOf[card]}`
    : `${continentOf[card]} ${starsOf[card]}`;
}

/** CF-4.4 */
function isSold(state: State, seat: number, pieces: readonly MissingPiece[]): boolean {
  const tables = tablesOf(state.config.board);
  return pieces.every(({ source, card }) => {
    if (source !== 'bank' || card === null || card >= AIRPORT_CARDS) return true;
    const coming = new Set(pieces.map((piece) => piece.card));
    for (let one = FIRST_PASSENGER; one < CARDS; one++) {
      const has = state.where[one] === seat || coming.has(one);
      const isThere = tables.continentOf[one] === tables.continentOf[card];
      if (has && isThere && (tables.starsOf[one] ?? 0) <= (tables.starsOf[card] ?? 0)) return true;
    }
    return false;
  });
}

/** All that no other one beats, of all sets of these with one of each kind at most, none idle, one of them doubtful. */
export function everySet(
  state: State,
  seat: number,
  kinds: readonly (readonly Option[])[],
  canPay: (pieces: readonly MissingPiece[]) => boolean,
): Figures[] {
  const base = earnedIn(state, seat);
  const answers = new Map<string, number>();
  const earned = (pieces: readonly MissingPiece[]): number => {
    const key = pieces.map((piece) => printed(state, piece)).join();
    const known = answers.get(key) ?? earnedIn(having(state, seat, pieces), seat);
    answers.set(key, known);
    return known;
  };
  const found: MissingPiece[][] = [];
  const extend = (kind: number, pieces: MissingPiece[]): void => {
    if (pieces.filter(({ source }) => DOUBTS[source] >= 2).length > 1) return;
    const options = kinds[kind];
    if (options !== undefined) {
      extend(kind + 1, pieces);
      for (const { piece } of options) extend(kind + 1, [...pieces, piece]);
      return;
    }
    if (!canPay(pieces) || !isSold(state, seat, pieces)) return;
    const to = earned(pieces);
    if (to <= base || pieces.some((idle) => earned(pieces.filter((piece) => piece !== idle)) === to)) return;
    found.push(pieces);
  };
  extend(0, []);
  const all = found.map((pieces) => figuresOf(state, seat, pieces));
  return all.filter(
    (set) =>
      !all.some(
        (other) =>
          other.price <= set.price &&
          other.to >= set.to &&
          other.net >= set.net &&
          other.doubt <= set.doubt &&
          (other.price < set.price || other.to > set.to || other.net > set.net || other.doubt < set.doubt),
      ),
  );
}
