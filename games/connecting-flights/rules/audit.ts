/** Invariants of a state: no component lost or created, and consistent derived values. */

import { ROUNDS, stageOf } from '@tarmac/flights/rules';
import { auditCards } from './audit-cards.ts';
import { auditFlown } from './audit-flown.ts';
import { auditFrame } from './audit-frame.ts';
import { auditOffers } from './audit-offers.ts';
import { type PlayerCard, suits } from './board.ts';
import { EVENTS } from './cards/events.ts';
import { eventCard } from './modifiers.ts';
import { byRank } from './order.ts';
import { isInPlay } from './setup.ts';
import type { Frame, Phase, State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

export function audit(state: State): string[] {
  const tables = tablesOf(state.config.board);
  const dealt = [...auditDeal(state, tables), ...auditPhase(state)];
  // What follows reads player cards and events by place.
  if (dealt.length > 0) return dealt;
  return [
    ...auditCards(state, tables),
    ...auditStarts(state, tables),
    ...auditEvents(state, tables),
    ...auditRound(state),
    ...auditFlown(state, tables),
    ...auditOffers(state),
    ...auditFrame(state, tables),
  ];
}

/** CF-3.2 */
function auditDeal(
  { dealt, players, identities, claimed, orders, missed, frame, seats }: State,
  tables: Tables,
): string[] {
  const { board } = tables;
  const problems: string[] = [];
  const cards = dealt.flat();
  if (new Set(cards).size !== cards.length) problems.push('a player card was dealt twice');
  const isOfNoUse = (card: PlayerCard | undefined) => card === undefined || !suits(card, seats);
  if (cards.some((place) => isOfNoUse(board.players[place])))
    problems.push('a player card was dealt that does not suit so many players');
  const kept = players.filter((place, seat) => dealt[seat]?.includes(place));
  if (frame.kind === 'keep' ? players.some((place) => place !== -1) : kept.length !== seats)
    problems.push('somebody has a player card that was not dealt');
  if (
    new Set(identities).size !== identities.length ||
    identities.some((place) => board.identities[place] === undefined)
  )
    problems.push('the secret identities are not different ones of the board');
  // CF-3.4 once it is claimed there is nothing left to order.
  if (claimed.some((done, seat) => done && !orders[seat])) problems.push('claimed and ordered to wait');
  if (missed.some((bits) => bits < 0 || bits >= 1 << board.identities.length))
    problems.push('tasks met that the board does not have');
  return problems;
}

const PHASE_OF: Readonly<Record<Frame['kind'], Phase>> = {
  keep: 'setup',
  start: 'setup',
  first: 'setup',
  name: 'event',
  add: 'auction',
  bid: 'auction',
  market: 'market',
  plans: 'flights',
  sabotage: 'sabotage',
  use: 'sabotage',
  deflect: 'sabotage',
  // CF-4.9 the game ends with a flight phase.
  over: 'flights',
};

/** CF-4, CF-4.9 */
function auditPhase({ frame, phase, round, endedBy, where, coins }: State): string[] {
  const problems: string[] = [];
  if (PHASE_OF[frame.kind] !== phase) problems.push(`a ${frame.kind} frame in the ${phase} phase`);
  if ((phase === 'setup') !== (round === 0)) problems.push(`round ${round} in the ${phase} phase`);
  if ((frame.kind === 'over') !== (endedBy !== null)) problems.push('the game is over and goes on');
  if (frame.kind === 'over' && round !== ROUNDS) problems.push(`the game has ended in round ${round}`);
  // CF-3.3 nobody has anything but a truck until all have bought their first flight.
  if (phase === 'setup' && (where.some((place) => place >= 0) || coins.some((count) => count > 0)))
    problems.push('somebody has cards or coins in the setup');
  if (phase === 'sabotage' && round === ROUNDS) problems.push('a sabotage in the last round');
  return problems;
}

/** CF-3.3, CF-3.5, CF-4.8 */
function auditStarts(state: State, { board }: Tables): string[] {
  const { startContinents, frame, seats, round, firstSeat } = state;
  const problems: string[] = [];
  const chosen = startContinents.filter((continent) => continent !== -1);
  if (new Set(chosen).size !== chosen.length || chosen.some((continent) => !isInPlay(seats, continent)))
    problems.push('starting continents that nobody can have chosen');
  const ranked = frame.kind === 'keep' ? [] : byRank(state, board);
  const next = ranked.find((seat) => startContinents[seat] === -1);
  const due = frame.kind === 'start' ? frame.seat : undefined;
  if (frame.kind === 'keep' ? chosen.length > 0 : next !== due) problems.push('starting continents out of turn');
  if (ranked.some((seat, place) => place > chosen.length - 1 && startContinents[seat] !== -1))
    problems.push('starting continents not by rank');
  const first = ((ranked[0] ?? 0) + Math.max(0, round - 1)) % seats;
  if (firstSeat !== first) problems.push(`seat ${firstSeat} is first player in round ${round}`);
  return problems;
}

/** CF-4.1 */
function auditEvents(state: State, tables: Tables): string[] {
  const { events, round, named, frame, seats } = state;
  const problems: string[] = [];
  if (events.length !== round || new Set(events).size !== round) problems.push('not one new event for each round');
  if (events.some((event, place) => tables.board.events[event]?.stage !== stageOf(place + 1)))
    problems.push('an event of another stage');
  if (problems.length > 0) return problems;
  const event = eventCard(state, tables);
  const isAsked = event !== null && EVENTS[event.id].asksContinent === true;
  if (frame.kind === 'name' && !isAsked) problems.push('a continent is asked for and no event wants it');
  const isNamed = isAsked && frame.kind !== 'name';
  if (isNamed ? !isInPlay(seats, named) || named < 0 : named !== -1) problems.push(`the continent named is ${named}`);
  return problems;
}

/** CF-4.3, CF-4.4, CF-4.5, CF-4.10 what is counted by the round. */
function auditRound(state: State): string[] {
  const { phase, round, revenue, revenues, bargains, rented, offersMade, seats, config, plans, flown } = state;
  const problems: string[] = [];
  const isFlown = phase === 'sabotage' || state.endedBy !== null;
  if ((plans !== null) !== isFlown || (flown !== null) !== isFlown) problems.push('plans are shown at the wrong time');
  const last = revenues.at(-1) ?? revenue.map(() => 0);
  if (revenues.length !== (isFlown ? round : Math.max(0, round - 1)) || last.join() !== revenue.join())
    problems.push('the revenue is not that of the last flights');
  const isBefore = (phases: readonly Phase[], counts: readonly number[]) =>
    phases.includes(phase) && counts.some((count) => count !== 0);
  if (isBefore(['setup', 'event'], bargains) || bargains.reduce((sum, count) => sum + count, 0) > seats + 2)
    problems.push('more cards won in this auction than there were');
  if (isBefore(['setup', 'event', 'auction'], rented) || isBefore(['setup', 'event', 'auction'], offersMade))
    problems.push('a purchase or offer before the market');
  if (offersMade.some((count) => count > Number(config.offers))) problems.push('more offers than are allowed');
  return problems;
}
