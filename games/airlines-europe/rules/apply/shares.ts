/** Moves of shares by a seat's choice: the opening (AE-2.8), action B (AE-5), action C (AE-6). */

import type { Chance } from '@tarmac/kit';
import { ABACUS, type Airline, SHARE_INDEX, type Share } from '../airlines.ts';
import { abacusFor } from '../exchange.ts';
import { TURN } from '../frames.ts';
import type { News } from '../news.ts';
import { sawGive, sawPlay } from '../sightings.ts';
import type { Frame, State } from '../state.ts';
import { pay } from './money.ts';
import { endAction } from './scorings.ts';

/** AE-5.2 */
const DIVIDEND = 2;

function move(from: number[], to: number[], share: number, count: number): void {
  from[share] = from[share]! - count;
  to[share] = to[share]! + count;
}

function layOpen(state: State, seat: number, share: number, count: number): void {
  move(state.hands[seat] as number[], state.portfolios[seat] as number[], share, count);
  if (share !== ABACUS) sawPlay(state.sightings[seat]!, share, count);
}

/** AE-2.8 hidden until the last seat has chosen, then turned over together. */
export function choose(
  state: State,
  seat: number,
  frame: Extract<Frame, { kind: 'opening' }>,
  shares: readonly [Airline, Airline],
  chance: Chance,
  news?: News[],
): void {
  const chosen = frame.chosen.map((choice, other) => (other === seat ? shares : choice));
  const complete = chosen.filter((choice) => choice !== null);
  if (complete.length < state.seats) {
    state.frame = { kind: 'opening', chosen };
    return;
  }
  chance.reveal();
  complete.forEach((pair, owner) => {
    for (const share of pair) layOpen(state, owner, SHARE_INDEX[share], 1);
  });
  news?.push({ kind: 'opened', shares: complete });
  state.frame = TURN;
}

/** AE-5.1, AE-5.2 */
export function playShares(state: State, seat: number, shares: readonly Share[], chance: Chance, news?: News[]): void {
  for (const share of shares) {
    layOpen(state, seat, SHARE_INDEX[share], 1);
    if (share !== 'abacus') chance.reveal();
  }
  news?.push({ kind: 'played', seat, shares });
  pay(state, seat, DIVIDEND * shares.length, 'dividend', chance, news);
  endAction(state, chance, news);
}

/** AE-6 one share given up; with the last one the Air ABACUS shares go to the hand. */
export function giveShare(
  state: State,
  seat: number,
  frame: Extract<Frame, { kind: 'exchange' }>,
  from: 'portfolio' | 'hand',
  share: Share,
  chance: Chance,
  news?: News[],
): void {
  const index = SHARE_INDEX[share];
  const hand = state.hands[seat] as number[];
  if (from === 'portfolio') {
    move(state.portfolios[seat] as number[], state.gone, index, 1);
  } else if (index === ABACUS) {
    move(hand, state.gone, index, 1);
  } else {
    move(hand, state.given[seat] as number[], index, 1);
    sawGive(state.sightings[seat]!);
  }
  const fromPortfolio = from === 'portfolio' ? [...frame.fromPortfolio, share] : frame.fromPortfolio;
  const fromHand = from === 'hand' ? [...frame.fromHand, share] : frame.fromHand;
  if (fromPortfolio.length + fromHand.length < frame.give) {
    state.frame = { kind: 'exchange', give: frame.give, fromPortfolio, fromHand };
    return;
  }
  const acquired = abacusFor(frame.give);
  state.abacus -= acquired;
  hand[ABACUS] = hand[ABACUS]! + acquired;
  const abacus = fromHand.filter((given) => given === 'abacus').length;
  const backs = { ordinary: fromHand.length - abacus, abacus };
  news?.push({ kind: 'exchanged', seat, fromPortfolio, fromHand, backs, acquired });
  endAction(state, chance, news);
}
