/** AL-3.1, AL-9.5, AL-10: the end of a turn and the start of the next. */

import type { Chance } from '@tarmac/kit';
import { canDrawFlight } from '../flight-pile.ts';
import { after, STOCK, STOCK_THEN_FLIGHT, TURN } from '../frames.ts';
import type { News } from '../news.ts';
import { anyRouteOpen } from '../open-routes.ts';
import type { State } from '../state.ts';
import { controlledRounds, idleLimit, pileSize } from '../stock-pile.ts';
import { tablesOf } from '../tables.ts';
import { drawFlight } from './flights.ts';
import { endGame } from './scorings.ts';

/** AL-5.2, AL-6.1 a stock card is a duty as long as there is one (AL-10.2). */
export function askForStock(state: State, thenFlight: boolean, chance: Chance, news?: News[]): void {
  if (state.row.length > 0 || pileSize(state) > 0) state.frame = thenFlight ? STOCK_THEN_FLIGHT : STOCK;
  else finishTurn(state, thenFlight, chance, news);
}

/** AL-5.2 after founding a flight card comes last. */
export function finishTurn(state: State, withFlight: boolean, chance: Chance, news?: News[]): void {
  if (state.endedBy !== null) return;
  if (withFlight) drawFlight(state, state.turn, chance, news);
  endTurn(state, chance, news);
}

export function endTurn(state: State, chance: Chance, news?: News[]): void {
  if (state.endedBy !== null) return;
  state.turnsDone++;
  // AL-9.5 while there are flight cards to draw, expanding without a flight uses them up.
  state.idleTurns = state.stirred || canDrawFlight(state) ? 0 : state.idleTurns + 1;
  state.stirred = false;
  shuffleScoringCardsIn(state, news);
  if (state.extraTurns !== null) {
    // AL-10.2
    if (state.extraTurns === 0) {
      endGame(state, 'AL-9.3', chance, news);
      return;
    }
    state.extraTurns--;
  } else if (isStalemate(state, news)) {
    endGame(state, 'AL-9.5', chance, news);
    return;
  }
  state.turn = after(state, state.turn);
  state.frame = TURN;
}

/** AL-10.3 */
function shuffleScoringCardsIn(state: State, news?: News[]): void {
  const { scoringCards } = state;
  const round = controlledRounds(state.seats);
  if (scoringCards.aside === 0 || state.turnsDone !== round * state.seats) return;
  scoringCards.inPile += scoringCards.aside;
  scoringCards.aside = 0;
  news?.push({ kind: 'scoringCardsIn', round });
}

/** AL-9.5 */
function isStalemate(state: State, news?: News[]): boolean {
  const { idleTurns, seats } = state;
  if (idleTurns < seats) return false;
  const routesOpen = anyRouteOpen(state, tablesOf(state.config.board));
  if (idleTurns < idleLimit(seats, routesOpen)) return false;
  news?.push({ kind: 'stalemate', turns: idleTurns, routesOpen });
  return true;
}
