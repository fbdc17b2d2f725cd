/**
 * A random state that one eye cannot tell from the true one.
 *
 * The odds: identities, player cards and sabotage cards were each shuffled once, so every deal that fits what the eye has
 * seen counts once, and which of two player cards was dealt first is a coin toss. What people choose is no evidence, but for
 * one thing: a seat is taken to claim as soon as it can, as its standing order says from the beginning (CF-3.4). So it
 * has no identity whose task it met and did not claim (State.missed), and its order is to claim. Only where there is no
 * such deal, as few seats as possible are taken to wait. Hidden choices of others are left unmade.
 */

import type { BySeat, Chance } from '@tarmac/kit';
import { suits } from './board.ts';
import { type Frame, SABOTAGE_DRAWN, SABOTAGE_IN_DECK, SABOTAGE_UNDER_DECK, type State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { SABOTAGE_HIDDEN, type View } from './view-types.ts';

export function imagine(view: View, chance: Chance): State {
  const ready = prepare(view);
  const identities = ready.identities[chance.draw(ready.identities.length)]!;
  return {
    config: view.config,
    seats: view.seats,
    round: view.round,
    phase: view.phase,
    firstSeat: view.firstSeat,
    where: view.where.slice(),
    rightsOf: view.rightsOf.slice(),
    planeQueue: view.planeQueue.slice(),
    passengerQueue: view.passengerQueue.slice(),
    trucks: view.trucks.map((trucks) => trucks.slice()),
    truckSupply: view.truckSupply.slice(),
    coins: view.coins.slice(),
    revenue: view.revenue.slice(),
    revenues: view.revenues,
    dealt: imagineDealt(view, ready.players, chance),
    players: view.players.slice(),
    startContinents: view.startContinents.slice(),
    identities: identities.slice(),
    claimed: view.claimed.slice(),
    orders: identities.map((identity, seat) =>
      seat === view.eye ? (view.order as boolean) : !waits(view, seat, identity),
    ),
    missed: view.missed.slice(),
    events: view.events.slice(),
    named: view.named,
    row: view.row.slice(),
    bargains: view.bargains.slice(),
    rented: view.rented.slice(),
    offersMade: view.offersMade.slice(),
    offers: view.offers,
    plans: view.plans,
    flown: view.flown,
    ...imagineSabotages(view, ready.sabotages, chance),
    endedBy: view.endedBy,
  };
}

/** The deterministic part, cached because bots imagine from one view thousands of times. */
interface Prepared {
  /** Every deal of identities that may be the true one. */
  readonly identities: readonly BySeat<number>[];
  /** Player cards that this eye has not seen. */
  readonly players: readonly number[];
  /** Sabotage cards that this eye cannot place. */
  readonly sabotages: readonly number[];
}

const prepared = new WeakMap<View, Prepared>();

function prepare(view: View): Prepared {
  let ready = prepared.get(view);
  if (ready === undefined) {
    const tables = tablesOf(view.config.board);
    ready = {
      identities: identityDeals(view, tables),
      players: unseenPlayers(view, tables),
      sabotages: view.sabotages.flatMap((place, sabotage) => (place === SABOTAGE_HIDDEN ? [sabotage] : [])),
    };
    prepared.set(view, ready);
  }
  return ready;
}

/** CF-3.4 the seat has met the task of this identity and not claimed it: its order was to wait. */
function waits({ claimed, missed }: View, seat: number, identity: number): boolean {
  return !claimed[seat] && (missed[seat]! & (1 << identity)) !== 0;
}

/** The fitting deals in which as few other seats as possible wait. */
function identityDeals(view: View, { board }: Tables): BySeat<number>[] {
  let deals: BySeat<number>[] = [[]];
  view.identities.forEach((seen) => {
    const free = board.identities.flatMap((_, identity) => (view.identities.includes(identity) ? [] : [identity]));
    deals = deals.flatMap((deal) =>
      (seen === null ? free.filter((identity) => !deal.includes(identity)) : [seen]).map((identity) => [
        ...deal,
        identity,
      ]),
    );
  });
  const waiting = deals.map(
    (deal) => deal.filter((identity, seat) => seat !== view.eye && waits(view, seat, identity)).length,
  );
  const fewest = Math.min(...waiting);
  return deals.filter((_, deal) => waiting[deal] === fewest);
}

/** CF-3.2 those that suit the number of players, less those this eye was dealt and those that all have seen kept. */
function unseenPlayers(view: View, { board }: Tables): number[] {
  const seen = [...view.players, ...view.dealt.flatMap((pair) => pair ?? [])];
  return board.players.flatMap((card, place) => (suits(card, view.seats) && !seen.includes(place) ? [place] : []));
}

function imagineDealt(view: View, unseen: readonly number[], chance: Chance): BySeat<readonly [number, number]> {
  const left = unseen.slice();
  return view.dealt.map((pair, seat) => {
    if (pair !== null) return pair;
    const kept = view.players[seat]!;
    if (kept < 0) return [takeOut(left, chance), takeOut(left, chance)];
    const rejected = takeOut(left, chance);
    return chance.draw(2) === 0 ? [kept, rejected] : [rejected, kept];
  });
}

/** The sabotage cards out of sight: some known places under the deck, the one just drawn, and the shuffled rest. */
function imagineSabotages(
  view: View,
  unseen: readonly number[],
  chance: Chance,
): Pick<State, 'sabotages' | 'sabotageQueue' | 'frame'> {
  const left = unseen.slice();
  const sabotages = view.sabotages.map((place) => (place === SABOTAGE_HIDDEN ? SABOTAGE_IN_DECK : place));
  const sabotageQueue = view.sabotageQueue.map((buried) => {
    if (buried.sabotage >= 0) return buried;
    const sabotage = takeOut(left, chance);
    sabotages[sabotage] = SABOTAGE_UNDER_DECK;
    return { sabotage, knownTo: buried.knownTo };
  });
  let frame: Frame = view.frame;
  if (frame.kind === 'use' && frame.sabotage < 0) {
    frame = { ...frame, sabotage: takeOut(left, chance) };
    sabotages[frame.sabotage] = SABOTAGE_DRAWN;
  }
  return { sabotages, sabotageQueue, frame };
}

function takeOut(left: number[], chance: Chance): number {
  const [taken] = left.length === 0 ? [] : left.splice(chance.draw(left.length), 1);
  if (taken === undefined) throw new Error('there are fewer cards out of sight than places for them');
  return taken;
}
