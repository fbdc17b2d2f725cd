/**
 * A random state that one eye cannot distinguish from the true one.
 *
 * The odds: cards are distinct, and every history of them that fits the eye's view counts once. So all cards the eye
 * cannot place are shuffled into all places it cannot see. Only cards taken face up (sightings) are special, since some may
 * have been given up unseen: see pasts.ts and choose-pasts.ts.
 */

import { bagSize, type Chance, copyRows, drawFromBag } from '@tarmac/kit';
import { AIRLINES, inPlay, SHARE_COUNTS, SHARE_INDEX, SHARES, type Share } from './airlines.ts';
import { choosePasts, type PastChooser, pastChooser } from './choose-pasts.ts';
import { DEALT } from './deck.ts';
import { firstPlace, lastPlace } from './exchange.ts';
import { type Past, type Pasts, pastsOf } from './pasts.ts';
import { startingPoints } from './setup.ts';
import { copySighting } from './sightings.ts';
import type { Frame, State } from './state.ts';
import type { View } from './view-types.ts';

export function imagine(view: View, chance: Chance): State {
  for (;;) {
    const state = imagineOnce(view, chance);
    if (state !== null) return state;
  }
}

/** One proposal; null if its cards contradict what was seen. */
export function imagineOnce(view: View, chance: Chance): State | null {
  if (view.laidOpen !== null) {
    const { bag, hands, given } = view.laidOpen;
    return assemble(view, bag.slice(), copyRows(hands), copyRows(given), view.frame as Frame);
  }
  const ready = prepare(view);
  const pool = ready.pool.slice();
  const placed = placeOpenCards(view, ready, pool, chance);

  const hands: number[][] = [];
  const given: number[][] = [];
  const lastGifts: number[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const open = placed[seat] ?? null;
    if (open === null) {
      hands.push((view.hand as number[]).slice());
      given.push((view.given as number[]).slice());
      continue;
    }
    const unknown = drawUnknown(open.given, view.givenSizes[seat]!, pool, chance);
    if (seat === view.turn) lastGifts.push(...giftsUnderWay(view, open, unknown));
    given.push(withCards(open.given, unknown));
    const backs = view.handSizes[seat]!;
    const hand = withCards(open.hand, drawUnknown(open.hand, backs.ordinary, pool, chance));
    hand.push(backs.abacus);
    hands.push(hand);
  }
  const state = assemble(view, pool, hands, given, imagineFrame(view, lastGifts));
  return fits(state, view) ? state : null;
}

/** Ordinary cards in play that the eye cannot see. */
function unplacedCards(view: View): number[] {
  const playing = inPlay(view.seats);
  const pool = SHARE_COUNTS.map((count, airline) => {
    if (!playing[airline]) return 0;
    let unseen = count - view.gone[airline]!;
    for (const portfolio of view.portfolios) unseen -= portfolio[airline]!;
    return unseen - (view.hand?.[airline] ?? 0) - (view.given?.[airline] ?? 0);
  });
  for (const airline of view.market) pool[SHARE_INDEX[airline]] = pool[SHARE_INDEX[airline]]! - 1;
  return pool;
}

const CLOSED = -1;
const NO_CARDS: readonly number[] = AIRLINES.map(() => 0);
const UNKNOWN: Past = { hand: NO_CARDS, given: NO_CARDS, extra: NO_CARDS, ways: 0 };

/** A seat's open cards: in its hand, given up. `lastGifts` are airlines or CLOSED, the newest last. */
interface Placed {
  readonly hand: number[];
  readonly given: number[];
  readonly lastGifts: readonly number[];
}

/** The deterministic part, cached because bots imagine from one view thousands of times. */
interface Prepared {
  /** Unplaced cards, less those in every past. */
  readonly pool: readonly number[];
  /** By seat, null for the eye's own. */
  readonly pasts: readonly (Pasts | null)[];
  readonly chooser: PastChooser;
}

const prepared = new WeakMap<View, Prepared>();

function prepare(view: View): Prepared {
  let ready = prepared.get(view);
  if (ready === undefined) {
    const pool = unplacedCards(view);
    const pasts = view.sightings.map((sighting, seat) => (seat === view.eye ? null : pastsOf(sighting)));
    const others = pasts.filter((each) => each !== null);
    for (const { sure } of others) takeOut(pool, sure);
    ready = { pool, pasts, chooser: pastChooser(others, pool) };
    prepared.set(view, ready);
  }
  return ready;
}

