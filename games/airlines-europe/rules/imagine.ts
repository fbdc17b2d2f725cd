/**
 * A random state that one eye cannot tell from the true one.
 *
 * The odds: every card is a piece of cardboard of its own, and every way the cards can have come and
 * gone that fits what the eye has seen counts once. So all cards the eye cannot place are shuffled
 * into all places it cannot look into; only what it remembers of cards taken face up (sightings)
 * needs care, where some of them may have been given up unseen. Such pasts are proposed slot by slot
 * and kept with the odds that the cards would have fallen that way.
 */

import { bagSize, type Chance, drawFromBag } from '@tarmac/kit';
import { AIRLINES, inPlay, SHARE_COUNTS, SHARE_INDEX, SHARES, type Share } from './airlines.ts';
import { copyRows } from './clone.ts';
import { DEALT } from './deck.ts';
import { firstPlace, lastPlace } from './exchange.ts';
import { reachedCities } from './network.ts';
import { CLOSED, imaginePast, type Ledger, ledgerOf, type Past, surelyHidden, weigh } from './pasts.ts';
import { startingPoints } from './setup.ts';
import { copySighting } from './sightings.ts';
import type { Frame, Sighting, State } from './state.ts';
import { tablesOf } from './tables.ts';
import type { View } from './view-types.ts';

export function imagine(view: View, chance: Chance): State {
  for (;;) {
    const state = imagineOnce(view, chance);
    if (state !== null) return state;
  }
}

/** One proposal; null when it does not fit, or is not kept for its odds. */
export function imagineOnce(view: View, chance: Chance): State | null {
  if (view.laidOpen !== null) {
    const { bag, hands, given } = view.laidOpen;
    return assemble(view, bag.slice(), copyRows(hands), copyRows(given), view.frame as Frame);
  }
  const pool = unplacedCards(view);
  const pasts = imaginePasts(view, pool, chance);
  if (pasts === null) return null;

  const hands: number[][] = [];
  const given: number[][] = [];
  const lastGifts: number[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const past = pasts[seat] ?? null;
    if (past === null) {
      hands.push((view.hand as number[]).slice());
      given.push((view.given as number[]).slice());
      continue;
    }
    const unknown = drawUnknown(past.given, view.givenSizes[seat] as number, pool, chance);
    if (seat === view.turn) lastGifts.push(...giftsUnderWay(view, past, unknown));
    given.push(withCards(past.given, unknown));
    const backs = view.handSizes[seat] as View['handSizes'][number];
    const hand = withCards(past.hand, drawUnknown(past.hand, backs.ordinary, pool, chance));
    hand.push(backs.abacus);
    hands.push(hand);
  }
  const state = assemble(view, pool, hands, given, imagineFrame(view, lastGifts));
  return fits(state, view) ? state : null;
}

/** Ordinary cards in play that the eye does not see anywhere. */
function unplacedCards(view: View): number[] {
  const playing = inPlay(view.seats);
  const pool = SHARE_COUNTS.map((count, airline) => {
    if (!playing[airline]) return 0;
    let unseen = count - (view.gone[airline] as number);
    for (const portfolio of view.portfolios) unseen -= portfolio[airline] as number;
    return unseen - (view.hand?.[airline] ?? 0) - (view.given?.[airline] ?? 0);
  });
  for (const airline of view.market) pool[SHARE_INDEX[airline]] = (pool[SHARE_INDEX[airline]] as number) - 1;
  return pool;
}

/** What became of each other seat's open cards, taken out of the pool; null for the eye's own seat. */
function imaginePasts(view: View, pool: number[], chance: Chance): (Past | null)[] | null {
  const pasts: (Past | null)[] = [];
  const blurred: { past: Past; ledger: Ledger }[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const sighting = view.sightings[seat] as Sighting;
    if (seat === view.eye) {
      pasts.push(null);
    } else if (sighting.since.length === 0) {
      pasts.push({ hand: sighting.open, given: NO_CARDS, gifts: [], closedPlays: [] });
      takeOut(pool, sighting.open);
    } else {
      const ledger = ledgerOf(sighting);
      const past = imaginePast(sighting, ledger, chance);
      if (past === null) return null;
      pasts.push(past);
      blurred.push({ past, ledger });
      takeOut(pool, surelyHidden(ledger));
    }
  }
  return blurred.length === 0 || weigh(blurred, pool, chance) ? pasts : null;
}

