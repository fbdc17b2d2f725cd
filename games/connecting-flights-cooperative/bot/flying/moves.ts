/** The flights that a position offers, as far as one of them may lead to the best end. */

import { COLOURS } from '@tarmac/connecting-flights-cooperative/rules';
import { FUEL, STARS } from '@tarmac/flights/rules';
import { type Fleet, type FleetState, NOTHING, needCode } from './fleet.ts';
import { eachLoad, groupsFor } from './loads.ts';
import { look, type Outlook } from './outlook.ts';
import type { FlyingState, Move } from './position.ts';
import type { Problem, Slot } from './problem.ts';

/** The seats of the largest planes. */
const MOST_PAWNS = STARS.length;

/** All flights that may follow `last`. */
export function movesFrom(problem: Problem, position: FlyingState, outlook: Outlook, last: Move | null): Move[] {
  look(problem, position, outlook);
  const { slotsOf, fleets } = problem;
  const { free, ends, rights } = position;
  const moves: Move[] = [];
  for (let hand = 0; hand < fleets.length; hand++) {
    const fleet = fleets[hand]!;
    const state = position.fleets[hand]!;
    if (fleet.left(state).seats.length === 1) continue;
    for (const from of slotsOf[hand]!) {
      if (free[from]! + ends[from]! === 0) continue;
      for (const to of slotsOf[hand]!) {
        if (to === from || free[to]! + rights[to]! === 0) continue;
        flightsBetween(problem, position, outlook, from, to, fleet, state, last, moves);
      }
    }
  }
  return moves;
}

function flightsBetween(
  problem: Problem,
  position: FlyingState,
  outlook: Outlook,
  from: number,
  to: number,
  fleet: Fleet,
  state: FleetState,
  last: Move | null,
  moves: Move[],
): void {
  const { slots, charterCosts, coins, homeIsBest, fee } = problem;
  const origin = slots[from]!;
  const { continent, stars, city } = slots[to]!;
  const fuel = (FUEL[origin.continent] as readonly number[])[continent]!;
  const needs: number[] = [];
  const rests: FleetState[] = [];
  for (let pawns = 1; pawns <= MOST_PAWNS; pawns++) {
    const need = needCode({ continent, stars, fuel, pawns });
    const rest = fleet.after(state, need);
    if (rest === NOTHING) break;
    needs.push(need);
    rests.push(rest);
  }
  if (rests.length === 0) return;
  const groups = groupsFor(problem, position, outlook, origin.city, city);
  if (groups.length === 0) return;
  const comingHome = origin.city * COLOURS + continent;
  const eager = homeIsBest && fee === 0 ? position.pawns[comingHome]! : 0;
  const fees = outlook.fees - fleet.left(state).fees;
  eachLoad(groups, rests.length, charterCosts.length - 1 - position.charters, (load, charters) => {
    const size = load.length;
    const rest = rests[size - 1]!;
    // A seat that costs nothing is not left empty while somebody at the origin would come home in it.
    if (eager > 0 && rests[size] === rest && load.filter((cell) => cell === comingHome).length < eager) return;
    const cost = charterCosts[position.charters + charters]! + fees + fleet.left(rest).fees;
    if (cost > coins) return;
    if (last !== null && comesEarlier(problem, last, from, to, load)) return;
    const order = likeliness(outlook, continent, load, charters);
    moves.push({ from, to, need: needs[size - 1]!, fleet: rest, load, charters, bound: 0, order });
  });
}

/** Two flights that do not need each other are flown in one order only. */
function comesEarlier({ slots }: Problem, last: Move, from: number, to: number, load: readonly number[]): boolean {
  if (from > last.from || (from === last.from && to >= last.to)) return false;
  if (from === last.to || to === last.from) return false;
  if (!leavesSome(slots, last)) return true;
  const { city } = slots[last.to]!;
  return load.every((cell) => Math.floor(cell / COLOURS) !== city);
}

/** Whether somebody aboard is not yet home. */
export function leavesSome(slots: readonly Slot[], { to, load }: Move): boolean {
  const { continent } = slots[to]!;
  return load.some((cell) => cell % COLOURS !== continent);
}

const HOME = 10;
const ONWARD = 4;
const CHARTER = -1;

/** A rough order to try flights in: those that bring many home, or to where a flight goes home, for few charters. */
function likeliness(outlook: Outlook, continent: number, load: readonly number[], charters: number): number {
  let order = charters * CHARTER;
  for (const cell of load) {
    const colour = cell % COLOURS;
    if (colour === continent) order += HOME;
    else if ((outlook.direct[continent]! & (1 << colour)) !== 0) order += ONWARD;
  }
  return order;
}
