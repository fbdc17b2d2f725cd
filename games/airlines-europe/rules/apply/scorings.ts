/** AE-8: the steps after an action, a scoring from its card to the next turn, and the end of the game. */

import type { BySeat, Chance } from '@tarmac/kit';
import { type Airline, SHARES } from '../airlines.ts';
import { SCORING_CARDS } from '../deck.ts';
import { after, OVER, TURN } from '../frames.ts';
import type { News } from '../news.ts';
import { ranking } from '../outcome.ts';
import { pointsFor, scoringOrder, scoringRow, thirdPortfolio } from '../scoring.ts';
import type { Frame, Payout, ScoringCards, State } from '../state.ts';
import { banFrame } from './bans.ts';
import { clearMarket, fillMarket, takeFromMarket } from './market.ts';

/** AE-8.1 the action is over: a scoring interrupts the game, or the next turn begins. */
export function endAction(state: State, chance: Chance, news?: News[]): void {
  if (state.scoringCards !== null) {
    beginScoring(state, state.scoringCards, chance, news);
  } else {
    state.turn = after(state, state.turn);
    state.frame = TURN;
  }
}

function beginScoring(state: State, cards: ScoringCards, chance: Chance, news?: News[]): void {
  const number = state.scorings + 1;
  news?.push({ kind: 'scoringBegan', number });
  // AE-8.9
  if (number === SCORING_CARDS && state.seats > 2) score(state, chance, news);
  else askForMarketCard(state, cards.holder, state.seats, chance, news);
}

/** AE-8.2 one card each from the holder on; AE-8.8 nobody is asked once the market is empty. */
function askForMarketCard(state: State, seat: number, left: number, chance: Chance, news?: News[]): void {
  if (left > 0 && state.market.length > 0) {
    state.frame = { kind: 'market', seat, left };
    return;
  }
  for (let without = 0; without < left; without++) {
    news?.push({ kind: 'wentWithout', seat: (seat + without) % state.seats });
  }
  clearMarket(state, news);
  fillMarket(state, chance, news);
  score(state, chance, news);
}

/** AE-8.2 */
export function takeAtScoring(
  state: State,
  frame: Extract<Frame, { kind: 'market' }>,
  airline: Airline,
  chance: Chance,
  news?: News[],
): void {
  takeFromMarket(state, frame.seat, airline, news);
  askForMarketCard(state, after(state, frame.seat), frame.left - 1, chance, news);
}

function score(state: State, chance: Chance, news?: News[]): void {
  const { scoringCards } = state;
  if (scoringCards === null) throw new Error('a scoring without a scoring card');
  const number = state.scorings + 1;
  payPoints(state, number, chance, news);
  state.scorings = number;
  if (number === SCORING_CARDS) {
    endGame(state, 'AE-8.7', chance, news);
  } else {
    const passed = state.banMarkers.map(() => false);
    askForBan(state, scoringCards.holder, passed, chance, news);
  }
}

/** AE-10.2 the next seat that can place a ban marker, if any; otherwise the scoring is over. */
export function askForBan(state: State, from: number, passed: BySeat<boolean>, chance: Chance, news?: News[]): void {
  const frame = banFrame(state, from, passed);
  if (frame !== null) state.frame = frame;
  else finishScoring(state, chance, news);
}

/** AE-8.6 the card leaves the game; the next waiting one is scored, or its holder continues. */
function finishScoring(state: State, chance: Chance, news?: News[]): void {
  const { scoringCards: cards } = state;
  if (cards === null) throw new Error('a scoring without a scoring card');
  if (cards.count > 1) {
    const waiting = { holder: cards.holder, count: cards.count - 1 };
    state.scoringCards = waiting;
    beginScoring(state, waiting, chance, news);
  } else {
    state.scoringCards = null;
    state.turn = cards.holder;
    state.frame = TURN;
    news?.push({ kind: 'wentOn', seat: cards.holder });
  }
}

/** AE-8.3 to 8.5, with the third portfolio in a two-seat game's last scoring (AE-9.2). */
function payPoints(state: State, number: number, chance: Chance, news?: News[]): void {
  const hasThird = number === SCORING_CARDS && state.seats === 2;
  // Its cards were unknown.
  if (hasThird) chance.reveal();
  const third = hasThird ? thirdPortfolio(state) : null;
  if (third !== null) news?.push({ kind: 'thirdPortfolio', shares: third });
  const total: BySeat<number> = state.scores.map(() => 0);
  const payouts: Payout[] = [];
  for (const index of scoringOrder(state)) {
    const share = SHARES[index]!;
    const row = scoringRow(state, index, number);
    const held = state.portfolios.map((portfolio) => portfolio[index]!);
    const heldByThird = third === null ? null : third[index]!;
    const points = pointsFor(row, heldByThird === null ? held : [...held, heldByThird]).slice(0, state.seats);
    news?.push({ kind: 'scored', share, row, held, third: heldByThird, points });
    if (points.some((count) => count > 0)) payouts.push({ scoring: number, share, points });
    points.forEach((count, seat) => {
      total[seat] = total[seat]! + count;
      state.scores[seat] = state.scores[seat]! + count;
    });
  }
  state.payouts = [...state.payouts, ...payouts];
  news?.push({ kind: 'scoringEnded', number, points: total });
}

/** AE-4.11 one last scoring with the third row of Air ABACUS, whatever was scored before. */
export function endBlocked(state: State, chance: Chance, news?: News[]): void {
  news?.push({ kind: 'allBlocked' });
  news?.push({ kind: 'scoringBegan', number: SCORING_CARDS });
  payPoints(state, SCORING_CARDS, chance, news);
  state.scorings++;
  endGame(state, 'AE-4.11', chance, news);
}

function endGame(state: State, rule: NonNullable<State['endedBy']>, chance: Chance, news?: News[]): void {
  // AE-11.5 everything is revealed: the act that ended the game must not be undone.
  chance.reveal();
  state.frame = OVER;
  state.endedBy = rule;
  state.scoringCards = null;
  news?.push({ kind: 'ended', rule, ranks: ranking(state), scores: state.scores.slice() });
}