const NO_CARDS = AIRLINES.map(() => 0);

function takeOut(pool: number[], cards: readonly number[]): void {
  for (let airline = 0; airline < pool.length; airline++) {
    pool[airline] = (pool[airline] as number) - (cards[airline] as number);
  }
}

/** As many cards of the pool as are missing from the known ones. */
function drawUnknown(known: readonly number[], size: number, pool: number[], chance: Chance): number[] {
  const cards: number[] = [];
  let left = bagSize(pool);
  for (let missing = size - bagSize(known); missing > 0; missing--) cards.push(drawFromBag(pool, left--, chance));
  return cards;
}

function withCards(known: readonly number[], cards: readonly number[]): number[] {
  const all = known.slice();
  for (const airline of cards) all[airline] = (all[airline] as number) + 1;
  return all;
}

/** The ordinary cards another seat has given up so far in an exchange under way. */
function giftsUnderWay(view: View, past: Past, unknown: readonly number[]): number[] {
  if (view.frame.kind !== 'exchange' || view.frame.backs.ordinary === 0) return [];
  const gifts = past.gifts.slice(-view.frame.backs.ordinary).filter((airline) => airline !== CLOSED);
  return [...gifts, ...unknown.slice(0, view.frame.backs.ordinary - gifts.length)];
}

function imagineFrame(view: View, lastGifts: readonly number[]): Frame {
  const { frame } = view;
  if (frame.kind === 'opening') {
    // Who else has chosen is hidden, so nobody else has.
    return { kind: 'opening', chosen: view.cash.map((_, seat) => (seat === view.eye ? frame.chosen : null)) };
  }
  if (frame.kind !== 'exchange') return frame;
  const { give, fromPortfolio, fromHand, backs } = frame;
  if (fromHand !== null) return { kind: 'exchange', give, fromPortfolio, fromHand };
  const gifts = lastGifts.toSorted((a, b) => a - b).map((airline) => SHARES[airline] as Share);
  return {
    kind: 'exchange',
    give,
    fromPortfolio,
    fromHand: [...gifts, ...new Array<Share>(backs.abacus).fill('abacus')],
  };
}

/** What the dealt cards must satisfy beyond their number. */
function fits(state: State, view: View): boolean {
  const { frame } = state;
  // AE-2.7 nobody keeps eight of a kind.
  if (frame.kind === 'opening') return !state.hands.some((hand) => hand.includes(DEALT));
  // Shares are given up in order: enough must be left from the last one on.
  if (frame.kind === 'exchange') return firstPlace(frame) <= lastPlace(state, view.turn, frame);
  return true;
}

function assemble(view: View, bag: number[], hands: number[][], given: number[][], frame: Frame): State {
  const scores = startingPoints(view.seats, view.startSeat);
  for (const { points } of view.payouts) {
    for (let seat = 0; seat < scores.length; seat++) scores[seat] = (scores[seat] as number) + (points[seat] as number);
  }
  const circles = view.circles.slice();
  return {
    config: view.config,
    seats: view.seats,
    startSeat: view.startSeat,
    turn: view.turn,
    frame,
    circles,
    reached: reachedCities(tablesOf(view.config.board), circles, view.seats),
    planes: view.planes.slice(),
    track: view.track.slice(),
    bonus: view.bonus.slice(),
    banMarkers: view.banMarkers.slice(),
    bag,
    deck: { ...view.deck },
    market: view.market.slice(),
    hands,
    portfolios: copyRows(view.portfolios),
    gone: view.gone.slice(),
    given,
    sightings: view.sightings.map(copySighting),
    abacus: view.abacus,
    bank: view.bank,
    cash: view.cash.slice(),
    // AE-11.4
    scores,
    payouts: view.payouts,
    scorings: view.scorings,
    scoringCards: view.scoringCards,
    endedBy: view.endedBy,
  };
}