/** Places each other seat's open cards, taken out of the pool; null for the eye's own seat. */
function placeOpenCards(view: View, { pasts, chooser }: Prepared, pool: number[], chance: Chance): (Placed | null)[] {
  const chosen = choosePasts(chooser, chance);
  let next = 0;
  return pasts.map((each, seat) => {
    if (each === null) return null;
    const past = chosen?.[next++] ?? UNKNOWN;
    // Without a fitting past, even the sure cards may be anywhere.
    if (past === UNKNOWN) putBack(pool, each.sure);
    else takeOut(pool, past.extra);
    const { ordinary } = view.handSizes[seat]!;
    return giveLast(past, each.lastGifts, ordinary + each.lastGifts, chance);
  });
}

/** The last gifts may have been any card in hand. */
function giveLast(past: Past, gifts: number, handSize: number, chance: Chance): Placed {
  const hand = past.hand.slice();
  const given = past.given.slice();
  const lastGifts: number[] = [];
  let left = handSize;
  let closed = handSize - bagSize(hand);
  for (let gift = 0; gift < gifts; gift++) {
    if (chance.draw(left--) < closed) {
      closed--;
      lastGifts.push(CLOSED);
    } else {
      const airline = drawFromBag(hand, bagSize(hand), chance);
      given[airline] = given[airline]! + 1;
      lastGifts.push(airline);
    }
  }
  return { hand, given, lastGifts };
}

function takeOut(pool: number[], cards: readonly number[]): void {
  for (let airline = 0; airline < pool.length; airline++) {
    pool[airline] = pool[airline]! - cards[airline]!;
  }
}

function putBack(pool: number[], cards: readonly number[]): void {
  for (let airline = 0; airline < pool.length; airline++) {
    pool[airline] = pool[airline]! + cards[airline]!;
  }
}

/** Draws the missing cards from the pool. */
function drawUnknown(known: readonly number[], size: number, pool: number[], chance: Chance): number[] {
  const cards: number[] = [];
  let left = bagSize(pool);
  for (let missing = size - bagSize(known); missing > 0; missing--) cards.push(drawFromBag(pool, left--, chance));
  return cards;
}

function withCards(known: readonly number[], cards: readonly number[]): number[] {
  const all = known.slice();
  for (const airline of cards) all[airline] = all[airline]! + 1;
  return all;
}

/** The ordinary cards that another seat has given up in a running exchange. */
function giftsUnderWay({ frame }: View, { lastGifts }: Placed, unknown: readonly number[]): number[] {
  if (frame.kind !== 'exchange' || frame.backs.ordinary === 0) return [];
  const open = lastGifts.slice(-frame.backs.ordinary).filter((airline) => airline !== CLOSED);
  return [...open, ...unknown.slice(0, frame.backs.ordinary - open.length)];
}

function imagineFrame(view: View, lastGifts: readonly number[]): Frame {
  const { frame } = view;
  if (frame.kind === 'opening') {
    // Other seats' choices are hidden: none is made here.
    return { kind: 'opening', chosen: view.cash.map((_, seat) => (seat === view.eye ? frame.chosen : null)) };
  }
  if (frame.kind !== 'exchange') return frame;
  const { give, fromPortfolio, fromHand, backs } = frame;
  if (fromHand !== null) return { kind: 'exchange', give, fromPortfolio, fromHand };
  const gifts = lastGifts.toSorted((a, b) => a - b).map((airline) => SHARES[airline]!);
  return {
    kind: 'exchange',
    give,
    fromPortfolio,
    fromHand: [...new Array<Share>(backs.abacus).fill('abacus'), ...gifts],
  };
}

/** The conditions on the dealt cards beyond their number. */
function fits(state: State, view: View): boolean {
  const { frame } = state;
  // AE-2.7 nobody keeps eight of a kind.
  if (frame.kind === 'opening') return !state.hands.some((hand) => hand.includes(DEALT));
  // Shares are given up in order: enough must remain after the last one.
  if (frame.kind === 'exchange') return firstPlace(frame) <= lastPlace(state, view.turn, frame);
  return true;
}

function assemble(view: View, bag: number[], hands: number[][], given: number[][], frame: Frame): State {
  const scores = startingPoints(view.seats, view.startSeat);
  for (const { points } of view.payouts) {
    for (let seat = 0; seat < scores.length; seat++) scores[seat] = scores[seat]! + points[seat]!;
  }
  return {
    config: view.config,
    seats: view.seats,
    startSeat: view.startSeat,
    turn: view.turn,
    frame,
    circles: view.circles.slice(),
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
