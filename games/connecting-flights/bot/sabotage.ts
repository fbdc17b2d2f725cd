/** Sabotage: against the leader, and the answer to one's own. */

import { type Action, type Frame, SABOTAGES, type SabotageId } from '@tarmac/connecting-flights/rules';
import { DOMINATED, type Glance } from './glance.ts';
import { phasesLeft } from './worth.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** In coins: what the mean sabotage takes from the leader, as one values it. */
const MEAN_HARM = 6;
/** In coins: a bid or landing rights less for one round. */
const NUISANCE = 5;

/** How far ahead of the others somebody is: 1 for the leader, less for those behind. */
function leadOf({ state, seat, worth }: Glance, victim: number): number {
  let best = 1;
  for (let other = 0; other < state.seats; other++) if (other !== seat) best = Math.max(best, worth(other).revenue);
  return worth(victim).revenue / best;
}

export function appraiseDrawing(glance: Glance): number {
  // Late in the game coins buy little more.
  return MEAN_HARM + (phasesLeft(glance.state) <= 1 ? MEAN_HARM : 0);
}

/** What it costs the victim: the lift, if that is cheaper than going without. */
function cost(glance: Glance, sabotage: number, victim: number, on: number | null): number {
  const { board } = glance.tables;
  const { id, lift, amount } = board.sabotages[sabotage]!;
  const effect = SABOTAGES[id];
  if (on !== null) {
    const lost = effect.grounds === true ? glance.worth(victim).lost(on) : amount * phasesLeft(glance.state);
    return Math.min(lift, lost);
  }
  return amount > 0 ? Math.min(amount, glance.state.coins[victim]!) : NUISANCE;
}

export function appraiseSabotage(glance: Glance, { victim, on }: Of<'sabotage'>): number {
  const { sabotage } = glance.state.frame as FrameOf<'use'>;
  return 0.1 + cost(glance, sabotage, victim, on) * leadOf(glance, victim);
}

export function appraiseDeflect(glance: Glance): number {
  const { state, tables, seat } = glance;
  const { sabotage, on } = state.frame as FrameOf<'deflect'>;
  const price = tables.board.players[state.players[seat]!]?.amount ?? 0;
  return cost(glance, sabotage, seat, on) - price;
}

export function appraiseLift(glance: Glance, { sabotage: id }: Of<'lift'>): number {
  const { state, tables, seat } = glance;
  const sabotage = tables.board.sabotages.findIndex((card) => card.id === (id as SabotageId));
  const { lift, amount } = tables.board.sabotages[sabotage]!;
  const on = state.sabotages[sabotage]!;
  const back = SABOTAGES[id].grounds === true ? glance.worth(seat).lost(on) : amount * phasesLeft(state);
  // Before flights is soon enough: coins may be wanted at the auction first.
  const isTime = state.phase === 'market' || state.phase === 'flights';
  return isTime && back > lift ? back - lift : DOMINATED;
}
