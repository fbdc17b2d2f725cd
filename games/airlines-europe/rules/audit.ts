/** Invariants of a state: nothing lost, nothing minted, everything that follows from something else does. */

import { bagSize } from '@tarmac/kit';
import { ABACUS, ABACUS_COUNT, AIRLINES, inPlay, SHARE_COUNTS, SHARES } from './airlines.ts';
import { deckPlan, MARKET_SIZE, SCORING_CARDS, scoringOdds } from './deck.ts';
import { reachesCity, touchesNetwork } from './network.ts';
import { banMarkersEach, startingPoints, TOTAL_MONEY } from './setup.ts';
import { BANNED, FREE, type State } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

export function audit(state: State): string[] {
  const tables = tablesOf(state.config.board);
  return [
    ...auditCards(state),
    ...auditHands(state),
    ...auditDeck(state),
    ...auditMoney(state),
    ...auditBoard(state, tables),
    ...auditTrack(state, tables),
    ...auditPoints(state),
  ];
}

function sum(numbers: readonly number[]): number {
  return bagSize(numbers);
}

/** AE-1.1, AE-1.2 each share is in exactly one place. */
function auditCards(state: State): string[] {
  const playing = inPlay(state.seats);
  return SHARES.flatMap((share, index) => {
    const counts = [
      state.gone[index] as number,
      ...state.hands.map((hand) => hand[index] as number),
      ...state.portfolios.map((portfolio) => portfolio[index] as number),
    ];
    if (index === ABACUS) counts.push(state.abacus);
    else {
      counts.push(state.bag[index] as number, ...state.given.map((given) => given[index] as number));
      counts.push(state.market.filter((airline) => airline === share).length);
    }
    const expected = index === ABACUS ? ABACUS_COUNT : playing[index] ? (SHARE_COUNTS[index] as number) : 0;
    if (counts.some((count) => count < 0)) return [`a negative number of ${share} shares`];
    return sum(counts) === expected ? [] : [`${sum(counts)} ${share} shares instead of ${expected}`];
  });
}

/** What everyone remembers of a hand fits the hand. */
function auditHands(state: State): string[] {
  return state.sightings.flatMap(({ open, closed, since }, seat) => {
    if (since.length > 0) return [];
    const hand = state.hands[seat] as number[];
    const ordinary = sum(hand) - (hand[ABACUS] as number);
    const problems: string[] = [];
    if (sum(open) + closed !== ordinary)
      problems.push(`seat ${seat} holds ${ordinary} cards, ${sum(open) + closed} were seen to come`);
    if (open.some((count, airline) => count > (hand[airline] as number)))
      problems.push(`seat ${seat} lacks a card it took face up`);
    return problems;
  });
}

function auditDeck(state: State): string[] {
  const problems: string[] = [];
  const { shares } = deckPlan(state.seats);
  const { drawn, met, metAt } = state.deck;
  if (drawn + sum(state.bag) !== shares)
    problems.push(`${drawn} shares drawn and ${sum(state.bag)} left instead of ${shares}`);
  if (met < 0 || met > SCORING_CARDS || metAt > drawn) problems.push('the scoring cards are out of step with the deck');
  // AE-8.8
  if (sum(state.bag) === 0 && met < SCORING_CARDS && scoringOdds(state) !== 1)
    problems.push('the deck ends without its scoring card');
  // AE-10.6 a scoring card already scored stays until the ban phase is over.
  const waiting = (state.scoringCards?.count ?? 0) - (state.frame.kind === 'ban' ? 1 : 0);
  if (state.endedBy === null && met !== state.scorings + waiting)
    problems.push(`${met} scoring cards met, ${state.scorings} scored, ${waiting} waiting`);
  if (state.market.length > MARKET_SIZE) problems.push(`${state.market.length} cards in the market`);
  return problems;
}

/** AE-2.3 */
function auditMoney(state: State): string[] {
  const problems: string[] = [];
  const total = state.bank + sum(state.cash);
  if (total !== TOTAL_MONEY(state.seats)) problems.push(`${total} M instead of ${TOTAL_MONEY(state.seats)} M`);
  if (state.bank < 0 || state.cash.some((cash) => cash < 0)) problems.push('somebody holds less than nothing');
  return problems;
}

