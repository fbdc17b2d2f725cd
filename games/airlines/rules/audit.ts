/** Invariants of a state: no component lost or created, and consistent derived values. */

import { bagSize } from '@tarmac/kit';
import { AIRLINES, type Airline, ROW_SIZE, SCORING_CARDS } from './airlines.ts';
import { auditBoard } from './audit-board.ts';
import { canDrawFlight, currentPile } from './flight-pile.ts';
import { canBeSabotaged } from './network.ts';
import { anyRouteOpen, isUnusable } from './open-routes.ts';
import { seatBonuses } from './outcome.ts';
import { GONE, IN_PILE, type State } from './state.ts';
import { controlledRounds, idleLimit, pileSize } from './stock-pile.ts';
import { type Tables, tablesOf } from './tables.ts';

export function audit(state: State): string[] {
  const tables = tablesOf(state.config.board);
  return [
    ...auditStock(state, tables),
    ...auditRow(state),
    ...auditFlights(state, tables),
    ...auditBoard(state, tables),
    ...(state.endedBy === null ? auditTurns(state, tables) : auditEnd(state)),
    ...auditScoringCards(state),
    ...auditPoints(state),
    ...auditFrame(state, tables),
  ];
}

/** AL-1.1 each stock card is in exactly one place, and cards seen taken are still in hand. */
function auditStock(state: State, tables: Tables): string[] {
  return AIRLINES.flatMap((airline, index) => {
    const counts = [state.pile, state.removed, ...state.hands, ...state.laid].map((cards) => cards[index]!);
    counts.push(state.row.filter((card) => card === airline).length);
    const expected = tables.stock[index]!;
    const problems: string[] = [];
    if (counts.some((count) => count < 0)) problems.push(`a negative number of ${airline} cards`);
    if (bagSize(counts) !== expected) problems.push(`${bagSize(counts)} ${airline} cards instead of ${expected}`);
    state.seenTaken.forEach((seen, seat) => {
      const count = seen[index]!;
      if (count < 0 || count > state.hands[seat]![index]!)
        problems.push(`seat ${seat} lacks a card of ${airline} it took face up`);
    });
    // AL-7.3
    if (state.removed[index] !== 0 && !state.inactive[index])
      problems.push(`a card of ${airline} was removed, which is not inactive`);
    return problems;
  });
}

/** AL-7.1, AL-7.3 */
function auditRow(state: State): string[] {
  const { row, inactive, endedBy } = state;
  const problems: string[] = [];
  const isPileEmpty = pileSize(state) === 0;
  if (row.length > ROW_SIZE) problems.push(`${row.length} cards face up`);
  // AL-9.4 the card that ended the game for two was not replaced.
  const gap = ROW_SIZE - row.length - (endedBy === 'AL-9.4' ? 1 : 0);
  if (gap > 0 && !isPileEmpty) problems.push('a gap among the cards face up that the pile could fill');
  if (isPileEmpty && endedBy === null && row.some((airline) => inactive[AIRLINES.indexOf(airline)]))
    problems.push('the pile is empty and the card of an inactive airline lies face up');
  return problems;
}

/** AL-1.3, AL-4.4 */
function auditFlights(state: State, tables: Tables): string[] {
  const { flights, flightPiles } = state;
  if (flights.length !== tables.flights.length || flightPiles.length !== tables.flights.length)
    return ['the flight cards are not those of the board'];
  const problems: string[] = [];
  if (flights.some((place) => place < GONE || place >= state.seats))
    problems.push('a flight card is held by nobody we know');
  const current = currentPile(state);
  if (flights.some((place, card) => place === IN_PILE && flightPiles[card] !== current))
    problems.push('a flight card lies in a pile that is used up');
  // AL-4.6, AL-4.7 once closed, always closed.
  if (flights.some((place, card) => place === GONE && !isUnusable(state, tables, card)))
    problems.push('a flight card left the game that is still of use');
  return problems;
}

/** AL-2.3, AL-9.5, AL-10.2 */
function auditTurns(state: State, tables: Tables): string[] {
  const { seats, turn, turnsDone, idleTurns, extraTurns, startSeat, frame, row } = state;
  const problems: string[] = [];
  if ((state.config.startSeat ?? startSeat) !== startSeat) problems.push(`seat ${startSeat} began`);
  if (turn !== (startSeat + turnsDone) % seats) problems.push(`seat ${turn} has the turn after ${turnsDone} turns`);
  if (idleTurns > turnsDone) problems.push(`${idleTurns} idle turns of ${turnsDone}`);
  const isStockGone = row.length === 0 && pileSize(state) === 0;
  if (isStockGone !== (extraTurns !== null) || (extraTurns !== null && !state.config.lastRound))
    problems.push('the last stock card is drawn and the game goes on, or it is not and the last round is on');
  if (extraTurns === null && idleTurns > 0 && frame.kind === 'turn' && canDrawFlight(state))
    problems.push(`${idleTurns} idle turns with flight cards to draw`);
  if (extraTurns === null && idleTurns >= seats) {
    if (idleTurns >= idleLimit(seats, true) || (frame.kind === 'turn' && !anyRouteOpen(state, tables)))
      problems.push(`${idleTurns} idle turns and no end`);
  }
  return problems;
}

