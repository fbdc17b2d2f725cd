/** Invariants of a state: no component lost or created, and consistent derived values. */

import { brokenRule, MOST_COINS, ROUNDS } from '@tarmac/flights/rules';
import { auditCards } from './audit-cards.ts';
import { auditFrame } from './audit-frame.ts';
import { auditPawns } from './audit-pawns.ts';
import { aboard, charterRow } from './costs.ts';
import { pawnsLeft } from './pawns.ts';
import type { Flight, Frame, Phase, State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { isLeft, isReached, isServing, trucksFree } from './used.ts';

export function audit(state: State): string[] {
  const tables = tablesOf(state.config.board);
  const problems = [...auditPhase(state), ...auditCards(state, tables)];
  // Later checks read places that must exist.
  if (problems.length > 0) return problems;
  return [
    ...auditPawns(state, tables),
    ...auditRound(state, tables),
    ...auditFlights(state, tables),
    ...auditFrame(state, tables),
    ...auditEnd(state),
  ];
}

const PHASE_OF: Readonly<Record<Exclude<Frame['kind'], 'consent'>, Phase>> = {
  place: 'setup',
  first: 'setup',
  take: 'setup',
  market: 'market',
  flights: 'flights',
  further: 'demand',
  // CF-6.6 only flights and charters take pawns off the board, and the last flights decide.
  over: 'flights',
};

/** CF-6 */
function auditPhase({ frame, phase, round }: State): string[] {
  const problems: string[] = [];
  const due = frame.kind === 'consent' ? frame.within : PHASE_OF[frame.kind];
  if (due !== phase) problems.push(`a ${frame.kind} frame in the ${phase} phase`);
  if ((phase === 'setup') !== (round === 0)) problems.push(`round ${round} in the ${phase} phase`);
  // CF-6.6 nothing comes after the flights of the last round.
  if (phase === 'demand' && round === ROUNDS) problems.push('new demand in the last round');
  return problems;
}

/** CF-1.7, CF-6.3, CF-1.8 what is counted by the round. */
function auditRound(state: State, tables: Tables): string[] {
  const { phase, coins, charters, flights, homeThisRound, home, refused, config, seats } = state;
  const problems: string[] = [];
  if (coins < 0 || coins > MOST_COINS) problems.push(`${coins} coins`);
  if (charters < 0 || charters > charterRow(state, tables).length) problems.push(`${charters} charters in one round`);
  const isBefore = phase === 'setup' || phase === 'market';
  if (isBefore && (flights.length > 0 || charters > 0 || homeThisRound > 0))
    problems.push('flights before their phase');
  if (homeThisRound > home) problems.push(`${homeThisRound} pawns home in this round and ${home} in all`);
  if (refused > 0 && (phase === 'setup' || !config.consent || seats === 1))
    problems.push('proposals refused where nobody has to agree');
  return problems;
}

/** CF-6.6 */
function auditEnd(state: State): string[] {
  const { frame, endedBy, won, round, phase } = state;
  const left = pawnsLeft(state);
  const isOver = frame.kind === 'over';
  const problems: string[] = [];
  if (isOver !== (endedBy !== null)) problems.push('the game is over and goes on');
  if (won !== (isOver && left === 0)) problems.push(`the game is ${won ? '' : 'not '}won with ${left} pawns left`);
  if (isOver && !won && round !== ROUNDS) problems.push(`the game is lost in round ${round}`);
  if (!isOver && phase !== 'setup' && left === 0) problems.push('no pawn is left and the game goes on');
  return problems;
}

/** CF-2.10, CF-6.2 this round's flights: valid, of cards and trucks that are there, each used once, and who came home in them. */
function auditFlights(state: State, tables: Tables): string[] {
  const { flights, homeThisRound } = state;
  const problems = flights.flatMap((flight, place) => auditFlight(state, tables, flight, place));
  // A charter stays on its continent, and nobody on the board is on their own.
  const home = flights.reduce((sum, { pawns, to }) => sum + pawns[tables.continentOf[to]!]!, 0);
  if (home !== homeThisRound) problems.push(`${homeThisRound} pawns home in this round and ${home} in its flights`);
  return problems;
}

function auditFlight(state: State, tables: Tables, flight: Flight, place: number): string[] {
  const { where, rightsOf, trucks } = state;
  const { hand, from, plane, passenger, to, truck, pawns } = flight;
  const before = { flights: state.flights.slice(0, place), trucks };
  const problems: string[] = [];
  const isHad = [from, plane, passenger].every((card) => where[card] === hand);
  if (!isHad || (where[to] !== hand && rightsOf[to] !== hand)) problems.push('of cards the hand has not');
  if (
    isServing(before, plane) ||
    isServing(before, passenger) ||
    isLeft(before, from) ||
    isLeft(before, to) ||
    isReached(before, to) ||
    (truck > 0 && trucksFree(before, hand, truck) <= 0)
  )
    problems.push('of what was used before');
  if (brokenRule(tables, flight, 0, false) !== null) problems.push('that is not valid');
  const count = aboard(pawns);
  if (count === 0 || count > tables.starsOf[plane]!) problems.push(`with ${count} pawns aboard`);
  return problems.map((problem) => `flight ${place + 1} is one ${problem}`);
}
