/** Moves cards off the deck, into the market and out of it, and hands over scoring cards. */

import type { Chance } from '@tarmac/kit';
import { AIRLINES, type Airline, SHARE_INDEX } from '../airlines.ts';
import { drawCard, MARKET_SIZE, NOTHING, SCORING } from '../deck.ts';
import { after } from '../frames.ts';
import type { News } from '../news.ts';
import { sawDraw, sawTake } from '../sightings.ts';
import type { State } from '../state.ts';

/** AE-8.1 a scoring card goes to the seat after the acting one, or to a seat that already holds one. */
function handOver(state: State, news?: News[]): void {
  const cards = state.scoringCards;
  const holder = cards === null ? after(state, state.turn) : cards.holder;
  state.scoringCards = { holder, count: cards === null ? 1 : cards.count + 1 };
  news?.push({ kind: 'scoringCard', seat: state.turn, holder, number: state.deck.met });
}

/** AE-8.1 the next share off the deck; NOTHING when it is empty (AE-8.8). */
function nextShare(state: State, chance: Chance, news?: News[]): number {
  for (;;) {
    const card = drawCard(state, chance);
    if (card !== SCORING) return card;
    handOver(state, news);
  }
}

/** Fills the market to five, as far as the deck goes (AE-8.8). */
export function fillMarket(state: State, chance: Chance, news?: News[]): void {
  if (state.market.length === MARKET_SIZE) return;
  const turnedUp: Airline[] = [];
  while (state.market.length < MARKET_SIZE) {
    const card = nextShare(state, chance, news);
    if (card === NOTHING) break;
    const airline = AIRLINES[card]!;
    state.market.push(airline);
    turnedUp.push(airline);
  }
  news?.push({ kind: 'turnedUp', airlines: turnedUp });
}

/** AE-7.2, AE-8.2 the market cards leave the game, seen by all. */
export function clearMarket(state: State, news?: News[]): void {
  if (state.market.length === 0) return;
  for (const airline of state.market) {
    const index = SHARE_INDEX[airline];
    state.gone[index] = state.gone[index]! + 1;
  }
  news?.push({ kind: 'marketCleared', airlines: state.market });
  state.market = [];
}

/** AE-4.8, AE-8.2 a market card into the hand, not replaced; returns the place it left. */
export function takeFromMarket(state: State, seat: number, airline: Airline, news?: News[]): number {
  const place = state.market.indexOf(airline);
  const index = SHARE_INDEX[airline];
  state.market.splice(place, 1);
  addToHand(state, seat, index);
  sawTake(state.sightings[seat]!, index);
  news?.push({ kind: 'took', seat, airline });
  return place;
}

/** AE-4.8 a market card, its place filled at once. */
export function takeAndReplace(state: State, seat: number, airline: Airline, chance: Chance, news?: News[]): void {
  const place = takeFromMarket(state, seat, airline, news);
  const card = nextShare(state, chance, news);
  const replacement = card === NOTHING ? [] : [AIRLINES[card]!];
  state.market.splice(place, 0, ...replacement);
  news?.push({ kind: 'turnedUp', airlines: replacement });
}

/** AE-4.8 the top of the deck. */
export function drawToHand(state: State, seat: number, chance: Chance, news?: News[]): void {
  const card = nextShare(state, chance, news);
  if (card === NOTHING) {
    news?.push({ kind: 'wentWithout', seat });
    return;
  }
  addToHand(state, seat, card);
  sawDraw(state.sightings[seat]!);
  news?.push({ kind: 'drew', seat, airline: AIRLINES[card]! });
}

function addToHand(state: State, seat: number, share: number): void {
  const hand = state.hands[seat] as number[];
  hand[share] = hand[share]! + 1;
}