function auditBoard(state: State, tables: Tables): string[] {
  const problems: string[] = [];
  const playing = inPlay(state.seats);
  if (state.circles.length !== tables.costs.length) problems.push('the circles are not those of the board');
  AIRLINES.forEach((airline, index) => {
    const flying = state.circles.filter((holder) => holder === index).length;
    const expected = playing[index] ? (SHARE_COUNTS[index] as number) : 0;
    if (flying + (state.planes[index] as number) !== expected)
      problems.push(`${airline}'s airplanes do not add up to ${expected}`);
  });
  tables.firstCircle.forEach((first, route) => {
    const holders = state.circles.slice(first, first + (tables.circleCount[route] as number));
    const airlines = holders.filter((holder) => holder >= 0);
    // AE-4.4
    if (new Set(airlines).size !== airlines.length)
      problems.push(`two licences of one airline on ${tables.board.routes[route]?.id}`);
    // AE-10.4
    if (holders.every((holder) => holder === BANNED))
      problems.push(`${tables.board.routes[route]?.id} was banned altogether`);
    if (holders.some((holder) => holder < BANNED || holder > ABACUS || (holder >= 0 && !playing[holder])))
      problems.push('a circle is held by nobody we know');
  });
  problems.push(...auditNetworks(state, tables));
  const bans = state.circles.filter((holder) => holder === BANNED).length;
  const markers = banMarkersEach(state.config, state.seats) * state.seats;
  if (bans + sum(state.banMarkers) !== markers || state.banMarkers.some((left) => left < 0))
    problems.push(`${bans} bans and ${sum(state.banMarkers)} markers left instead of ${markers}`);
  return problems;
}

/** AE-4.2 every licence can be traced back to its airline's home. */
function auditNetworks(state: State, tables: Tables): string[] {
  return AIRLINES.flatMap((airline, index) => {
    const joined = { circles: state.circles.map((holder) => (holder === index ? FREE : holder)) };
    const open = state.circles.flatMap((holder, circle) => (holder === index ? [circle] : []));
    for (let grown = true; grown; ) {
      const next = open.findIndex((circle) => touchesNetwork(joined, tables, index, tables.routeOf[circle] as number));
      grown = next !== -1;
      if (grown) joined.circles[open.splice(next, 1)[0] as number] = index;
    }
    return open.length === 0 ? [] : [`a licence of ${airline} has no way home`];
  });
}

/** AE-4.1, AE-4.9 a marker stands at its start plus what was paid for its licences plus its bonus. */
function auditTrack(state: State, tables: Tables): string[] {
  const playing = inPlay(state.seats);
  return AIRLINES.flatMap((airline, index) => {
    let expected = playing[index] ? tables.board.track.starts[airline] : 0;
    state.circles.forEach((holder, circle) => {
      if (holder === index && holder !== FREE) expected += tables.costs[circle] as number;
    });
    const hadBonus = playing[index] === true && tables.bonusTargets[index] !== -1;
    const joined = hadBonus && reachesCity(state, tables, index, tables.bonusTargets[index] as number);
    if (joined) expected += tables.bonusSpaces[index] as number;
    const problems: string[] = [];
    if (state.track[index] !== expected)
      problems.push(`${airline} stands on ${state.track[index]} instead of ${expected}`);
    if (state.bonus[index] !== (hadBonus && !joined)) problems.push(`${airline}'s bonus marker is in the wrong place`);
    return problems;
  });
}

/** AE-2.2, AE-11.4 points are the start and the payouts, nothing else. */
function auditPoints(state: State): string[] {
  const expected = startingPoints(state.seats, state.startSeat);
  for (const { points } of state.payouts) {
    for (const [seat, count] of points.entries()) expected[seat] = (expected[seat] as number) + count;
  }
  return expected.join() === state.scores.join() ? [] : [`points ${state.scores.join()} instead of ${expected.join()}`];
}
