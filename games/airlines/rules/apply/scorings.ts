/** AL-9: scorings, and the end of the game. */

import type { BySeat, Chance } from '@tarmac/kit';
import { AIRLINES, SCORING_CARDS } from '../airlines.ts';
import { OVER } from '../frames.ts';
import type { News } from '../news.ts';
import { ranking, seatBonuses } from '../outcome.ts';
import { pointsFor, thirdPlayer, worths } from '../scoring.ts';
import type { EndRule, Payout, State } from '../state.ts';

/** AL-9.1 a scoring card that counts; with two seats the third one ends the game (AL-9.4). */
export function meetScoringCard(state: State, chance: Chance, news?: News[]): void {
  const number = SCORING_CARDS - state.scoringCards.inPile - state.scoringCards.aside;
  news?.push({ kind: 'scoringCard', seat: state.turn, number });
  if (state.seats === 2 && number === SCORING_CARDS) endGame(state, 'AL-9.4', chance, news);
  else score(state, null, news);
}

/** AL-9.3 to 9.5 the last scoring, and the end. */
export function endGame(state: State, rule: EndRule, chance: Chance, news?: News[]): void {
  // AL-11.3 everything is revealed: the act that ended the game must not be undone.
  chance.reveal();
  // AL-9.4, AL-9.5
  const third = state.seats === 2 ? thirdPlayer(state) : null;
  if (third !== null) news?.push({ kind: 'thirdPlayer', stock: third });
  score(state, third, news);
  if (state.config.seatBonus) {
    // AL-10.1
    const points = seatBonuses(state);
    addPoints(state.scores, points);
    news?.push({ kind: 'bonus', points });
  }
  state.frame = OVER;
  state.endedBy = rule;
  news?.push({ kind: 'ended', rule, ranks: ranking(state), scores: state.scores.slice() });
}

/** AL-9.2 every founded airline in turn, with the stock of the fictitious third player if there is one. */
function score(state: State, third: readonly number[] | null, news?: News[]): void {
  const number = state.scorings + 1;
  news?.push({ kind: 'scoringBegan', number });
  const total: BySeat<number> = state.scores.map(() => 0);
  const payouts: Payout[] = [];
  worths(state).forEach((markers, index) => {
    if (markers === 0) return;
    const airline = AIRLINES[index]!;
    const held = state.laid.map((stock) => stock[index]!);
    const heldByThird = third === null ? null : third[index]!;
    const points = pointsFor(markers, heldByThird === null ? held : [...held, heldByThird]).slice(0, state.seats);
    news?.push({ kind: 'scored', airline, markers, held, third: heldByThird, points });
    if (points.some((count) => count > 0)) payouts.push({ scoring: number, airline, points });
    addPoints(total, points);
  });
  addPoints(state.scores, total);
  state.payouts = [...state.payouts, ...payouts];
  state.scorings = number;
  news?.push({ kind: 'scoringEnded', number, points: total });
}

function addPoints(scores: BySeat<number>, points: readonly number[]): void {
  for (let seat = 0; seat < scores.length; seat++) scores[seat] = scores[seat]! + points[seat]!;
}