/** AL-9.3 to 9.5, AL-10.2 the rule by which the game ended can have ended it. */
function auditEnd(state: State): string[] {
  const { endedBy, extraTurns, seats, scoringCards, config } = state;
  const problems: string[] = [];
  if (endedBy === 'AL-9.3' && (state.row.length > 0 || pileSize(state) > 0 || seats === 2))
    problems.push('the last stock card has ended a game that it does not end');
  if (endedBy === 'AL-9.4' && (seats > 2 || scoringCards.inPile + scoringCards.aside > 0))
    problems.push('the third scoring card has ended a game that it does not end');
  if (endedBy === 'AL-9.5' && state.idleTurns < seats) problems.push('a stalemate without idle turns');
  if (extraTurns !== (endedBy === 'AL-9.3' && config.lastRound ? 0 : null)) problems.push('the last round is not over');
  return problems;
}

/** AL-1.4, AL-9.1, AL-9.4, AL-10.3 */
function auditScoringCards(state: State): string[] {
  const { scoringCards, scorings, seats, turnsDone, endedBy, config } = state;
  const { inPile, aside } = scoringCards;
  const scored = SCORING_CARDS - inPile - aside;
  const last = endedBy === 'AL-9.3' || endedBy === 'AL-9.5' ? 1 : 0;
  if (inPile < 0 || aside < 0 || scored < 0 || scorings !== scored + last)
    return [`${scorings} scorings with ${inPile} scoring cards in the pile and ${aside} aside`];
  const problems: string[] = [];
  if (scored > 0 && turnsDone < seats) problems.push('a scoring card was scored in the first round');
  // AL-9.1, AL-10.3 before the scoring cards count there is more stock than can be drawn: two cards a turn, one for a
  // removal.
  const span = aside > 0 ? controlledRounds(seats) * seats : seats;
  if (endedBy === null && bagSize(state.pile) < 2 * (span - turnsDone))
    problems.push(`only ${bagSize(state.pile)} cards of stock in the pile after ${turnsDone} turns`);
  if (scored === SCORING_CARDS && seats === 2 && endedBy !== 'AL-9.4')
    problems.push('the third scoring card was met by two and the game goes on');
  const isAside = config.controlledScoring && turnsDone < controlledRounds(seats) * seats;
  if (aside !== 0 && aside !== SCORING_CARDS) problems.push(`${aside} scoring cards aside`);
  if (endedBy === null && aside > 0 !== isAside)
    problems.push('the scoring cards came into the pile at the wrong time');
  return problems;
}

/** AL-9.2, AL-10.1 points are the payouts and at the end the bonus, nothing else. */
function auditPoints(state: State): string[] {
  const { config, endedBy, payouts, scorings, scores } = state;
  const expected = config.seatBonus && endedBy !== null ? seatBonuses(state) : scores.map(() => 0);
  const problems: string[] = [];
  let last = 0;
  let paid: Airline[] = [];
  for (const { scoring, airline, points } of payouts) {
    if (scoring > last) paid = [];
    if (scoring < last || paid.includes(airline)) problems.push(`points for ${airline} in scoring ${scoring} again`);
    paid.push(airline);
    last = scoring;
    points.forEach((count, seat) => {
      expected[seat] = expected[seat]! + count;
    });
  }
  if (last > scorings) problems.push(`points of scoring ${last} after ${scorings} scorings`);
  if (expected.join() !== scores.join()) problems.push(`points ${scores.join()} instead of ${expected.join()}`);
  return problems;
}

/** The pending decision is possible. */
function auditFrame(state: State, tables: Tables): string[] {
  const { frame, endedBy, row, stirred, removed } = state;
  if ((frame.kind === 'over') !== (endedBy !== null)) return ['the game is over and goes on'];
  switch (frame.kind) {
    case 'turn':
      if (frame.removed && bagSize(removed) === 0) return ['a card was removed and is not out of the game'];
      return stirred ? ['stock was laid or drawn before the turn began'] : [];
    case 'flight':
      return stirred ? ['stock was laid or drawn before the flight'] : [];
    case 'stock':
      if (row.length === 0 && pileSize(state) === 0) return ['a stock card is due and none is left'];
      return stirred === frame.thenFlight ? [] : ['stock was laid to expand, or none to found'];
    case 'sabotage':
      if (!state.circles.some((_, circle) => canBeSabotaged(state, tables, circle)) || bagSize(state.markers) === 0)
        return ['a sabotage is due and none can be done'];
      return stirred ? [] : ['a sabotage without stock laid'];
    default:
      return [];
  }
}
