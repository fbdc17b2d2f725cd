/** The decision waited for can be waited for. */

import { canFill } from './auction-slots.ts';
import { checkPlan } from './check/flights.ts';
import { checkFirst } from './check/opening.ts';
import { abilityOf, bidsAllowed, sabotageEffect } from './modifiers.ts';
import { canStrike, targetCards } from './sabotage-targets.ts';
import { type Bidding, type Frame, IN_ROW, knowerBit, type State } from './state.ts';
import type { Tables } from './tables.ts';

type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export function auditFrame(state: State, tables: Tables): string[] {
  const { frame, firstSeat, row } = state;
  const problems: string[] = [];
  if (frame.kind !== 'bid' && frame.kind !== 'add' && row.length > 0) problems.push('cards lie in the auction row');
  if ('chosen' in frame && !frame.chosen.includes(null)) problems.push('all have chosen and nothing is shown');
  switch (frame.kind) {
    case 'first':
      if (
        frame.chosen.some(
          (flight, seat) => flight !== null && checkFirst(state, seat, { type: 'first', ...flight }) !== null,
        )
      )
        problems.push('a first flight that nobody can buy');
      break;
    case 'name':
      if (frame.seat !== firstSeat) problems.push('a continent is named by the wrong player');
      break;
    case 'add':
      problems.push(...auditAdd(state, tables, frame));
      break;
    case 'bid':
      problems.push(...auditBidding(state, tables, frame));
      break;
    case 'market':
      if (frame.passed[frame.seat] !== false) problems.push('the turn is with a seat that has passed');
      break;
    case 'plans':
      if (frame.chosen.some((plan, seat) => plan !== null && checkPlan(state, seat, plan) !== null))
        problems.push('a plan with cards that are not to be had');
      break;
    case 'sabotage':
    case 'use':
    case 'deflect':
      problems.push(...auditSaboteurs(state, tables, frame));
      break;
    default:
  }
  return problems;
}

/** CF-4.2 */
function auditAdd(state: State, tables: Tables, { seat, slot }: FrameOf<'add'>): string[] {
  const { seats, firstSeat, row } = state;
  const problems: string[] = [];
  if (slot > seats - 2 || seat !== (firstSeat + slot + 1) % seats)
    problems.push(`slot ${slot} is not for seat ${seat}`);
  else if (canFill(state, tables, slot).open.length === 0) problems.push('nothing is left that the slot takes');
  // A plane and a passenger, then one of each seat before this one.
  if (row.length > slot + 3) problems.push(`${row.length} cards in the auction before slot ${slot}`);
  return problems;
}

/** CF-4.3 */
function auditBidding(state: State, tables: Tables, frame: Bidding): string[] {
  const { seat, high, highSeat, bids, out } = frame;
  const { row, coins, seats, where } = state;
  if (row.length === 0 || row.length > seats + 2) return [`${row.length} cards in the auction`];
  const problems: string[] = [];
  if (where[row[0]!] !== IN_ROW) problems.push('a card is called that does not lie there');
  const isUnopened = highSeat === -1;
  if (isUnopened ? high !== 0 || bids.some((count) => count !== 0) : high <= 0 || high > coins[highSeat]!)
    problems.push(`a highest bid of ${high}`);
  if (!isUnopened && (bids[highSeat] === 0 || out[highSeat] === true)) problems.push('a highest bid of nobody');
  if (bids.some((count, bidder) => count > bidsAllowed(state, tables, bidder)))
    problems.push('more bids than are allowed');
  // Its coins may have gone to lift a sabotage since it was asked (CF-4.7), its bids not.
  if (out[seat] === true || seat === highSeat || bids[seat] === bidsAllowed(state, tables, seat))
    problems.push(`seat ${seat} is asked and cannot bid`);
  return problems;
}

/** CF-4.7 */
function auditSaboteurs(state: State, tables: Tables, frame: FrameOf<'sabotage' | 'use' | 'deflect'>): string[] {
  const problems: string[] = [];
  const acting = frame.kind === 'deflect' ? frame.saboteur : frame.seat;
  const order = [acting, ...frame.then];
  if (new Set(order).size !== order.length) problems.push('a saboteur twice');
  if (frame.kind === 'use' && (frame.knownTo & knowerBit(frame.seat)) === 0)
    problems.push('a sabotage in hand that its drawer does not know');
  if (frame.kind !== 'deflect') return problems;
  const { seat, saboteur, sabotage, on } = frame;
  const isLawful =
    sabotageEffect(tables, sabotage).lies === undefined
      ? on === null && canStrike(state, tables, sabotage, seat)
      : on !== null && targetCards(state, tables, sabotage, seat).includes(on);
  if (seat === saboteur || !isLawful) problems.push('a sabotage that nobody can have been struck by');
  if (abilityOf(state, tables, seat).deflects !== true) problems.push('a sabotage is to be bought off by who cannot');
  return problems;
}
